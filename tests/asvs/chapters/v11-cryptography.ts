import { type Chapter, held, none, tested } from "#tests/asvs/line.ts";

const noEncryption = "nothing is encrypted by the program: it signs and hashes, and leaves disks and lines to those below it";

export const cryptography: Chapter = {
  title: "Cryptography",
  lines: {
    "11.1.1": held("Say how keys are kept and changed", "SECURITY.md, Secrets"),
    "11.1.2": held("A list of keys and algorithms", "SECURITY.md, Secrets"),
    "11.2.1": held("Tried implementations", "node:crypto (OpenSSL) alone; nothing of our own"),
    "11.2.2": tested(
      "Algorithms can be exchanged",
      ["hashTaken"],
      "a password's hash names its parameters; a changed secret ends what the old one sealed. Post-quantum algorithms are the TLS proxy's part",
    ),
    "11.2.3": held("128 bits of strength at least", "SHA-256, HMAC-SHA-256, scrypt, 128 to 256 random bits"),
    "11.3.1": none("No weak modes", noEncryption),
    "11.3.2": none("Approved ciphers", noEncryption),
    "11.3.3": none("Encrypted data cannot be changed unseen", noEncryption),
    "11.4.1": held("Approved hashes", "SHA-256 throughout"),
    "11.4.2": tested("Passwords under a costly hash", ["hashTaken"], "scrypt with 32 MB a try (N 2^15, r 8, p 3), OWASP's own advice"),
    "11.4.3": held("Hashes long enough", "256 bits"),
    "11.4.4": held(
      "Keys are not made of passwords by a plain hash",
      "the gate's key is made by HKDF of 256 random bits and the password together, so guessing it needs the random ones",
    ),
    "11.5.1": tested("128 random bits in whatever must not be guessed", ["sessionCookie", "linkOnce"], "node:crypto; the UUIDs in logs and rows open nothing"),
    "11.6.1": held("Approved ways to make keys and signatures", "randomBytes and HMAC-SHA-256"),
  },
};
