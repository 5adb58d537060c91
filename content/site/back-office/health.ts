import type { Health, HealthQuota, HealthState, VendorHealth } from "#contracts/health.ts";

export const healthPage = {
  title: "Health",
  description: "How everything the shop needs is doing.",
  lead: "Everything the shop needs to run, the most worrying first. This is how things stood when you opened the page.",
  list: "Parts of the shop",
  summary: (broken: number, look: number) => {
    if (broken + look === 0) return "Everything is fine.";
    const looks = `${look === 1 ? "1 part needs" : `${look} parts need`} a look`;
    if (broken === 0) return `Nothing is broken. ${looks}.`;
    return `${broken === 1 ? "1 part is" : `${broken} parts are`} broken${look > 0 ? `, and ${looks}` : ""}.`;
  },
  inWords: { broken: "Broken", look: "Have a look", fine: "Fine" } satisfies Record<HealthState, string>,
  never: "never",
};

type Port = VendorHealth["port"];

/** Of each part its name, what the shop does by itself where no vendor is set, and the setting that names one. */
const parts: Record<Port, { title: string; own: string; setting: string; keys: string }> = {
  PAYMENTS: { title: "Payments", own: "The shop's own test card page: no money moves.", setting: "PAYMENTS", keys: "STRIPE_SECRET_KEY" },
  SHIPPING: { title: "Shipping labels", own: "The shop draws specimen labels, which carriers won't accept.", setting: "SHIPPING", keys: "EASYPOST_API_KEY" },
  MAIL_DELIVERY: { title: "Email", own: "Every email stays in the Mailbox here: nobody gets one.", setting: "MAIL_DELIVERY", keys: "SMTP_URL" },
  MAILING_LIST: { title: "Mailing list", own: "The shop keeps the list itself.", setting: "MAILING_LIST", keys: "MAILCHIMP_API_KEY and MAILCHIMP_LIST_ID" },
  ANALYTICS: { title: "Analytics", own: "The shop counts visits itself.", setting: "ANALYTICS", keys: "POSTHOG_KEY and POSTHOG_PERSONAL_API_KEY" },
  ASSISTANT: { title: "Language model", own: "None: the assistants quote the shop's own pages.", setting: "ASSISTANT", keys: "ASSISTANT_API_KEY" },
  GEO: { title: "Location", own: "The shop looks countries up in a file of its own.", setting: "GEO_URL", keys: "GEO_URL" },
};

const vendors: Record<string, { name: string; status?: string }> = {
  stripe: { name: "Stripe", status: "status.stripe.com" },
  easypost: { name: "EasyPost", status: "easypoststatus.com" },
  smtp: { name: "Your mail server" },
  mailchimp: { name: "Mailchimp", status: "status.mailchimp.com" },
  posthog: { name: "PostHog", status: "status.posthog.com" },
  "openai-compatible": { name: "Your language model" },
  "country-service": { name: "Your country service" },
};

const isOfKey = (code: string) => /^status 40[13]$|^EAUTH/.test(code);

/** What became of a call, by the status or code that's kept of it. */
function describeFailure(code: string): string {
  if (isOfKey(code)) return `it rejected our key or password (${code})`;
  if (code === "status 429") return "it said we're asking too often (status 429)";
  if (code.startsWith("status")) return `it had a fault of its own (${code})`;
  if (code === "timeout") return "it didn't answer in time";
  return `it couldn't be reached (${code})`;
}

export type HealthLine = {
  id: string;
  title: string;
  state: HealthState;
  what: string;
  facts: (readonly [name: string, value: string])[];
  todo: string | null;
  commands?: readonly string[];
  link?: { words: string; to: string };
};
type Say = { moment(at: Date): string; number(count: number): string };

const used = ({ number }: Say, { what, used, most }: HealthQuota) =>
  [`Today's ${what}`, `${number(used)} of ${number(most)}${used >= most ? ", used up" : ""}`] as const;

