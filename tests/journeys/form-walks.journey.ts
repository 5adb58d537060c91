import { isSamePage, plantExtensions } from "#tests/journeys/support/extensions.ts";
import { formWalks } from "#tests/journeys/support/form-walks.ts";
import { refuseStorage } from "#tests/journeys/support/refused-storage.ts";
import { expect, extended, open, test } from "#tests/journeys/support/site.ts";
import { translate } from "#tests/journeys/support/translate.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** An extension's own world is not held to the page's policy; this test's is. React Router's complaint comes as a page is left. */
const expected = /Applying inline style violates|Failed to save scroll positions/;

// Each of the three alone is less than all of them together, so every form is walked once.
for (const form of formWalks)
  test(`translated, with extensions at work, where storage throws: ${form.name}`, extended, async ({ page, expectConsole }) => {
    expectConsole(expected);
    await refuseStorage(page, "throws");
    await plantExtensions(page);
    await translate(page);
    await open(page, form.path);
    expect(await isSamePage(page), "the page that the server sent still stands").toBe(true);
    await form.walk(page);
  });
