import { href, type RouterContextProvider, redirect } from "react-router";
import { backend, site } from "#app/context.ts";
import type { OpenedSession } from "#contracts/backend.ts";
import { readCookie, writeCookie } from "#contracts/cookies.ts";
import { cookies } from "#contracts/storage-keys.ts";

const twelveHours = 12 * 3600;
/** Where a session ended: a page of the back office, and none of its doors. */
const isPage = /^\/operator(?!\/(?:sign-in|session|forgotten|join|enter)\b)(?:\/[\w/-]*)?(?:\?[\w=&%.:-]*)?$/;

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** Gives the browser its new session in the place of the one it had, and leads to where that one ended. */
export async function enterWith({ request, context }: Asked, { token }: OpenedSession) {
  const secure = context.get(site).origin.startsWith("https:");
  const sent = request.headers.get("cookie");
  const before = readCookie(sent, cookies.operator.name, secure);
  if (before) await context.get(backend).door.closeSession(before);
  const headers = new Headers({ "Set-Cookie": writeCookie(cookies.operator.name, token, { secure, maxAgeSeconds: twelveHours }) });
  headers.append("Set-Cookie", writeCookie(cookies.operatorNext.name, "", { secure, maxAgeSeconds: 0 }));
  const next = readCookie(sent, cookies.operatorNext.name, secure) ?? "";
  return redirect(isPage.test(next) ? next : href("/operator"), { status: 303, headers });
}
