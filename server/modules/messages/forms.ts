import { assistantWords } from "#content/assistant/words.ts";
import type { Backend, Caller } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { sanitiseLines } from "#contracts/fields.ts";
import { type MessageKind, unnamed } from "#contracts/message.ts";
import { detailsOf, type EnquiryNeeds, receiveEnquiry } from "#server/modules/messages/enquiries.ts";
import { askedToCancel, raiseAlert } from "#server/platform/alerts.ts";
import type { Database } from "#server/platform/database/open.ts";

type Sent = { name: string; email: string; trap?: string | undefined } & Parameters<typeof detailsOf>[0];

const receiveForm = (needs: EnquiryNeeds, kind: MessageKind, also?: Parameters<typeof receiveEnquiry>[1]) => {
  const receive = receiveEnquiry(needs, also);
  return ({ name, email, trap, ...fields }: Sent, caller: Caller) => receive({ kind, name, email, details: detailsOf(fields), suspect: Boolean(trap) }, caller);
};

export const contactUs = (needs: EnquiryNeeds): Backend["contactUs"] => receiveForm(needs, "contact");
export const reportReaction = (needs: EnquiryNeeds): Backend["reportReaction"] => receiveForm(needs, "reaction");
export const complainAboutPrivacy = (needs: EnquiryNeeds): Backend["complainAboutPrivacy"] => receiveForm(needs, "privacy");

/** Nothing is cancelled by itself, for anybody can type anybody's reference: but the order is marked, and the owner asked before it is sent. */
export const cancelByForm = (needs: EnquiryNeeds): Backend["cancelByForm"] =>
  receiveForm(needs, "cancellation", async (tx, { email, details, reference }) => {
    const paid = tx.selectFrom("orders").select(["id", "email"]).where("status", "=", "paid");
    const order = await paid.where("reference", "=", details.order ?? "").executeTakeFirst();
    if (!order) return;
    const same = order.email?.toLowerCase() === email.toLowerCase();
    const detail = `message ${reference} asks to cancel it, from ${same ? "the order's" : "a different"} email address. Decide on the order's page: “Mark as done” keeps the order`;
    await raiseAlert(tx, needs.sendJob, { orderId: order.id, kind: askedToCancel, detail, at: needs.now() });
  });

type Turn = { role: "user" | "assistant"; content: string };

/** Characters of a conversation that are sent: its end is what matters. */
const most = 12_000;

/** As our own record has it; null where nobody agreed that it is kept. */
async function readRecord(db: Database, conversation: string | undefined): Promise<string | null> {
  if (!conversation) return null;
  const kept = db.selectFrom("answers").select(["question", "reply"]).where("conversation", "=", conversation).where("question", "is not", null);
  const rows = await kept.orderBy("at").limit(100).execute();
  return rows.length > 0 ? rows.map(({ question, reply }) => `Visitor: ${question}\nAssistant: ${reply}`).join("\n\n") : null;
}

/** What a browser says that the assistant said, anyone could have written: only the visitor's own words are taken from it. */
const ownWords = (messages: readonly Turn[]) =>
  messages
    .filter(({ role }) => role === "user")
    .map(({ content }) => `Visitor: ${sanitiseLines(content)}`)
    .join("\n\n");

/** A message to the owner with the conversation in it, answered like every other. */
export function talkToPerson(needs: EnquiryNeeds): Backend["talkToPerson"] {
  const receive = receiveEnquiry(needs);
  return async ({ assistant, email, name = unnamed, note, messages, conversation, trap }, caller) => {
    const said = ((await readRecord(needs.db, conversation)) ?? ownWords(messages)).slice(-most);
    if (!said && !note) throw new Failure("invalid", { fields: { note: "Please write your message" } });
    const details = detailsOf({ topic: `the ${assistantWords[assistant].title}`, message: note, conversation: said });
    return receive({ kind: "contact", name, email, details, suspect: Boolean(trap) }, caller);
  };
}
