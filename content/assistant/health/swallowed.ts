/** Where the cream does not belong. A star stands for any ending, a hyphen for a space. */
export const swallowed = `
eaten ingest* poison* swallow* ate-it ate-some ate-the can-i-eat drank-it got-in-my-mouth has-eaten in-eye in-eyes in-her-eye in-her-eyes in-her-mouth
in-his-eye in-his-eyes in-his-mouth in-its-mouth in-my-eye in-my-eyes in-my-mouth in-the-eye in-the-eyes in-the-mouth in-their-mouth into-my-eye*
licked-it licked-some licked-the up-my-nose`;
