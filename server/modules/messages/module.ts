import { messageActions } from "#server/modules/messages/answers.ts";
import { cancelByForm, complainAboutPrivacy, contactUs, reportReaction, talkToPerson } from "#server/modules/messages/forms.ts";
import { enquiryMails } from "#server/modules/messages/mails.ts";
import type { Module } from "#server/modules/module.ts";
import { guarded } from "#server/platform/limits/form-guard.ts";

/** What a machine wrote, most likely, is kept all the same, but set aside and not mailed: a browser may have been overzealous. */
const setAside = { honeypot: "pass on" } as const;

export const messages = {
  functions: (needs) => ({
    contactUs: guarded(needs, setAside)(contactUs(needs)),
    reportReaction: guarded(needs, setAside)(reportReaction(needs)),
    complainAboutPrivacy: guarded(needs, setAside)(complainAboutPrivacy(needs)),
    cancelByForm: guarded(needs, setAside)(cancelByForm(needs)),
    talkToPerson: guarded(needs, setAside)(talkToPerson(needs)),
    stampForm: async (browser, sent) => needs.forms.createToken(browser, sent),
  }),

  operatorActions: messageActions,
  mails: enquiryMails,
} satisfies Module;
