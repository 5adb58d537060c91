export const endedLink = "This link has ended. Please join the Warmth List again: it takes less than a minute.";
