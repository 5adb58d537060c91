/** Which company it is, the setting alone knows: whoever chooses it names it, and the launch check asks for it. */
export const unnamed = "a country still to be named here";

/** A company that handles personal data for us where `only`, such as "PAYMENTS=stripe", is set. The server's vendors name theirs. */
export type Company = { only: string; name: string; country: string; work: string };
