import { createContext } from "react-router";
import type { Backend, Caller } from "#contracts/backend.ts";
import { type Site, unfilled } from "#contracts/site.ts";

/** What loaders and actions may ask of the server. No default: a prerendered page that asks for it fails the build. */
export const backend = createContext<Backend>();

/** Who is asking; pages made at build have nobody. */
export const caller = createContext<Caller>();

/** What the settings say. At build it is not known yet: the server fills it in when it loads the page. */
export const site = createContext<Site>(unfilled);

/** Names this request in the log; null at build. */
export const requestId = createContext<string | null>(null);

/** Told of a page that broke: the server has a log. At build no page holds anybody's words. */
export const report = createContext<(error: unknown) => void>((error) => void process.stderr.write(`${error instanceof Error ? error.stack : error}\n`));

/** For inline scripts of a page rendered on request; null at build, where scripts are hashed instead. */
export const nonce = createContext<string | null>(null);
