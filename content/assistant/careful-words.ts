/** An effect on one's own skin that hurts: only as something that is happening, not as a worry beforehand. */
export const hurting = /\b(?:burn(?:ing|s|ed|t)|sting(?:ing|s)|stung|itch(?:y|ing|es)|hurts?|hurting|on fire|sore|raw|inflamed|killing me|swollen)\b/;
export const ownBody = /\b(?:my|our|his|her|me|i)\b/;
/** What the cream has done to somebody. */
export const doneTo =
  /\b(?:made|making|makes|left|leaves|leaving|gave|given|giving|got|has|have) (?:me|my|his|her|our|him|us)\b.{0,40}\b(?:itch\w*|burn\w*|sting\w*|sore|hurt\w*|raw|rash\w*|spots|bumps|hives|swell\w*|swollen|blister\w*)\b/;
/** Said of the cream, without a word of whose skin: "it's burning!!", "really stings". */
export const saidOutright =
  /^(?:(?:help|please|ow|ouch|oh no|omg|aargh|argh|wait|hi|hello|so|and|now|still)\s+)*(?:(?:it|this|that|the cream|the stuff)(?: is| has| really| just| still| now| started| keeps)*\s+)?(?:(?:is|really|so|badly|still|proper|actually|constantly|starting to|started to|started|getting|very|quite)\s+)*(?:burn(?:s|ing|t)?|sting(?:s|ing)|stung|itch(?:es|ing|y)|hurts?|hurting|sore|on fire)(?:\s+(?:me|so|like|a lot|lots|badly|really|very|much|mad|hell|crazy|bad|now|loads|help|please|what do i do|what now|what should i do|my|now what).*)?$/;
/** As in "will it burn my hands?". */
export const beforehand = /^(?:(?:does|do|will|would|can|could|might|is|should) (?:it|this|that|the|your|you|using)\b|what if|how (?:likely|often)|i worry)/;

/** News of a skin, and said of a time. */
export const skinNews = /\b(?:rash\w*|hives|blister\w*|welts?|lumps|bumps|spots|swelling|swollen|itch\w*|burning|stinging|peeling|weeping|blotch\w*)\b/;
export const sinceThen =
  /\b(?:since|after|yesterday|last night|this morning|today|tonight|all (?:up|over|down)|everywhere|woke up|started|ago|appeared|developed|and now)\b/;

/** Something begun with the cream: "since I put it on my throat feels funny". */
export const sincePutOn =
  /\b(?:since|after|ever since|when|once|minutes after|hours after) (?:i |he |she |we |they |my \w+ )?(?:put|putting|used|using|applied|applying|tried|trying|rubbed|rubbing|had it on|start(?:ed|ing) (?:it|this|on|with|using))\b|\bsince (?:i|we|he|she|they) (?:use|uses|am using|have used|have been using)\b|\bwhere (?:i|he|she|we|they) (?:put|rubbed|used|applied)\b|\bafter (?:my |the |a |one )?(?:first |second |third |one |two |single )?(?:go|use|application|dab)\b/;
export const wasUsed =
  /\b(?:put|putting|used|using|applied|applying|tried|trying|rubbed|rubbing) (?:it|some|this|that|them|on|the (?:cream|tube)|your|yours)\b|\bhad it on\b/;
export const feltWrong =
  /\b(?:throat|chest|heart|head|breath\w*|dizz\w*|faint\w*|sick|nause\w*|vomit\w*|lips?|tongue|face|palpitations?|racing|pounding|funny|odd|weird|strange|burn\w*|sting\w*|itch\w*|sore|pain\w*|hurt\w*|rash\w*|red|pink|(?:very|really|so|too|boiling|burning) hot|crack\w*|bleed\w*|lump\w*|blister\w*|swell\w*|swollen|numb|tingl\w*|peel\w*|blotch\w*|scab\w*)\b/;

/** "Does it help arthritis? My mother swears by a rub from the chemist": what's asked is of the illness. */
export const curing =
  /\b(?:does|do|will|would|can|could|is) (?:it|this|that|the cream|your cream|the tube) (?:\w+ )?(?:help|good|work|ease|stop|treat|cure|sort)\b/;

