/** What a drill found: figures for a person, and whether they are what they must be. */
export type Drilled = { figures: Record<string, number | string>; ok: boolean /** Why nothing was drilled here. */; skipped?: string };
/** Where a drill makes its databases: a PostgreSQL that is only for tests. */
export type DrillNeeds = { postgres: string };
