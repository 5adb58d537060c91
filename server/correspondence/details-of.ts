/** A form's fields as they are kept: those that were left empty are left out, a ticked box is "yes". */
export const detailsOf = (fields: Record<string, string | true | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value === true ? "yes" : value]] : [])));
