export const lostLink = "This link is not one of ours any more, or part of it is missing. Have a fresh one sent to you: it takes a moment.";
