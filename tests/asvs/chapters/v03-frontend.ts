import { type Chapter, held, tested } from "#tests/asvs/line.ts";

export const frontend: Chapter = {
  title: "Web frontend",
  lines: {
    "3.2.1": tested("Nothing is rendered as what it is not", ["headers"], "nosniff and a policy that allows nothing, on whatever is no page"),
    "3.2.2": tested("Text is put in as text", ["markupOnPages"], "React's text nodes; the gate's script uses textContent"),
    "3.3.1": tested("Secure cookies with a prefix", ["cookies", "sessionCookie"]),
    "3.3.2": tested("SameSite for the purpose", ["cookies", "sessionCookie"], "Lax: who comes back from a payment or a mail must be known"),
    "3.3.3": tested("The __Host- prefix", ["cookies", "sessionCookie"]),
    "3.3.4": tested("HttpOnly, and the value nowhere else", ["sessionCookie"]),
    "3.4.1": tested("HSTS for a year, sub-domains too", ["headers"], "where PUBLIC_ORIGIN is https"),
    "3.4.2": tested("Cross-origin reading by a list", ["invited", "crossSiteMatrix"], "ALLOWED_ORIGINS, empty by default"),
    "3.4.3": tested(
      "A content policy that trusts by hash or nonce",
      ["hashes", "nonces", "everyPage", "nothingRefused"],
      "level 3's way: one policy for each answer",
    ),
    "3.4.4": tested("nosniff on everything", ["headers"]),
    "3.4.5": tested("Addresses are told to nobody", ["headers", "secretPages"]),
    "3.4.6": tested(
      "Nothing can be framed",
      ["headers", "cardFrame"],
      "the shell of the local card page alone, by us. Scripts, styles, fonts and pictures do not say so: by themselves they have nothing to press",
    ),
    "3.5.1": tested("Requests come from our own pages", ["crossSite", "crossSiteMatrix"]),
    "3.5.2": tested(
      "What relies on a preflight cannot go without one",
      ["crossSite", "onlyForms"],
      "nothing relies on it: Sec-Fetch-Site, then Origin, then Referer decide",
    ),
    "3.5.3": tested(
      "Reading changes nothing",
      ["methods", "linkOnce", "trace"],
      "links that do something show a button first; a preview link and an order's link bring a cookie by GET, which a guest asks for by opening them",
    ),
    "3.5.4": held("Applications on hosts of their own", "one shop on one host; docs/deploying.md gives it one"),
    "3.5.5": tested("Messages between windows are checked", ["feedFrame"], "origin, source and shape, in app/routes/marketing/social-media/feed.tsx"),
    "3.7.1": held("Only technology that is kept up", "HTML, CSS and modules; no plug-in"),
    "3.7.2": tested("No redirect to anybody's host", ["next"], "the payment page and the contact form are hosts from the settings"),
  },
};
