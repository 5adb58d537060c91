import * as v from "valibot";
import { countryCode, email, personName } from "#contracts/fields.ts";
import type { ListEvent } from "#server/providers/mailing-list/port.ts";

/** "2026-11-22 10:00:00", in UTC. */
const firedAt = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  v.transform((text) => new Date(`${text.replace(" ", "T")}Z`)),
  v.check((at) => !Number.isNaN(at.getTime())),
);

const orNull = <S extends v.GenericSchema<string, string>>(schema: S, text: string | null) => {
  const result = v.safeParse(schema, text);
  return result.success ? result.output : null;
};

function readKind(said: URLSearchParams): "joined" | "left" | "complained" | "bounced" | null {
  switch (said.get("type")) {
    case "subscribe":
      return "joined";
    case "unsubscribe":
      return said.get("data[reason]") === "abuse" ? "complained" : "left";
    case "cleaned":
      return said.get("data[reason]") === "abuse" ? "complained" : "bounced";
    default:
      return null;
  }
}

/** Reads one webhook call: a form. Its fields are as anyone's input: taken only where they pass the contracts' own checks. */
export function readEvent(body: string, { listId, now }: { listId: string; now: Date }): ListEvent | null {
  const said = new URLSearchParams(body);
  if (said.get("data[list_id]") !== listId) return null;
  if (said.get("type") === "upemail") {
    const [from, to] = [orNull(email, said.get("data[old_email]")), orNull(email, said.get("data[new_email]"))];
    return from && to && from !== to ? { kind: "moved", from, to } : null;
  }
  const address = orNull(email, said.get("data[email]"));
  if (!address) return null;
  if (said.get("type") === "profile") {
    const name = [said.get("data[merges][FNAME]"), said.get("data[merges][LNAME]")].filter(Boolean).join(" ");
    return { kind: "edited", email: address, name: orNull(personName, name), country: orNull(countryCode, said.get("data[merges][COUNTRY]")) };
  }
  const kind = readKind(said);
  const at = v.safeParse(firedAt, said.get("fired_at"));
  return kind && { kind, email: address, at: at.success ? at.output : now };
}
