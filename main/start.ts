import { build } from "#main/build.ts";

// `npm start`: build what is stale, then serve in this same process.
// A person at a terminal wants the banner, not a line for each request.
if (process.stdout.isTTY) process.env.LOG_LEVEL ??= "warn";
await build({ say: (line) => process.stdout.write(`${line}\n`) }).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
await import("#main/serve.ts");
