/** What a page of the back office that's left open is told of its session, in the words of the authentication client that the specification names. */
export const sessionEvents = [
  "INITIAL_SESSION",
  "SIGNED_IN",
  "SIGNED_OUT",
  /** The same person's, with a later end: sessions don't grow, so they've signed in anew, in another tab. */
  "TOKEN_REFRESHED",
  /** Somebody came by a link to a new password in the place of another. */
  "PASSWORD_RECOVERY",
  /** Their name, role or address is another. */
  "USER_UPDATED",
  /** The password was asked for again, and given. */
  "MFA_CHALLENGE_VERIFIED",
] as const;
export type SessionEvent = (typeof sessionEvents)[number];

/** A session that hasn't ended, as its own browser may know it; moments as ISO 8601. */
export type StandingSession = {
  id: string;
  until: string;
  /** null: opened by a link from the server's command line. */
  person: string | null;
  /** Another with every change of that person. */
  version: string | null;
  /** When the password was last asked for again. */
  provenAt: string | null;
  /** It was opened just now, with a password that took another's place. */
  isRecovery: boolean;
};

export type SessionListener = (event: SessionEvent, session: StandingSession | null) => void;