/** Somebody else's present is not somebody else's skin. */
export const giftWords =
  /\b(?:gift|present|buying (?:it |this |one )?for|birthday|christmas|stocking|mothers day|fathers day|one (?:for each|each for)|each of)\b/;
/** What's asked where somebody young would have the cream on them; a longer message that holds none of it only speaks of them. */
export const ofUse =
  /\b(?:us(?:e|es|ed|ing)|puts?|putting|rub\w*|appl(?:y|ies|ied|ying)|wears?|wearing|try|tries|tried|safe\w*|suits?|suitable|ok|okay|all right|alright|allowed|shares?|sharing|hands?|feet|foot|fingers?|toes?|skin|eczema|too young|old enough|get(?:s|ting)? (?:it|hold|some|at)|got (?:it|hold|some|at)|for (?:my|our|a|the|his|her|small|young|little)? ?(?:\w+ )?(?:kids?|child\w*|bab\w+|toddlers?|teen\w*|sons?|daughters?|grand\w+|bairns?|weans?|lads?|boys?|girls?|niece|nephew)|can (?:he|she|they|my|our|kids|children))\b/;
export const grownChildren = /\b(?:my|our) (?:son|daughter|nephew|niece|girl|girls|boy|boys|lad)s?\b/;

/** Nobody in such need may be left with a shop's answer. */
export const crisisWords: readonly RegExp[] = [
  /(?<!\b(?:it|this|that|they|you|tubes?|cream|prices?|stock) (?:is |are )?)\b(?:going to|gonna|will|might|may|could|want to|wanna|thinking of|about to|rather|should just) (?:just )?(?:walk|walking|swim|swimming|wade|wading|go|going) (?:(?:\w+ ){0,2}(?:in|into|out|to) (?:to )?(?:the )?(?:sea|river|lake|loch|water|waves|canal|reservoir|snow|hills)|out)\b (?:\w+ ){0,6}(?:not|never) (?:\w+ )?(?:(?:come|coming)(?! (?:across|up|off|first|last|second|with|to))|(?:get|getting) (?:back|out|home)|return(?:ing)?(?! (?:it|the|my|this))|turn(?:ing)? (?:round|around|back))\b(?! (?:(?:back|out|home|up) )?(?:until|till|til|for|before|in time|without|cold|empty))/,
  /\bdo not (?:really |even )?(?:want|wanna) to be (?:here|alive)\b(?! (?:all|for|when|until|at|on|in|long|late))/,
  /\b(?:nobody|no one|noone) (?:\w+ )?(?:notice|care|cares|miss|mind)\w* (?:\w+ ){0,3}(?:i|me)\b|\bbetter off (?:\w+ ){0,2}(?:i was|i were|i am) (?:gone|dead|not here)\b/,
  /\b(?:will|would|might|may|am) not (?:\w+ )?be (?:around|alive|here)\b(?! (?:to (?:sign|receive|collect|take|accept|get|open|let|answer)|when|for the|for my|on|until|till|at|in|during|that day|all day|tomorrow))|\bnot (?:\w+ ){0,3}be needing (?:\w+ ){0,8}after (?:this|next) (?:week|month|weekend)\b|\bnot need (?:\w+ ){0,4}where i am going\b/,
  /\btired of (?:\w+ )?(?:living|life|being alive|being here|existing|feeling anything|everything|myself)\b|\bgiv(?:e|ing) (?:away )?(?:all )?my (?:stuff|things|belongings|possessions)(?: \w+)? away\b/,
  /\b(?:want|wants|wanted|wish|wishes|would like|rather|hope|hopes)(?: \w+){0,6} (?:not|never) wake up\b|\b(?:want|wants|wanted|ready) (?:it|everything|life) to be over\b|\b(?:had enough of|done with|sick of) (?:life|living|being alive|everything)\b|\b(?:kill|hurt|harm|cut|cutting|harming|killing) (?:himself|herself|themselves|themself)\b(?! (?:on|with|laughing))|\b(?:he|she|they|son|daughter|friend|mate|husband|wife|partner) (?:\w+ ){0,3}(?:wants? to die|suicid\w*)\b/,
  /\b(?:see|saw) (?:the|no|any|much) point (?:in|of) (?:being|doing|having|going)\b(?! (?:on your list|charged))/,
  /\b(?:suicid\w*(?! (?:six|squad|hill|sprints?|drills?))|kill (?:myself|my self)|(?<!\b(?:he|she|they) would )(?<!\b(?:wife|missus|mrs|mum|mam|mother|nan|gran|sister|daughter|girlfriend|gf|boss|coach) (?:is |will |would |is going to |is gonna |s gonna |gonna |going to )?)kill me|killing myself|end (?:my life|it all|things)|take my (?:own )?life|(?:want|wish|going|ready) (?:to|i could) die|top(?:ping)? myself|hang(?:ing)? myself|overdos\w*|unalive)\b/,
  /\bself harm\w*|\b(?:harm|hurt|harming|hurting|cutting|starving) (?:myself|my self)\b|\bcut myself (?:on purpose|again|to feel)\b/,
  /\bno (?:reason|point) (?:to live|(?:in )?(?:living|going on|carrying on|being here|being alive|me being here))\b|\bbetter off (?:dead|without me)\b|\bwish i (?:was|were) (?:dead|not here)\b/,
  /\b(?:see|saw|seeing|is|any|what is|feel) (?:the|no|any|a|much|little|there is no) point (?:in |of |to )?(?:living|life|going on|carrying on|anything|it all|it any ?more|being here|any ?more)\b|\bnothing (?:left )?to live for\b|\blife is not worth\b/,
  /\b(?:do not|did not|can not|dont|cannot) (?:want to |wanna )?(?:be here|live|wake up|exist|go on|carry on|be alive|cope)(?: any ?more| no more| with life| living| much longer| like this)\b|\bwant it all to (?:stop|end)\b|\bjump(?:ing)? off (?:a|the) (?:bridge|cliff|roof|pier)\b/,
  /\b(?:husband|wife|partner|boyfriend|girlfriend|dad|mum|father|mother|he|she|stepdad|carer) (?:is |keeps |has been |has )?(?:hits?|hitting|beats?|beating|abus\w+|punch\w*|chok\w*|threaten\w*) (?:me|us|my kids)\b/,
];

