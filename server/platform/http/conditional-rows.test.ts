import { expect, it } from "vitest";
import type { LegalDocument } from "#content/legal/document.ts";
import { standingUnder } from "#content/legal/standing-under.ts";
import { storedInYourBrowser } from "#content/legal/stored-in-your-browser.ts";
import { unfilled } from "#contracts/site.ts";
import { describeSite } from "#server/describe-site.ts";
import { fillPage } from "#server/platform/http/static-files.ts";
import { readConfig } from "#server/providers/settings.ts";
import { ports } from "#server/providers/vendor.ts";

const site = describeSite(readConfig({ PUBLIC_ORIGIN: "https://shop.example" }));
const row = (only: string, name: string) => `<tr data-only="${only}" class="a"><th>${name}</th>\n<td>b</td></tr>`;

it("leaves a vendor's rows out of a page unless its setting stands", () => {
  const page = `<tr><th>always</th></tr>${row("MAIL_DELIVERY=local", "ours")}${row("MAIL_DELIVERY=elsewhere", "theirs")}${row("MAIL=local", "odd")}`;
  expect(fillPage(page, site)).toBe(`<tr><th>always</th></tr>${row("MAIL_DELIVERY=local", "ours")}`);
  const table = (only: string) => `<table data-only="${only}"><tr><th>a</th></tr></table>`;
  expect(fillPage(table("PAYMENTS=local") + table("PAYMENTS=stripe"), site)).toBe(table("PAYMENTS=local"));
});

it("tells the page's script the same", () => {
  expect(fillPage(`{\\"adapters\\":\\"${unfilled.adapters}\\"}`, site)).toBe(`{\\"adapters\\":\\"${site.adapters}\\"}`);
  const table = {
    caption: "",
    columns: ["Name"],
    rows: [["always"], ["ours"], ["theirs"]],
    only: { ours: "MAIL_DELIVERY=local", theirs: "MAIL_DELIVERY=elsewhere" },
  };
  const document = { sections: [{ id: "a", heading: "A", blocks: [{ table }] }] } as unknown as LegalDocument;
  expect(standingUnder(site.adapters, document).sections[0]?.blocks).toEqual([{ table: { ...table, rows: [["always"], ["ours"]] } }]);
  const whole = { sections: [{ id: "a", heading: "A", blocks: [{ table: { ...table, under: "PAYMENTS=stripe" } }] }] } as unknown as LegalDocument;
  expect(standingUnder(site.adapters, whole).sections[0]?.blocks).toEqual([]);
});

it("knows every setting that a row stands under", () => {
  const names = storedInYourBrowser.flatMap(({ only }) => (only ? [only.split("=")[0]] : []));
  expect(names.filter((name) => ![...ports, "SITE_ACCESS"].some((setting) => setting === name))).toEqual([]);
});
