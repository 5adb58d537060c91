const pseudo = /:(hover|focus-visible|active)(?![\w-])/g;

/** Only what can be pointed at or focused takes the state, not the stage it stands on. */
const forced = (selector: string) => selector.replace(pseudo, (_, state) => `:is([data-force="${state}"] :is(a, button, input, select, textarea))`);

/** The same rules again for elements in a `data-force`, inside the same layers and conditions. */
function copyRules(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) return rule.selectorText.search(pseudo) < 0 ? "" : `${forced(rule.selectorText)}{${rule.style.cssText}}`;
      if (!(rule instanceof CSSGroupingRule)) return "";
      const inner = copyRules(rule.cssRules);
      return inner && `${rule.cssText.slice(0, rule.cssText.indexOf("{"))}{${inner}}`;
    })
    .join("");
}

/** Lets states be looked at that otherwise last only as long as a pointer rests: the site's own rules, not a copy kept by hand. */
export function forceStates() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...document.styleSheets].map(({ cssRules }) => copyRules(cssRules)).join(""));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
