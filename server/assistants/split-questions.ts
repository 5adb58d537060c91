/** Where one question ends and another begins: "how much is it and when does it come?" */
const joint =
  /[?!.;\n]+\s*|,?\s+(?:and|but|also|plus)\s+(?=(?:also |then )?(?:how|what|when|where|who|why|which|can|could|do|does|did|is|are|will|would|should|may)\b)/i;

/** The questions in one message, at most three; a message that is one question stays whole. */
export const splitQuestions = (text: string): string[] =>
  text
    .split(joint)
    .map((part) => part.trim())
    .filter((part) => /[a-z\d]{2}/i.test(part))
    .slice(0, 3);
