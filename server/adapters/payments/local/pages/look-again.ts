import { createHash } from "node:crypto";
import { raw } from "hono/html";

/**
 * A card page that Back brings from the browser's memory, as it was, asks whether it still takes a payment. If it has been paid or closed
 * meanwhile, the page that says so takes its place; without an answer it stays, and Pay pays no second time.
 */
const script =
  'addEventListener("pageshow",e=>{e.persisted&&fetch(location.href,{redirect:"manual"}).then(({type,status})=>{(type==="opaqueredirect"||status===410)&&location.replace(location.href)},()=>{})})';

/** For the content policy: no other script runs on these pages. */
export const lookAgainHash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
export const lookAgain = raw(`<script>${script}</script>`);
