import type { CarefulKind } from "#content/assistant/fixed-answers.ts";

/**
 * How health is spoken of where no illness is named: a name in braces stands for any word of that list, "~3" for up to three words of which none is a
 * thing with troubles of its own, "(a|b)" and "a?" are as in patterns. In plain words, as server/modules/assistant/plain-words.ts reads them. What only may be
 * happening is a reaction, unless it is asked beforehand: "does it sting my hands?".
 */
export const frames: readonly (readonly [kind: Exclude<CarefulKind, "crisis"> | "happening", frame: string])[] = [
  // Somebody's skin, and what is the matter with it
  ["symptom", "{whose} ~1 {part} (is|are|has|have|looks?|feels?|gone|went|going|turned|keeps?) ~3 (funny|odd|weird|strange|wrong|crooked|misshapen|bent)"],
  ["general", "{part} ~4 {sign}"],
  ["general", "{sign} ~1 {part}"],
  ["general", "{part} ~1 {turned} ~2 {colour}"],
  ["general", "{whose} {part} (is|are|feel|feels|go|goes|went) (dead|like pins|like wax|like needles|like fire)(?! (?:cold|freezing))"],
  ["general", "(tingly|tingling|prickly|burning|itchy|itching|sore|raw|flaky|blue|purple|yellow|mottled|dead) (sensation|feeling|sensations)"],
  [
    "general",
    "(can not|can hardly|can barely|could not|do not|does not|did not|cannot|cant|hardly|barely) (feel|move|bend|straighten|close|open|grip with) {whose} {part}",
  ],
  ["general", "(lost|lose|losing|loses|no|without|not any|any) ~2 (feeling|sensation|movement|grip|strength) in ~2 {part}"],
  ["general", "{whose} (circulation|blood|pulse|heart|nerves|kidneys?|liver|lungs?|sugar|sugars)"],
  [
    "general",
    "(bad|weak|dodgy|gammy|poorly|funny|knackered|arthritic|diabetic|ulcerated) (heart|ticker|lungs|kidneys|nerves|veins|joints|hip|hips|knee|knees|leg|legs|foot|toe|skin|chest|circulation)",
  ],
  ["general", "{part} (problem|problems|trouble|troubles|complaint|complaints|condition|conditions|disease|infection|injury|deformity)"],
  ["general", "(problem|problems|trouble|troubles|something wrong|damage) (with|to|in) {whose} {part}"],
  [
    "wound",
    "(broke|broken|cut|fractured|snapped|dislocated|sprained|sliced|stabbed|nicked|crushed|jammed|trapped|squashed|burnt|burned|scalded|stubbed|bashed|smashed|shut|skinned|gashed|tore|ripped|pierced|hammered|mashed) {whose} ~1 {part}",
  ],
  ["general", "((i|he|she|they|we|who|skin)|{whose} \\w+) (?:badly |always |often |sometimes |also |really )?(react|reacts|reacted|reacting)( badly)? to"],
  // What is happening after it was put on
  ["happening", "{whose} ~1 {part} (is|are|has|have|was|were|went|gone|started|keeps|keep|feels|feel|look|looks|s) ~3 {mild}"],
  ["happening", "{whose} ~1 {part} {mild}"],
  [
    "reaction",
    "(?<!\\b(?:like|if|whether|feels?|say|says|said) )(it is|its) (?:really |still |just |properly |proper )?burning(?! (?:off|a hole|calories|fuel|question|sensation))",
  ],
  ["reaction", "{mild} ~1 {whose} {part} ~3 (since|after|from|when|where|hours|days|again)"],
  ["reaction", "(come|came|coming|comes|broke|broken|breaking) (up|out) (in|as|like|all) ~3 ({sign}|{mild}|red|patches|bits)"],
  ["reaction", "(flared|puffed|swole|swelled|blown|ballooned|puffing|swelling) (up|out)"],
  [
    "reaction",
    "(rash|spots|blotches|bumps|lumps|itch|itching|tingling|burning|stinging|swelling|redness) ~3 (spreading|spread|getting worse|got worse|worse|will not stop|will not go|not going|for days|for hours|all over me|up my arm|up my arms)",
  ],
  [
    "reaction",
    "(will not|does not|has not|not) (stop|stopped|stopping|calm|calmed|settle|settled|ease|eased) ~1 (burning|stinging|itching|tingling|hurting|bleeding|down)",
  ],
  [
    "reaction",
    "(burning|stinging|itching|tingling|hurting|throbbing) (and|which|that|it) ~2 (will not|not|does not|wont) (stop|stopping|go|going|wear|calm|ease|settle)",
  ],
  ["reaction", "(struggling|hard|trouble|difficulty|cannot|can not|finding it hard|unable) ~2 (breathe|breathing|swallow|swallowing|to breathe|to swallow)"],
  ["reaction", "(throat|chest|tongue|lips|face|airway) ~2 (closing|tight|tightening|swelling|tingly|tingling|numb|burning|funny)"],
  [
    "reaction",
    "(passed out|passing out|blacked out|collapsed|fainted|light headed|lightheaded|woozy|palpitations|blurred vision|blurry|being sick|been sick|threw up|throwing up|puking|puked|spewing|spewed)",
  ],
  ["reaction", "(call|ring|phone|need|dial|get|called|go to|going to|at) (an? )?(ambulance|999|111|a and e|casualty|urgent care|poison)"],
  [
    "reaction",
    "(red|pink|itchy|sore|hot) (and|with|then|now) ~2 (bubbles|blisters|bumps|lumps|spots|swelling|swollen|peeling|weeping|water|fluid|pus|itchy|sore|burning|painful|hot)",
  ],
  // Swallowed, or where it does not belong
  [
    "eye",
    "(rubbed|rub|rubs|rubbing|got|get|gets|getting|touched|squirted|splashed|smeared|went|wiped|poked) ~4 (in|into|on|near|my|his|her|your|their|both|the|an|its) ~1 (eye|eyes|eyeball|contact lens|contacts)",
  ],
  [
    "eye",
    "{whose} ~1 (eye|eyes|eyelids?) ~3 (red|sore|shut|closed|water|waters|watering|streaming|weeping|stings?|stinging|burns?|burning|hurts?|hurting|painful|bloodshot|screwed up|will not open)",
  ],

  [
    "reaction",
    "(rubbed|rub|got|get|gets|touched|squirted|splashed|smeared|went|wiped|poked) ~4 (in|into|on|near|my|his|her) ~1 (nostril|genitals|privates|private parts|willy|fanny|groin)",
  ],
  ["reaction", "(contact lens|contact lenses|contacts) ~3 (stinging|burning|sore|stings|burns)"],
  [
    "swallowed",
    "(ate|eat|eats|eaten|eating|licked|licks|lick|licking|swallowed|swallows|drank|drunk|chewed|chew|chewing|sucked|sucks|sucking|tasted(?! of\\b)|munched|scoffed|necked|guzzled|bit into) ~2 (it|some|this|that|the|tube|cream|fingers?|thumb|hands?|feet|stuff|bit|blob|half|most|all)",
  ],
  ["swallowed", "(mistook|mistaken|thought) ~2 (for|was) ~2 (toothpaste|food|mayo\\w*|icing|yog\\w+|butter|sauce|custard|ice cream|milk|spread|cheese)"],
  ["swallowed", "(squeezed|squirted|cream|got|put|stuck|tube) ~5 (in|into|round|around|on|all over) (his|her|their|its|my) (mouth|tongue|gob|lips)"],
  [
    "animal",
    "(dog|dogs|cat|cats|puppy|kitten|rabbit|hamster|horse|pony|budgie|ferret|pet|pup|pooch|mog|moggy|bird|hawk|spaniel|labrador|terrier|collie) ~3 (ate|eaten|licked|licks|licking|lick|chewed|swallowed|sick|ill|poorly|vomiting|toxic|poison\\w*)",
  ],
  [
    "animal",
    "(toxic|poisonous|poison|poisoning|harmful|dangerous|safe|bad|okay|ok|all right) (to|for|if|with|around) ~2 (dog|dogs|cat|cats|pet|pets|animals|horses|birds|puppies|kittens)",
  ],
  ["swallowed", "(toxic|poisonous|poison|harmful|dangerous) (to|for|if) ~2 (swallow|swallowed|eat|eaten|licked)"],
  ["eye", "(eye|eyes|contact lens|contacts) ~6 (blurry|blurred|hazy|sting|stings|stinging|burning|streaming)|(blurry|blurred|hazy) ~3 (eye|eyes)"],
  ["general", "skin ~3 (tissue paper|paper thin|like paper|tears|very thin|so thin)|(shiny|tight) ~2 {part} ~5 (stroke|feeling)"],
  ["general", "(no|stopped having|lost my) periods|periods (have )?stopped|carp[ae]l tunnel"],
  ["swallowed", "(stuff|cream|white|some|tube) ~3 (round|around|all over|in|on) ~2 (his|her|their|its|the) mouth"],
  ["wound", "(cracked|split|bleeding|weeping|open) ~1 (eczema|psoriasis|dermatitis|chilblains?)"],
  ["wound", "{part} ~2 (nicked|cut|scratched|torn|ripped|lacerated|hacked) (to|all|up|from|by)"],
  // What somebody was told, has, takes or is waiting for
  ["general", "(diagnosed|diagnosis|undiagnosed|symptoms?|flare ups?|flaring up|flare up|in remission|relapsed?)"],
  [
    "general",
    "(suffer|suffers|suffering|suffered) (a lot |badly |terribly |really |quite |so |a bit )?(from|with) (?!(?:the |my |really |very |terribly |permanently |constantly |always |such |awful |terrible |bad |badly |extremely |perpetually |chronically )*(?:cold|freezing|chilly|icy|frozen|winter|a cold|dry|sweaty|clammy|warm|hot|sensitive|hands|feet|it|this|that)\\b)",
  ],
  ["general", "(prone|susceptible) to (?!(?:the |being |getting |feeling |really |very |always )*(?:cold|freezing|chilly|dry|sweaty|losing|forget))"],
  [
    "general",
    "(history of|recovering from|recovered from|living with|born with|riddled with|awaiting|waiting on|waiting for|waiting list for) (?!(?:the |my |a |an )?(?:cold|parcel|order|delivery|refund|email|tube|reply|it|this|you|mine|answer|bus|train|post))(a |an |the |my )?(op|operation|surgery|diagnosis|results|scan|transplant|replacement|stroke|illness|infection)",
  ],
  [
    "medicine",
    "{whose} ~1 {clinician} ~2 (gave|gives|put|told|tells|said|says|reckons|thinks|wants|recommended|recommends|advised|advises|mentioned|suggested|warned|prescribed|started|uses|has|have|is|will)",
  ],
  ["medicine", "(the|a|an|this) {clinician} ~1 (gave|put|told|said|says|prescribed|started|warned|advised) (me|us|him|her|my|i|to|that)"],
  ["medicine", "(from|off|by) (the|my|our|his|her) (doctor|doctors|doc|docs|gp|gps|surgery|dermatologist|consultant|specialist|nurse|podiatrist|chiropodist)"],
  ["medicine", "(ask|asking|see|seeing|check with|speak to|talk to|under|seen) (my|our|his|her) {clinician}"],
  [
    "medicine",
    "(on|taking|takes|take|took|start|started|starting|given|using|use|uses|prescribed|stopped|stopping|come off|coming off) (some |new |my |his |her |their |strong |daily |regular |a few |lots of |loads of |various |a course of |a lot of |these |those )*(tablets?|meds|medication|medications|medicines?|pills?|drugs|antibiotics?|injections?|jabs?|inhalers?|eye drops|blood thinners?|thinners|steroids?|hormones|chemo|radiotherapy|dialysis|treatment)",
  ],
  [
    "medicine",
    "(steroid|prescription|medicated|antibiotic|antifungal|cortisone|eczema|numbing|pain|haemorrhoid|pile|nappy|fungal|foot rot|thrush) (cream|creams|ointment|ointments|gel|lotion|balm)",
  ],
  [
    "general",
    "(had|having|have|need|needs|needing|due|get|getting|got|before|after|since|following|post|awaiting|waiting for) ~3 (op|ops|operation|operations|surgery|procedure|transplant|biopsy|bypass|amputation|skin graft|graft|joint replacement|hip replacement|knee replacement|cast|stent|stents|implant|implants|injection|jab)(?! (?:shop|store|supplies))",
  ],
  ["general", "{part} (operation|op|surgery|release|replacement|replaced|removed|amputated|fusion|graft|in plaster|in a cast)"],
  [
    "general",
    "(had|having|got|getting|lost) (my|a|his|her) (finger|toe|thumb|foot|leg|hand|toenail|nail|breast|kidney|lung|mole|bunion|wart|verruca|cyst) (off|out|removed|amputated|taken off|replaced|done|frozen|lanced)",
  ],
  [
    "general",
    "(fitted with|have|has|wear|wears|wearing|got|with) (a|an|my) (stoma|bag fitted|line in|catheter|cannula|shunt|stent|pacemaker|icd|brace|splint|cast|sling|prosthetic|prosthesis|stump|plate in|pin in)",
  ],
  ["general", "(wear|wears|wearing|fitted with) (a|an|my) ~1 (monitor|sensor|pump)"],
  [
    "medicine",
    "(use|using|wear|wears|wearing|on|have|got|with) (a|an|my|his|her|the) (?!(?:bad|rough|dry|rocky|difficult|wet|icy|small|good|cabbage|vegetable|eye)\\b)\\w+ patch(es)?(?! (?:test|of))",
  ],
  // Cold where nobody should be
  [
    "symptom",
    "(something|anything|what is|whats|what's|owt|summat) (wrong|the matter|up) with (me|my|him|her|his|them)(?! (?:order|parcel|payment|card|tube|link|account|address|email))",
  ],
  [
    "symptom",
    "{part} (?:\\w+ ){0,4}cold (?:\\w+ ){0,6}(even in bed|in bed with|under the duvet|with the heating on|in a warm room|even in summer|in the summer|when i am warm|by the fire|in the bath|whatever the weather)",
  ],
  // With child
  [
    "pregnancy",
    "(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|few|couple of) (weeks?|wks?|months?|mnths?|mths?) (along|gone|preg\\w*|pg|in and|into my|into the|post natal|postnatal|post partum|postpartum)",
  ],
  [
    "pregnancy",
    "(i am|she is|we are|wife is|partner is|girlfriend is|sister is|daughter is|missus is|im|misses is) (now )?(due|overdue) (in|on|any|next|this|soon|date|around|at|to give|with|a baby|twins)(?! (?:a refund|refund))",
  ],
  // "I'm 26 weeks and on my feet all day": nobody counts anything else so, but for a wait
  [
    "pregnancy",
    "(am|she is|we are|wife is|partner is|girlfriend is|sister is|daughter is|friend is) (now |about |nearly |almost |only |just |roughly |over )?([4-9]|[1-3]\\d|4[0-2]) (weeks?|wks?)( (and(?! counting)|with|can|could|is|may|should|so|but|now|today|tomorrow)\\b|$)",
  ],
  ["pregnancy", "(in my|second|third|first|final|last|1st|2nd|3rd) (trimester|semester of preg\\w*)"],
  [
    "pregnancy",
    "(feeding|nursing|express|expressing|pumping for|milk for) (my|our|the|a|her) (\\w+ )?(baby|newborn|little one|bairn|wean|son|daughter|twins|infant|wee one|milk)",
  ],
  // The young
  [
    "child",
    "(my|our|his|her|their) (?!(?:\\w+ )?(?:order|size|shoe|glove|hand|number|postcode|house|flat|total|delivery|train|bus|race|shift|budget|score)s?\\b)~1 \\w+ (is|are|just turned|turned|who is|turns) (only |just |nearly )?([2-9]|1[0-7])(?! (?:\\d|am|pm|o clock|tubes?|times|hours?|days?|weeks?|pounds|quid|miles|minutes|of|months?|percent|degrees|st|stone|feet|foot|mm|cm|inches|layers|pairs))",
  ],
  ["child", "(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) (?:year|yr|month|mth|week) olds?"],
  ["child", "(\\d|1[0-7]) ?(?:year|yr|yrs|month|mth) olds?"],
  [
    "child",
    "(turned|turning|nearly|almost|is|aged|age|only|just) (\\d|1[0-7]) (years? old|next month|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|so|and a half|this year)",
  ],
  ["child", "(under|below|younger than) (?:the age of \\d+|age \\d+|eighteen|sixteen|(?:[5-9]|1[0-8])(?: years?| yrs?| yr|s)(?! (?:ago|old house)))"],
  [
    "child",
    "i am (only |just |a )?([5-9]|1[0-7])(?! (?:stone|kilos|kg|hours?|days?|weeks?|miles|minutes|months?|tubes?|foot|feet|pounds|of|st|inches|degrees|percent|k))",
  ],
  [
    "child",
    "(man|lad|lass|yin|one|boy|girl|bairn|wean|monkey|terror|princess)s? (is |are )?(only |just |nearly )?(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|[2-9]|1[0-7])(?! (?:\\d|tubes?|times|hours?|days?|weeks?|pounds|miles|minutes|of|months ago|years ago))",
  ],
  [
    "child",
    "(kids?|childrens?|sons?|daughters?|lads?|girls?|boys?|school|juniors?|under \\d+s|youth|pupils?|class|brownies|cubs|scouts|beavers|guides) (hands|feet|fingers|toes|skin)",
  ],
];
