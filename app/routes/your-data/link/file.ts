import { href, redirect } from "react-router";
import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { headersOf, statusOf, toFailure } from "#app/lib/http/failure.ts";
import { noFile } from "#content/site/your-data-link.ts";
import { secretToken } from "#contracts/fields.ts";
import type { Route } from "./+types/file.ts";

/** The file itself, by a press alone. What stands in its way is said by the page that belongs to the same link. */
export async function action({ params, context }: Route.ActionArgs) {
  const page = href("/your-data/:token", { token: params.token });
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
    const words = toFailure(error);
    if (words.code === "not-found") throw redirect(page, 303);
    return new Response(refusal(words.message, page), {
      status: statusOf(words),
      headers: { ...headersOf(words), "content-type": "text/html; charset=utf-8" },
    });
  }
}

/** In the place of the file; only words of ours, and a token that was checked, stand in it. */
const refusal = (message: string, page: string) =>
  `<!doctype html><html lang="en-GB"><head><meta name="format-detection" content="telephone=no, date=no, address=no, email=no"><title>${noFile.title}</title></head><body><p>${message}</p><p><a href="${page}">${noFile.back}</a></p></body></html>`;

/** Looked at, it leads to its page: a link scanner gets nothing here. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(href("/your-data/:token", { token: params.token }), 303);
