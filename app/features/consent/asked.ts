/** That the preferences are to be shown: by whom, first choice first, so that the focus can go back. Nobody: they came by themselves. */
export type Asked = { by: readonly Element[] };

/** The first of those who asked that can still be seen; a drawer that asked has closed meanwhile. */
export const whoAsked = ({ by }: Asked) => by.find((element): element is HTMLElement => element instanceof HTMLElement && element.getClientRects().length > 0);
