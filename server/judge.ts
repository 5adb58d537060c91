import { makePassages } from "#content/assistant/make-passages.ts";
import { createDecide } from "#server/assistants/create-decide.ts";
import { golden } from "#tests/judge/golden.ts";
import { isHeldOut } from "#tests/judge/is-held-out.ts";

const all = makePassages({ dispatch: "by 31 March 2027" });
const decide = {
  product: createDecide(all.filter((p) => p.only !== "dermaflo")),
  dermaflo: createDecide([...all.filter((p) => p.only === "dermaflo"), ...all.filter((p) => !p.only)]),
};
const t: Record<string, [number, number]> = {};
const times: number[] = []; const why: Record<string, number> = {};
for (const g of golden) {
  const at = performance.now();
  const d = decide[g.assistant](g.ask, g.earlier);
  times.push(performance.now() - at);
  const ok =
    g.want === "answered"
      ? d.outcome === "answered" && g.right.includes(d.passages[0]?.id ?? "") && g.says.test(d.passages.map((p) => p.text).join("\n"))
      : d.outcome === g.want;
  if (g.want==="answered" && !ok) { const k=(isHeldOut(g)?"held ":"seen ")+(d.outcome!=="answered"?d.outcome: g.right.includes(d.passages[0]?.id ?? "") ? "facts" : "other passage"); why[k]=(why[k]??0)+1; }
  const key = `${isHeldOut(g) ? "held" : "seen"} ${g.want}`;
  t[key] ??= [0, 0];
  t[key][1]++;
  if (ok) t[key][0]++;
  if (!ok && !isHeldOut(g))
    console.log(
      `${g.want}: ${g.earlier ? g.earlier.join("/") + " → " : ""}${g.ask}\n     got ${d.outcome} ${d.passages.map((p) => p.id).join(" ")}  wanted ${g.want === "answered" ? g.right.join(" ") : g.want}`,
    );
}
times.sort((a, b) => a - b);
console.log(JSON.stringify(why));console.log(t, "p50", times[times.length >> 1]?.toFixed(1), "p95", times[Math.floor(times.length * 0.95)]?.toFixed(1), "max", times.at(-1)?.toFixed(1));
