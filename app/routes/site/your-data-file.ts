import { redirect } from "react-router";
import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { failureWords } from "#app/failure-words.ts";
import { secretToken } from "#contracts/fields.ts";
import type { Route } from "./+types/your-data-file.ts";

/** The file itself, by a press alone. What stands in its way is said by the page that belongs to the same link. */
export async function action({ params, context }: Route.ActionArgs) {
  const page = `/your-data/${encodeURIComponent(params.token)}`;
  if (!v.is(secretToken, params.token)) throw redirect(page, 303);
  try {
    const { file_name, data } = await context.get(backend).copyMyData({ token: params.token }, context.get(caller));
    return new Response(`${JSON.stringify(data, null, 2)}\n`, {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": `attachment; filename="${file_name}"`,
        "cache-control": "private, no-store",
      },
    });
  } catch (error) {
    const { code } = failureWords(error);
    throw redirect(code === "not-found" ? page : `${page}?again=${code}`, 303);
  }
}

/** Looked at, it leads to its page: a link scanner gets nothing here. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/your-data/${encodeURIComponent(params.token)}`, 303);
