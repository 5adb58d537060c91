import * as v from "valibot";

/** What people write to us through a form, and the first letters of its reference. */
export const messageKinds = { contact: "MSG", reaction: "SKIN", privacy: "DATA", cancellation: "STOP" } as const;
export type MessageKind = keyof typeof messageKinds;

/** Such as MSG-7K4M-2Q9X: a label for people, not a secret. */
export const messageReference = v.pipe(v.string(), v.regex(/^(MSG|SKIN|DATA|STOP)-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/));

/** What a reference says about itself. */
export const kindOfMessage = (reference: string) => (Object.keys(messageKinds) as MessageKind[]).find((kind) => reference.startsWith(`${messageKinds[kind]}-`));

export const messageReceipt = v.strictObject({ reference: messageReference });

/** All forms together, per email address and per network address (many phones share one). */
export const messageLimits = { email: { times: 5, minutes: 60 }, address: { times: 30, minutes: 60 } };
