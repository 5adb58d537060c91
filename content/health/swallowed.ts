/** Where the cream does not belong. A star stands for any ending, a hyphen for a space. */
export const swallowed = `
brushed-his-teeth-with brushed-her-teeth-with brushed-my-teeth-with brushed-their-teeth-with brushed-teeth-with brushing-his-teeth-with brushing-her-teeth-with used-it-as-toothpaste as-toothpaste
mouth-round-my-finger mouth-on-my-finger sucked-my-finger* sucking-my-finger* sucked-my-thumb sucking-on-my-finger* sucked-his-thumb sucked-her-thumb chewed-my-finger* ate-a-bit ate-a-load ate-loads ate-half ate-my ate-your been-eating been-licking drank-some drank-a licked-a licked-his licked-her sucked-it sucked-some sucking-the tasted-it tasted-some
eaten ingest* poison* swallow* ate-it ate-some ate-the drank-it got-in-my-mouth has-eaten in-her-mouth in-his-mouth in-its-mouth in-my-mouth
in-the-mouth in-their-mouth licked-it licked-some licked-the up-my-nose`;

export const inAnEye = `
in-eye in-eyes in-her-eye in-her-eyes in-his-eye in-his-eyes in-my-eye in-my-eyes in-one-eye in-the-eye in-the-eyes in-their-eye* in-both-eyes in-your-eye* in-our-eye* into-my-eye* into-your-eye*
into-her-eye* into-his-eye* into-the-eye* rubbed-my-eye* rubbed-his-eye* rubbed-her-eye* touched-my-eye* eye-is-burning eyes-are-burning eye-is-stinging eyes-are-stinging my-eye-stings
my-eyes-sting my-eyes-burn my-eye-burns`;
