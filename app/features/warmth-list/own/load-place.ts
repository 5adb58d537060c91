import { data, type RouterContextProvider } from "react-router";
import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { type ShownPlace, showPlace } from "#app/features/warmth-list/own/show-place.ts";
import { answerFailure, failureWords } from "#app/lib/http/failure.ts";
import { secretToken } from "#contracts/fields.ts";

type Asked = { params: { token?: string | undefined }; context: Readonly<RouterContextProvider> };

/** The place behind somebody's own link; null for a link that opens none, with the stamp of the form that asks for a fresh one. */
export async function loadPlace({ params, context }: Asked) {
  const shop = context.get(backend);
  let place: ShownPlace | null = null;
  try {
    if (v.is(secretToken, params.token)) place = showPlace(await shop.readListPlace(params.token, context.get(caller)));
  } catch (error) {
    if (failureWords(error).code !== "not-found") return answerFailure(error);
  }
  return data({ place, stamp: await shop.stampForm() }, { status: place ? 200 : 404 });
}
