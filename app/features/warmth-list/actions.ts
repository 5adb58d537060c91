import { data, href, type RouterContextProvider, redirect } from "react-router";
import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { formatDay, formatMoment } from "#app/lib/format-day.ts";
import { throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { orNullAfterTimeout } from "#app/lib/http/with-timeout.ts";
import type { FormAnswer } from "#app/ui/forms/contract-form.tsx";
import { answerForm, fieldOf, noFields } from "#app/ui/forms/read-form.ts";
import { consentWording, currentWording, promisedTubesSent } from "#content/consent-wording.ts";
import { countries } from "#content/countries.ts";
import { input as details } from "#contracts/change-list-details.ts";
import { Failure, failures } from "#contracts/failure.ts";
import { secretToken } from "#contracts/fields.ts";
import { form as signUp } from "#contracts/mailchimp-subscribe.ts";
import { input as linkRequest } from "#contracts/send-list-link.ts";
import type { WaitlistEntry } from "#contracts/waitlist-entry.ts";

type Sent = { request: Request; context: Readonly<RouterContextProvider> };

/** The sign-up form without script; with it, useSignUp calls the same function. `isStamped`: its page was rendered on request. */
export const signUpAction = async ({ request, context }: Sent, options: { isStamped?: boolean } = {}) =>
  answerForm(
    signUp,
    await request.formData(),
    async (person): Promise<never> => {
      const { success, error } = await context.get(backend).mailchimpSubscribe(person, context.get(caller));
      if (!success) throw new Failure("broken", { message: error ?? failures.broken.message });
      throw redirect(href("/warmth-list/success"), 303);
    },
    options,
  );

/** Has a fresh link sent; the answer is the same whoever it is for. */
export const sendLinkAction = async ({ request, context }: Sent) =>
  answerForm(
    linkRequest,
    await request.formData(),
    async (wish) => {
      const shop = context.get(backend);
      await shop.sendListLink(wish, { ...context.get(caller), source: "/warmth-list/link" });
      return { sent: true, mailWaits: await orNullAfterTimeout(shop.mailsWait()) };
    },
    { isStamped: true },
  );

/** `intent`: the one of an entry's forms that was refused. */
export type EntryAnswer = FormAnswer & { intent?: string };

/** Changes somebody's own entry, or ends it. `pages`: where it is shown then. */
export async function changeEntryAction({ token, request, context }: Sent & { token: string }, pages: { left: string; changed: string }) {
  const form = await request.formData();
  const shop = context.get(backend);
  // The path holds their link, which is no part of a proof.
  const from = { ...context.get(caller), source: "own page" };
  const intent = fieldOf(form, "intent");
  form.set("token", token);
  const refused = await (intent === "leave"
    ? answerForm(noFields, form, async (): Promise<never> => {
        await shop.leaveWarmthList({ token }, from);
        throw redirect(pages.left, 303);
      })
    : answerForm(details, form, async (changed): Promise<never> => {
        await shop.changeListDetails(changed, from);
        throw redirect(pages.changed, 303);
      }));
  return data({ ...refused.data, intent }, refused.init ?? undefined);
}

/** Somebody's entry as their pages show it, its times in words. */
const showEntry = ({ joinedAt, confirmedAt, leftAt, country, wording, ...entry }: WaitlistEntry) => ({
  ...entry,
  /** Which later members only are with tips and news. */
  toldOfTubes: wording === promisedTubesSent,
  /** What a change of that box is a yes or no to, in the words that its proof names. */
  tips: (consentWording[wording as keyof typeof consentWording] ?? consentWording[currentWording]).marketing,
  country,
  countryName: countries.find(({ code }) => code === country)?.name ?? country,
  joined: formatDay(joinedAt),
  confirmed: confirmedAt && formatDay(confirmedAt),
  left: leftAt && formatMoment(leftAt),
});
export type ShownEntry = ReturnType<typeof showEntry>;

type Asked = { params: { token?: string | undefined }; context: Readonly<RouterContextProvider> };

/** The entry behind somebody's own link; null for a link that opens none, with the stamp of the form that asks for a fresh one. */
export async function loadEntry({ params, context }: Asked) {
  const shop = context.get(backend);
  let entry: ShownEntry | null = null;
  try {
    if (v.is(secretToken, params.token)) entry = showEntry(await shop.readWaitlistEntry(params.token, context.get(caller)));
  } catch (error) {
    if (toFailure(error).code !== "not-found") return throwFailure(error);
  }
  return data({ entry, stamp: await shop.stampForm() }, { status: entry ? 200 : 404 });
}
