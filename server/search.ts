import { makePassages } from "#content/assistant/make-passages.ts";
import { createDecide } from "#server/assistants/create-decide.ts";
import { knobs } from "#server/assistants/knobs.ts";
import { dev } from "./devset.ts";
import { golden } from "#tests/judge/golden.ts";
import { isHeldOut } from "#tests/judge/is-held-out.ts";
const all = makePassages({ dispatch: "by 31 March 2027" });
const product = all.filter(p => p.only !== "dermaflo");
const seen = golden.filter(g => !isHeldOut(g) && g.assistant==="product" && (g.want==="answered"||g.want==="unknown"));
function score() {
  const d = createDecide(product);
  let a=0,an=0,u=0,un=0;
  for (const [q,w] of dev) { const r=d(q); const got=r.outcome==="answered"?r.passages[0]!.id:r.outcome; const ok=w.split(" ").includes(got); if (w.includes("unknown")) {un++; if(ok)u++} else {an++; if(ok)a++} }
  for (const g of seen) { const r=d(g.ask,g.earlier); const got=r.outcome==="answered"?r.passages[0]!.id:r.outcome; if (g.want==="answered") {an++; if(g.right.includes(got))a++} else {un++; if(got==="unknown")u++} }
  return { a: a/an, u: u/un, s: a/an + 0.35*u/un };
}
let best = score(); let bestK = {...knobs}; console.log(best);
const t0=Date.now(); let seed=7; const rnd=()=>{seed=(seed*1103515245+12345)%2147483648; return seed/2147483648};
while (Date.now()-t0 < Number(process.argv[2]??120)*1000) {
  const names=Object.keys(knobs); Object.assign(knobs,bestK);
  for (let i=0;i<1+Math.floor(rnd()*3);i++){ const n=names[Math.floor(rnd()*names.length)]!; knobs[n]=knobs[n]!*(0.7+rnd()*0.6); }
  if (knobs.wClose!+knobs.wAbout!>0.98) continue;
  const s=score(); if (s.s>best.s) { best=s; bestK={...knobs}; console.log(((Date.now()-t0)/1000).toFixed(0), s, JSON.stringify(Object.fromEntries(Object.entries(bestK).map(([k,v])=>[k,+v.toFixed(2)])))); }
}
