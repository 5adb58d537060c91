import { findWebKit } from "#tests/browsers/find.ts";
import { walkAll } from "#tests/browsers/walk.ts";
import { openWebKit } from "#tests/browsers/webkit.ts";

walkAll(() => openWebKit(findWebKit() as string));
