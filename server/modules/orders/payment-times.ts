/** How long a payment session lives: one provider refuses less than 30 minutes, counted on its own clock. */
export const sessionMinutes = 31;
/** How much longer the unit is held, for a payment made in the last second to reach us. */
export const graceMinutes = 5;
/** A session that ends sooner than this is not handed out again: nobody could fill the form in time. */
export const leastMinutesToPay = 2;
/** An order without a session after this long belongs to a process that died; nobody has its address. */
export const sessionlessMinutes = 1;

/** Whether a payment page that closes then can still be handed out. */
export const staysOpen = (sessionEndsAt: Date, at: Date) => sessionEndsAt > minutesAfter(at, leastMinutesToPay);

export const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);
