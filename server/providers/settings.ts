import * as v from "valibot";
import type { Company } from "#content/legal/companies.ts";
import type { Availability } from "#contracts/get-availability.ts";
import type { PlacedAnswer } from "#contracts/site.ts";
import { editDistance } from "#server/platform/edit-distance.ts";
import { inWords, settings as ofPlatform, type PlatformConfig } from "#server/platform/settings.ts";
import { type Port, ports, type Read, type Schemas, type Vendor } from "#server/providers/vendor.ts";
import * as vendors from "#server/providers/vendors.ts";

type Known = (typeof vendors)[keyof typeof vendors];
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never;
type Choices = { [P in Port]: "local" | Extract<Known, { port: P }>["name"] };
type Settings = PlatformConfig & Choices & AllOf<Known extends { settings: infer S extends Schemas } ? Read<S> : never>;
/**
 * What the database said last of whether tubes can be ordered (`sale`), of what one costs in pence (`price`), of how many there are to pre-order in all
 * (`batch`), and of what the owner wrote on the page of questions (`answers`): no settings, but what pages say depends on them as on one.
 */
export type Config = Settings & {
  sale?: Pick<Availability, "availability" | "opens">;
  price?: number;
  batch?: number;
  answers?: readonly PlacedAnswer[];
};

const known: readonly Vendor<Port, never>[] = Object.values(vendors);
const vendorsOf = (port: Port) => known.filter((vendor) => vendor.port === port);

/** Our own system, or one of the companies that may do that work. */
function localOr(port: Port) {
  const choices = ["local", ...vendorsOf(port).map(({ name }) => name)];
  return v.optional(v.picklist(choices, inWords(choices)), "local");
}

/** Every setting there is, tested against docs/operating.md. */
export const settings = {
  ...ofPlatform,
  ...Object.fromEntries(ports.map((port) => [port, localOr(port)])),
  ...Object.assign({}, ...known.map((vendor) => vendor.settings)),
} as Record<keyof Settings, v.GenericSchema<string | undefined, unknown>>;

/** Who does a port's work by the settings; undefined: our own system. Whoever read the settings has what it requires. */
export const chosen = <P extends Port>(port: P, config: Pick<Config, P>) =>
  known.find((vendor) => vendor.port === port && vendor.name === config[port]) as Vendor<P, Config> | undefined;

/** Whom the Privacy Policy may have to name, and under which setting. */
export const companies: readonly Company[] = ports.flatMap((port) => vendorsOf(port).map(({ name, company }) => ({ only: `${port}=${name}`, ...company })));

type Conflict = [name: keyof Settings, isOne: (settings: Partial<Config>) => unknown, must: string];

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
  const parsed: Partial<Config> = {};
  const bad: string[] = [];
  for (const [name, schema] of Object.entries(settings)) {
    // An empty value is how a compose file says "unset".
    const result = v.safeParse(schema, env[name] === "" ? undefined : env[name]);
    if (result.success) Object.assign(parsed, { [name]: result.output });
    else bad.push(`  ${name}: must be ${result.issues[0].message}`);
  }
  for (const [name, isOne, must] of conflicts) if (isOne(parsed)) bad.push(`  ${name}: must ${must}`);
  for (const port of ports)
    for (const name of chosen(port, parsed as Config)?.required ?? []) if (!env[name]) bad.push(`  ${name}: must be set for ${port}=${parsed[port]}`);
  if (bad.length > 0) throw new Error(`These settings cannot be used:\n${bad.join("\n")}`);
  const config = parsed as Config;
  return { ...config, PUBLIC_ORIGIN: config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}` };
}
