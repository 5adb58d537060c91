/** What both pages that confirm a place say: the open site's, and the gate's. */
export const confirmWords = {
  left: (day: string) => `You left the list on ${day}, and you are still off it. Only your press puts you back.`,
  notAsked: "If you did not ask to join, close this page: without your press nothing happens, and you will not hear from us again.",
} as const;
