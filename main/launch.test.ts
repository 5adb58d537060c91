import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

/** A house with nothing in it but the file that npm runs first, a task, and a stand-in for npm. */
let root: string;
const lock = '{"lockfileVersion":3}';
beforeAll(async () => {
  root = await mkdtemp(`${tmpdir()}/shop-launch-`);
  await mkdir(`${root}/main`);
  await mkdir(`${root}/node_modules`);
  await copyFile(new URL("./launch.js", import.meta.url), `${root}/main/launch.js`);
  await writeFile(`${root}/package.json`, '{"type":"module"}');
  for (const task of ["task", "dev"])
    await writeFile(
      `${root}/main/${task}.ts`,
      `const { version, argv, env } = process;
const said: string = JSON.stringify({ version, argv: argv.slice(1), mode: env.NODE_ENV });
console.log(said);
process.exit(7);
`,
    );
  await writeFile(`${root}/npm-works.cjs`, 'require("node:fs").writeFileSync("installed-with", process.argv.slice(2).join(" "));');
  await writeFile(`${root}/npm-fails.cjs`, 'console.error("npm error network"); process.exit(1);');
});
afterAll(() => rm(root, { recursive: true }));
beforeEach(async () => {
  await writeFile(`${root}/package-lock.json`, lock);
  for (const file of ["installed-with", "node_modules/.installed"]) await rm(`${root}/${file}`, { force: true });
});

const launchTask = (task: string, npm: string, ...args: string[]) =>
  spawnSync(process.execPath, ["main/launch.js", `main/${task}.ts`, ...args], {
    cwd: root,
    encoding: "utf8",
    env: { PATH: process.env.PATH, npm_execpath: `${root}/${npm}` },
  });
const launch = (npm: string, ...args: string[]) => launchTask("task", npm, ...args);

describe("the launcher", () => {
  it("installs what is missing, once, and runs the task with its arguments", async () => {
    const first = launch("npm-works.cjs", "link", "--why", "a reason");
    expect(first.stdout).toContain("Installing what is missing");
    expect(await readFile(`${root}/installed-with`, "utf8")).toMatch(/^ci /);
    expect(await readFile(`${root}/node_modules/.installed`, "utf8")).toBe(createHash("sha256").update(lock).digest("hex"));
    const again = launch("npm-fails.cjs", "link", "--why", "a reason");
    expect(again.stdout).not.toContain("Installing");
    expect(JSON.parse(again.stdout).argv).toEqual([`${root}/main/task.ts`, "link", "--why", "a reason"]);
    expect(again.status).toBe(7);
  });

  it("installs nothing in the image, whose Dockerfile notes what is installed: npm would empty the folder below what runs", async () => {
    const dockerfile = await readFile(new URL("../deploy/Dockerfile", import.meta.url), "utf8");
    const note = /^RUN (.*\.installed)$/m.exec(dockerfile)?.[1] ?? "";
    expect(dockerfile.indexOf("npm prune")).toBeLessThan(dockerfile.indexOf(note));
    spawnSync("sh", ["-c", note], { cwd: root });
    expect(launch("npm-fails.cjs")).toMatchObject({ status: 7, stdout: expect.not.stringContaining("Installing") });
  });

  it("runs everything as it is in use, and development alone as that", () => {
    expect(JSON.parse(launchTask("task", "npm-works.cjs").stdout.split("\n").at(-2) ?? "").mode).toBe("production");
    expect(JSON.parse(launchTask("dev", "npm-works.cjs").stdout.split("\n").at(-2) ?? "").mode).toBeUndefined();
  });

  it("has npm install what the build needs, also where a machine's settings leave it out", async () => {
    const settings = { NODE_ENV: "production", npm_config_omit: "optional" };
    const shop = await mkdtemp(`${tmpdir()}/shop-launch-npm-`);
    const [build, engine] = [{ build: "file:build" }, { engine: "file:engine" }];
    const part = { version: "1.0.0" };
    await mkdir(`${shop}/main`);
    await copyFile(`${root}/main/launch.js`, `${shop}/main/launch.js`);
    await writeFile(`${shop}/main/task.ts`, "");
    for (const name of ["build", "engine"]) {
      await mkdir(`${shop}/${name}`);
      await writeFile(`${shop}/${name}/package.json`, JSON.stringify({ name, ...part }));
    }
    const own = { name: "shop", type: "module", devDependencies: build, optionalDependencies: engine };
    await writeFile(`${shop}/package.json`, JSON.stringify(own));
    const packages = {
      "": own,
      build: part,
      engine: part,
      "node_modules/build": { resolved: "build", link: true, dev: true },
      "node_modules/engine": { resolved: "engine", link: true, optional: true },
    };
    await writeFile(`${shop}/package-lock.json`, JSON.stringify({ name: "shop", lockfileVersion: 3, requires: true, packages }));
    const { HOME, PATH } = process.env;
    const ended = spawnSync(process.execPath, ["main/launch.js", "main/task.ts"], { cwd: shop, encoding: "utf8", env: { HOME, PATH, ...settings } });
    expect(ended.status, ended.stderr).toBe(0);
    expect((await readdir(`${shop}/node_modules`)).filter((name) => !name.startsWith("."))).toEqual(["build", "engine"]);
    await rm(shop, { recursive: true });
  });

  it("installs again when the lock file has changed", async () => {
    launch("npm-works.cjs");
    await writeFile(`${root}/package-lock.json`, `${lock}\n`);
    expect(launch("npm-works.cjs").stdout).toContain("Installing what is missing");
  });

  it("says what to do when npm fails, and tries again the next time", () => {
    const failed = launch("npm-fails.cjs");
    expect(failed.status).toBe(1);
    expect(failed.stderr).toContain("npm error network");
    expect(failed.stderr).toContain("npm could not install the packages; its words are above.");
    expect(failed.stdout).not.toContain("argv");
    expect(launch("npm-works.cjs").status).toBe(7);
  });
});
