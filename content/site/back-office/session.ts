import { exportsPage, periodWords } from "#content/site/back-office/exports.ts";
import type { ExportKind, Period } from "#contracts/exports.ts";
import { formatPounds, readPounds } from "#contracts/money.ts";

const forOwner = "For the people who run the shop.";
const runThis = "npm run operator -- link";

/** The pages by which the owner comes into the back office. */
export const enterPage = {
  title: "Back office",
  description: forOwner,
  cold: "The",
  warm: "back office",
  lead: "This link works once, and keeps you signed in for 12 hours in this browser.",
  button: "Open the back office",
  stale: {
    cold: "This link",
    warm: "doesn't work",
    lead: "This link has been used, or it's too old.",
    what: "Make a new one on the server:",
    runThis,
  },
};

export const signInPage = {
  title: "Sign in to the back office",
  description: forOwner,
  cold: "Sign in to the",
  warm: "back office",
  lead: forOwner,
  leadBack: "You'll then go to the page you asked for.",
  leadPressed: "You're signed out, so nothing was done. Sign in, then press the button again.",
  email: "Email address",
  password: "Password",
  button: "Sign in",
  out: "You're signed out",
  forgotten: "Forgotten your password?",
  wrong: "That email address and password don't match. Check both, or choose “Forgotten your password?”.",
  otherwise: "No password? Your developer can make a sign-in link on the server:",
  runThis,
};

/** After the password, where somebody has set up a code from their phone. */
export const codePage = {
  title: "Enter your code",
  description: forOwner,
  cold: "Enter your",
  warm: "code",
  lead: "Your password is right. Now the code from your phone.",
  code: "Code from your phone",
  help: "Six digits. They change every 30 seconds. Phone not to hand? Type a recovery code instead.",
  button: "Sign in",
  wrong: "That code doesn't match. Each code works only once, so wait for your phone to show a new one.",
  over: { cold: "Sign in", warm: "again" },
  again: "Sign in as somebody else",
  otherwise:
    "Lost your phone and your recovery codes? Ask an owner to remove your code, on the Team page. If there's nobody to ask, make a sign-in link on the server:",
  runThis,
};

/** Where somebody who forgot their password asks for a link. */
export const forgottenPage = {
  title: "Forgotten your password?",
  description: forOwner,
  cold: "Forgotten your",
  warm: "password?",
  lead: "Enter the email address you sign in with, and we'll send you a link to choose a new password.",
  email: "Email address",
  button: "Send the link",
  sent: { title: "Check your email", text: "If that address belongs to somebody on the team, we've emailed them a link. It works once, within an hour." },
  notSent: {
    title: "This shop doesn't send email yet",
    text: "Ask the owner for a new invitation, from the Team page; or make a link on the machine that runs the shop:",
  },
  runThis,
  back: "Sign in",
};

/** On a page that was left open, once its session has ended; and when somebody has signed in since. */
export const endedSession = {
  out: {
    title: "You're signed out",
    text: "This page stays as it is, with all you've typed. Sign in, then come back to this tab and carry on.",
    link: "Sign in",
  },
  back: { title: "You're signed in again", text: "Carry on where you were." },
};

type Held = Readonly<Record<string, string | undefined>>;
const pounds = (typed = "") => formatPounds(readPounds(typed) ?? 0);
const refund = ({ amount, reference }: Held) => `refund ${pounds(amount)} for ${reference}`;
const changePasskeys = () => "change your passkeys";
const changeCodes = () => "change your sign-in code";
/** What was pressed, by its form's `intent` and what that was sent with. */
const held = new Map<string, (sent: Held) => string>(
  Object.entries({
    refund,
    "retry-refund": refund,
    "settle-refund": ({ amount, reference }) => `note that you paid ${pounds(amount)} for ${reference} back another way`,
    cancel: ({ amount, reference }) => `cancel ${reference} and refund ${pounds(amount)}`,
    "settle-return": ({ reference }) => `close the return of ${reference}`,
    "set-price": ({ price }) => `change the price to ${pounds(price)}`,
    "take-back-price": () => "cancel the planned price",
    "erase-person": ({ email }) => `delete the data of ${email}`,
    "change-password": () => "change the site's password",
    "change-code": () => "change the site's code",
    "make-preview-link": () => "make a preview link",
    invite: ({ email }) => `invite ${email}`,
    "change-role": ({ role }) => `change somebody's role to ${role}`,
    "remove-person": () => "remove somebody from the team",
    "remove-code": () => "remove somebody's sign-in code",
    "set-up-code": changeCodes,
    "turn-on-code": changeCodes,
    "turn-off-code": changeCodes,
    "new-recovery-codes": () => "make new recovery codes",
    "new-passkey": changePasskeys,
    "add-passkey": changePasskeys,
    "remove-passkey": changePasskeys,
  }),
);

/** Asked before what moves money, takes data out or decides who may come in, when a sign-in is some minutes old. */
export const proveAgain = {
  /** `file`: of a download, which has no `intent`, the name in its address. */
  title(sent: Held, file?: string) {
    const what = file
      ? sent.email
        ? `download the data of ${sent.email}`
        : `download “${exportsPage.fileOf(file as ExportKind, periodWords(sent as Period))}”`
      : held.get(sent.intent ?? "")?.(sent);
    return `Enter your password to ${what ?? "carry on"}`;
  },
  since: (minutes: number) => `You signed in more than ${minutes} minutes ago. Nothing has been done yet.`,
  wrong: "That isn't your password. Nothing has been done yet.",
  wrongPasskey: "That isn't a passkey of yours. Nothing has been done yet.",
  password: "Your password",
  button: "Carry on",
  leave: "Cancel",
};

export const joinPage = {
  title: "Join the back office",
  description: forOwner,
  cold: "Choose your",
  warm: "password",
  lead: (email: string) => `For ${email}, the address you'll sign in with.`,
  name: "Your name",
  nameHelp: "Your team sees it next to what you do.",
  password: "Password",
  passwordHelp: (least: number) => `At least ${least} characters. Four or five unrelated words are easy to remember and hard to guess.`,
  removePasskeys: (count: number) => `Remove my ${count === 1 ? "passkey" : `${count} passkeys`} too, because I've lost a device`,
  button: "Open the back office",
  stale: { cold: "This link", warm: "doesn't work", lead: "This link has been used, or it's too old. Ask for a new one, or sign in.", signIn: "Sign in" },
};
