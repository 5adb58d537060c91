/** What became of telling the list's outside home about a person, in words for the owner. */
export const listOutcomes = {
  listed: "on the list there",
  asked: "asked there to confirm; nothing else is sent to them before they do",
  removed: "taken off there, as they left here",
  unlabelled: "on the list there, without the labels to choose them by; tried again every night",
  left: "left there after they had joined here; their place here ended with it",
  "joined-there": "joined there anew after leaving here; neither side is changed",
  bounced: "their mailbox cannot be reached from there; write to them another way",
  archived: "archived there since they joined; unarchive them there if that was a mistake",
  barred: "barred there after leaving or complaining; only its own sign-up form brings them back",
  forgotten: "deleted there for good; only its own sign-up form brings them back",
  unreal: "not taken there: the address looks invented to it",
  busy: "not taken there for now: the address joined many lists lately; tried again every night",
  refused: "not taken there for a reason that we do not know; tried again every night",
} as const satisfies Record<string, string>;

export type ListOutcome = keyof typeof listOutcomes;
