/** The import map that holds every script of the site to its bytes, in a file of its own. */
export type IntegrityMap = { path: string; integrity: string };

type Needs = {
  map: IntegrityMap;
  preload: readonly string[];
  /** An expression: what to do once the map stands. `add` puts an element into the head. */
  goOn: string;
};

/** Text that stands in an inline script: a `<` in it could end that script. */
const quote = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * An expression for an inline script. Nothing is loaded before the map stands: a browser takes none afterwards, or holds only what
 * comes later to it. Preloads name their hash themselves, since not every browser looks into the map for them.
 */
export const startScript = ({ map, preload, goOn }: Needs) =>
  `fetch(${quote(map.path)},{integrity:${quote(map.integrity)}}).then(r=>r.text()).then(t=>{` +
  `const kept=JSON.parse(t).integrity,add=(tag,more)=>document.head.append(Object.assign(document.createElement(tag),more));` +
  `add("script",{type:"importmap",textContent:t,nonce});` +
  `for(const href of ${quote(preload)})add("link",{rel:"modulepreload",href,integrity:kept[href]});` +
  // What was refused the browser says itself; what was broken off, because the page is left, is nobody's error.
  `return ${goOn}}).catch(()=>{})`;

/** The same for a page that is rendered when it is asked for; its own start is an inline module. */
export const inlineStart = (map: IntegrityMap, preload: readonly string[], entry: string) =>
  `{const{nonce}=document.currentScript;${startScript({ map, preload, goOn: `add("script",{type:"module",textContent:${quote(entry)},nonce})` })}}`;
