import { formatShort } from "#contracts/money.ts";
import { staffRefundLimit } from "#contracts/rights.ts";
import type { Role } from "#contracts/sign-in.ts";

/** Who may come into the back office, and where they're signed in. */
export const peoplePage = {
  title: "Team",
  description: "Who helps run the shop.",
  roles: {
    owner: "Owner",
    staff: "Staff",
    accountant: "Accountant",
  } satisfies Record<Role, string>,
  rolesMean: `An owner may do everything. Staff handle orders, refunds (up to ${formatShort({ minor: staffRefundLimit, currency: "GBP" })} daily for each member of staff), messages and stock. An accountant sees orders, stock and figures, downloads them for the accounts, and changes nothing.`,
  invited: "invited, hasn't joined yet",
  role: "Role",
  roleOf: (name: string) => `Role of ${name}`,
  change: "Change role",
  changeOf: (name: string) => `Change role of ${name}`,
  changed: "The role is changed. It applies straight away.",
  remove: "Remove",
  removeNow: "Yes, remove",
  removeMeans: (name: string) => `${name} is signed out at once, and can't come back in unless you invite them again.`,
  removed: (name: string) => `${name} no longer has access.`,
  removeCode: "Remove their code",
  removeCodeNow: "Yes, remove the code",
  removeCodeMeans: (name: string) =>
    `For a lost phone. ${name} signs in with their password alone until they set up a new code, and gets an email that says you did this.`,
  codeRemoved: (name: string) => `${name} now signs in with their password alone.`,
  none: "Nobody yet. Until you invite somebody, a link made on the server is the only way in.",
  invite: {
    title: "Invite someone",
    email: "Their email address",
    choose: "Choose a role",
    button: "Invite them",
    whoIsKnown: "If somebody on the team has forgotten their password, invite them again: they choose a new one, and keep their role.",
  },
  fresh: {
    title: (email: string, ends: string) => `An invitation for ${email}, until ${ends}`,
    text: (role: Role, { hasJoined, isEmailed }: { hasJoined: boolean; isEmailed: boolean }) =>
      `This link is shown once. ${isEmailed ? "We've emailed them a link too." : "The shop doesn't send email yet, so send them this link yourself."} Whoever uses it first chooses the password. ${
        hasJoined ? `They keep their role: ${role}. You can change it below.` : `Their role: ${role}.`
      }`,
    label: "Invitation",
  },
  sessions: {
    title: "Signed-in devices",
    byLink: "By a link made on the server",
    times: (browser: string, { used, since, until }: Record<"used" | "since" | "until", string>) =>
      `${browser}, last used ${used}. Signed in ${since}, until ${until}`,
    here: "This browser",
    end: "End this session",
    endOthers: "End all my other sessions",
    othersEnded: "Your other sessions have ended.",
    ended: "That session has ended.",
    unknownBrowser: "A browser",
    browserOn: (browser: string, device: string) => `${browser} on ${device}`,
  },
};
