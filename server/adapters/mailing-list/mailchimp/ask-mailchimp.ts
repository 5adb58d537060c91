import { AccountRefused } from "#server/ports/account-refused.ts";
import { VendorAway } from "#server/ports/vendor-away.ts";

const vendor = "Mailchimp";

type Needs = {
  /** The API's address, without a path. */
  url: string;
  key: string;
  /** Milliseconds until it counts as away. */
  patience: number;
};

/** What it said: anything but 2xx, 400 and 404 is thrown. */
export type Said = { status: number; body: unknown };

/** One question to Mailchimp. Throws `VendorAway` where nothing can be known from the answer, `AccountRefused` where our key is turned away. */
export function createAskMailchimp({ url, key, patience }: Needs) {
  // Any name will do as the user.
  const authorization = `Basic ${Buffer.from(`shop:${key}`).toString("base64")}`;

  return async (method: "GET" | "PUT" | "PATCH" | "POST", path: string, sent?: unknown): Promise<Said> => {
    let status: number;
    try {
      const answer = await fetch(`${url}/3.0${path}`, {
        method,
        headers: { authorization, accept: "application/json", ...(sent !== undefined && { "content-type": "application/json" }) },
        ...(sent !== undefined && { body: JSON.stringify(sent) }),
        // The key would go along.
        redirect: "error",
        signal: AbortSignal.timeout(patience),
      });
      ({ status } = answer);
      if (status === 204) return { status, body: null };
      if (status === 200 || status === 400 || status === 404) return { status, body: await answer.json() };
      await answer.body?.cancel();
    } catch (error) {
      throw new VendorAway(vendor, error);
    }
    if (status === 401 || status === 403) throw new AccountRefused(vendor, status);
    throw new VendorAway(vendor, new Error(`status ${status}`));
  };
}
