/** The tube's four pictures, as imagery/tube/shots.py builds them. */
export const shots = ["hero", "open", "slate", "cut-out"] as const;
export type Shot = (typeof shots)[number];
