import type { Entry, SignIn } from "#contracts/sign-in.ts";
import { newSession } from "#server/modules/people/sessions.ts";
import { hasSignInCode, makeTicket } from "#server/modules/people/sign-in-codes.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import { checkPassword } from "#server/platform/tokens/passwords.ts";
import { readSecret } from "#server/platform/tokens/secret-links.ts";

type Needs = Pick<PlatformNeeds, "db" | "log" | "now" | "hashPassword"> & { config: Pick<PlatformNeeds["config"], "PUBLIC_ORIGIN"> };

/** Loaded at the first sign-in: a shop that nobody signs in to needn't carry its 27 MB. */
const load = () => import("better-auth");

/** The password is right; thrown so that the library opens no session. */
class CodeNeeded extends Error {
  readonly person: string;
  constructor(person: string) {
    super("a code is asked for as well");
    this.person = person;
  }
}

const times = { createdAt: "created_at", updatedAt: "updated_at" };

/**
 * Who has that address and that password, by better-auth: answers their new session, a ticket where a code is asked for as well, or null. It's called and not mounted, so no address
 * of its own is open to anybody. It would keep a session's token as it is: the hook below has it keep our hash instead, for our own time.
 */
export async function signInByPassword(
  { db, log, now, config, hashPassword }: Needs,
  { email, password }: SignIn,
  browser: string | undefined,
): Promise<Entry | null> {
  const { opened, kept } = newSession(now(), browser);
  const { betterAuth, APIError } = { ...(await load()), ...(await import("better-auth/api")) };
  const auth = betterAuth({
    baseURL: config.PUBLIC_ORIGIN,
    secret: await readSecret(db, "operator-accounts"),
    database: { db, type: "postgres" },
    // Our migrations make the tables, without the columns for signing in by other companies, which it would ask for.
    advanced: { database: { generateId: "uuid", validateSchema: false } },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: { hash: hashPassword, verify: ({ hash, password: text }) => checkPassword(text, hash) },
    },
    user: { modelName: "operator_people", fields: { ...times, emailVerified: "email_verified" } },
    account: { modelName: "operator_accounts", fields: { ...times, userId: "person_id", providerId: "provider_id", accountId: "account_id" } },
    session: {
      modelName: "operator_sessions",
      fields: { ...times, userId: "person_id", expiresAt: "expires_at", ipAddress: "ip_address", userAgent: "user_agent" },
    },
    databaseHooks: {
      session: {
        create: {
          async before(session) {
            if (await hasSignInCode(db, session.userId)) throw new CodeNeeded(session.userId);
            return { data: { ...session, ...kept } };
          },
        },
      },
    },
    // Both are ours: limits count in the database for all replicas, and nothing is sent anywhere.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: "error", log: () => log.error({ vendor: "better-auth" }, "back office: signing in broke") },
  });
  try {
    await auth.api.signInEmail({ body: { email, password } });
    return { ...opened, needsCode: false };
  } catch (error) {
    if (error instanceof CodeNeeded) return makeTicket(db, error.person, now());
    // 400: an address that our contract takes and the library doesn't, so nobody's here.
    if (error instanceof APIError && (error.statusCode === 401 || error.statusCode === 400)) return null;
    throw error;
  }
}
