import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { NewPasskeyRequest, PasskeyRequest } from "#contracts/passkeys.ts";
import { testOrigin } from "#tests/support/open-test-app.ts";

/** CBOR as WebAuthn needs it: maps by their entries, whole numbers, bytes and text. */
function encodeCbor(value: number | string | Buffer | [key: number | string, value: unknown][]): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.length), ...value.flat().map((part) => encodeCbor(part as number))]);
}

const bytesOf = (text: string | undefined) => Buffer.from(text ?? "", "base64url");
const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const [present, verified, canSync, synced, attested] = [1, 4, 8, 16, 64];

/** What it does otherwise than an honest one at its own site. */
type Otherwise = { origin?: string; rpId?: string; type?: string; unverified?: boolean; counter?: number; copied?: boolean; userHandle?: string; fmt?: string };

/** A device with one passkey, written out here so that no test asks the shop's own library whether it's right: ES256, attestation "none". */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y } = publicKey.export({ format: "jwk" });
  const credential = randomBytes(32);
  const id = credential.toString("base64url");
  let user = "";

  const say = (type: string, challenge: string, { origin = testOrigin, ...otherwise }: Otherwise) =>
    Buffer.from(JSON.stringify({ type: otherwise.type ?? type, challenge, origin, crossOrigin: false }));
  function vouch(rpId: string, flags: number, otherwise: Otherwise, more = Buffer.alloc(0)) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(otherwise.counter ?? 0);
    const all = flags | present | (otherwise.unverified ? 0 : verified) | (otherwise.copied ? canSync | synced : 0);
    return Buffer.concat([sha256(otherwise.rpId ?? rpId), Buffer.from([all]), counter, more]);
  }

  return {
    id,
    /** What the browser would send of a new one. */
    make(asked: NewPasskeyRequest, otherwise: Otherwise = {}) {
      user = asked.user.id;
      const key = encodeCbor([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytesOf(x)],
        [-3, bytesOf(y)],
      ]);
      const data = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credential.length]), credential, key]);
      const statement: [string, unknown][] = [
        ["fmt", otherwise.fmt ?? "none"],
        ["attStmt", []],
        ["authData", vouch(asked.rp.id, attested, otherwise, data)],
      ];
      const clientDataJSON = say("webauthn.create", asked.challenge, otherwise).toString("base64url");
      return JSON.stringify({ id, clientDataJSON, attestationObject: encodeCbor(statement).toString("base64url") });
    },
    /** What it would send to prove it. */
    prove(asked: PasskeyRequest, otherwise: Otherwise = {}) {
      const clientData = say("webauthn.get", asked.challenge, otherwise);
      const authenticatorData = vouch(asked.rpId, 0, otherwise);
      const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(clientData)]), privateKey);
      const parts = { clientDataJSON: clientData, authenticatorData, signature };
      const written = Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, bytes.toString("base64url")]));
      return JSON.stringify({ id, ...written, userHandle: otherwise.userHandle ?? user });
    },
  };
}
