import { afterAll, afterEach, beforeAll, beforeEach, describe, it, onTestFailed } from "vitest";
import type { Engine } from "#tests/browsers/engine.ts";
import { openSite, type SiteForBrowsers } from "#tests/browsers/site.ts";
import { createVisitor, type Visitor } from "#tests/browsers/visitor.ts";
import { walkChat } from "#tests/browsers/walks/chat.ts";
import { walkConsent } from "#tests/browsers/walks/consent.ts";
import { walkContact } from "#tests/browsers/walks/contact.ts";
import { walkDock } from "#tests/browsers/walks/dock.ts";
import { sitePassword, walkGate } from "#tests/browsers/walks/gate.ts";
import { walkHome } from "#tests/browsers/walks/home.ts";
import { walkPages } from "#tests/browsers/walks/pages.ts";
import { walkPreOrder } from "#tests/browsers/walks/pre-order.ts";
import { walkWarmthList } from "#tests/browsers/walks/warmth-list.ts";

/** One test: somebody new who has been asked about cookies, on a site. At its end no page may have complained of anything. */
export type Walk = (name: string, steps: (given: { visitor: Visitor; site: SiteForBrowsers }) => Promise<void>) => void;

/** Every walk, in one engine: one browser for all of them, and one process for each site. */
export function walkAll(open: () => Promise<Engine>) {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.close());

  function onSite(name: string, env: Record<string, string>, walks: ((walk: Walk, extended: Walk) => void)[]) {
    describe(name, () => {
      let site: SiteForBrowsers;
      let visitor: Visitor;
      beforeAll(async () => {
        site = await openSite(env);
        visitor = createVisitor(engine, site.origin);
      });
      afterAll(() => site.close());
      beforeEach(async ({ task }) => {
        onTestFailed(() => visitor.keepPicture(`${engine.version} ${task.name}`));
        await visitor.arrive();
      });
      afterEach(async () => {
        await visitor.expectNoComplaint();
        await visitor.leave();
      });
      const walk: Walk = (named, steps) => it(named, () => steps({ visitor, site }));
      // What few do, and Chromium walks too: `npm run prove -- keyboard` walks it here.
      const extended: Walk = process.env.EVERY_SIZE ? walk : () => {};
      for (const register of walks) register(walk, extended);
    });
  }

  onSite("the open site", {}, [walkPages, walkHome, walkConsent, walkDock, walkChat, walkWarmthList, walkPreOrder, walkContact]);
  onSite("the closed site", { SITE_ACCESS: "password", SITE_PASSWORD: sitePassword }, [walkGate]);
}
