import { type Chapter, held, none, tested } from "#tests/asvs/line.ts";

export const authorization: Chapter = {
  title: "Authorisation",
  lines: {
    "8.1.1": held("Say who may do what", "contracts/rights.ts; SECURITY.md, Ways in; docs/operating.md, The operator command, signing in and roles"),
    "8.1.2": held("Say who may see and change which field", "contracts/: a function's output is all that it answers, its input all that it takes"),
    "8.2.1": tested("Functions only for who may", ["operatorClosed", "operatorSpellings", "locked", "rolePages", "roleActions"]),
    "8.2.2": tested("Data only of who may", ["otherTokens", "madeUpToken", "sameAnswer", "orderLinkOnly"]),
    "8.2.3": tested("Fields only of who may", ["fuzz", "priceOurs"], "an answer off its contract is a failed test; fields that nobody asked for are refused"),
    "8.3.1": tested("Decided on the server", ["locked", "sessionCookie"], "what the browser stores is a receipt, and opens nothing"),
    "8.4.1": none("Tenants apart", "one shop, one owner"),
  },
};
