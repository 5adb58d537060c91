import { type RouterContextProvider, redirect } from "react-router";
import type { InferOutput } from "valibot";
import { backend, site } from "#app/context.ts";
import { inPlace } from "#app/features/operator/in-place.tsx";
import { goOnLater, proveFirst } from "#app/features/operator/prove-again.ts";
import { failureResponse } from "#app/lib/http/failure.ts";
import { checkForm, type FormContract, readForm } from "#app/ui/forms/read-form.ts";
import { backOffice } from "#content/site/back-office/frame.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { readCookie, writeCookie } from "#contracts/cookies.ts";
import { Failure } from "#contracts/failure.ts";
import { cookies } from "#contracts/storage-keys.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };
const { name } = cookies.operatorFlash;
/** In seconds: the page that shows it follows at once. */
const lifetime = 60;

export const isSecure = (context: Asked["context"]) => context.get(site).origin.startsWith("https:");

/** What came of a press, for the page after it to show once; `title` where it failed, and all forms don't say the same; `to`: another page than the action's; `at`: the part of it that says so, unless that's its head. */
export type Flashed = { words: string; hasFailed?: boolean; title?: string; to?: string; at?: string };

/** Bytes of it: a cookie of more than 4,096, its name among them, is dropped by browsers without a word. */
const most = 3_500;

/** Headers of a redirect after which that is shown. In a cookie: what an address says, a stranger's link could say as well. */
export function flash(context: Asked["context"], { words, hasFailed, title, at }: Flashed): HeadersInit {
  const said = new URLSearchParams({ words, ...(hasFailed && { error: "" }), ...(title && { title }), ...(at && { at }) });
  for (let kept = words; said.toString().length > most; said.set("words", `${kept}…`)) kept = kept.slice(0, kept.lastIndexOf(" "));
  return { "Set-Cookie": writeCookie(name, said.toString(), { secure: isSecure(context), maxAgeSeconds: lifetime }) };
}

/** What is to be shown now, and the headers that end it. */
export function takeFlash({ request, context }: Asked): { done: Flashed | null; headers: HeadersInit } {
  const secure = isSecure(context);
  const kept = readCookie(request.headers.get("cookie"), name, secure);
  if (!kept) return { done: null, headers: {} };
  const read = new URLSearchParams(kept);
  return {
    done: { words: read.get("words") ?? "", hasFailed: read.has("error"), title: read.get("title") ?? "", at: read.get("at") ?? "" },
    headers: { "Set-Cookie": writeCookie(name, "", { secure, maxAgeSeconds: 0 }) },
  };
}

/** Does what a form asks for, then opens `to`, where the words it returns are shown once; or answers them to a button that stays in place. A failure is shown on the page that sent the form. */
export async function actAndFlash({ request, context }: Asked, to: string, act: (operator: OperatorBackend, form: FormData) => Promise<string | Flashed>) {
  const form = await request.formData();
  try {
    await proveFirst(context, form);
    const said = await act(context.get(backend).operator, form);
    const done: Flashed = typeof said === "string" ? { words: said } : said;
    if (form.has(inPlace)) return { done, failure: undefined };
    throw redirect(done.to ?? to, { status: 303, headers: flash(context, done) });
  } catch (error) {
    if (error instanceof Response) throw error;
    const failure = goOnLater(form, error);
    const { proof: _, passkey: __, [inPlace]: ___, ...values } = readForm(form);
    return failureResponse(failure, { values });
  }
}

/** What a form says, by its contract. */
export function readAs<S extends FormContract>(contract: S, form: FormData): InferOutput<S> {
  const checked = checkForm(contract, form);
  if (checked.ok) return checked.value;
  throw new Failure("invalid", { message: Object.values(checked.errors).join(" "), fields: checked.errors });
}

/** For a form whose `intent` its action doesn't know. */
export const unknownIntent = () => new Failure("invalid", { message: backOffice.unknownButton });
