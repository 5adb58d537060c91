import { type Chapter, held, open, tested } from "#tests/asvs/line.ts";

export const configuration: Chapter = {
  title: "Configuration",
  lines: {
    "13.1.1": tested("Say whom the program talks to", ["settings"], "SECURITY.md, Which hosts the program contacts"),
    "13.2.1": open(
      "Services authenticate by more than a fixed password",
      "the built-in database has its own random password; a shared one has the password in the owner's DATABASE_URL",
    ),
    "13.2.2": open(
      "The fewest permissions",
      "the program creates its own tables, so its database user owns them; PostgreSQL runs under an unprivileged uid if we run as root",
    ),
    "13.2.3": held("No default credentials", "none is shipped; deploy/compose.yaml asks for a password"),
    "13.2.4": held("A list of whom may be asked", "hosts come from settings alone, and a visitor cannot name one"),
    "13.2.5": tested("A list of what the web server may read", ["onlyBuilt"], "files are read at the start; none is opened by its address later"),
    "13.3.1": open("A vault for secrets", "our own are random and in the database; the owner's come from the environment. None is in the code or the build"),
    "13.3.2": held("Few may read them", "one program and its database user; no function answers one"),
    "13.4.1": tested("No source history to be had", ["onlyBuilt"], "only the build is served; .dockerignore leaves .git out"),
    "13.4.2": tested("No debugging in production", ["plainWords", "styleguideGone"]),
    "13.4.3": tested("No lists of folders", ["onlyBuilt"]),
    "13.4.4": tested("No TRACE", ["trace"]),
    "13.4.5": tested("No inner documents or gauges in the open", ["metricsClosed", "locked"], "/openapi.json describes what anyone may call, on purpose"),
  },
};
