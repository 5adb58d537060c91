import { encoding } from "#tests/asvs/chapters/v01-encoding.ts";
import { validation } from "#tests/asvs/chapters/v02-validation.ts";
import { frontend } from "#tests/asvs/chapters/v03-frontend.ts";
import { api } from "#tests/asvs/chapters/v04-api.ts";
import { files } from "#tests/asvs/chapters/v05-files.ts";
import { authentication } from "#tests/asvs/chapters/v06-authentication.ts";
import { sessions } from "#tests/asvs/chapters/v07-sessions.ts";
import { authorization } from "#tests/asvs/chapters/v08-authorization.ts";
import { tokens } from "#tests/asvs/chapters/v09-tokens.ts";
import { oauth } from "#tests/asvs/chapters/v10-oauth.ts";
import { cryptography } from "#tests/asvs/chapters/v11-cryptography.ts";
import { communication } from "#tests/asvs/chapters/v12-communication.ts";
import { configuration } from "#tests/asvs/chapters/v13-configuration.ts";
import { data } from "#tests/asvs/chapters/v14-data.ts";
import { architecture } from "#tests/asvs/chapters/v15-architecture.ts";
import { logging } from "#tests/asvs/chapters/v16-logging.ts";
import { webrtc } from "#tests/asvs/chapters/v17-webrtc.ts";
import type { Chapter } from "#tests/asvs/line.ts";

/** In the standard's order. */
export const chapters: readonly Chapter[] = [
  encoding,
  validation,
  frontend,
  api,
  files,
  authentication,
  sessions,
  authorization,
  tokens,
  oauth,
  cryptography,
  communication,
  configuration,
  data,
  architecture,
  logging,
  webrtc,
];
