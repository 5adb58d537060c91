import { company } from "#content/company.ts";

/** What every form says that writes to us. */
export const enquiries = {
  name: { label: "Your name", toolparamdescription: "The name of the person who writes" },
  email: { label: "Your email address", toolparamdescription: "Where the answer goes" },
  sending: "Sending...",
  failed: "That wasn't sent",
  otherWay: `What you typed is still here. You can also write to ${company.email}.`,
};
