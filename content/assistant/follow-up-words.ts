/** "Do I pay for that?", "what about the red ones?": of what, the question before says. */
export const pointsBack = /\b(?:that|those|them|there|ones?)\b/;
/** Mostly our product; now and then what was spoken of. */
export const mayPointBack = /\b(?:it|they|these|this)\b/;
/** "Does that include the post?", "and after?" */
export const adds = /\b(?:include|includes|including|as well|too|also|after|afterwards)\b/;
/** "And for feet?", "in the sea", "what about Scotland": the question before is asked again of another thing. */
export const asksTheSameOf =
  /^(?:(?:and|so|but|ok|then|also) )*(?:(?:and|but) that (?:it|they|this)\b|(?:(?:what|how) about|and|or|also|even|only|with|in|on|for|to|of|by)\b(?!.*\b(?:how|what|when|where|who|why|which|can|could|do|does|did|is|are|will|would|should|may|must|have|has)\b(?! about)))/;
/** "And for feet?" after "how long does it last?": what is so of one is so of both. */
export const theOtherHalf =
  /^(?:(?:and|so|but|ok|what about|how about|is that|same|also) )*(?:for |on |with )?(?:my |the |our )?(?:feet|foot|toes|hands?|fingers)(?: too| as well| then)*$/;
/** "Sorry, no, 6am": the question before is asked again for another time. */
export const corrects = /^(?:(?:oh|oops|wait|hang on|and|but) )*(?:sorry|no|not|actually|make (?:it|that)|i mean|i meant|rather|correction)\b/;
/** What an order has come to: said once, it holds for the questions after it. */
export const stage =
  /\b(?:i|we|it|mine|has|have|had|just|already|only)\b.{0,20}\b(?:ordered|paid|bought|arrived|came|come|received|opened|posted|dispatched|sent|cancelled|leaking|broken|faulty|joined|signed up)\b/i;

/** But not "can I text with it on or is it slimy?", which neither yes nor no answers. */
export const opensYesNo =
  /^(?!.*\bor\b)(?:(?:so|and|but|ok|then|well|hi|hello|also|sorry|please) )*(?:is|are|am|was|do|does|did|can|could|will|would|should|may|must|has|have)\b/;
/** Only goes on with what was asked: "just a tiny bit?", "even if it's mild?", "what about after the birth?" */
export const goesOn =
  /^(?:(?:and|but|so|or|ok) )*(?:(?:she|he|they)(?: will| would| should)? (?:still )?be (?:ok|okay|safe|fine|all right|alright|to (?:use|try|wear))|(?:can|could|may|should|will|would|is) (?:she|he|they) (?:still )?(?:use|try|wear|be (?:ok|okay|safe|fine)|ok|okay|safe|fine)|(?:is )?(?:it|its|that|this)(?: is)? (?:still )?(?:not |no )?(?:good|bad|ok|okay|safe|fine|right|all right|alright) for (?:her|him|them|me|us)|just|only|even|not even|once in|sometimes|a little|a bit|(?:what|how) about (?:after|before|when|if|during)|how long (?:should|do|must) i (?:leave|wait) (?:it )?(?:between|before|after))\b/;
/** After more was told, the exception may be what was told: "it came split", and then "do I pay to post it back?" */
export const holdsAnException = /^(?:[^.]*\.)?[^.]*\b(?:unless|except|until|as long as|only|within)\b/;
export const opensItself = /^(?:yes|no|not|never|nothing)\b/i;

/** "I take warfarin. Is it all right with those?", "I'm expecting. May I use it?" */
export const leansOnBefore =
  /\b(?:with|beside|on|for) (?:those|these|them|that)\b|\bused? (?:\w+ ){0,2}together\b|^(?:may|can|could|should) (?:i|s?he|we|they) (?:still )?(?:use|apply|try|wear) (?:it|this)$|^is (?:it|this|that) (?:still )?(?:safe|ok|okay|all right|alright|suitable)$/i;
