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
});
export type NewPerson = v.InferOutput<typeof newPerson>;

/** Tries to sign in, right ones and wrong ones. Whoever is kept out by a stranger's guesses at their account comes in by a link. */
export const signInLimits = { address: { times: 10, minutes: 15 }, account: { times: 20, minutes: 60 } } satisfies Limits;
