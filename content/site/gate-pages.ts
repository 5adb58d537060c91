import { enter } from "#content/site/gate.ts";
import { confirmation } from "#content/site/warmth-list.ts";

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
    told: {
      title: "Nearly there",
      text: `We've just sent you an email. Open the link in it, then press “${confirmation.button}”, and we'll email you when it's your turn to pre-order.`,
    },
    "told-tomorrow": {
      title: "Nearly there",
      text: `We've reached today's email limit, so your email will arrive tomorrow. Open the link in it, then press “${confirmation.button}”, and we'll email you when it's your turn to pre-order.`,
    },
    confirmed: { title: "You're on the Warmth List", text: "Your place is saved. We'll email you when it's your turn to pre-order." },
    "preview-ended": { title: "This preview link no longer works", text: "Ask the person who sent it to you for a new one." },
  },
  blocked: { title: "Access temporarily blocked", text: "Too many failed attempts. Try again after" },
  warning: "Warning",
  inside: {
    cold: "You have",
    warm: "access",
    lead: "This site isn't open to everyone yet, but you can use it in this browser.",
    until: "Until",
    after: ", UK time. After that you'll have to unlock the site again.",
    go: "Go to the site",
    leave: "Leave and lock",
    shared: "If you share this computer, press “Leave and lock” when you've finished.",
  },
  notify: { title: "Tell me when you open", lead: "Join the Warmth List. Free, and no card needed." },
  list: { title: "The Warmth List", description: "Your own place on the Warmth List.", change: "See or change what we hold, or leave" },
  policies: "Policies",
  help: "Need help getting in or using this page? Write to",
  oneMoment: "The site is busy or restarting.",
} as const;
