import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { freePort } from "#server/platform/database/embedded/process.ts";
import { aboutToLeave, type Engine, type Key, screen, watch } from "#tests/browsers/engine.ts";
import { untilUp } from "#tests/support/start-site.ts";

/** WebDriver's own letters for keys without one. */
const keys: Record<Key, string> = { Enter: "\uE007", Escape: "\uE00C", ArrowRight: "\uE014", Home: "\uE011" };

const window = fileURLToPath(new URL("webkit-window.py", import.meta.url));

/** In the page: a press gives buttons, boxes and links no focus in Safari; it goes to whatever around them can have it, or is lost. */
function focusAsSafari() {
  addEventListener("mousedown", (event) => {
    const pressed = event.target instanceof Element ? event.target.closest("button, a, summary, input[type=checkbox], input[type=radio]") : null;
    if (!pressed) return;
    event.preventDefault();
    const around = pressed.parentElement?.closest<HTMLElement>("[tabindex]");
    if (around) around.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

/** A screen that nobody sees, on the first free number; answers the number. */
async function openScreen(): Promise<[ChildProcess, string]> {
  const child = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const number = await new Promise<string>((done, fail) => {
    child.once("error", fail).once("exit", (code) => fail(new Error(`Xvfb ended at once, with ${code}`)));
    child.stdio[3]?.once("data", (line: Buffer) => done(String(line).trim()));
  });
  return [child, `:${number}`];
}

/** WebKitGTK, Safari's engine, in a window of a phone's width, driven by W3C WebDriver. */
export async function openWebKit(program: string): Promise<Engine> {
  const folder = await mkdtemp(`${tmpdir()}/webkit-`);
  const reports = `${folder}/reports`;
  const script = `${folder}/watch.js`;
  await writeFile(reports, "");
  await mkdir(`${folder}/gtk-3.0`);
  await writeFile(`${folder}/gtk-3.0/settings.ini`, "[Settings]\ngtk-enable-animations=0\n");
  await writeFile(script, `(${watch})((words) => webkit.messageHandlers.report.postMessage(words), "${aboutToLeave}"); (${focusAsSafari})();`);
  const [xvfb, display] = await openScreen();
  const port = await freePort();
  // A group of its own, so that what it starts ends with it.
  const driver = spawn(program, ["--host=127.0.0.1", `--port=${port}`], {
    detached: true,
    stdio: "ignore",
    env: { PATH: process.env.PATH, HOME: folder, XDG_CONFIG_HOME: folder, DISPLAY: display, TZ: "Europe/London", NO_AT_BRIDGE: "1" },
  });
  const end = () => {
    if (driver.pid && driver.exitCode === null && driver.signalCode === null) process.kill(-driver.pid, "SIGKILL");
    xvfb.kill("SIGKILL");
  };
  process.once("exit", end);

  async function send<Value>(method: string, path: string, body?: unknown): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path.replace(/^\/session\/[^/]+/, "")}: ${value.error}: ${value.message}`);
    return value;
  }

  await untilUp(`http://127.0.0.1:${port}`, "/status", driver);
  const { sessionId, capabilities } = await send<{ sessionId: string; capabilities: { browserVersion: string } }>("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: "normal",
        "webkitgtk:browserOptions": { binary: window, args: [String(screen.width), String(screen.height), script, reports] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  const act = async (actions: unknown[]) => {
    await send("POST", `${session}/actions`, { actions });
  };
  const strike = (letters: string) =>
    act([
      {
        type: "key",
        id: "keyboard",
        actions: [...letters].flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      },
    ]);
  const open = async (url: string) => {
    await send("POST", `${session}/url`, { url });
  };
  const evaluate: Engine["evaluate"] = (expression) => send("POST", `${session}/execute/sync`, { script: `return ${expression};`, args: [] });
  let read = 0;
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    async forgetVisitor(origin) {
      await open(`${origin}/healthz`);
      await send("DELETE", `${session}/cookie`);
      await evaluate("[localStorage.clear(), sessionStorage.clear()]");
    },
    open,
    // By script, the driver may wait for good for the page that is left.
    back: () => send("POST", `${session}/back`, {}),
    evaluate,
    pressAt: (x, y) =>
      act([
        {
          type: "pointer",
          id: "mouse",
          parameters: { pointerType: "mouse" },
          actions: [
            { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
            { type: "pointerDown", button: 0 },
            { type: "pointerUp", button: 0 },
          ],
        },
      ]),
    type: strike,
    press: (key) => strike(keys[key]),
    screenshot: async () => Buffer.from(await send<string>("GET", `${session}/screenshot`), "base64"),
    async complaints() {
      const lines = (await readFile(reports, "utf8")).split("\n").slice(0, -1);
      const news = lines.slice(read);
      read = lines.length;
      return news;
    },
    async close() {
      end();
      process.off("exit", end);
      await rm(folder, { recursive: true });
    },
  };
}
