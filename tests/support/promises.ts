import type { MailPreview } from "#content/mail-previews.ts";

/** What is true of a subject, as far as words say it, and what keeps it: a mail that goes out, or the file with the code or the term. */
type Kept = { says: RegExp } & ({ mail: MailPreview | readonly MailPreview[] } | { by: string });
/** `about`: words that promise something of it. */
export type Subject = { subject: string; about: RegExp; kept: readonly Kept[] };

const any = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join("|"), "i");

/** Where no tube goes: as many of its names as anybody might promise. */
const elsewhere = "Northern Ireland|Isle of Man|Jersey|Guernsey|Channel Islands|Ireland|Europe|the EU|abroad|overseas|worldwide|anywhere|everywhere|BFPO";
/** What a refund is of. */
const sum = "(?:you|it|(?:the (?:full|whole) )?(?:everything you paid|what you paid|amount|payment|price|…|£[\\d.]+)(?: of the £[\\d.]+ that you paid)?)";
const toCard = "(?:,? (?:in full|including delivery|delivery included|straight away|to (?:your card|the card you paid with)))*";
const back =
  "(?:once (?:we have (?:it|the tube)|you've)(?: back)?(?: with its seal unbroken)?)(?:,? or (?:you )?show us (?:that )?you've (?:posted|sent) it)?|once we have the tube or you show us you've sent it";

/** As it may be said after the day until which a tube can be sent back. */
const condition =
  "(?:, (?:without giving a reason|or someone you named other than the carrier|receive the tube))*(?:, as long as (?:its|the|the tube's) seal is unbroken)?";

/**
 * Everything that we promise about delivery, money, cancelling, emails, answers and data. Other sentences promise too, but of less: these are the ones for
 * which somebody can ask us. An entry is as wide as what is true; the words that it matches are taken out of a sentence, and the rest may promise nothing.
 */
