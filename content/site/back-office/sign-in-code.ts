/** A code from one's phone, asked for after the password. */
export const signInCode = {
  title: "Your sign-in code",
  why: "Have the back office ask for a code from your phone after your password. Then nobody gets in with your password alone.",
  setUp: "Set up a code",
  on: (since: string, left: number) => `On since ${since}. You have ${left} recovery ${left === 1 ? "code" : "codes"} left.`,
  steps: {
    title: "Set up your phone",
    scan: "Open an authenticator app on your phone, such as the password manager it came with, and scan this with it.",
    qr: "QR code of the key below",
    key: "Can't scan it? Type this key into the app:",
    code: "The six digits your phone shows now",
    turnOn: "Turn on",
    leave: "Cancel",
  },
  codes: {
    title: "It's on. Keep your recovery codes",
    fresh: "Your new recovery codes",
    text: "Each one signs you in once, if your phone is lost or out of battery. They're shown only now: print them or write them down, and don't keep them on the phone.",
    print: "Print",
  },
  off: {
    words: "Turn off",
    of: "your sign-in code",
    means: "Your password alone opens the back office again. Your recovery codes stop working.",
    now: "Yes, turn it off",
    done: "It's off. Your password alone opens the back office.",
  },
  anew: {
    words: "New recovery codes",
    of: "for your sign-in code",
    means: "You'll get ten new ones, and the old ones will stop working.",
    now: "Yes, make new ones",
  },
};
