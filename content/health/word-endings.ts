/** Ends of words that are nearly all names of illnesses or operations. */
export const conditionEndings = "itis|osis|oses|pathy|pathies|aemia|emia|algia|plegia|plegic|ectomy|ectomies|plasty|ostomy|otomy|oma|omas|uria|rrhoea|penia";
/** Ends of words that are nearly all names of medicines. */
export const medicineEndings =
  "pril|olol|statin|sartan|dipine|azole|cillin|mycin|micin|cycline|floxacin|oxetine|triptyline|azepam|zolam|gliptin|gliflozin|glutide|xaban|parin|prazole|umab|imab|zumab|tinib|profen|caine|solone|sone|thyroxine|apine|fibrate|dronate|dronic|setron|triptan|lukast|gabalin|gabapentin|codone|trexate|prine|thiazide|semide|lactone|zosin";
/** Ordinary words that end as these do. */
export const ordinaryWords = `aroma aromas diploma diplomas coma roma osmosis sympathy empathy hypnosis metamorphosis oklahoma tacoma sonoma paloma telepathy apathy antipathy academia
bohemia nostalgia asturia liguria manchuria april cocaine novocaine peterson robinsone alpine lupine supine glaucoma neurosis motorcycline bicycline gauloises naomi
naturopathy loma momma polyoma chroma chromas soma sympathies
purposes opposes proposes chooses imposes exposes composes disposes supposes loses closes encloses discloses poses noses roses hoses`;