/** How hands are called cold; beside another sign they are no sign of somebody frozen. */
export const likeIce = /\blike (?:ice|icicles|ice blocks|(?:two )?blocks of ice)\b/g;

/** About words, weather or a page, and nobody's state. */
export const nobody = /^(?:is (?:it|this|your)|are you|your|the (?:site|website|checkout))\b/;

/** Asked of what may come, or of what was long ago, and of nobody now: "does it stop frostbite?" */
export const hasBegun = /\b(?:an emergency|since|now|mine|ago|used|put (?:it|some|this) on|started|gone|went|came|just|this morning|tonight|today|still)\b/;

/** A reaction that has begun, as opposed to a state that was there before. */
export const reacting =
  /\b(?:rash\w*|hives|swell\w*|swollen|welts|puff\w*|breath\w*|anaphyla\w*|react\w*|reaction|spots|bumps|peeling|broke\w* out|c[ao]me (?:up|out))\b/;

/** "3 year old", "aged 7", "10yo", "6 months old". */
export const young =
  /\b(?:(?:[0-9]|1[0-7]) ?(?:yrs?|years?|yo|months?|mnths?|weeks?) ?(?:s )?(?:old|of age|yo)?|(?:[0-9]|1[0-7]) ?yo|aged? (?:[0-9]|1[0-7]))\b/;

/** "My lad's 6", "she is 11". */
export const youngPerson =
  /\b(?:he|she|lads?|lass|lassie|boys?|girls?|sons?|daughters?|grandsons?|nephews?|nieces?|kids?|brothers?|sisters?|cousins?|little one)(?: is| are| was| who is| just turned| turned| aged| only)* (?:only )?(?:[0-9]|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! (?:tubes?|times|hours?|days?|weeks?|pounds|miles|minutes|of))/;

