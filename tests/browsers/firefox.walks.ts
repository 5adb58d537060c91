import { findFirefox } from "#tests/browsers/find.ts";
import { openFirefox } from "#tests/browsers/firefox.ts";
import { walkAll } from "#tests/browsers/walk.ts";

walkAll(() => openFirefox(findFirefox() as string));
