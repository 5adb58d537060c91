import { expect, it } from "vitest";
import { unfilled } from "#contracts/site.ts";
import { describeSite } from "#server/describe-site.ts";
import { fillPage } from "#server/platform/http/static-files.ts";
import { readConfig } from "#server/providers/settings.ts";

const fill = (text: string, env: Record<string, string> = {}) => fillPage(text, describeSite(readConfig({ PUBLIC_ORIGIN: "https://shop.example", ...env })));

it("leads the brand's name to the home page, and its sections with it", () => {
  const page = `<a href="${unfilled.landing}">Name</a><a href="${unfilled.home}#team">Team</a>`;
  expect(fill(page)).toBe('<a href="/">Name</a><a href="/#team">Team</a>');
  expect(fill(page, { LANDING: "pre-order" })).toBe('<a href="/pre-order">Name</a><a href="/home#team">Team</a>');
});

it("writes the deck's address escaped in an attribute and as it is in a script", () => {
  const env = { DECK_URL: "https://deck.example/a?b=1&copy=2" };
  expect(fill(`<a href="${unfilled.deck}">`, env)).toBe('<a href="https://deck.example/a?b=1&amp;copy=2">');
  expect(fill(`{\\"deck\\":\\"${unfilled.deck}\\"}`, env)).toBe('{\\"deck\\":\\"https://deck.example/a?b=1&copy=2\\"}');
});

it("leads to the sample deck where the owner has none", () => {
  expect(fill(`<a href="${unfilled.deck}">`)).toBe('<a href="/deck">');
});

it("breaks out of no script, whatever the deck's address holds", () => {
  const filled = fill(unfilled.deck, { DECK_URL: `https://deck.example/'"</script>\\?'"<\\` });
  expect(filled).not.toMatch(/['"<>\\]/);
});

it("names the dispatch date", () => {
  expect(fill(`We send it ${unfilled.dispatch}.`, { DISPATCH_DATE: "2027-05-04" })).toBe("We send it by 4 May 2027.");
});

it("says whether the cookie banner comes up by itself on local hosts", () => {
  const page = `{\\"consentOnLocalHosts\\":\\"${unfilled.consentOnLocalHosts}\\"}`;
  expect(fill(page)).toBe('{\\"consentOnLocalHosts\\":\\"normal\\"}');
  expect(fill(page, { CONSENT_ON_LOCAL_HOSTS: "always" })).toBe('{\\"consentOnLocalHosts\\":\\"always\\"}');
});
