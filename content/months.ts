/** By hand, so that no version of Intl changes the words, and server and browser agree to the letter. */
export const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
