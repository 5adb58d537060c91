import { drillAway } from "#tests/drills/away.ts";
import { drillBackup } from "#tests/drills/backup.ts";
import { drillCrowd } from "#tests/drills/crowd.ts";
import { drillDeploy } from "#tests/drills/deploy.ts";
import { drillDisk } from "#tests/drills/disk.ts";
import type { Drilled } from "#tests/drills/drill.ts";
import { drillEasyPostForgeries } from "#tests/drills/easypost-forgeries.ts";
import { drillEvents } from "#tests/drills/events.ts";
import { drillFuzz } from "#tests/drills/fuzz.ts";
import { drillForms } from "#tests/drills/fuzz-forms.ts";
import { drillGuesses } from "#tests/drills/guesses.ts";
import { drillHostileText } from "#tests/drills/hostile-text.ts";
import { drillKills } from "#tests/drills/kill.ts";
import { drillLabels } from "#tests/drills/labels.ts";
import { drillJourneys, drillKeyboard, drillTests } from "#tests/drills/left-out.ts";
import { drillLostRequests } from "#tests/drills/lost-requests.ts";
import { drillMailingList } from "#tests/drills/mailing-list.ts";
import { drillMigrate } from "#tests/drills/migrate.ts";
import { drillNginx } from "#tests/drills/nginx.ts";
import { drillObservatory } from "#tests/drills/observatory.ts";
import { drillOtherFacts } from "#tests/drills/other-facts.ts";
import { drillOversell } from "#tests/drills/oversell.ts";
import { drillQuestions } from "#tests/drills/questions.ts";
import { drillRestarts } from "#tests/drills/restarts.ts";
import { drillSlowReaders } from "#tests/drills/slow-readers.ts";
import { drillStripeEvents } from "#tests/drills/stripe-events.ts";
import { drillStripeForgeries } from "#tests/drills/stripe-forgeries.ts";
import { drillStripeRefunds } from "#tests/drills/stripe-refunds.ts";
import { drillTwoBuilds } from "#tests/drills/two-builds.ts";
import { drillTwoProcesses } from "#tests/drills/two-processes.ts";

type Needs = { postgres: string; say: (line: string) => void };
type Drill = { name: string; claim: string; run(needs: Needs): Promise<Drilled> };

