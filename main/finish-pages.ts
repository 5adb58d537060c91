import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { listHtml } from "#main/list-html.ts";
import { integrityOf } from "#server/http/integrity.ts";
import { type IntegrityMap, startScript } from "#server/http/start-script.ts";

/**
 * A prerendered page must paint before any script runs: its preloads are taken out, and its entry starts at idle after
 * `load` and the first paint (on a slow phone that is the later of the two), or at the first touch.
 * What is pressed before that is remembered and handed back (app/early-input.ts).
 */
const bootScript = (start: string) =>
  `(()=>{let begun=0;const{nonce}=document.currentScript,early=window.early=[];` +
  `addEventListener("click",e=>{const b=e.target.closest&&e.target.closest("button[type=button]");if(b&&window.early)early.push(b)},true);` +
  `const go=()=>{if(!begun++)${start}};` +
  `for(const e of ["pointerdown","keydown","focusin","touchstart"])addEventListener(e,go,{once:true,capture:true,passive:true});` +
  `addEventListener("load",()=>{let seen=0;const rest=()=>{if(!seen++)"requestIdleCallback"in window?requestIdleCallback(go,{timeout:2000}):setTimeout(go,200)};` +
  `setTimeout(rest,3000);try{new PerformanceObserver((list,watch)=>{watch.disconnect();rest()}).observe({type:"paint",buffered:true})}catch{rest()}})})()`;

/** Chunks of vite.config.ts that are long to run, and need nothing that comes after them. */
const inSteps = ["react", "router", "shared"];

// One after the other: run in one task they would hold up a press for as long as all of them take.
// The first look into what the browser keeps waits for its disk, so it has a task of its own too; whoever reads it later minds where it is refused.
const runInSteps = (steps: string[], start: string, integrity: string) =>
  `${JSON.stringify(steps)}.reduce((done,step)=>done.then(()=>import(step)).then(()=>new Promise(r=>setTimeout(r))),new Promise(r=>setTimeout(()=>{try{localStorage.length}catch{}r()})))` +
  `.then(()=>add("script",{type:"module",src:"${start}",integrity:"${integrity}"}))`;

const preloadLink = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const entryScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** Sent under other pages' addresses, where their own script would be lost. */
const isSilent = (name: string) => name.endsWith("/one-moment/index.html") || /\/site-access\/[^/]+\/index\.html$/.test(name);

export const silencePage = (html: string) => html.replaceAll(preloadLink, "").replaceAll(/<script[\s\S]*?<\/script>/g, "");

/** The page, and the file that its entry becomes. */
export function finishPage(html: string, name: string, map: IntegrityMap) {
  const preload = [...html.matchAll(preloadLink)].map((match) => match[1] ?? "");
  const entry = entryScript.exec(html)?.[1];
  if (!entry) throw new Error(`${name}: no entry script to defer`);
  if (/\sstyle="/.test(html)) throw new Error(`${name}: a style attribute, which the policy refuses`);
  const start = `/assets/start-${createHash("sha256").update(entry).digest("base64url").slice(0, 10)}.js`;
  const steps = inSteps.flatMap((name) => preload.filter((path) => path.startsWith(`/assets/${name}-`)));
  const script = startScript({ map, preload, goOn: runInSteps(steps, start, integrityOf(entry)) });
  const page = html.replaceAll(preloadLink, "").replace(entryScript, () => `<script>${bootScript(script)}</script>`);
  return { page, start, entry };
}

export async function finishPages(client: string, map: IntegrityMap) {
  const pages = await listHtml(client);
  for (const file of pages) {
    const html = await readFile(file, "utf8");
    if (isSilent(file)) {
      await writeFile(file, silencePage(html));
      continue;
    }
    const { page, start, entry } = finishPage(html, file, map);
    await writeFile(client + start, entry);
    await writeFile(file, page);
  }
  return pages.length;
}
