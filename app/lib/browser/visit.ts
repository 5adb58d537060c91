/** Keeps these with the visit that is shown (`history.state`): whoever goes back to it finds them, after a reload too. */
export function keepWithVisit(values: Record<string, unknown>) {
  try {
    history.replaceState({ ...history.state, ...values }, "");
  } catch {
    // Safari takes a hundred such changes in half a minute: for somebody who presses faster the last ones aren't kept.
  }
}

/** What was kept with it; undefined where nothing was. */
export const keptWithVisit = (name: string): unknown => history.state?.[name];