function vendorTodo({ port, vendor, state, failed, quotas }: VendorHealth): string | null {
  const { name, status } = vendors[vendor ?? ""] ?? { name: vendor ?? "" };
  if (state === "broken")
    return isOfKey(failed?.words ?? "")
      ? `Ask your developer to check ${parts[port].keys}, and to restart the shop.`
      : `The shop keeps trying. If it's still broken after an hour, look at ${status ?? "that service's status page"}, or ask your developer.`;
  const spent = quotas.find(({ used, most }) => used >= most);
  if (spent) return spentTodo(spent);
  return state === "fine"
    ? null
    : `We refused a message sent in ${name}'s name, and haven't accepted one from ${name} since. If this is still here tomorrow, our signing secret for ${name} is probably wrong: ask your developer. If it clears, no harm done.`;
}

const spentTodo = ({ setting }: HealthQuota) =>
  `The count starts again at midnight UTC. If this is normal trade, ask your developer for a higher ${setting}. If you can't explain it, somebody may be misusing the shop.`;

function vendorLine(one: VendorHealth, say: Say): HealthLine {
  const { port, vendor, state, worked, failed, webhook, quotas } = one;
  const { title, own, setting } = parts[port];
  const { name } = vendors[vendor ?? ""] ?? { name: vendor ?? "" };
  const when = (at: Date | null) => (at ? say.moment(at) : healthPage.never);
  const ended = failed && `${say.moment(failed.at)}: ${describeFailure(failed.words)}`;
  return {
    id: port.toLowerCase().replaceAll("_", "-"),
    title,
    state,
    what: !vendor ? own : state === "broken" ? `${name}: the last call failed.` : worked ? `${name} is answering.` : `${name}. It hasn't been used yet.`,
    facts: [
      ...(vendor
        ? ([
            ["Last worked", when(worked)],
            ["Last failed", ended ?? healthPage.never],
          ] as const)
        : ([["Setting", `${setting}${port === "GEO" ? " is empty" : "=local"}`]] as const)),
      ...(webhook ? ([["It last called us", when(webhook.heard)]] as const) : []),
      ...(webhook?.refused ? ([["A call was refused", say.moment(webhook.refused)]] as const) : []),
      ...quotas.map((quota) => used(say, quota)),
    ],
    todo: vendorTodo(one),
  };
}

/** "1.4 GB", in what disks are sold in. */
export function sizeInWords(bytes: number): string {
  const gigabytes = bytes / 1e9;
  return gigabytes >= 1 ? `${gigabytes.toFixed(gigabytes < 10 ? 1 : 0)} GB` : `${Math.max(1, Math.round(bytes / 1e6))} MB`;
}

const databaseLine = ({ state, bytes, connections, most, version }: Health["database"], { number }: Say): HealthLine => ({
  id: "database",
  title: "Database",
  state,
  what: "The database is working.",
  facts: [
    ["Size", sizeInWords(bytes)],
    ["Connections", `${number(connections)} of ${number(most)}`],
    ["PostgreSQL", version],
  ],
  todo: state === "fine" ? null : "Nearly all of its connections are taken. Ask your developer who else uses this database, or for a higher max_connections.",
});

const queueLine = ({ state, waiting, since, dead }: Health["queue"], { moment, number }: Say): HealthLine => ({
  id: "queue",
  title: "Background tasks",
  state,
  what:
    dead > 0
      ? `${dead === 1 ? "1 task" : `${number(dead)} tasks`} failed, and we've stopped trying.`
      : state === "fine"
        ? "They're done as they come in."
        : "Some have waited longer than they should.",
  facts: [
    ["Waiting", number(waiting)],
    ["Oldest waiting since", since ? moment(since) : "none waiting"],
    ["Failed", number(dead)],
  ],
  todo:
    dead > 0
      ? dead === 1
        ? "The failed task is on the overview, with the reason for it. Have the cause fixed, then press “Try again” there. We keep it for 90 days."
        : "The failed tasks are on the overview, with the reason for each. Have the cause fixed, then press “Try again” there. We keep them for 90 days."
      : state === "fine"
        ? null
        : "If a provider on this page is broken, tasks wait for it, then carry on. If none is, ask your developer whether the worker is running.",
  ...(dead > 0 && { link: { words: "See the tasks that failed", to: "/operator#dead-jobs" } }),
});

