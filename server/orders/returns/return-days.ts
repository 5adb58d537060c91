/** The law's days, as the Pre-Order Terms give them: to say so after the tube has come, and then to send it back. */
export const returnDays = 14;
