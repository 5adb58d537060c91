import { brand } from "#content/brand.ts";
import { isUuid } from "#contracts/fields.ts";
import type { MailNeeds } from "#server/modules/module.ts";
import { makeInvitation } from "#server/modules/people/invitations.ts";
import { countPasskeys } from "#server/modules/people/passkeys.ts";
import { countRecoveryCodes } from "#server/modules/people/sign-in-codes.ts";
import type { MailDefinition, MailName } from "#server/platform/mail/mails.ts";
import type { MailContent } from "#server/platform/mail/render-mail.ts";

declare module "#server/platform/mail/mails.ts" {
  interface Mails {
    "operator-invitation": "person";
    "operator-password": "person";
    "operator-password-changed": "person";
    "operator-code-on": "person";
    "operator-code-off": "person, and by whom";
    "operator-recovery-code": "person";
    "operator-passkey-added": "person, and what it's called";
    "operator-passkey-removed": "person, and what it was called";
  }
}

const invitation = (email: string, url: string, origin: string, isClosed = false): MailContent => ({
  subject: `You're invited to the ${brand.name} back office`,
  preheader: "Choose a password, and you're in.",
  title: "Open the back office",
  blocks: [
    `You're invited to help run the ${brand.name} shop. Choose a password to open the back office.`,
    { button: "Choose your password", url },
    ...(isClosed ? ["The site isn't open yet, so the link first asks for the site's own password. Whoever invited you can tell you it."] : []),
    `You can use the link once, in the next week. Once you've chosen a password, sign in at ${origin}/operator with ${email} and your password.`,
    { heading: "If you didn't expect this" },
    "Ignore this email: nobody gets access unless someone opens the link and chooses a password.",
  ],
});

const newPassword = (url: string, origin: string): MailContent => ({
  subject: `Choose a new password for the ${brand.name} back office`,
  preheader: "Choose a new one with the link in this email. It works once.",
  title: "Choose a new password",
  blocks: [
    "Someone, probably you, has asked for a new password for the back office.",
    { button: "Choose a new password", url },
    `You can use the link once, in the next hour. Choosing a new password signs you out everywhere else. From then on, sign in at ${origin}/operator with the new one.`,
    { heading: "If you didn't ask for it" },
    "You don't need to do anything. Your password stays the same.",
  ],
});

const passwordChanged = (origin: string, passkeys: number): MailContent => ({
  subject: `Your password for the ${brand.name} back office was changed`,
  preheader: "You've been signed out everywhere else.",
  title: "Your password was changed",
  blocks: [
    "Your password was changed using a reset link. You've been signed out in every other browser.",
    ...(passkeys > 0 ? [`Your passkeys still work. If you've lost a device that has one, remove it at ${origin}/operator/people.`] : []),
    { heading: "If that wasn't you" },
    `Somebody else may be reading your email. Tell the shop's owner straight away: they can remove your access at ${origin}/operator/people, which signs you out everywhere.`,
  ],
});

const ifNotYou = (origin: string) =>
  `Somebody else may know your password. Choose a new one at ${origin}/operator/forgotten, or ask the shop's owner for a link, and tell them straight away.`;

const codeOn = (origin: string): MailContent => ({
  subject: `Signing in to the ${brand.name} back office now asks for a code`,
  preheader: "From your phone, after your password.",
  title: "Your sign-in code is on",
  blocks: [
    "From now on the back office asks for a code from your phone after your password.",
    "You were shown ten recovery codes. Each works once in place of your phone, so keep them somewhere safe, and not on that phone.",
    { heading: "If that wasn't you" },
    ifNotYou(origin),
  ],
});

const codeOff = (origin: string, by: string | null): MailContent => ({
  subject: `Signing in to the ${brand.name} back office no longer asks for a code`,
  preheader: "Your password alone opens it again.",
  title: "Your sign-in code is off",
  blocks: [
    `${by === null ? "You turned off your sign-in code" : `${by} removed your sign-in code`}. Your password alone opens the back office again.`,
    `You can set up a phone again at ${origin}/operator/people.`,
    { heading: by === null ? "If that wasn't you" : "If you didn't ask for it" },
    ifNotYou(origin),
  ],
});

