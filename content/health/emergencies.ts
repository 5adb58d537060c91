/**
 * What calls for 999, however calmly it's told: of one rule, every frame stands somewhere in the message. Written as in frames.ts; a name in braces is a list
 * of `emergencyLists`.
 */
export const emergencyLists: Readonly<Record<string, string>> = {
  part: "throat tongue lip lips",
  face: "face eyes eyelid eyelids mouth cheeks",
  swollen: `swell* swollen swole fat fatter puff* balloon* blown-up blowing-up clos* thick thicker huge too-big bigger double`,
  strange: `tight* tingl* lump scratch* itch* numb burn* funny blocked stuck catch* constrict* narrow* odd weird sore`,
  digit: "toe toes finger fingers fingertip fingertips thumb thumbs foot feet hand hands heel heels nose ear ears digits nails",
  limb: "foot leg hand arm toe finger",
  bone: "foot leg hand arm toe finger wrist ankle elbow knee shin forearm",
  broken: "broke broken fracture fractured snapped dislocated crushed",
  cold: `cold cool chilled freezing freezer froze frozen icy ice snow* blizzard hail rain rained soaked drenched wet hypotherm* shiver* shak* sea lake loch lough river canal reservoir resevoir pond water
  ford flood* wetsuit dryrobe swim swims swimming swam dip plunge dunk* paddleboard* kayak* canoe* capsiz* surf* boat hill mountain fell ridge summit moor ski slope outside outdoors heating boiler
  radiators minus frost* avalanche crevasse winter marble`,
  came: `got-out gets-out getting-out just-out come-out came-out coming-out out-of-the been-in was-in were-in went-in fell-in fell-off fallen-in pulled-out pulled-him pulled-her dragged-out back-in back-from come-down came-down
  coming-down in-the-car ago after-my after-his after-her after-a after-the been-swimming been-wild-swimming been-kayaking been-surfing capsized soaked drenched been-out was-out were-out stuck-out
  fell-into chucked-in thrown-in went-under in-a-blanket under-a-blanket minutes-since swim-buddy swim-buddys just-finished finished-swimming`,
  mind: `confus* muddled disorient* delirious vague dopey drows* groggy floaty rambl* mumbl* slur* babbl* gibberish jibberish nonsense incoherent grunt* grunting stupor vacant dazed
  spaced-out out-of-it not-with-it not-all-there away-with-the-fairies no-sense any-sense making-sense make-sense makes-sense not-himself not-herself not-themselves not-right
  keeps-asking-me keeps-asking-us keeps-asking-what keeps-asking-where keeps-asking-who keeps-asking-when keep-asking-me keep-asking-what keep-asking-where asks-the-same asking-the-same same-question talking-funny talks-funny acting-strange* acting-odd* acting-weird* acting-funny not-bothered-about-anything walking-into bumping-into
  laughing-at-nothing taking-his-clothes taking-her-clothes taking-his-coat taking-her-coat stripping-off can-not-stand(?!-(?:the-(?!pain)|this|that|it|scents?|smells?|perfumes?|strong|greasy|sticky|being|having|wearing|people|how|waiting)\\b) can-not-walk can-not-follow can-not-talk can-not-speak stopped-talking
  glazed hallucinat* seeing-things limp floppy listless lifeless`,
  sleepy: `sleepy sleeping asleep dozy doze dozes dozing dozed nodding-off drifting-off dropping-off yawning lethargic sluggish lie-down to-sleep 2-sleep just-sleeps stay-awake keep-awake keep-his-eyes keep-her-eyes eyes-open not-wake not-waking not-rouse`,
  unsteady: `stagger* stumbl* wobbl* unsteady sway* fall-over falling-over drunk pints clumsy fumbl* dropping drops claws buttons button zip laces trousers knot`,
  baby: `baby babies babys newborn infant bairn toddler weeks-old week-old week-olds months-old month-old month-olds weeks months born premature little-one little-boy little-girl wee-one son daughter grandson granddaughter`,
  old: `elderly mum mums mam mom dad dads mother mothers father fathers gran grans granny grannies nan nans nana nanna grandma grandad grandpa grandmother grandfather neighbour neighbours old-man old-lady old-gent old-boy
  old-woman old-gentleman resident residents tenant ladies gentleman pensioner aunt auntie uncle husband wife`,
  weak: `quiet floppy limp mottled grey blue pale drows* sleepy confus* muddled grunt* grunts moaning listless weak lifeless dozy not-feeding will-not-feed not-feed will-not-take not-eating not-drinking off-his off-her off-food off-milk
  not-moving not-talking hardly-moving barely-moving hardly-awake not-bothered not-interested hard-to-keep-warm too-sleepy`,
};

