import { createContext } from "react-router";
import type { Backend, Caller } from "#contracts/backend.ts";

/** What loaders and actions may ask of the server. No default: a prerendered page that asks for it fails the build. */
export const backend = createContext<Backend>();

/** Who is asking; pages made at build have nobody. */
export const caller = createContext<Caller>();

/** Where visitors reach the site. At build it is not known yet: the server fills it in when it loads the page. */
export const site = createContext<{ origin: string }>({ origin: "https://origin.invalid" });

/** For inline scripts of a page rendered on request; null at build, where scripts are hashed instead. */
export const nonce = createContext<string | null>(null);
