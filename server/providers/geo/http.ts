import { knownCountry } from "#content/known-country.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import { readPublicAddress, shortenAddress } from "#server/providers/geo/addresses.ts";
import type { Geo } from "#server/providers/geo/port.ts";

const vendor = "the country service";
/** Characters after which an answer is no country's code, whatever follows. */
const most = 16;

type Needs = {
  /** The service's base: `/<address>/country_code/` is added to its path, its query is kept. */
  url: string;
  timeoutMs?: number;
  mayAsk?: () => Promise<boolean>;
  fetch?: typeof globalThis.fetch;
};

function addressAt(url: string, network: string) {
  const at = new URL(url);
  at.pathname = `${at.pathname.replace(/\/$/, "")}/${encodeURIComponent(network)}/country_code/`;
  return at;
}

/** Reads no more of an answer than a country's code could need: the rest is refused unread. */
async function readStart(answer: Response): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > most) break;
  }
  return text;
}

/** A country-code service over HTTP. It is told a network, never a whole address; nothing is kept of question or answer. */
export function createHttpGeo({ url, timeoutMs = 1_500, mayAsk = async () => true, fetch = globalThis.fetch }: Needs): Geo {
  async function ask(network: string): Promise<string> {
    if (!(await mayAsk())) throw new ProviderUnavailable(vendor, new Error("today's questions are used up"));
    try {
      const answer = await fetch(addressAt(url, network), {
        headers: { accept: "text/plain" },
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (answer.ok) return await readStart(answer);
      await answer.body?.cancel();
      // It was asked, and does not know.
      if (answer.status === 404) return "";
      throw new Error(`status ${answer.status}`);
    } catch (error) {
      throw new ProviderUnavailable(vendor, error);
    }
  }

  return {
    async countryOf(address) {
      const place = readPublicAddress(address);
      if (!place) return null;
      const country = readCountryAnswer(await ask(shortenAddress(place)));
      if (country === undefined) throw new ProviderUnavailable(vendor, new Error("no country code in its answer"));
      return country;
    },
  };
}

const unknown = /^(|undefined|none|null|unknown)$/i;

/** A country-code service's plain text: a code of our list, null for "unknown"; undefined where it is neither. */
export function readCountryAnswer(text: string): string | null | undefined {
  const answer = text.trim();
  if (/^[a-z][a-z\d]$/i.test(answer)) return knownCountry(answer);
  return unknown.test(answer) ? null : undefined;
}
