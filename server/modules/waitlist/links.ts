import { Failure } from "#contracts/failure.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import type { LimitUse } from "#server/platform/limits/throttle.ts";
import { isSame, keyedHash } from "#server/platform/tokens/keyed-hash.ts";

export const endedLinkMessage = "This link no longer works. Use the one in our newest email, or join the Warmth List again.";

export const lostLinkMessage = "This link has expired, or part of it is missing. Get a new one by email: it takes a moment.";

/** The link that somebody may share. Its code is no secret. */
export const shareUrl = (origin: string, code: string) => `${origin}/warmth-list/friend/${code}`;

/** "a•••@example.com": enough to know one's own address by, and not enough to write to it. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** Pages that a person of the list reaches by their own link. */
export type ListPage = "leave" | "yours" | "place";

/** Bytes of a signature that are kept, so that a token has no padding and a mail's header stays short. */
const signatureBytes = 20;

/** A person's own links share a token: their id and its signature. It lasts as long as they are on the list, for the oldest mail must let them leave. */
export function createListLinks({ secret, origin }: { secret: string; origin: string }) {
  const sign = (number: Uint8Array) => keyedHash(secret, Buffer.concat([Buffer.from("warmth list "), number])).subarray(0, signatureBytes);

  function tokenOf(signUp: string) {
    const number = Buffer.from(signUp.replaceAll("-", ""), "hex");
    return Buffer.concat([number, sign(number)]).toString("base64url");
  }

  return {
    tokenOf,
    urlOf: (page: ListPage, signUp: string) => `${origin}/warmth-list/${page}/${tokenOf(signUp)}`,
    /** Whose link that is, by the signature alone; null for one that is forged, cut off, or of another key. */
    read(token: string): string | null {
      const bytes = Buffer.from(token, "base64url");
      if (bytes.length !== 16 + signatureBytes || bytes.toString("base64url") !== token) return null;
      const number = bytes.subarray(0, 16);
      if (!isSame(sign(number), bytes.subarray(16))) return null;
      return number.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
    },
  };
}
export type ListLinks = ReturnType<typeof createListLinks>;

/** Whose link that is. Only wrong ones are counted: mailbox providers press for thousands of people from a few addresses. */
export async function readOwnLink({ listLinks, throttle }: Pick<ModuleNeeds, "listLinks" | "throttle">, token: string, wrong: LimitUse): Promise<string> {
  const signUp = listLinks.read(token);
  if (signUp) return signUp;
  await throttle(wrong);
  throw new Failure("not-found", { message: lostLinkMessage });
}
