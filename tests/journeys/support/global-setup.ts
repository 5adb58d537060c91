import { needBuild } from "#tests/support/need-build.ts";
import { startTestPostgres } from "#tests/support/postgres.ts";

/** One real PostgreSQL for all journeys; each worker's site has a database of its own on it. */
export default async function globalSetup() {
  await needBuild();
  const postgres = await startTestPostgres();
  process.env.TEST_POSTGRES = postgres.url;
  return postgres.stop;
}
