import { check, readForm } from "#app/ui/forms/read-form.ts";
import { looksLikeEmail } from "#contracts/fields.ts";
import { form } from "#contracts/mailchimp-subscribe.ts";

/** The Warmth List form, held against its contract. */
export const readSignUp = (data: FormData) => check(form, readForm(data, ["acceptTerms", "marketing"]));

const text = (data: FormData, name: string) => String(data.get(name) ?? "").trim();

/** Enough is filled in to press the button; looser than what is accepted. */
export const isComplete = (data: FormData) =>
  text(data, "name") !== "" && looksLikeEmail(text(data, "email")) && text(data, "country") !== "" && data.has("acceptTerms");
