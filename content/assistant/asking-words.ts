/** What begins a question. */
const opener = `(?:how|what|wot|wat|when|wen|where|who|why|which)(?:['’]?(?:s|re|ll|d))?`;
const verb = "can|could|do|does|did|is|are|will|would|should|may";
/** "Cancel my order and take me off the emails." */
const request = "(?:cancel|take|tell|send|give|change|stop|remove|delete|refund|explain)\\s+(?:me|my|us|our|it|the|this)";

/** Where within a sentence one question ends and another begins: "how much is it and when does it come?" */
export const joint = new RegExp(
  String.raw`(?:(?<!\s)\s+(?:and|an|n|&|\+|but|also|plus|so)|,\s+(?:and|an|n|&|\+|but|also|plus|so)|,)\s+(?=(?:also |then |please |pls )?(?:${opener}|${verb}|${request})\b)|(?<!\s)\s+or\s+(?=${opener}\s+(?:${verb}|many|much|long|else)\b)`,
  "i",
);
/** "I just want to know roughly when it comes", "wondering if it's greasy". */
const indirect = String.raw`\b(?:(?:to|i['’]?d) (?:know|ask|check)|wonder(?:ing|ed)?|not sure|worried|tell me) (?:(?:just|roughly|exactly|about) )?(?:if|whether|${opener})\b`;
export const asksAtOnce = new RegExp(
  String.raw`^(?:(?:so|but|and|or|then|also|ok|now|anyway|anyways|well|please|pls|hi|hello|hiya|sorry) )*(?:${opener}|${verb}|must|am|have|has|any|${request})\b|${indirect}`,
  "i",
);
/** "Which he doesn't look at", "when I came back", "would rather not": it goes on with a sentence and asks nothing. */
export const onlyContinues = new RegExp(
  String.raw`^(?:and |but )?(?:(?:would|can) (?:you|ye) (?:believe|credit)\b|what (?:i|we) (?:do not|don['’]?t|want|need|mean|like)\b|(?:which|where|who|when)(?! (?:${verb}|am|must|have|has|to|else|time|day|way)\b)|(?:would|will|can|could|may|should|do|does|did|is|are)(?: also)? (?:rather|not|never|only|just|always|be|have)\b)`,
  "i",
);
