/** What an order's history says of a promise that was not kept. `dispatch`: the new one, such as "by 15 May 2027". */
export const delayWords = {
  newDate: (dispatch: string) => `Delayed: we now send it ${dispatch}`,
  noDate: "Delayed: we have no new date yet",
} as const;