export const promises: readonly Subject[] = [
  {
    subject: "where we deliver",
    about: any(
      new RegExp(`\\b(?:deliver|delivery|ship|post|go(?:es)?|sent|send)\\b[^.]*\\b(?:${elsewhere}|England|Scotland)\\b`),
      /\bwe(?:'ll| will)?(?: also| now| only)? (?:deliver|ship)\b/,
      /\bwe(?:'ll| will)?(?: also| now| only)? post (?:to|it|tubes|them|yours)\b/,
    ),
    kept: [
      {
        says: new RegExp(`\\b(?:cannot|can't|don't|but not|not) (?:yet )?(?:deliver )?to (?:(?:the )?(?:${elsewhere})(?:, | or )?)+`, "i"),
        by: "contracts/fields.ts",
      },
      {
        says: new RegExp(`^(?!.*\\b(?:${elsewhere})\\b).*England, Scotland (?:and|or) Wales`, "i"),
        by: "contracts/fields.ts",
      },
      { says: /\bdelivery is in the price, the same everywhere/i, by: "content/catalogue.ts" },
      { says: /\b(?:if|where) we (?:don't )?deliver (?:next|to your country)\b/i, by: "server/modules/waitlist/invitations.ts" },
    ],
  },
  {
    subject: "which emails we send",
    about: any(
      /\bwe(?:'ll| will)?(?: (?!not\b)\w+){0,2} (?:e-?mail|write to|notify|text|ring|call|alert|remind) (?:you|the list|your)\b/,
      /\bwe(?:'ll| will) (?:e-?mail|write|text|let you know|tell you when|remind)\b/,
      /\bwe(?:'ll| will) send (?:an?|another|you) (?:\w+ )?(?:e-?mail|text|link|reminder|newsletter)\b/,
      /\bone email each time\b|\b(?:updates?|reminders?|newsletters?) (?:will )?(?:come|go|arrive)\b/,
    ),
    kept: [
      {
        says: /\bwe(?:'ll| will)? (?:e-?mail|write)(?: you)?(?: about your place, and)? when it's your turn(?: to pre-order)?|\bone email each time it's your turn/i,
        mail: "pre-orders-open",
      },
      { says: /\bwe(?:'ll)? email the list (?:in order|from the front), a group at a time|\bwe'll write when we do\b/i, mail: "pre-orders-open" },
      {
        says: /\bwe(?:'ll)? email you(?: again)?(?: on the day it leaves| when (?:it leaves|we send it))|^on the day it leaves we email you|\bemail you its tracking number/i,
        mail: "order-dispatched",
      },
      {
        says: /\bif the date changes, we'll email you(?: the new one)?|\bwe(?:'ll email| write to) you(?: the reason and a new date)? as soon as we (?:know|do|have them)\b/i,
        mail: ["order-delayed", "order-delayed-without-date"],
      },
      { says: /\bwe'll email you (?:either way|as soon as we (?:have it|can))\b/i, mail: ["order-confirmed", "payment-failed", "order-too-late"] },
      { says: /\bwe(?:'ll)? email (?:your|you a) confirmation\b|\bwe'll email you to confirm, with a link to your order's own page/i, mail: "order-confirmed" },
      { says: /\bif your bank refuses\b[^.]*\bwe'll email you\b/i, mail: "payment-failed" },
      {
        says: /\bwe(?:'ll| can)? (?:e-?mail you|send) (?:an?|one) (?:new |private )?(?:link|one)\b(?: to (?:each|your|that|confirm)[^.]*)?|\bwe'll email you a new link/i,
        mail: ["order-link", "list-link", "confirm-sign-up", "your-data-copy", "your-data-erase"],
      },
      { says: /\bwe'll email you when we've sent the money/i, mail: "order-refunded" },
      {
        says: /\bwe'll email you (?:(?:proof of the day you cancelled, and|to confirm, and to) tell you )?where to send the tube|\bwe'll email you the address (?:for returning it|to return it to)/i,
        mail: "return-asked",
      },
      {
        says: /\bwe'll(?: also)? email you to confirm(?: we(?:'ve received| have) it, by the next day at the latest)?(?=\.|$)/i,
        mail: ["order-cancelled", "address-corrected", "message-received"],
      },
      { says: /\bwe may email you with a question/i, mail: "message-answer" },
      { says: /\bwe(?:'ll)? email you about your place, and when it's your turn(?: to pre-order)?/i, mail: ["on-list", "pre-orders-open"] },
      { says: /\btracking updates come by email\b/i, by: "server/providers/shipping/easypost" },
    ],
  },
  {
    subject: "money back",
    about: any(
      /\bwe(?:'ll| will|'re)?(?: \w+){0,2} (?:refund(?:ing)?\b|repay|repair|reimburse|compensat|replace (?:it|your|the tube|a\b))/,
      /\bfull refund|\bmoney back|\brefunds? you\b|\breplacement|\bno questions|\bguarantee|\bcompensation|\bvouchers?\b/,
      /\bfree (?:of charge|delivery|returns?|postage)\b|\bwe(?:'ll| will)? pay\b/,
    ),
    kept: [
      {
        says: /(?:before we send (?:it|your tube)|haven't sent (?:it|your tube) yet)\b[^.;]*\bfull refund|\bfull refund (?:if you cancel before dispatch|until we send it)|\bcancel for a full refund (?:at any time )?before we send|^(?:• )?(?:to )?cancel,? (?:with|for) a full refund\.?$/i,
        by: "server/modules/orders/cancellation.ts",
      },
      {
        says: /\b(?:a full refund )?within 30 days of receiving it[:,]?[^.;]*?(?:full refund(?:, or a repair or replacement if you'd rather)?|if you'd rather)|\bafter that[:,] a repair or replacement\b[^.]*/i,
        by: "content/legal/pre-order-terms.ts",
      },
      {
        says: new RegExp(
          `\\bwe(?:'ll|'re)?(?: then| either)? refund(?:ing)? ${sum}${toCard} (?:${back})|^(?:once we have it, or you show us you've posted it,|send (?:it|the tube|us)\\b|if you've posted it)[^.]*\\bwe'll refund ${sum}`,
          "i",
        ),
        by: "server/modules/orders/returns.ts",
      },
      {
        says: new RegExp(
          `\\bwe(?:'ll|'re)?(?: then)? refund(?:ing)? (?!you|it)${sum}${toCard}|\\brefund you in full|\\bone button cancels your order and refunds you`,
          "i",
        ),
        by: "server/modules/orders/refunds.ts",
      },
      { says: /\bwe (?:have to )?send (?:your|the) money back within 14 days\b[^.]*|\bto give your money back/i, by: "server/modules/orders/refunds.ts" },
      { says: /\bwait,? or (?:cancel and )?get (?:your money|…|£[\d.]+) back/i, by: "server/modules/orders/cancellation.ts" },
      {
        says: /^(?:if the tube is faulty\b[^.]*, and we'll|we) pay (?:the postage|for sending a faulty tube back)|\bfaulty[^.]* and we pay for sending it back/i,
        by: "content/legal/pre-order-terms.ts",
      },
      { says: /\byou choose between the right price and a full refund/i, by: "content/legal/pre-order-terms.ts" },
      { says: /\bwe tried to refund you|\banswer you, refund you|\bask us at any time, free of charge/i, by: "server/modules/orders/refunds.ts" },
    ],
  },
  {
    subject: "cancelling",
    about: any(
      /\b(?:you|every buyer|whoever orders) (?:can|may|could)(?: (?!not\b)\w+){0,2} cancel\b/,
      /^cancel\b[^.]* (?:time|until|before|after|free)\b/,
      /\bcancel (?:any ?time|whenever)\b/,
    ),
    kept: [
      {
        says: /\b(?:you|every buyer|whoever orders) (?:can|may)(?: still)? cancel(?: it)?(?: for a full refund)?(?: at any (?:later )?time| any time)?,? (?:before|until) (?:we send|your tube is sent)\b/i,
        by: "server/modules/orders/cancellation.ts",
      },
      {
        says: /^before your tube is sent you may cancel at any time|^cancel (?:any time )?before we send\b|\bthere you can cancel, or correct the delivery address until we send\b/i,
        by: "server/modules/orders/cancellation.ts",
      },
      {
        says: new RegExp(
          `\\byou (?:can|may)(?: still)? cancel(?: it)?(?: at any time| without giving any reason, from the moment you order)? (?:until|for) (?:14 days(?: after [^.;,]+)?|…|\\d+ \\w+ \\d{4})${condition}(?=[.;:]|$)`,
          "i",
        ),
        by: "server/modules/orders/returns.ts",
      },
      {
        says: /\byou may open the outer packaging and look at the tube: you can still cancel after that|\bif you don't answer, you can still cancel|\byou can still cancel (?:in the meantime|later)/i,
        by: "content/legal/pre-order-terms.ts",
      },
    ],
  },
  {
    subject: "how soon we answer",
    about:
      /\b(?:we|a person|a human|the founder|somebody)(?:'ll| will| can)?(?: then| always)? (?:reply|replies|answers?|acknowledges?)\b|\backnowledge(?:d|ment)\b/i,
    kept: [
      {
        says: /\b(?:we|a person)(?:'ll| will| can)? (?:reply|replies|answers?)(?: it)?(?: to this address)?(?: by email)?(?: as soon as we can| within one month)?(?=[.,:;]|$| and | or )/i,
        mail: "message-answer",
      },
      {
        says: /\backnowledge(?:ment|d)?\b(?: it)?(?: by email)?(?:,? (?:by the next day at the latest|within 30 days|goes to you|goes out automatically, by tomorrow at the latest|…))?(?=[.,;]|$)/i,
        mail: "message-received",
      },
    ],
  },
  {
    subject: "what becomes of data",
    about: any(
      /\bwe(?:'ll| will)?(?: \w+){0,2} (?:delete|erase|share|pass (?:it|them) on)\b/,
      /\bsells? (?:it|them|none|your)\b/,
      /\bdeleted?\b[^.]*\b(?:after|when|once|within|straight away)\b/,
    ),
    kept: [
      {
        says: /\bdeleted?\b[^.;]*?(?:after (?:90 days|a year)|two years after we've answered it|as soon as the order is paid for or has ended)/i,
        by: "server/modules/privacy/retention.ts",
      },
      {
        says: /\bwe(?:'ll| will)?(?: then)? delete (?:the name, email address and postal address automatically|your name and address from … once … finished|your place on the list, your messages, emails, labels and links straight away)/i,
        by: "server/modules/privacy/erasure.ts",
      },
      {
        says: /\bwe(?:'ll| will| can)?(?: then)? delete (?:it|the report|the address)(?=[.,]|$)|\bwhat we delete (?:now|later)\b/i,
        by: "server/modules/privacy/erasure.ts",
      },
      { says: /\bdon't sell it\b|\bsell none of it\b|\bwe pass it on only where the law makes us\b/i, by: "content/legal/privacy-policy.ts" },
    ],
  },
];
