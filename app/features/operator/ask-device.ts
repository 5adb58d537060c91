import type { NewPasskeyRequest, PasskeyRequest } from "#contracts/passkeys.ts";

type Answered = { given: string } | { refused: string };
type Words = Readonly<Record<string, string>>;

/**
 * Has the person's device prove that it has a passkey of theirs, or make one. Answers what goes into a form's field, or why there's nothing.
 * It's in the sign-in page as text, so it may use nothing but its arguments and the browser. `toJSON` and its like came to Safari with 18.4.
 */
export async function askDevice(words: Words, making?: NewPasskeyRequest): Promise<Answered> {
  const decode = (text: string) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
  const encode = (bytes: ArrayBuffer | null) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
      .replace(/\+/g, "-")
      .replace(/\//g, "_")
      .replace(/=/g, "");

  async function make({ challenge, user, excludeCredentials, ...rest }: NewPasskeyRequest) {
    const publicKey: PublicKeyCredentialCreationOptions = {
      ...rest,
      challenge: decode(challenge),
      user: { ...user, id: decode(user.id) },
      excludeCredentials: excludeCredentials.map(({ id, type }) => ({ type, id: decode(id) })),
    };
    const { id, response } = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse;
    return { id, clientDataJSON: encode(clientDataJSON), attestationObject: encode(attestationObject) };
  }

  async function prove({ challenge, ...rest }: PasskeyRequest) {
    const publicKey = { ...rest, challenge: decode(challenge) };
    const { id, response } = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    const { clientDataJSON, authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse;
    const given = { clientDataJSON, authenticatorData, signature, userHandle };
    return { id, ...Object.fromEntries(Object.entries(given).map(([name, bytes]) => [name, encode(bytes)])) };
  }

  try {
    if (making) return { given: JSON.stringify(await make(making)) };
    const asked = await fetch("/operator/passkey", { method: "POST", body: new URLSearchParams() })
      .then(async (answer) => ({ isOk: answer.ok, body: await answer.json() }))
      .catch(() => null);
    if (!asked?.isOk) return { refused: asked?.body.error?.message ?? words.unreachable };
    return { given: JSON.stringify(await prove(asked.body)) };
  } catch (error) {
    const refused = error instanceof DOMException && words[error.name];
    if (!refused) throw error;
    return { refused };
  }
}

/** Shows a form of the sign-in page where the browser has passkeys, and sends it once the device has answered. As text too. */
export function offerPasskey(form: HTMLFormElement, ask: typeof askDevice, words: Words) {
  if (!window.PublicKeyCredential) return;
  form.hidden = false;
  let isAsking = false;
  form.onsubmit = async (event) => {
    event.preventDefault();
    if (isAsking) return;
    isAsking = true;
    const said = form.querySelector('[role="status"]') as HTMLElement;
    said.textContent = "";
    const answered = await ask(words).finally(() => {
      isAsking = false;
    });
    if ("refused" in answered) {
      said.textContent = answered.refused;
      return;
    }
    (form.elements.namedItem("passkey") as HTMLInputElement).value = answered.given;
    form.submit();
  };
}
