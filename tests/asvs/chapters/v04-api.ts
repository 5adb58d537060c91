import { type Chapter, held, none, tested } from "#tests/asvs/line.ts";

export const api: Chapter = {
  title: "API and web service",
  lines: {
    "4.1.1": tested(
      "Every body says what it is",
      ["onlyBuilt", "headers"],
      "with a charset where it is text; JSON is UTF-8 by its own rules, our XML says so in its first line",
    ),
    "4.1.2": held("Only pages lead from http to https", "the program never does; the proxy in front should for pages alone (docs/deploying.md)"),
    "4.1.3": tested("A proxy's headers cannot be forged", ["addresses", "noProxy", "locked"]),
    "4.2.1": tested("No request hides in another", ["smuggling", "slowSender"], "Node's strict parser"),
    "4.3.1": none("GraphQL: cost", "there is no GraphQL"),
    "4.3.2": none("GraphQL: introspection", "there is no GraphQL"),
    "4.4.1": none("WebSocket: TLS", "there is no WebSocket"),
    "4.4.2": none("WebSocket: origin", "there is no WebSocket"),
    "4.4.3": none("WebSocket: tokens", "there is no WebSocket"),
    "4.4.4": none("WebSocket: session", "there is no WebSocket"),
  },
};