const recoveryCodeUsed = (origin: string, left: number): MailContent => ({
  subject: `A recovery code opened the ${brand.name} back office`,
  preheader: "Each recovery code works only once.",
  title: "A recovery code was used",
  blocks: [
    `Someone, probably you, signed in as you with your password and a recovery code. ${left === 0 ? "It was the last one." : `You have ${left} left.`}`,
    `Make new ones, or set up another phone, at ${origin}/operator/people.`,
    { heading: "If that wasn't you" },
    ifNotYou(origin),
  ],
});

const passkeyAdded = (origin: string, name: string): MailContent => ({
  subject: `A passkey was added to your ${brand.name} back office sign-in`,
  preheader: "It signs you in without your password or a code.",
  title: "You have a new passkey",
  blocks: [
    `The passkey “${name}” was added. From now on it signs you in without your password, and without a code.`,
    `You can see and remove your passkeys at ${origin}/operator/people.`,
    { heading: "If that wasn't you" },
    `Remove it there, then choose a new password at ${origin}/operator/forgotten, or ask the shop's owner for a link. Tell them straight away.`,
  ],
});

const passkeyRemoved = (origin: string, name: string): MailContent => ({
  subject: `A passkey no longer opens the ${brand.name} back office`,
  preheader: "Your password still works, and so does any other passkey you have.",
  title: "A passkey was removed",
  blocks: [
    `The passkey “${name}” was removed, so it no longer signs you in. Your device may still offer it: you can delete it there too.`,
    { heading: "If that wasn't you" },
    ifNotYou(origin),
  ],
});

/** null once they've been taken away again. */
const addressOf = async (db: MailNeeds["db"], person: string) =>
  (await db.selectFrom("operator_people").select("email").where("id", "=", person).executeTakeFirst())?.email ?? null;

/** Of an owner who may have left since, or who came in by a link. */
const nameOf = async (db: MailNeeds["db"], person: string) =>
  (isUuid(person) && (await db.selectFrom("operator_people").select("name").where("id", "=", person).executeTakeFirst())?.name) || "An owner of the shop";

type Subject = MailNeeds & { origin: string; to: string; person: string; words: string };

/** A mail about somebody of the team, by their id; more words may follow it. */
const toPerson = (
  name: MailName,
  write: (subject: Subject) => MailContent | Promise<MailContent>,
  sample: (origin: string) => MailContent,
): MailDefinition<MailNeeds> => ({
  name,
  async compose(needs, about) {
    const [person = "", ...words] = about.split(" ");
    const to = await addressOf(needs.db, person);
    return to === null ? null : { to, content: await write({ ...needs, origin: needs.config.PUBLIC_ORIGIN, to, person, words: words.join(" ") }) };
  },
  samples: (origin) => ({ [name]: sample(origin) }),
});

const aboutPasskey = (name: MailName, write: (origin: string, passkey: string) => MailContent) =>
  toPerson(
    name,
    ({ origin, words }) => write(origin, words),
    (origin) => write(origin, "Ann’s phone"),
  );

export const peopleMails: readonly MailDefinition<MailNeeds>[] = [
  toPerson(
    "operator-invitation",
    async ({ db, origin, to, person, now, config }) =>
      invitation(to, (await makeInvitation(db, origin, person, now())).url, origin, config.SITE_ACCESS !== "open"),
    (origin) => invitation("sam@example.com", `${origin}/operator`, origin),
  ),
  // Not within the day's quota: whoever is locked out waits for it, and strangers are held by the account's own limit.
  toPerson(
    "operator-password",
    async ({ db, origin, person, now }) => newPassword((await makeInvitation(db, origin, person, now(), "operator-password")).url, origin),
    (origin) => newPassword(`${origin}/operator`, origin),
  ),
  toPerson(
    "operator-password-changed",
    async ({ db, origin, person }) => passwordChanged(origin, await countPasskeys(db, person)),
    (origin) => passwordChanged(origin, 1),
  ),
  toPerson(
    "operator-code-off",
    async ({ db, origin, person, words: by }) => codeOff(origin, by === person ? null : await nameOf(db, by)),
    (origin) => codeOff(origin, "Alex Reed"),
  ),
  toPerson(
    "operator-recovery-code",
    async ({ db, origin, person }) => recoveryCodeUsed(origin, await countRecoveryCodes(db, person)),
    (origin) => recoveryCodeUsed(origin, 9),
  ),
  toPerson("operator-code-on", ({ origin }) => codeOn(origin), codeOn),
  aboutPasskey("operator-passkey-added", passkeyAdded),
  aboutPasskey("operator-passkey-removed", passkeyRemoved),
];
