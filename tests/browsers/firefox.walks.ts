import { openFirefox } from "#tests/browsers/by-puppeteer.ts";
import { findFirefox } from "#tests/browsers/find.ts";
import { walkAll } from "#tests/browsers/walk.ts";

walkAll(() => openFirefox(findFirefox() as string));
