import { check, readForm } from "#app/ui/forms/read-form.ts";
import { input } from "#contracts/change-list-details.ts";

/** The form of somebody's details, held against its contract. */
export function readDetails(token: string, data: FormData) {
  const { intent: _, ...details } = readForm(data, ["marketing"]);
  return check(input, { ...details, token });
}