const diskLine = ({ state, free, total }: NonNullable<Health["disk"]>): HealthLine => ({
  id: "disk",
  title: "Disk space",
  state,
  what: `${sizeInWords(free)} is free on the disk that holds the shop's data.`,
  facts: [["Free", `${sizeInWords(free)} of ${sizeInWords(total)}`]],
  todo:
    state === "fine"
      ? null
      : "When the disk is full, nobody can order or join the list, though the pages still open. Ask your developer to delete what isn't needed, such as old backups that are copied elsewhere, or for a larger disk.",
});

function backupLine({ state, own, at, bytes }: Health["backups"], { moment }: Say): HealthLine {
  const facts: HealthLine["facts"] = [
    ["Last taken", at ? moment(at) : healthPage.never],
    ...(bytes === null ? [] : ([["Size", sizeInWords(bytes)]] as const)),
    ["Restore last tested", at ? `${moment(at)}, when it was taken` : healthPage.never],
  ];
  if (!own)
    return {
      id: "backups",
      title: "Backups",
      state,
      what: !at
        ? "The database is elsewhere, and so are its backups: this shop can't see them."
        : `The database is elsewhere. The last backup we know of is ${state === "fine" ? "recent" : "old"}.`,
      facts: at ? facts : [],
      todo: state === "fine" ? null : "Check with your database's provider when the last one was made, and test restoring it once.",
    };
  return {
    id: "backups",
    title: "Backups",
    state,
    what: at
      ? state === "fine"
        ? "The last one is recent, and restoring it was tested."
        : "The last one is old: if the disk failed, you'd lose everything since then."
      : "There are none: if the disk failed, you'd lose everything.",
    facts,
    todo: state === "fine" ? null : "Ask your developer to have one made every night and copied to another machine. To make one and test it now:",
    ...(state !== "fine" && { commands: ["npm run backup", "npm run restore -- FILE --try"] }),
  };
}

const runningLine = ({ version, node, since }: Health["running"], { moment }: Say): HealthLine => ({
  id: "running",
  title: "The program",
  state: "fine",
  what: `Version ${version}, running since ${moment(since)}.`,
  facts: [["Node", node]],
  todo: null,
});

const worst: readonly HealthState[] = ["broken", "look", "fine"];

/** A line for each part, the most worrying first. */
export function describeHealth(health: Health, say: Say): HealthLine[] {
  const { vendors, database, queue, disk, backups, running } = health;
  const lines = [
    backupLine(backups, say),
    queueLine(queue, say),
    databaseLine(database, say),
    ...(disk ? [diskLine(disk)] : []),
    ...vendors.map((one) => vendorLine(one, say)),
    runningLine(running, say),
  ];
  return lines.toSorted((a, b) => worst.indexOf(a.state) - worst.indexOf(b.state));
}

export const launchList = {
  title: "Before real customers",
  ready: "Nothing is missing: the site can go live.",
  isLive: "The site is live, so nothing is missing.",
  missing: (count: number) =>
    `${count === 1 ? "1 thing is" : `${count} things are`} missing. With SITE_STAGE=live the shop won't start until ${count === 1 ? "it's" : "they're all"} done.`,
  partly: "This leaves out the words on the pages. For the whole list, run:",
  run: "npm run launch-check",
  toDo: "To do",
  settings: "In the settings",
  pages: "In the words of pages and emails",
  countOf: (count: number) => (count === 1 ? "1 thing" : `${count} things`),
};

/** What's missing, by the place where it's mended: a file of the shop's content, the settings, or the words of its pages. */
export function groupLaunch(lines: readonly string[]): { where: string; lines: string[] }[] {
  const placed = lines.map((line) => {
    const file = / \(([\w.-][^()]*)\)$/.exec(line);
    if (file?.[1]?.includes("/")) return { where: file[1], line: line.slice(0, file.index) };
    return { where: line.includes("” still appears ") ? launchList.pages : launchList.settings, line };
  });
  return [...Map.groupBy(placed, ({ where }) => where)].map(([where, found]) => ({ where, lines: found.map(({ line }) => line) }));
}
