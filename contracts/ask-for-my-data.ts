import * as v from "valibot";
import { email } from "#contracts/fields.ts";
import { guard } from "#contracts/guard.ts";
import { dataRequestKinds } from "#contracts/your-data.ts";

/** Mails a link that gives a copy of everything held about an address, or ends it. The answer is the same for every address, known or not. */
export const input = v.strictObject({ email, wish: v.picklist(dataRequestKinds, "Please choose what you want"), ...guard });
export const output = v.strictObject({ success: v.literal(true) });
export const limits = { email: { times: 3, minutes: 60 }, address: { times: 20, minutes: 60 } };
