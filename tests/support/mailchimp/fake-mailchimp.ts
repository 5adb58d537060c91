import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { actsFirst } from "#tests/support/answer-badly.ts";
import { createFakeState, type Held, Refusal } from "#tests/support/mailchimp/fake-state.ts";
import { answerAsMailchimp, type Fault } from "#tests/support/mailchimp/faults.ts";

/** The account of the tests; one may change its key. */
export const mailchimpKeys = {
  key: "0123456789abcdef0123456789abcdef-us21",
  listId: "a6b5da1054",
  secret: "a-secret-of-the-tests-0123456789",
  permissionId: "4d2a9c1f07",
};
/** The settings of a shop whose list stands here. */
export const mailchimpEnv = (url: string) => ({
  MAILING_LIST: "mailchimp",
  MAILCHIMP_API_KEY: mailchimpKeys.key,
  MAILCHIMP_LIST_ID: mailchimpKeys.listId,
  MAILCHIMP_WEBHOOK_SECRET: mailchimpKeys.secret,
  MAILCHIMP_PERMISSION_ID: mailchimpKeys.permissionId,
  MAILCHIMP_URL: url,
});

/** `slowness`: milliseconds before each answer. Without any, questions that come together are never open together, and the limit on them means nothing. */
type Options = { now?: () => Date; slowness?: number };

/** Questions at once that an account may ask. */
const mostAtOnce = 10;

async function readAll(request: IncomingMessage) {
  let text = "";
  for await (const part of request) text += part;
  return text;
}

const show = ({ tags, permissions, compliance: _, ...member }: Held) => ({
  ...member,
  email_type: "html",
  tags: [...tags].map((name, id) => ({ id, name })),
  marketing_permissions: [{ marketing_permission_id: mailchimpKeys.permissionId, text: "Email", enabled: permissions.has(mailchimpKeys.permissionId) }],
});

/** Mailchimp's Marketing API on this machine, as far as the shop asks it, written by hand from its published reference: it keeps state, and can act and say nothing. */
export async function startFakeMailchimp({ now = () => new Date(), slowness = 0 }: Options = {}) {
  const state = createFakeState({ now, listId: mailchimpKeys.listId });
  const calls: { method: string; path: string; body: unknown }[] = [];
  const coming: { fault: Fault; on: RegExp; left: number }[] = [];
  const turned = { away: 0, elsewhere: 0, strangers: 0 };
  let busy = 0;
  let most = 0;

  function act(method: string, { pathname, searchParams }: URL, body: never): { status: number; body: unknown } {
    const [, listId, id, verb] = /^\/3\.0\/lists\/([^/]+)\/members(?:\/([0-9a-f]{32}))?(?:\/(tags|actions\/delete-permanent))?$/.exec(pathname) ?? [];
    if (listId !== mailchimpKeys.listId) throw new Refusal(404, "Resource Not Found", "The requested resource could not be found.");
    if (method === "GET" && !id) {
      const page = state.page(Number(searchParams.get("offset") ?? 0), Number(searchParams.get("count") ?? 10));
      return { status: 200, body: { ...page, members: page.members.map(show), list_id: listId } };
    }
    if (!id) throw new Refusal(405, "Method Not Allowed", "The requested method and resource are not compatible.");
    if (method === "GET" && !verb) return { status: 200, body: show(state.find(id)) };
    if ((method === "PUT" || method === "PATCH") && !verb) return { status: 200, body: show(state.write(id, body, method === "PUT")) };
    if (method === "POST" && verb === "tags") {
      const { tags } = state.find(id);
      for (const { name, status } of (body as { tags: { name: string; status: string }[] }).tags) {
        if (status === "active") tags.add(name);
        else tags.delete(name);
      }
      return { status: 204, body: null };
    }
    if (method === "POST" && verb) {
      state.forget(id);
      return { status: 204, body: null };
    }
    throw new Refusal(405, "Method Not Allowed", "The requested method and resource are not compatible.");
  }

  function tryTo(method: string, url: URL, body: never) {
    try {
      return act(method, url, body);
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: error.body };
      throw error;
    }
  }

  function takeFault(method: string, path: string) {
    const next = coming.find(({ on, left }) => left > 0 && on.test(`${method} ${path}`));
    if (next) next.left--;
    return next?.fault;
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "", "http://mailchimp");
    const method = request.method ?? "";
    const json = { "content-type": "application/json" };
    if (!url.pathname.startsWith("/3.0/")) {
      turned.elsewhere++;
      return void response.writeHead(404).end();
    }
    const text = await readAll(request);
    const body = (text ? JSON.parse(text) : null) as never;
    const [, key] = Buffer.from(request.headers.authorization?.replace(/^Basic /, "") ?? "", "base64")
      .toString()
      .split(":");
    if (key !== mailchimpKeys.key) {
      turned.strangers++;
      return void response.writeHead(401, json).end(JSON.stringify(new Refusal(401, "API Key Invalid", "Your API key may be invalid.").body));
    }
    calls.push({ method, path: url.pathname, body });
    if (busy > mostAtOnce) {
      turned.away++;
      return answerAsMailchimp("429", response, "");
    }
    if (slowness > 0) await wait(slowness);
    const fault = takeFault(method, url.pathname);
    if (fault && !actsFirst(fault)) return answerAsMailchimp(fault, response, "{}");
    const said = tryTo(method, url, body);
    const whole = said.body === null ? "" : JSON.stringify(said.body);
    if (fault) return answerAsMailchimp(fault, response, whole);
    response.writeHead(said.status, said.body === null ? {} : json).end(whole);
  }

  const server = createServer((request, response) => {
    busy++;
    most = Math.max(most, busy);
    response.on("close", () => busy--);
    void answer(request, response);
  });
  await new Promise<void>((up) => server.listen(0, "127.0.0.1", up));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    calls,
    turned,
    /** The most questions that were open at once. */
    mostAtOnce: () => most,
    /** From now on, for so many calls of a kind: "PUT /3.0/lists/…". */
    fail: (fault: Fault, { times = 1, on = /^/ }: { times?: number; on?: RegExp } = {}) => void coming.push({ fault, on, left: times }),
    heal: () => void coming.splice(0),
    async close() {
      server.closeAllConnections();
      await new Promise((down) => server.close(down));
    },
  };
}
export type FakeMailchimp = Awaited<ReturnType<typeof startFakeMailchimp>>;