type Rule = { kind: "emergency" | "frozen" | "fumes" | "spreading" | "animal"; frames: readonly string[] };
const emergency = (...frames: readonly string[]): Rule => ({ kind: "emergency", frames });
const frozen = (...frames: readonly string[]): Rule => ({ kind: "frozen", frames });

export const emergencyRules: readonly Rule[] = [
  // What can't wait and isn't the cream's
  {
    kind: "fumes",
    frames: [
      "(stove|stoves|barbecue|bbq|heater|generator|burner|exhaust|fumes|gas fire|boiler|carbon monoxide)",
      "(tent|van|caravan|camper|awning|hut|shed|cabin|garage|indoors|inside|bedroom|carbon monoxide|(?:all|both|two|three|four) of us|we all|us all|everyone|everybody)",
      "(headache|headaches|head hurts|dizzy|sick(?! of)|vomit\\w*|drowsy|sleepy|faint|passed out|collapsed)",
    ],
  },
  {
    kind: "spreading",
    frames: [
      "(red line|red lines|red streak|red streaks|redness|red) ~4 (spreading|going up|running up|tracking up|creeping up|moving up|up (my|his|her|the) (arm|leg))",
      "(cut|cuts|wound|graze|bite|bitten|scratch|blister|splinter|stitches|sore|injury)",
    ],
  },
  { kind: "spreading", frames: ["red (line|lines|streak|streaks) ~4 (?:spreading|(?:going|running|tracking|creeping|moving)? ?up)"] },
  // Meningitis, and blood poisoning
  emergency(
    "(spots|rash|marks|blotches|bruises)",
    "(do not|does not|did not|will not|not) ~2 (fade|fades|fading|blanch|disappear|go (?:away )?(?:when|under|if))|(?:press|pressed|pressing|under|through|with|use|using|did|do) ~2 glass",
  ),
  emergency(
    "(fever|temperature|feverish|burning up)",
    "(stiff neck|neck ~2 stiff|(?:hates|hurts|can not (?:stand|bear)) ~3 light|light hurts|floppy|mottled|hard to wake|pale and|fast breathing|spots)",
  ),
  // Breathing
  emergency(
    "(can not|can hardly|can barely|could not|struggl\\w+|fighting|hard|harder|difficult\\w*|trouble|unable|is not|are not|not|stopped|barely|hardly) ~2 (breath|breathe|breathes|breathing)(?! (?:new|life|fresh))",
  ),
  emergency(
    "(short of breath|shortness of breath|breathless|gasp\\w*|wheez\\w*|choking|anaphyla\\w*|rasping|whistl\\w+ ~4 breath\\w*|two or three words at a time)",
  ),
  emergency(
    "(breath|breathing|breathes|breaths) ~4 (fast|funny|noisy|noisily|shallow|whistl\\w*|rattl\\w*|strange|odd|laboured|quick|heavy|heavily|raspy|weird)",
  ),
  emergency("(cough\\w*|spit\\w*|bringing up|brought up) ~4 (pink|frothy|froth|foam|blood|bloody)"),
  emergency("crackl\\w* ~4 (breath|breathe|breathes|breathing|chest|lungs)|(breath|breathe|breathes|breathing|chest|lungs) ~3 crackl\\w*"),
  emergency("suck\\w* in ~3 (ribs?|tummy|belly|chest|neck)|(tummy|belly|chest|ribs) ~2 sucking in"),
  emergency("(lips?|mouth|tongue|face (?:is|has|gone|went|looks)) ~2 (blue|bluish|grey|purple)|(blue|grey|purple) ~2 (lips|mouth|tongue)"),
  // An airway that may close
  emergency("{part} ~5 ({swollen}|{strange})|({swollen}|{strange}) ~2 {part}"),
  emergency("{face} ~4 ((?!clos){swollen})|(swollen|swelling|puffy|swelled|puffed)( up)? ~2 {face}"),
  emergency(
    "(can not|can hardly|struggl\\w+|hard|difficult\\w*|trouble|hurts|unable|hard time) ~1 (to )?swallow\\w*|swallow\\w* ~2 (hard|difficult|hurts|painful|impossible|tricky)",
  ),
  emergency(
    "(rash|hives|welts|bumps|itch\\w*)",
    "(faint\\w*|pass out|passing out|dizzy|voice|heart ~3 (racing|like|going|pounding)|light ?headed|vomit\\w*|throat)",
  ),
  emergency("voice ~3 (hoarse|croaky|funny|gone|going|strange|raspy|husky)"),
  emergency(
    "(will not|does not|can not|would not) ~1 (stop|quit) bleeding|bleed\\w* ~2 (will|does|is|has|can|would) not ~1 (stop|stopping|stopped|slowing)|bleeding (a lot|heavily|badly|everywhere)|pouring with blood|blood everywhere|(pumping|spurting|gushing|squirting) ~1 blood|blood (?:is |was |keeps )?(spurting|gushing|squirting|pouring|pumping (?:out|from))",
  ),
  emergency(
    "(cut|chopped|sliced|sawn|sawed|took|taken|torn|ripped|bitten) (?:(?:my|his|her|the|a|one|end|tip|top|of|off) ){1,5}{digit} (?:clean |right )?off|severed",
  ),
  emergency(
    "(used|using|gave|given|jabbed|second|another|needs?) (?:(?:my|his|her|him|me|the|an|one|two) ){0,2}epi ?pens?(?! (?:before|once|twice|last|years|when i was))|epi ?pens? ~3 (not (?:work|help)\\w*|used|did nothing)",
  ),
  // Said outright
  emergency(
    "(call|ring|phone|get|send|need|dial|fetch) (?:(?:me|us|him|her|for|mum|dad|an|the) ){0,3}(ambulance|paramedics?)(?! (?:crew|service|station))|(?:this is|is this|is it|it is|have|having) (?:\\w+ )?an emergency(?! (?:exit|contact|number|kit|supply|present|gift))",
  ),
  emergency("(gone|going|went|turned) (?:completely |suddenly |partly )?blind(?! (?:spot|date|with))"),
  // A clot
  emergency(
    "(calf|calves|leg|thigh) ~4 (swollen|swelling|swelled|swell|puffed up|fatter|bigger)",
    "(hot|warm|red|sore|painful|tender|hurts?|aching|aches|throbb\\w*)",
    "(flight|flew|flying|plane|long haul|operation|surgery|coach|driv\\w*|lorry|only one|just (?:the )?one|one side|one leg|one of (?:my|his|her) legs|in bed|plaster|cast|the pill|(?:left|right) (?:calf|leg|thigh))",
  ),
  // Somebody in the water, or on the ice, who can't get out
  emergency(
    "(fell|fallen|fall|falls|gone|went|goes|going|swept|slipped|pulled|is|are|still|stuck) ~2 (through|in|into|off|out|under) ~2 (ice|water|canal|river|lake|loch|sea|weir|lock|reservoir|pond|harbour|current|tide)",
    "(can not|will not|unable to|trying to) ~1 (reach (?:him|her|them|us|me|the)|get to (?:him|her|them)|get (?:him|her|them) out|(?:get|climb) out(?! of ~1 (?:wetsuit|dryrobe|robe|boots?|gloves?|kit|suit|swimsuit|trunks|bed|car|clothes))|hold (?:the |a )?(?:rope|line|ring|branch|edge|on)|pull (?:him|her|them|himself|herself)|swim back|see (?:him|her|them)(?: any ?more)?)|going under|still in (?:there|the)|clinging|hanging on to|drowning(?! in)|shouting for help|being swept|swept (?:away|out)",
    "(he|she|him|her|them|they|lad|man|woman|girl|boy|somebody|someone|kid|child|friend|mate|swimmer|dog walker|us|me|his|{old}|{baby})(?! (?:tube|cap|cream|order|parcel|ring|phone|gloves?))",
  ),
  emergency("(is|are|he|she|somebody|someone|think|lad|man|woman|child|kid) ~1 drowning(?! (?:in (?!the|a)))"),
  // Blood poisoning, where little keeps it off
  emergency(
    "(chemo\\w*|radiotherapy|transplant|neutropen\\w*|no spleen|immunosuppress\\w*|immune ?suppress\\w*)",
    "(temp|temperature|temps) ~4 (3[89]|4[01]|high|up|raised)|3[89] (?:\\d )?(?:degrees|temp)|fever\\w*|feverish|shiver\\w*|shivers|shakes|rigors?|burning up|hot and cold",
    "(i|my|he|she|his|her|mum|dad|wife|husband|{old})",
  ),
  // The heart
  emergency(
    "(chest(?! (?:freezers?|of drawers|waders?|full of|pockets?|straps?))|breastbone|ribs|ribcage|sternum) ~7 (pressure|tight\\w*|heavy|heaviness|weight|band|squeez\\w*|crush\\w*|stood on|standing on|sitting on|sat on|elephant|vice|pains?|ache|aches|aching|hurts?|hurting|burning|rattl\\w*|clamped|flutter\\w*)|(pressure|tight|tightness|heavy|heaviness|weight|band|squeez\\w*|crushing|pains?|painful|ache|aching|elephant|vice) ~5 (chest(?! (?:freezers?|of drawers|waders?|full of|pockets?|straps?))|breastbone|ribs|ribcage|sternum)",
  ),
  emergency(
    "(arms?|jaw|shoulder blades|neck) ~4 (heavy|pain|pains|ache|aches|achy|aching|achin|sore|hurts|numb)|(pains?|aches?|aching|tightness) ~4 (arm|jaw|shoulder blades|neck)",
    "(sweat\\w*|clammy|sick|breathless|chest|grey|light ?headed)",
  ),
  emergency("having a (heart attack|stroke)(?! (?:at|over|when i (?:see|saw)) (?:\\w+ ){1,3}(?:prices?|cost|postage|total|bill))|heart attack ~2 (now|think)"),
  // A stroke
  emergency("(see|sight|vision|blind) ~5 (?:one|left|right) eye", "(since|sudden\\w*|this morning|today|tonight|gone|lost|can not|blurr\\w*|curtain)"),
  emergency("(?:wrong|muddling|muddled|muddle) ~2 words?|words? ~3 (?:come|came|coming) out (?:wrong|funny|muddled)", "(he|she|his|her|my|i|mum|dad|they)"),
  emergency(
    "(face|mouth|eye|smile) ~4 (droop\\w*|dropped|lopsided|fallen|slid|sagging|sagged|wonky|slipped|crooked)|(droop\\w*|lopsided|crooked) ~1 (face|mouth|smile)|one side of ~1 (face|body|mouth)",
  ),
  emergency(
    "(arm|hand|leg|side) ~4 (weak|floppy|limp|heavy|useless|will not (?:work|move|lift|do|go)|not working)",
    "(sudden\\w*|words?|mumbl\\w*|slur\\w*|speech|speak\\w*|talk\\w*|face|this morning|woke up|all of a sudden|one side|now)",
  ),
  emergency("(can not|could not|will not|unable to|does not) ~1 (lift|raise|move|use) ~1 (arm|leg|side)"),
  emergency(
    "(words?|speech|talk|talking|sentences) ~5 (jumbled|muddled|slur\\w*|thick|wrong|funny|mixed up|garbled|backwards|not right|strange)(?! (?:in|on|into) (?:your|the) (?:\\w+ )?(?:form|checkout|page|site|website|email))",
    "(he|she|his|her|my|i|mum|dad|they)",
  ),
  emergency("(can not|could not|struggl\\w+|forgetting) ~2 (find|get) (his|her|my|the|their|any) ~1 words?"),
  emergency("(he|she|his|her|husband|wife|mum|dad|partner|nan|gran|grandad|friend|mate|i|my) ~4 slurr?\\w*"),
  // Fits, and whoever can't be woken
  emergency(
    "(having|had|has|have|is having|in|another) an? (fit|seizure)(?! (?:trying|of|over(?! (?:there|here|and over))|about|opening|with (?:laughter|the (?:form|site|page|lid|cap))|at (?:your|how|(?:the|that) (?:\\w+ )?(?:price|prices|cost|postage|bill|total))|(?:because(?! (?:he|she) (?:is|was|got)\\b)|when|if) (?!of\\b|\\w+ (?:use|uses|used|put|puts|tried|rubbed|applied|move|moves|moved|touch|touches|touched))))|seizures?|convuls\\w*|foam\\w* at|eyes ~2 roll\\w*",
  ),
  emergency("(gone|went|go|goes) ~1 (stiff|rigid) ~3 (jerk\\w*|shak\\w*|twitch\\w*)|(jerking|shaking|twitching) ~1 all over"),
  emergency(
    "(unconscious|unresponsive|not responding|not respond|no pulse|passed out|passing out|blacked out|keeled over|collapsed|fainted|came round on|came to on)(?! (?:the|a|my|our|his|her) (?:box|tube|shelf|table|tent|site|page|address|name|price|number|postcode|line|word|date))",
  ),
  emergency(
    "(can not|can barely|could not|will not|would not|not|hard to|struggling to|unable to) ~4 (wake|woken|waking|rouse|roused|rousing|come round|be woken)(?! (?:me|him|her|them|the|my|up (?:early|at(?! all)|in (?:the mornings?|time)|with|without|for|before|to|freezing|cold)|early|at|in time)\\b)",
    "(he|she|him|her|they|them|mum|dad|nan|gran|husband|wife|friend|mate|daughter|son|baby|neighbour|man|lady|partner|girlfriend|boyfriend|brother|sister)",
  ),
  emergency(
    "(?<!\\b(?:do not want|not wanting|hoping|trying not) to )(can not|could not|unable to|not able to|struggling to) ~1 (wake|waken|rouse) ~2 ({old}|{baby}|partner|girlfriend|boyfriend|friend|mate|brother|sister|man|woman|lady|him|her|them)(?! ~1 (?:early|at (?!all)|in time|before|for (?:school|work)))",
  ),
  frozen("(on|onto) the ~2 floor", "(all night|since|hours|overnight|found|for ages)", "(cold|ice|icy|freezing|stone|rambling|confused|can not get up)"),
  // A limb without blood
  emergency(
    "(leg|foot|arm|hand)( ~2 (?:gone|went|turned|is|has|feels))? ~3 (cold|pale|white|blue|grey)|(?:leg|foot|arm|hand) .{0,40}\\bthe other (?:one |leg |foot |arm |hand )?(?:has )?(?:gone|went|turned|is) ~1 (cold|pale|white|blue|grey)",
    "(pale|white|blue|grey|numb|no pulse)",
    "(hurts?|pain\\w*|agony)",
    "(only the one|just the one|only one|one (?:leg|foot|arm|hand)|since an hour|for an hour|past hour|last hour|minutes|suddenly|sudden)",
  ),
  emergency(
    "(swallow\\w*|ate|eaten|drank|drunk|lick\\w*|sucked)",
    "({mind}|sleepy|vomit\\w*|being sick|not breathing)",
    "(cream|tube|it|some|stuff)",
    "(now|since|and|is|has)",
    "(he|she|toddler|baby|son|daughter|child|boy|girl|one|mum|nan|dad)(?! (?:dog|cat))",
  ),
  // Nerves at the bottom of the back
  emergency(
    "(numb|numbness|no feeling|can not feel|tingling|pins and needles)",
    "(where (?:you|i|he|she) sits?|saddle|down below|down there|between (?:my|his|her) legs|my (?:bum|bottom|backside|groin))",
    "(wee|weeing|pee|peeing|urine|bladder|bowels?|poo|hold it in|pass water|(?:can not|could not|will not) ~3 (?:started|go to the toilet))",
  ),
  // A break that stops it
  emergency(
    "{broken} ~1 {bone}|{bone} ~3 {broken}",
    "(blue|white|grey|numb|no feeling|can not feel|no pulse|bone|bent)(?! with (?:the )?cold)",
    "(my|his|her|their|i|he|she)",
  ),
  // The cold
  frozen(
    "(?:in|into|from|under) (?:the )?(?:snow|ice|sea|lake|loch|river|water|cold|freezing|blizzard|rain)|outside|outdoors",
    "(passed out|unconscious|unresponsive|collapsed|(?:will|can|would) not ~2 (?:wake|woken|rouse|roused))",
    "(he|she|him|her|they|them|mate|friend|somebody|someone|man|woman|{old}|{baby})",
  ),
  frozen("(suddenly|sudden|all at once|out of nowhere)", "{limb}|{digit}", "(white|pale|blue|grey)", "(painful|pain|agony|hurts|cold)"),
  // An animal, and nobody else who could be meant
  {
    kind: "animal",
    frames: [
      "(cat|cats|dog|dogs|pup|puppy|kitten|rabbit|horse|pony|moggy|ferret|hamster)",
      "(dribbl\\w*|drool\\w*|foam\\w*|retch\\w*|wobbl\\w*|stagger\\w*|twitch\\w*|shaking|panting|limp|collapsed|being sick|been sick|is sick|poorly|trembling|fitting|having a fit|seizures?|convuls\\w*|vomit\\w*|unsteady|listless|swollen|swelling|breath\\w*)",
      "^(?!.*\\b(?:{baby}|{old}|me|my (?:chest|throat|face|lips|tongue|heart|head)|i (?:can not|am|feel|have|collapsed|cannot)|mate|friend|partner|man|woman|lady|somebody|someone|child|kid|kids)\\b)",
    ],
  },
  frozen("(wet|soaked|sodden|soaking|waterlogged)", "numb|no feeling|can not feel", "(swollen|blotchy|blistered|mottled)", "(foot|feet|toes)"),
  frozen("(how|what) ~4 (treat\\w*|do|help|warm\\w*) ~4 (hypotherm\\w*|frost ?bit\\w*|frost ?nip\\w*)"),
  frozen("{cold}", "{mind}", "(he|she|him|her|they|them|i|my|we|our|somebody|someone|man|woman|lady|walker|swimmer|{old}|{baby})"),
  frozen(
    "{cold}",
    "(?<!\\b(?:(?:i|we|you|to|always|often|usually) (?:get|feel|go|be|am) (?:so |really |a bit )?|before (?:(?:he|she|they|i|we) )?(?:going |goes |go )))(?:{sleepy})",
    "(he|she|him|her|they|them|mate|friend|{old}|{baby})",
    "({came}|shiver\\w*|shak\\w*|ice|icy|marble|grey|blue|heating|boiler|freezing|soaked|reservoir|resevoir|now|found|floor)",
  ),
  emergency(
    "(baby|babys|babies|newborn|infant|bairn|weeks? old|months? old|\\d+ weeks|little one)",
    "(will|would|can|does|did|could) not ~1 (wake|waken|rouse)",
  ),
  frozen(
    "{cold}",
    "(?<!\\balways (?:the )?(?:last|slow|slowest) (?:\\w+ ){0,3}){unsteady}",
    "{came}",
    "(he|she|his|her|him|they|i|my|mate|friend|partner|swim)",
  ),
  frozen(
    "{cold}",
    "(dropping|drops|dropped|can not (?:work|do|hold|type|use)|will not (?:work|do)|not working) ~4 (mug|things|zip|buttons?|laces|fingers|hands|phone|cup|properly|up|right)",
    "{came}",
    "(mouth|words?|drunk|floaty|typ\\w*|sleepy|tired|shiver\\w*|minutes|ages)",
  ),
  frozen(
    "(stopped|not|no longer|quit|gave up) ~1 (shiver\\w*(?! the)|shaking(?! (?:hands|it|the)))|(shiver\\w*|shak\\w*) ~6 (that is|that has|is|has|he is|she is|thats|hes|shes|have) (now )?(stopped|gone)",
  ),
  frozen(
    "(can not|will not|could not|does not) (?:stop shivering|seem to (?:get|warm) ~1 (?:warm|up))|uncontrollabl\\w+ shiver\\w*|shiver\\w* ~2 (uncontrollabl\\w*|violently)",
  ),
  frozen("(can not|can never|could not|will not) ~1 (get|warm) (him|her|them|mum|dad|nan|baby) ~1 (warm|up)"),
  // The very young and the very old
  frozen(
    "{baby}",
    "(cold|cool|freezing|icy|chilly|hard to keep warm|can not get ~2 warm|frozen)",
    "({weak}|(?:not|will not|would not|does not|is not|too \\w+ to|stopped|hardly|barely) ~2 (?:feed\\w*|latch\\w*|eat\\w*|drink\\w*|suck\\w*|wak\\w*|bothered|interested|take|taking))",
    "(he|she|him|her|his|they|baby|newborn|infant|toddler|it)",
  ),
  emergency("{baby}", "(limp|floppy|mottled|lifeless|listless|unresponsive)"),
  frozen(
    "{old}",
    "(cold|cool|freezing|icy|ice|frozen|heating|boiler|stone|(?:without|no|with out) (?:a |his |her )?coat|in (?:his|her) (?:slippers|pyjamas|nightie))",
    "((?:will|can|would|did|does|is|has|have) not ~2 (?:eat\\w*|drink\\w*|eaten|take|got out of bed|get out of bed|get up|moved|move|know|answer\\w*)|very sleepy|grey|muddled|grunts|rambling|(?:calling|called|calls) me by)",
  ),
  frozen(
    "(does|did|do) not (?:really )?(know|recognise|remember) (where|who|what day|me|us|his own|her own|the day)|(can not|could not) (tell|say|remember) ~1 (his|her|their|own) ~1 (name|address|age)|(can not|could not) remember (my|our) names?|what day it is",
    "(he|she|him|her|mum|dad|nan|gran\\w*|mother|father|old|neighbour|they|mate|friend|uncle|aunt|wife|husband|partner)",
    "{cold}",
  ),
  // Skin and limbs that the cold has harmed
  frozen(
    "{digit} (?:(?!(?:go|goes|going|turn|turns|get|gets|every|always|often|sometimes|whenever|when)\\b)\\w+ ){0,6}(white|grey|blue|purple|waxy|pale|mottled|greyish|bluish|yellow)|(white|waxy|grey) ~2 {digit}",
    "(hard|solid|numb|wooden|wood|board|wax|dead|lifeless|no feeling|(?:can|could|do|does|did) not (?:\\w+ )?feel|lost (?:the |all )?feeling|frozen solid|blister\\w*|then (?:\\w+ ){0,2}(?:purple|black|blue)|still (?:white|grey|blue)|hour after|hours after)",
  ),
  frozen("{digit} ~5 (black|blackened|blackish|purply black|purple black)(?! (?:gloves?|boots?|socks?|shoes?|trainers?))"),
  frozen(
    "{limb} ~7 (cold|icy|freezing|ice|white|pale|blue)",
    "(the other|just (?:the )?one|left one|right one|right is|left is|my right|my left|one (?:foot|leg|hand|arm))",
    "(sudden\\w*|since|all of a sudden|overnight|this morning)",
    "(pain\\w*|agony|ache\\w*|hurts?|numb|mad|can not feel|no feeling)",
  ),
  frozen(
    "(i|he|she|they|we|mum|dad|mate|friend|husband|wife|son|daughter|nan|somebody|someone|it is|this is|is this|is it|could this be|got|have|having|think|looks like) (?:(?!(?:had|against|from|like|prevents?)\\b)\\w+ ){0,3}(frost ?bit\\w*|frost ?nip\\w*|hypotherm\\w*)",
  ),
];
