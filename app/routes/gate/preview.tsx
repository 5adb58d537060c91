import { redirect } from "react-router";
import { backend, caller } from "#app/context.ts";
import type { Route } from "./+types/preview.ts";

/** A guest's link: it may be opened as often as its days last, so it needs no button. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const open = await context.get(backend).access.openPreview(params.token, context.get(caller));
  throw redirect(open ? "/" : "/site-access?note=preview-ended");
}