/** Whom a vet looks after. */
export const animal =
  /\b(?:dogs?|pupp(?:y|ies)|pups?|cats?|kittens?|mogg(?:y|ies)|pets?|rabbits?|hamsters?|gerbils?|horses?|pon(?:y|ies)|ferrets?|guinea pigs?|parrots?|budgies?|birds?|hawks?|hens?|chickens?|tortoises?|labradors?|spaniels?|terriers?|collies?|retrievers?|whippets?|poodles?|cockapoos?|alsatians?)\b/;

export const ageWords = /\b(?:old|\d*yo|aged?|of age)\b/;

/** Said of a day, a place, or as news, rather than asked: "rash all up my arm since yesterday". */
export const asking = /^(?:(?:so|and|but|hi|hello|please)\s+)*(?:is|are|was|does|do|will|would|can|could|might|may|should|what|how|any|if|why)\b/;

/** Of what may come, or of what the cream is for: "does it stop frostbite?" */
export const wondering =
  /\b(?:prevents?|preventing|stops? (?:me|you|us|it|them|frost\w*|hypo\w*|getting)|avoid|protects?|(?<!how (?:do|can|should|would) (?:i|we|you) )treats?|cures?|heals?|i had|history|when i was|years? ago|last (?:year|winter)|prone|get (?:frost|hypo)\w*|risk|chance|signs? of|symptoms? of)\b/;

/** "A rash from oranges once, should I risk it?", "itchy red toes, would this help?"; and what hurts of itself, for soap is for cream. */
export const notOurs =
  /\b(?:does|do|would|will|could|can) (?:this|it|that|(?:the|your) cream) (?:help|sort|fix|shift|clear|cure|work on)\b|\bshould i (?:risk|try)\b|\bworth (?:the|a) (?:risk|try)\b|\bcan i (?:use|try|wear) (?:it|this|yours|your)\b(?! again)|\b(?:kettle|oven|hob|iron|boiling|scald\w*|nettles?|wasps?|bees?|jellyfish|midges?|mosquito\w*|sunburn\w*)\b/;

/** Of eyes. */
export const sight = /\b(?:eyes?|eyelids?|eyelash\w*|eyeballs?|lens|lenses|contacts|sight|vision|see|blink\w*)\b/;

/** "Can I put it on my lips?", "is it ok to use on a cut?": asked beforehand, of where the cream doesn't belong. */
export const mayGoThere =
  /^(?:(?:so|and|but|ok|hi|hello|please) )*(?:(?:can|could|may|should) (?:i|we|you|he|she|they) (?:still |also |just |safely )*(?:use|put|rub|apply|wear|dab|smear) (?:it|this|that|some|the cream|your cream)|is (?:it|this|the cream)(?: (?:okay|safe|fine|all right|alright))?(?: to (?:use|put|rub|apply)(?: it| this| the cream)?)?) (?:in|on|onto|into|near|over|around|round|close to) (?:\w+ ){0,2}(?:eyes?|eyelids?|mouth|lips?|broken|cuts?|cracks?|cracked|blisters?|blistered|burns?|sores?|wounds?|grazes?|scabs?)\b/;

/** What orders, parcels, money and data are asked about in. */
export const wordsOfTrade =
  /\b(?:orders?|ordered|ordering|parcels?|refund\w*|money|cards?|paid|pay|payment|prices?|costs?|deliver\w*|e ?mails?|list|cancel\w*|returns?|data|account|sent|send|post|postage|arriv\w*|company|form|report|shop|address|complain\w*|person|phone|pounds|how much is (?:it|one|(?:a|the) tube)$)\b/;

/** How an animal comes by a cream. */
export const wasHadByAnimal = /\b(?:lick\w*|ate|eat\w*|chew\w*|swallow\w*|cream|stuff|paws?|walked|rolled|rubbed|put it|put some|toxic|poison\w*|safe)\b/;
