/** A fingerprint, a face or a device's PIN in the place of the password and the code. */
export const passkeys = {
  title: "Your passkeys",
  why: "A passkey is kept by your phone, your computer or your password manager. It signs you in with your fingerprint, your face or your device's PIN, in place of your password and code.",
  of: (since: string, used: string | null) => `Added ${since}. ${used ? `Last used ${used}.` : "Not used yet."}`,
  add: "Add a passkey",
  make: {
    title: "Make a passkey",
    text: "Give it a name, then do what your device asks.",
    name: "Name",
    help: "To tell it from your others: “Work laptop”, for example",
    button: "Make a passkey",
    making: "Waiting for your device…",
    leave: "Cancel",
    failed: "No passkey was made",
    cannot: "This browser can't make passkeys. Try a newer one, or your phone.",
  },
  added: (name: string) => `“${name}” is added. You can sign in with it from now on.`,
  remove: "Remove",
  removeMeans: "It'll no longer sign you in here. Your device may go on offering it until you delete it there.",
  removeNow: "Yes, remove",
  removed: (name: string) => `“${name}” is removed.`,
  signIn: "Sign in with a passkey",
  proof: "Use a passkey instead",
  wrong: "That passkey isn't known here. Use another one, or your password.",
};

/** Why nothing came of it, by what browsers call it. */
export const passkeyProblems: Record<string, string> = {
  unreachable: "We couldn't reach the shop. Please try again in a moment.",
  NotAllowedError: "Cancelled. Nothing has been done.",
  AbortError: "Cancelled. Nothing has been done.",
  InvalidStateError: "This device already has one of your passkeys.",
  NotSupportedError: "This device can't keep a passkey.",
  ConstraintError: "This device can't keep a passkey: it needs a fingerprint, a face or a PIN to unlock it.",
  SecurityError: "Passkeys don't work at this web address.",
};
