import { readFileSync, writeFileSync } from "node:fs";
import { stemmer } from "stemmer";
const d="/tmp/assist-npm/deb/usr/share/dict/scowl/";
const ws=["english-words.10","british-words.10"].flatMap(f=>readFileSync(d+f,"latin1").split("\n")).filter(w=>/^[a-z]{3,}$/.test(w));
const computing = /^(?:algorithm|ascii|binary|byte|compil|cpu|disk|email|ftp|http|internet|kernel|linux|parser|pixel|processor|unix|usenet|vax|modem|macro|mainframe|workstation|website|web|netwrk)/;
const stems=[...new Set(ws.map(w=>stemmer(w)))].filter(w=>!computing.test(w)).sort();
const lines: string[] = []; let l="";
for (const st of stems) { if (`${l} ${st}`.length>150) { lines.push(l); l=st; } else l = l? `${l} ${st}` : st; } lines.push(l);
writeFileSync("content/assistant/common-words.ts", `/**
 * Stems of the commonest English words: one of them that no text of ours has is most often a circumstance, where a rare one is the
 * matter itself. The smallest lists of SCOWL, http://wordlist.aspell.net, copyright Kevin Atkinson, who lets anyone use, copy and change them.
 */
const stems = \`
${lines.join("\n")}\`;

export const commonWords: ReadonlySet<string> = new Set(stems.split(/\\s+/));
`);
console.log(stems.length);
