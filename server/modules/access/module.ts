import { openAccess } from "#server/modules/access/access-sessions.ts";
import { endPreviewLink, listPreviewLinks, makePreviewLink } from "#server/modules/access/preview-links.ts";
import { verifyAccessCode, verifySiteAccess } from "#server/modules/access/sign-in.ts";
import type { Module } from "#server/modules/module.ts";

export const access = {
  functions: (needs) => ({
    verifySiteAccess: verifySiteAccess(needs),
    verifyAccessCode: verifyAccessCode(needs),
    access: openAccess(needs),
  }),

  operatorActions: (needs) => ({
    makePreviewLink: makePreviewLink(needs),
    listPreviewLinks: listPreviewLinks(needs),
    endPreviewLink: endPreviewLink(needs),
  }),
} satisfies Module;
