import * as v from "valibot";
import { ownLine } from "#contracts/fields.ts";
import type { Limit } from "#contracts/limit.ts";

/** A person's at most. */
export const mostPasskeys = 10;
/** Minutes from the shop's question to the device's answer. */
export const passkeyMinutes = 5;
/** Questions that anybody may ask for. */
export const passkeyLimit: Limit = { times: 30, minutes: 15 };

const unread = "We couldn't read what your device sent. Please try again";
const bytes = (most: number) => v.pipe(v.string(unread), v.regex(/^[\w-]+$/, unread), v.maxLength(most, unread));
/** What script wrote into a form's field, as JSON. */
const written = <S extends v.GenericSchema>(schema: S) => v.pipe(v.string(unread), v.maxLength(20_000, unread), v.parseJson({}, unread), schema);

/** What a device answers, its bytes in base64url. A credential's id has 1,023 of them at most. */
const passkeyAnswer = v.object(
  { id: bytes(1_364), clientDataJSON: bytes(4_000), authenticatorData: bytes(4_000), signature: bytes(4_000), userHandle: bytes(90) },
  unread,
);
export type PasskeyAnswer = v.InferOutput<typeof passkeyAnswer>;
const madePasskey = v.object({ id: bytes(1_364), clientDataJSON: bytes(4_000), attestationObject: bytes(8_000) }, unread);

/** In the place of a password: at the door, or asked again. */
export const passkeyEntry = v.object({ passkey: written(passkeyAnswer) });

export const passkeyName = v.object({ name: ownLine("Give it a name", 40) });
export const newPasskey = v.object({ ...passkeyName.entries, credential: written(madePasskey) });
export type NewPasskey = v.InferOutput<typeof newPasskey>;

/** What the browser asks a device to prove that it has a passkey, and whose it is, with. */
export type PasskeyRequest = { challenge: string; rpId: string; timeout: number; userVerification: "required" };

/** What it asks a device to make one with, as WebAuthn spells it; bytes in base64url. */
export type NewPasskeyRequest = {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { type: "public-key"; alg: number }[];
  timeout: number;
  attestation: "none";
  authenticatorSelection: { residentKey: "required"; requireResidentKey: true; userVerification: "required" };
  /** Those that they have: a device that keeps one makes no second. */
  excludeCredentials: { type: "public-key"; id: string }[];
};

/** `usedAt`: null until it has opened the back office, or was asked again. */
export type Passkey = { id: string; name: string; since: Date; usedAt: Date | null };
