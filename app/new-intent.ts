/** A fresh idempotency key: one for each thing a person means to do, shared by its repeats. Works on plain http too, where `crypto.randomUUID` is missing. */
export const newIntent = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
