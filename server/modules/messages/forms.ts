import { brand } from "#content/brand.ts";
import type { AssistantName } from "#contracts/assistant.ts";
import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { sanitiseLines } from "#contracts/fields.ts";
import { detailsOf, type EnquiryNeeds, receiveEnquiry } from "#server/modules/messages/enquiries.ts";
import { askedToCancel, raiseAlert } from "#server/platform/alerts.ts";
import type { Database } from "#server/platform/database/open.ts";

export function contactUs(needs: EnquiryNeeds): Backend["contactUs"] {
  const take = receiveEnquiry(needs);
  return ({ name, email, trap, ...fields }, caller) => take({ kind: "contact", name, email, details: detailsOf(fields), suspect: Boolean(trap) }, caller);
}

export function reportReaction(needs: EnquiryNeeds): Backend["reportReaction"] {
  const take = receiveEnquiry(needs);
  return ({ name, email, trap, ...fields }, caller) => take({ kind: "reaction", name, email, details: detailsOf(fields), suspect: Boolean(trap) }, caller);
}

export function complainAboutPrivacy(needs: EnquiryNeeds): Backend["complainAboutPrivacy"] {
  const take = receiveEnquiry(needs);
  return ({ name, email, trap, ...fields }, caller) => take({ kind: "privacy", name, email, details: detailsOf(fields), suspect: Boolean(trap) }, caller);
}

/** Nothing is cancelled by itself, for anybody can type anybody's reference: but the order is marked, and the owner asked before it is sent. */
export function cancelByForm(needs: EnquiryNeeds): Backend["cancelByForm"] {
  const take = receiveEnquiry(needs);
  return async ({ name, email, trap, ...fields }, caller) => {
    const message = await take({ kind: "cancellation", name, email, details: detailsOf(fields), suspect: Boolean(trap) }, caller);
    if (fields.order && !trap) await markOrder(fields.order, { email, message: message.reference });
    return message;
  };

  function markOrder(reference: string, { email, message }: { email: string; message: string }) {
    return needs.db.transaction().execute(async (tx) => {
      const order = await tx.selectFrom("orders").select(["id", "email"]).where("reference", "=", reference).where("status", "=", "paid").executeTakeFirst();
      if (!order) return;
      const same = order.email?.toLowerCase() === email.toLowerCase();
      const detail = `message ${message} asks to cancel it, from ${same ? "the address that ordered" : "another address than the one that ordered"}`;
      await raiseAlert(tx, needs.sendJob, { orderId: order.id, kind: askedToCancel, detail, at: needs.now() });
    });
  }
}

type Turn = { role: "user" | "assistant"; content: string };

const names: Record<AssistantName, string> = { product: `${brand.name} Assistant`, dermaflo: `${brand.technology} AI Assistant` };
/** Characters of a conversation that are sent: its end is what matters. */
const most = 12_000;

/** As our own record has it; null where nobody agreed that it is kept. */
async function readRecord(db: Database, conversation: string | undefined): Promise<string | null> {
  if (!conversation) return null;
  const rows = await db
    .selectFrom("answers")
    .select(["question", "reply"])
    .where("conversation", "=", conversation)
    .where("question", "is not", null)
    .orderBy("at")
    .limit(100)
    .execute();
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
  const take = receiveEnquiry(needs);
  return async ({ assistant, email, name = "Not given", note, messages, conversation, trap }, caller) => {
    const said = ((await readRecord(needs.db, conversation)) ?? ownWords(messages)).slice(-most);
    if (!said && !note) throw new Failure("invalid", { fields: { note: "Please write your message" } });
    const details = detailsOf({ topic: `the ${names[assistant]}`, message: note, conversation: said });
    return take({ kind: "contact", name, email, details, suspect: Boolean(trap) }, caller);
  };
}
