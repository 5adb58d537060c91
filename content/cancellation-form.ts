import { company } from "#content/company.ts";

/** The model form of the Consumer Contracts Regulations 2013, Schedule 3 part B: its words are the law's. */
export const cancellationForm = [
  `To ${company.name}, ${company.office}, ${company.email}:`,
  "I/We [*] hereby give notice that I/We [*] cancel my/our [*] contract of sale of the following goods [*]/for the supply of the following service [*],",
  "Ordered on [*]/received on [*],",
  "Name of consumer(s),",
  "Address of consumer(s),",
  "Signature of consumer(s) (only if this form is notified on paper),",
  "Date",
  "[*] Delete as appropriate.",
] as const;
