import { keepLogged } from "#tests/logs/keep.ts";

/** Files that share a worker run this again each; a line is kept once. */
const listening = Symbol.for("tests: keeps what is said to the process's own streams");
const known = globalThis as { [listening]?: true };

if (!known[listening]) {
  known[listening] = true;
  // Some lines go straight to the process's own streams, past any log that a test hands in: a page that broke is one.
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream) as (...given: unknown[]) => boolean;
    stream.write = ((text: string | Uint8Array, ...rest: unknown[]) => {
      const line = String(text);
      if (line.startsWith('{"level"')) keepLogged(line);
      return write(text, ...rest);
    }) as typeof stream.write;
  }

  // What libraries say to the console would stand in a server's output too.
  for (const level of ["warn", "error"] as const) {
    const say = console[level].bind(console);
    console[level] = (...given: unknown[]) => {
      keepLogged(`${given.map(String).join(" ")}\n`);
      say(...given);
    };
  }
}
