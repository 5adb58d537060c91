import { enter } from "#content/site/gate.ts";

/** Both lock screens: the password's and the code's. */
export const gatePages = {
  description: "This site is not open to everyone yet.",
  checking: "Checking access...",
  password: {
    title: "Site Access",
    cold: "Site",
    warm: "Access",
    lead: "This site is currently in development. Please enter the access password to continue.",
    label: "Access password",
    placeholder: "Enter password",
    enter,
    checking: "Checking...",
    blocked: "Access Blocked",
  },
  code: {
    title: "Access Code Required",
    cold: "Access Code",
    warm: "Required",
    lead: "Please enter the temporary access code to continue.",
    label: "Access code",
    placeholder: "Enter access code",
    enter,
    checking: "Verifying...",
    hint: { title: "Multiple failed attempts", text: "Please make sure you have the correct access code." },
  },
  notes: {
    told: { title: "Nearly there", text: "Please confirm your address by the link in the email that we have just sent. Then we will tell you when we open." },
    "told-tomorrow": {
      title: "Nearly there",
      text: "We have sent all the emails that we send in one day, so yours goes out tomorrow: please confirm your address by its link. Then we will tell you when we open.",
    },
    confirmed: { title: "You're on the Warmth List", text: "Your place is saved. We will write to you when we open." },
    "preview-ended": { title: "This preview link has ended", text: "Ask whoever sent it to you for a fresh one." },
  },
  blocked: { title: "Access temporarily blocked", text: "Too many failed attempts. Try again after" },
  warning: "Warning",
  inside: {
    cold: "You have",
    warm: "access",
    lead: "This site is not open to everyone yet. This browser is let in.",
    until: "Until",
    after: ", UK time. After that you are asked again.",
    go: "Go to the site",
    leave: "Leave and lock",
    shared: "On a computer that others use too, leave when you are done.",
  },
  notify: { title: "Tell me when you open", lead: "Join the Warmth List. Free, and nothing is charged." },
  list: { title: "The Warmth List", description: "Your own place on the Warmth List." },
  policies: "Policies",
  oneMoment: "The site is busy or just starting.",
} as const;
