import * as v from "valibot";
import { email, personName } from "#contracts/fields.ts";
import type { Limits } from "#contracts/limit.ts";

/** Who may do what in the back office. */
export const roles = ["owner", "staff", "accountant"] as const;
export type Role = (typeof roles)[number];

/** Characters of a password, spaces at its ends left out. */
export const passwordLength = { least: 15, most: 200 };

const typed = (missing: string) =>
  v.pipe(v.string(missing), v.nonEmpty(missing), v.maxLength(passwordLength.most, `Please use at most ${passwordLength.most} characters`));

export const signIn = v.object({ email, password: typed("Enter your password") });
export type SignIn = v.InferOutput<typeof signIn>;

/** For whom a link to a new password is wanted. */
export const forgotten = v.object({ email });
/** Such links: each may be a mail to somebody who didn't ask. */
export const forgottenLimits = { address: { times: 5, minutes: 60 }, account: { times: 3, minutes: 60 } } satisfies Limits;

/** Asked again before what mustn't happen in a browser that was left open. Not called `password`: it goes beside the fields of another form. */
export const proof = v.object({ proof: typed("Enter your password") });

/** What somebody who was invited says of themselves. */
export const newPerson = v.object({
  name: personName,
  password: v.pipe(
    typed("Choose a password"),
    v.check(
      (password) => password.normalize("NFKC").trim().length >= passwordLength.least,
      `Please use at least ${passwordLength.least} characters: four or five words that you don't say together`,
    ),
  ),
  /** For whoever has lost a device that has one. */
  removePasskeys: v.optional(v.boolean()),
});
export type NewPerson = v.InferOutput<typeof newPerson>;

const codeAsked = "Enter the code";
/** A code from somebody's phone, or a recovery code. */
export const enteredCode = v.object({ code: v.pipe(v.string(codeAsked), v.trim(), v.nonEmpty(codeAsked), v.maxLength(40, "That's too long for a code")) });

const sixFigures = "Enter the six digits that your phone shows";
/** The first code of a phone that's being set up. */
export const firstCode = v.object({
  code: v.pipe(
    v.string(sixFigures),
    v.transform((text) => text.replace(/\s+/g, "")),
    v.regex(/^\d{6}$/, sixFigures),
  ),
});

/** Minutes of a session: a working day, whoever it is and however they came in. */
export const sessionMinutes = 12 * 60;
/** Minutes from the right password to the code. */
export const codeMinutes = 10;
/** Codes that are given, right ones and wrong ones: whoever guesses has a password already. */
export const codeLimits = { address: { times: 10, minutes: 15 }, account: { times: 10, minutes: 60 } } satisfies Limits;

/** Tries to sign in, right ones and wrong ones. `meanwhile`: what each network has where an account's are used up. */
export const signInLimits = { address: { times: 10, minutes: 15 }, account: { times: 20, minutes: 60 }, meanwhile: { times: 2, minutes: 15 } } satisfies Limits;

/** A session of the back office: the token is the browser's own. */
export type OpenedSession = { token: string; expiresAt: Date };

/** What the right password opens: a session; or, where a code is asked for as well, no more than a ticket, with which the code is to come. */
export type Entry = OpenedSession & { needsCode: boolean };

/** Who acts in a session. `person`: null where it was opened by a link from the server's command line, which is the owner's. */
export type OperatorSession = { id: string; role: Role; person: { id: string; name: string; email: string } | null };

/** Somebody who may come in. `hasJoined`: they've chosen a password; until then their name is their address. */
export type OperatorPerson = { id: string; email: string; name: string; role: Role; hasJoined: boolean; hasCode: boolean };

/** `left`: recovery codes that aren't used yet. */
export type SignInCode = { since: Date; left: number };

/** What a phone is set up with: the key to type, and the same as a QR code of so many modules a side, as an SVG path. */
export type SignInCodeSetUp = { key: string; size: number; path: string };

/** `name`: null where it was opened by a link from the server's command line. `browser`: as it names itself. `usedAt`: to within five minutes. `isOwn`: of whoever asks. */
export type OperatorSessionLine = {
  id: string;
  name: string | null;
  browser: string | null;
  since: Date;
  usedAt: Date;
  until: Date;
  isThis: boolean;
  isOwn: boolean;
};