/** Every drill at its full size. `npm test` runs small what takes a few seconds of processor time and no other test holds; the rest runs here alone. */
export const drills: Drill[] = [
  {
    name: "oversell",
    claim: "10,000 attempts on 100 units over two processes: exactly 100 orders, and no unit stranded",
    run: ({ postgres }) => drillOversell({ postgres, attempts: 10_000, units: 100, paying: 25 }),
  },
  {
    name: "crowd",
    claim:
      "200 addresses in 20 networks hold what they can of 500 tubes and never pay, while an honest buyer comes each second: every one of these gets through",
    run: ({ postgres }) => drillCrowd({ postgres, networks: 20, units: 500, buyers: 60, pause: 1_000 }),
  },
  {
    name: "guesses",
    claim: "10,000 passwords guessed at once over two processes, each behind another X-Forwarded-For: exactly 5 looked at",
    run: ({ postgres }) => drillGuesses({ postgres, guesses: 10_000 }),
  },
  {
    name: "slow-readers",
    claim: "100 connections that ask for page after page and read none: everybody else is served, and it costs about what as many readers cost",
    run: ({ postgres }) => drillSlowReaders({ postgres, connections: 100, requests: 200, seconds: 30 }),
  },
  {
    name: "events",
    claim: "100,000 deliveries of payment events, shuffled, 50 at once, the return page racing: one effect each",
    run: ({ postgres }) => drillEvents({ postgres, payments: 100, deliveriesEach: 1_000 }),
  },
  {
    name: "stripe-forgeries",
    claim: "10,000 events that Stripe did not sign, or that do not fit their order: none is accepted",
    run: ({ postgres }) => drillStripeForgeries({ postgres, orders: 50, events: 10_000 }),
  },
  {
    name: "stripe-events",
    claim: "10,000 events of Stripe's, each delivered twice, shuffled, over two processes: one effect each, and our books are Stripe's",
    run: ({ postgres }) => drillStripeEvents({ postgres, orders: 4_000 }),
  },
  {
    name: "stripe-refunds",
    claim: "200 refunds, each pressed twice, whose requests time out before or after Stripe acted: each made once",
    run: ({ postgres }) => drillStripeRefunds({ postgres, refunds: 200 }),
  },
  {
    name: "labels",
    claim: "200 labels whose purchase times out before or after the carrier acted, each pressed again: none is bought twice",
    run: ({ postgres }) => drillLabels({ postgres, labels: 200 }),
  },
  {
    name: "easypost-forgeries",
    claim: "10,000 events that EasyPost did not sign, that it sent before, or that are of other accounts: none is accepted",
    run: ({ postgres }) => drillEasyPostForgeries({ postgres, orders: 50, events: 10_000 }),
  },
  {
    name: "mailing-list",
    claim: "1,000 sign-ups over two processes while Mailchimp answers 500 for an hour, also where it acted: every one succeeds, and arrives afterwards, once",
    run: ({ postgres }) => drillMailingList({ postgres, signUps: 1_000 }),
  },
  {
    name: "fuzz",
    claim: "10,000 inputs a function, valid, nearly valid and hostile: no 500, no answer off its contract",
    run: ({ postgres }) => drillFuzz({ postgres, runs: 10_000 }),
  },
  {
    name: "hostile-text",
    claim: "28 texts that slow patterns are slow on, at the limit of a body, in every field of every function and form: 20 ms of processor time each at most",
    run: ({ postgres }) => drillHostileText({ postgres, texts: 28 }),
  },
  {
    name: "questions",
    claim:
      "a network that asks the assistants 40 of the dearest questions at once, again and again, from ever new addresses, keeps nobody else waiting for half a second",
    run: ({ postgres }) => drillQuestions({ postgres, atOnce: 40, ordinary: 300 }),
  },
  {
    name: "fuzz-forms",
    claim: "1,000 inputs a form, valid, nearly valid and hostile, by script and without: no 500, every page whole, nothing said that should not be",
    run: ({ postgres }) => drillForms({ postgres, runs: 1_000 }),
  },
  {
    name: "other-facts",
    claim: "built with another name, price, size of tube and dispatch date, no page, file, route, function, mail or answer says the old one",
    run: ({ postgres }) => drillOtherFacts({ postgres }),
  },
  {
    name: "deploy",
    claim:
      "what deploy/ says, done with a real nginx and PostgreSQL: an update replaces one process after the other and no page is lost; a backup is tried, noted, and thinned out",
    run: drillDeploy,
  },
  {
    name: "backup",
    claim: "by the commands a running shop is backed up, the backup tried and restored: every row of every table equal, and what was there kept aside",
    run: drillBackup,
  },
  {
    name: "two-builds",
    claim: "two starts with a stale build at once make one build, and both serve it whole; a build that is killed is nobody's build, and leaves nothing",
    run: ({ postgres }) => drillTwoBuilds({ postgres }),
  },
  {
    name: "observatory",
    claim: "Mozilla's Observatory gives A+ to a marketing page, a form and the gate, with at least 130 points",
    run: drillObservatory,
  },
  {
    name: "nginx",
    claim:
      "deploy/nginx.conf in a real nginx: a claimed address counts for nothing, also behind another proxy, and no log holds an address, a path or a secret",
    run: drillNginx,
  },
  {
    name: "restarts",
    claim:
      "50 restarts by SIGTERM, one process after the other, under 50,000 requests of a balancer that looks at /readyz: nothing dropped, every stop under 10 s",
    run: ({ postgres }) => drillRestarts({ postgres, restarts: 50, requests: 50_000, perSecond: 300, drainSeconds: 2 }),
  },
  {
    name: "away",
    claim:
      "its database away for 60 s, once refusing and once silent: pages stand, forms answer in words and give back what was typed, nothing acknowledged is lost, and it recovers by itself",
    run: ({ postgres }) => drillAway({ postgres, seconds: 60 }),
  },
  {
    name: "disk",
    claim:
      "the disk with all its data full for 90 s, once for rows and once for PostgreSQL's log: forms answer in words, nothing acknowledged is lost, and it recovers by itself",
    run: () => drillDisk({ seconds: 90 }),
  },
  {
    name: "two-processes",
    claim: "two processes on one database are one shop: 100 units to 400 buyers who order at one and pay at the other, one count of limits, each job done once",
    run: ({ postgres }) => drillTwoProcesses({ postgres, units: 100, buyers: 400 }),
  },
  {
    name: "migrate",
    claim: "a change of the schema that takes 20 s, while the old version serves: a killed one leaves nothing, others wait, old and new agree afterwards",
    run: ({ postgres }) => drillMigrate({ postgres, pause: 20 }),
  },
  {
    name: "kill",
    claim: "killed 200 times with SIGKILL, it or its PostgreSQL or both, while customers join, order and pay: nothing acknowledged lost, nothing done twice",
    run: ({ say }) => drillKills({ rounds: 200, say }),
  },
  {
    name: "lost-requests",
    claim:
      "six journeys in Chromium, Firefox and WebKit, each request lost once, each answer lost after the server acted, a deploy or a killed server in between: never blank, nothing stored twice, the truth said, one more press at most",
    run: ({ postgres, say }) => drillLostRequests({ postgres, engines: ["chromium", "firefox", "webkit"], say }),
  },
  {
    name: "tests",
    claim:
      "the tests beside the code that `npm test` leaves out, and 300 sequences each of what may happen to an order and to its label: our own PostgreSQL is shared, adopted and started anew, a backup is whole, the books are right",
    run: () => drillTests({ sequences: 300 }),
  },
  {
    name: "journeys",
    claim: "the journeys in Chromium that `npm test` leaves out: what few visitors meet, takes long, or is held by a unit test already",
    run: drillJourneys,
  },
  {
    name: "keyboard",
    claim:
      "Every page, by Tab alone, at four sizes, with the cookie banner, with the assistant's panel and with neither: what has the focus is seen at every stop; no text is cut off at twice its size, with more room, or on a page four times as large; axe finds nothing on a phone or a wide screen; and the browser keeps only what the cookies policy lists",
    run: drillKeyboard,
  },
];
