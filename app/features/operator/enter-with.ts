import { href, type RouterContextProvider, redirect, redirectDocument } from "react-router";
import { backend } from "#app/context.ts";
import { isSecure } from "#app/features/operator/flash.ts";
import { readCookie, writeCookie } from "#contracts/cookies.ts";
import { codeMinutes, type Entry, type OpenedSession, sessionMinutes } from "#contracts/sign-in.ts";
import { cookies } from "#contracts/storage-keys.ts";

/** Where a session ended: a page of the back office, and none of its doors. */
const isPage = /^\/operator(?!\/(?:sign-in|passkey|code|session|forgotten|join|enter)\b)(?:\/[\w/-]*)?(?:\?[\w=&%.:*+-]*)?$/;

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** What the right password was answered with, where a code is asked for as well. */
export const readTicket = ({ request, context }: Asked) => readCookie(request.headers.get("cookie"), cookies.operatorCode.name, isSecure(context));

/** Leads on to where the code is asked for, or into the back office. */
export async function goOnWith(asked: Asked, entry: Entry) {
  if (!entry.needsCode) return enterWith(asked, entry);
  const ticket = writeCookie(cookies.operatorCode.name, entry.token, { secure: isSecure(asked.context), maxAgeSeconds: codeMinutes * 60 });
  return redirectDocument(href("/operator/code"), { status: 303, headers: { "Set-Cookie": ticket } });
}

/** Gives the browser its new session in the place of the one it had, and leads to where that one ended. */
export async function enterWith({ request, context }: Asked, { token }: OpenedSession) {
  const secure = isSecure(context);
  const sent = request.headers.get("cookie");
  const before = readCookie(sent, cookies.operator.name, secure);
  if (before) await context.get(backend).door.closeSession(before);
  const headers = new Headers({ "Set-Cookie": writeCookie(cookies.operator.name, token, { secure, maxAgeSeconds: sessionMinutes * 60 }) });
  for (const { name } of [cookies.operatorNext, cookies.operatorCode]) headers.append("Set-Cookie", writeCookie(name, "", { secure, maxAgeSeconds: 0 }));
  const next = readCookie(sent, cookies.operatorNext.name, secure) ?? "";
  return redirect(isPage.test(next) ? next : href("/operator"), { status: 303, headers });
}
