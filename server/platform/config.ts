import * as v from "valibot";
import { editDistance } from "#server/platform/edit-distance.ts";
import { settings, settingsOfVendors } from "#server/platform/settings.ts";

type Settings = typeof settings;
type Parsed = { [K in keyof Settings]: v.InferOutput<Settings[K]> };
export type Config = Omit<Parsed, "PUBLIC_ORIGIN"> & { PUBLIC_ORIGIN: string };

type Conflict = [name: keyof Settings, isOne: (settings: Partial<Parsed>) => unknown, must: string];

/** Settings that don't go together. */
const conflicts: Conflict[] = [
  ["GEO_HEADER", (s) => s.GEO_HEADER && s.TRUSTED_PROXIES === 0, "be unset while TRUSTED_PROXIES is 0: there is nobody to believe it from"],
  [
    "LIST_CONFIRMATION",
    (s) => s.LIST_CONFIRMATION === "mailchimp" && s.MAILING_LIST === "local",
    "be shop for MAILING_LIST=local: nobody else is there to ask",
  ],
  ["SITE_PASSWORD", (s) => s.SITE_PASSWORD && s.SITE_PASSWORD_HASH, "be unset while SITE_PASSWORD_HASH is set: only one of them can be meant"],
  [
    "SITE_PASSWORD",
    (s) => s.SITE_ACCESS === "password" && !s.SITE_PASSWORD && !s.SITE_PASSWORD_HASH,
    "be set for SITE_ACCESS=password, or SITE_PASSWORD_HASH in its place",
  ],
  ["ACCESS_CODE", (s) => s.SITE_ACCESS === "code" && !s.ACCESS_CODE, "be set for SITE_ACCESS=code"],
  ["ACCESS_CODE", (s) => s.SITE_ACCESS === "by-host" && !s.ACCESS_CODE, "be set for SITE_ACCESS=by-host, since anyone can claim to ask for a listed host"],
];

type Name = keyof Settings;
type Environment = Record<string, string | undefined>;

/** Login shells and build tools set these too, to values of their own: what's no value of ours is theirs. `MAIL` is MAIL_DELIVERY's old name. */
const borrowed = { MAIL_DELIVERY: "MAIL", HOST: "HOST" } as const satisfies Partial<Record<Name, string>>;

function withoutOthers(env: Environment): Environment {
  const own = Object.entries(borrowed).map(([name, from]) => {
    const isOurs = v.is(settings[name as Name], env[from]);
    return [name, (from !== name && env[name]) || (isOurs ? env[from] : undefined)];
  });
  return { ...env, ...Object.fromEntries(own) };
}

/** Letters in which a name may differ from one of ours and still be meant for it: fewer in a short one. */
const slipsIn = (name: string) => (name.length < 5 ? 0 : name.length < 8 ? 1 : 2);

/** A line for each name that was not read and may have been meant: one that is nearly one of ours, such as `STIE_STAGE`, and a `HOST` that is no address. */
export function describeUnread(env: Environment): string[] {
  const ours = Object.keys(settings);
  const others = env.HOST && withoutOthers(env).HOST === undefined ? [`HOST=${env.HOST} is no address to listen on, and was taken for another program's`] : [];
  const misspelt = Object.keys(env)
    .filter((name) => !ours.includes(name))
    .flatMap((name) => {
      const meant = ours.find((one) => editDistance(name, one, slipsIn(name)) <= slipsIn(name));
      return meant ? [`${name} is no setting of ours, and was not read: did you mean ${meant}?`] : [];
    });
  return [...others, ...misspelt];
}

/** Parses the environment once, at the start. Throws one error that names every bad key. */
export function readConfig(environment: Environment): Config {
  const env = withoutOthers(environment);
  const parsed: Partial<Parsed> = {};
  const bad: string[] = [];
  for (const [name, schema] of Object.entries(settings)) {
    // An empty value is how a compose file says "unset".
    const result = v.safeParse(schema, env[name] === "" ? undefined : env[name]);
    if (result.success) Object.assign(parsed, { [name]: result.output });
    else bad.push(`  ${name}: must be ${result.issues[0].message}`);
  }
  for (const [name, isOne, must] of conflicts) if (isOne(parsed)) bad.push(`  ${name}: must ${must}`);
  for (const [setting, vendors] of Object.entries<Readonly<Record<string, readonly string[]>>>(settingsOfVendors)) {
    const choice = String(parsed[setting as Name]);
    for (const name of vendors[choice] ?? []) if (!env[name]) bad.push(`  ${name}: must be set for ${setting}=${choice}`);
  }
  if (bad.length > 0) throw new Error(`These settings cannot be used:\n${bad.join("\n")}`);
  const config = parsed as Parsed;
  return { ...config, PUBLIC_ORIGIN: config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}` };
}
