import { claims } from "#content/claims.ts";

/** What the cream is not, word for word as the register has it. */
export const CosmeticNote = ({ className = "" }: { className?: string }) => <p className={`cosmetic-note ${className}`.trim()}>{claims.cosmetic.words}</p>;
