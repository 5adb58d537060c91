import { type Chapter, held, none, open, tested } from "#tests/asvs/line.ts";

const proxy = "TLS ends at the proxy in front, which the owner sets up; the program listens on loopback by default (docs/deploying.md)";

export const communication: Chapter = {
  title: "Secure communication",
  lines: {
    "12.1.1": open("TLS 1.2 and 1.3 only", proxy),
    "12.1.2": open("Strong cipher suites", proxy),
    "12.1.3": none("Client certificates", "nobody is known by one"),
    "12.2.1": tested("No unencrypted way in", ["headers"], `HSTS once PUBLIC_ORIGIN is https. ${proxy}`),
    "12.2.2": open("Publicly trusted certificates", proxy),
    "12.3.1": open(
      "TLS on every connection, internal ones too",
      "vendors are called over https; the connection to a shared PostgreSQL is encrypted if DATABASE_URL says so, but nothing enforces it; the built-in one is reached through a socket or loopback",
    ),
    "12.3.2": held("Certificates are checked", "by Node's fetch and pg, whose checks are nowhere turned off"),
    "12.3.3": none("TLS between our own services", "there is one program; processes meet in the database"),
    "12.3.4": none("Trusted certificates between our own services", "there is one program; processes meet in the database"),
  },
};
