import type { Path } from "#tests/browsers/compat-data.ts";

type Exception = {
  /** Places in the data; a `*` at the end stands for all below. */
  features: Path[];
  /** What a browser without it does instead, or why the data means something else. */
  why: string;
  /** Of a script's feature: every file of ours that names it, none where a package alone does. Left out: the name is too common to look for. */
  usedIn?: string[];
};

/** All that was built and that some browser of the minimum lacks. What isn't found any more must go from here. */
export const exceptions: Exception[] = [
  // Styles: only looks
  { features: ["css.properties.cursor.*"], why: "a finger has no pointer to draw" },
  { features: ["css.properties.accent-color"], why: "the data minds contrast and transparency; without it ticks have the system's colour" },
  {
    features: ["css.properties.text-wrap", "css.properties.text-wrap.balance", "css.properties.text-wrap.pretty"],
    why: "lines break as they always did",
  },
  { features: ["css.properties.initial-letter"], why: "inside @supports; the first letter is as large as the others" },
  { features: ["css.properties.background-clip.text"], why: "-webkit-background-clip: text stands beside it" },
  { features: ["css.properties.text-decoration.dotted"], why: "-webkit-text-decoration stands beside it" },
  { features: ["css.properties.user-select.all"], why: "known as -webkit-user-select; the data lacks web views" },
  { features: ["css.properties.print-color-adjust.exact"], why: "-webkit-print-color-adjust stands beside it" },
  { features: ["css.properties.font-family.ui-monospace"], why: "monospace comes after it" },
  { features: ["css.properties.-webkit-tap-highlight-color"], why: "where it's unknown nothing is highlighted by a tap" },
  { features: ["css.properties.text-size-adjust"], why: "only phones enlarge text by themselves, and they know it with -webkit-" },
  { features: ["css.selectors.selection"], why: "selected text has the system's colours" },
  { features: ["css.selectors.marker"], why: "colour and size alone are set, which Safari has" },
  { features: ["css.properties.forced-color-adjust", "css.properties.forced-color-adjust.none"], why: "of use in forced colours alone, which Safari lacks" },
  { features: ["css.properties.break-after.avoid"], why: "on paper a heading may stand at the foot of a page" },
  { features: ["css.selectors.details-content", "css.properties.content-visibility.visible"], why: "on paper, what is folded up stays so" },
  {
    features: ["css.selectors.popover-open", "api.HTMLElement.hidePopover", "html.elements.button.popovertarget", "html.global_attributes.popover"],
    why: "the back office's bar is inside @supports: elsewhere its pages stand in the header",
  },
  { features: ["css.selectors.view-transition-*"], why: "where pages can't fade they change at once" },
  // Styles: how something is used stays whole
  {
    features: ["css.properties.field-sizing", "css.properties.field-sizing.content"],
    why: "text areas have a least height and scroll; a select is as wide as its longest entry",
  },
  { features: ["css.properties.resize", "css.properties.resize.*"], why: "a phone has no handle to draw a text area larger by: it scrolls" },
  {
    features: ["css.properties.overscroll-behavior", "css.properties.overscroll-behavior-x"],
    why: "the data minds keyboards and boxes that don't scroll; else the page moves on with a list that has ended",
  },
  { features: ["css.properties.scrollbar-gutter", "css.properties.scrollbar-gutter.stable"], why: "content moves by a scrollbar's width as one comes" },
  { features: ["css.properties.scrollbar-width", "css.properties.scrollbar-width.none"], why: "a scrollbar is drawn below the pictures" },
  {
    features: [
      "css.properties.content-visibility",
      "css.properties.content-visibility.auto",
      "css.properties.contain-intrinsic-size",
      "css.properties.contain-intrinsic-size.none",
    ],
    why: "all of the page is laid out at once",
  },
  {
    features: ["css.at-rules.font-face.size-adjust", "css.at-rules.font-face.*-override"],
    why: "text may move by a line as the fonts come",
  },
  // Pages: hints that are passed over
  {
    features: [
      "html.elements.img.fetchpriority",
      "html.elements.link.fetchpriority",
      "html.elements.link.imagesrcset",
      "html.elements.link.imagesizes",
      "html.elements.link.rel.modulepreload",
      "html.elements.link.rel.prefetch",
    ],
    why: "files come later, when the page asks for them",
  },
  { features: ["html.elements.meta.name.viewport"], why: "phones have it; the data asks desktops too" },
  { features: ["html.elements.meta.name.theme-color"], why: "the browser's own bar keeps its colour" },
  { features: ["html.elements.link.rel.icon", "html.elements.link.rel.manifest"], why: "iOS takes apple-touch-icon" },
  {
    features: ["html.global_attributes.autocorrect", "html.global_attributes.autocapitalize"],
    why: "for keyboards on a screen; a wrong guess can be typed over",
  },
  { features: ["html.elements.details.name"], why: "several questions may be open at once" },
  { features: ["html.global_attributes.is"], why: "React asks whether anybody gave one; nobody does" },
  // Scripts: ours
  {
    features: ["api.Window.requestIdleCallback"],
    why: "asked for by name first; else a timer",
    usedIn: ["app/lib/hydration/start-page.ts", "app/routes/marketing/home/motion.tsx"],
  },
  {
    features: ["api.Navigator.share"],
    why: "asked for first, or a failure copies the link instead",
    usedIn: ["app/features/operator/new-link.tsx", "app/features/warmth-list/position-panel.tsx", "app/routes/warmth-list/success/route.tsx"],
  },
  {
    features: ["api.AbortSignal.timeout_static"],
    why: "only the error's name differs, and every one is told in the same words",
    usedIn: ["app/features/chat/ask.ts", "app/features/consent/receipts.ts"],
  },
  {
    features: ["api.Navigator.globalPrivacyControl"],
    why: "a browser that doesn't know the signal doesn't send it",
    usedIn: [
      "app/features/consent/banner.tsx",
      "app/features/consent/change-consent.ts",
      "app/features/consent/consent-summary.tsx",
      "app/features/consent/when-to-ask.ts",
    ],
  },
  {
    features: ["api.InputEvent.isComposing"],
    why: "Safari says false of the key that ends a composition: keyCode 229 tells it there",
    usedIn: ["app/features/chat/composer.tsx", "app/features/consent/banner.tsx"],
  },
  {
    features: ["api.Window.devicePixelRatio"],
    why: "Safari's stays the same when zoomed: confetti a little less sharp",
    usedIn: ["app/ui/confetti/confetti-canvas.ts"],
  },
  { features: ["api.Navigator.onLine"], why: "may say true without a network: the request then fails, and says so" },
  // Scripts: packages'
  { features: ["api.URL.canParse_static"], why: "Valibot asks for it first, else tries", usedIn: [] },
  { features: ["api.MouseEvent.movementX", "api.MouseEvent.movementY"], why: "a package: undefined is taken as moved", usedIn: [] },
  { features: ["api.Window.setImmediate"], why: "React asks for it first, else posts a message", usedIn: [] },
  {
    features: ["api.Window.navigation", "api.Navigation.*"],
    why: "React asks for it first; without it the browser's own sign of loading isn't shown",
  },
  {
    features: ["api.Document.startViewTransition"],
    why: "React Router asks for it first, React catches; pages change at once",
    usedIn: ["app/entry.client.tsx"],
  },
  { features: ["css.selectors.view-transition"], why: "React: only inside a view transition" },
  { features: ["api.Navigator.connection"], why: "React and React Router ask for it first; else an ordinary line is assumed", usedIn: [] },
  { features: ["api.HTMLElement.popover"], why: "React listens to a popover's events where one is given; none is", usedIn: [] },
  { features: ["api.HTMLImageElement.fetchPriority", "api.HTMLLinkElement.imageSizes"], why: "React: what an element was given, not what the browser has" },
  { features: ["api.CSSStyleDeclaration.cssFloat"], why: "React sets it; Firefox has it by another interface's name", usedIn: [] },
  { features: ["api.CompositionEvent.locale", "javascript.builtins.Function.displayName"], why: "React: undefined does" },
  { features: ["api.Navigator.userAgentData", "api.Navigator.doNotTrack"], why: "PostHog asks for them first, and counts without", usedIn: [] },
  { features: ["api.PerformanceEntry.navigationId"], why: "PostHog looks whether it is a text", usedIn: [] },
  // Other things of the same name
  {
    features: [
      "api.AnimationEvent.animation",
      "api.Blob.bytes",
      "api.CSSContainerRule.conditions",
      "api.EventTarget.when",
      "api.FontFace.variant",
      "api.HTMLInputElement.capture",
      "api.HTMLMediaElement.controller",
      "api.IntersectionObserver.delay",
      "api.IntersectionObserverEntry.isVisible",
      "api.ScreenOrientation.lock",
      "javascript.builtins.Intl.Locale.variants",
      "javascript.builtins.Iterator.toArray",
      "javascript.builtins.Symbol.dispose",
    ],
    why: "members of objects of our own or of a package's (React.Children.toArray), as the minified line shows",
  },
];
