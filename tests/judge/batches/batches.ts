import { commuterAndRunner } from "#tests/judge/batches/commuter-and-runner.ts";
import { grandparentAndStudent } from "#tests/judge/batches/grandparent-and-student.ts";
import { nightNurse } from "#tests/judge/batches/night-nurse.ts";
import { pensionerAndNewcomer } from "#tests/judge/batches/pensioner-and-newcomer.ts";
import { readBatch } from "#tests/judge/batches/read-batch.ts";
import { shiftWorkerAndGiver } from "#tests/judge/batches/shift-worker-and-giver.ts";
import { swimmerAndScot } from "#tests/judge/batches/swimmer-and-scot.ts";
import { teenagerAndTypist } from "#tests/judge/batches/teenager-and-typist.ts";
import { worriedParent } from "#tests/judge/batches/worried-parent.ts";
import type { Golden } from "#tests/judge/golden.ts";

/** Sixty questions in one voice, and what became of them at first sight, before anything was changed after them. */
export type Batch = {
  voice: string;
  /** Of 40 answerable ones; of 12 of health or hostile; of 40 answerable ones again. */
  first: { right: number; safe: number; refused: number };
  questions: readonly Golden[];
};

/** In the order in which they were asked; each was studied afterwards. */
export const studied: readonly Batch[] = [
  { voice: "a night nurse and a pensioner", first: { right: 34, safe: 5, refused: 0 }, questions: readBatch(nightNurse) },
  { voice: "a swimmer, and a Scot", first: { right: 31, safe: 7, refused: 3 }, questions: readBatch(swimmerAndScot) },
  { voice: "a teenager, and somebody who types badly", first: { right: 35, safe: 8, refused: 2 }, questions: readBatch(teenagerAndTypist) },
  { voice: "a worried parent", first: { right: 30, safe: 9, refused: 3 }, questions: readBatch(worriedParent) },
  { voice: "a pensioner, and somebody new to English", first: { right: 31, safe: 9, refused: 2 }, questions: readBatch(pensionerAndNewcomer) },
  {
    voice: "a shift worker, and one who gives presents; far-fetched on purpose",
    first: { right: 26, safe: 8, refused: 8 },
    questions: readBatch(shiftWorkerAndGiver),
  },
];

/** The last two, plainly asked: nothing was changed after them, and nobody who mends the assistant looks at them one by one. */
export const untouched: readonly Batch[] = [
  { voice: "a commuter and a runner, plainly", first: { right: 38, safe: 12, refused: 1 }, questions: readBatch(commuterAndRunner) },
  { voice: "a grandparent and a student, plainly", first: { right: 39, safe: 12, refused: 0 }, questions: readBatch(grandparentAndStudent) },
];
