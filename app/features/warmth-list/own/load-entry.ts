import { data, type RouterContextProvider } from "react-router";
import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { type ShownEntry, showEntry } from "#app/features/warmth-list/own/show-entry.ts";
import { throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { secretToken } from "#contracts/fields.ts";

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
