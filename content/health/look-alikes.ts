import { brand } from "#content/brand.ts";

/** What looks like a question of health and is none; taken out before it is looked for. A pair for each stands in the tests. */
export const lookAlikes: readonly RegExp[] = [
  // Work and play
  /\b(?:i am|as|being|i work as|work as|working as|worked as|like|for|job as|trained|retired|busy) an? (?:\w+ ){0,3}(?:nurse|midwife|doctor|gp|physio|physiotherapist|surgeon|paramedic|carer|therapist|dentist|podiatrist|osteopath|pharmacist|vet)\b/g,
  /\b(?:primary|secondary|nursery|infant|high|special|pre) ?(?:school )?(?:teacher|teachers|teaching|staff|assistant|worker|head|caretaker|playground|nurse|gates?|run|kitchen)\b/g,
  /\b(?:work|works|working|teach|teaches|teaching|job) (?:in|at|for) (?:a|an|the|my) (?:\w+ ){0,2}(?:school|nursery|hospital|surgery|playgroup|clinic|care home|nursing home|childrens home)\b/g,
  /\b(?:on|during|in|do|does|the|at) (?:the )?(?:school run|school gates|childrens ward|maternity ward|baby unit|recovery ward)\b/g,
  /\b(?:watch|watching|watches|stand|standing|cheering|shouting|coach|coaching|take|taking|drop|dropping|pick|picking|walk|walking|push|pushing|minding)(?: up)? (?:on |at |around |for )?(?:my |the |our |me |wor )?(?:kids?|childrens?|child|sons?|daughters?|lads?|girls?|boys?|bairns?|weans?|grandkids?|grandchildren|grandsons?|granddaughters?|nephews?|nieces?|little ones?|baby|under \d+s|u\d+s|juniors?)(?: (?:play|playing|at|to|for|footy|football|rugby|match|matches|game|games|off|up|in|team|hockey|netball|school|training|swim|swimming|run|running))*\b/g,
  /\b(?:kids|childrens|sons|daughters|lads|girls|boys|juniors|bairns|weans|under \d+s|u\d+s) (?:footy|football|fitba|rugby|hockey|netball|cricket|swimming|match|matches|game|games|team|training|party|school)\b/g,
  /\b(?:breast|back|butterfly|swim|swimming|crawl|front crawl|freestyle|arm|leg|paddle|rowing|my|a few|long|short) ?strokes?\b|\bbreaststroke\b|\bstrokes? of luck\b|\bstroke (?:rate|count|correction)\b/g,
  /\b(?:my|our|his|her|a) (?:doctor|nurse|gp|physio|pharmacist|midwife|vet) (?:friend|mate|neighbour|colleague)s?\b|\b(?:in|at|from) (?:pharmacies|chemists|boots)\b(?! (?:said|told|gave))/g,
  // A child who is spoken of and puts no cream on
  /\b(?:the |my |our |his |her )?(?:baby|kids?|children|child|bairn|wean|toddler|son|daughter|lad|boy|girl|grandson|granddaughter|nephew|niece)s? (?:\w+ )?(?:w[oa]kes?|woken|waking|says?|said|reckons?|thinks?|started crying|needed (?:me|dinner|tea|lunch|breakfast|feeding|collecting|picking up|a bath)|(?:is |a |is a )?(?:vegan|vegetarian|veggie)|interrupted|distracted|asleep|pressed|clicked|ordered|bought|told me|recommended|showed me|lives?|living|is in|is posted|is based|is stationed|is abroad|is away|is at uni|is at university|works|serves|moved|is getting married|set up|helps?|is helping)\b/g,
  /\b(?:deleted|binned|lost|hidden|opened|ordered|thrown away|broken|given to me) by (?:my |our |the )(?:kids?|children|lads?|sons?|daughters?|boys?|girls?|toddler|nephew|niece)\b|\bsince i was (?:a |an )?(?:\w+ )?(?:kid|child|boy|girl|lad|lass|teenager|toddler)\b/g,
  // What others sell
  /\b(?:hand ?warmers?|heat packs?|sachets?|glow sticks?|gel packs?)(?: \w+){0,4} (?:crack|snap|break|click|squeeze)s?\b/g,
  // What breaks down, and is nobody
  /\b(?:checkout|website|site|page|payment|screen|phone|app|laptop|form|boiler|heater|car|van|battery|basket)(?: page)?(?: \w+){0,4} (?:heart attack|not responding|stopped responding|passed out|collapsed|dead|died|frozen|having a fit|unresponsive)(?: on me)?\b/g,
  /\b(?:words?|letters) (?:\w+ ){0,4}(?:in|on|into) (?:your|the) (?:\w+ )?(?:form|checkout|page|site|website|email)\b/g,
  /\bchest (?:freezers?|of drawers|waders?|full of|pockets?|straps?)\b|\btight (?:budget|squeeze|schedule|deadline|fit|lid|seal)\b/g,
  /\b(?:to|at|from|for) (?:the|my|our|a) surgery (?:where|in|i|that|and|at)\b|\b(?:the|my|our) surgery is (?:in|at|on|near)\b/g,
  // Idioms
  /\b(?:price|prices|cost|costs|postage|bill|total)(?: \w+)? (?:gave|give|gives|giving) (?:me|us|him|her) an? (?:\w+ )?(?:heart attack|stroke|fit|turn)\b|\b(?:white|thick|runny|greasy|sticky) like (?:sun ?cream|sunscreen|sun ?block|glue|milk|butter)\b/g,
  /\b(?:hands?|feet|fingers|toes|bills?|prices?) (?:are|is|were) killing me\b|\bswallow\w* (?:my|his|her|your|our) (?:pride|words)\b|\b(?:pulse|heart|pain points?) (?:of|in|from) (?:the )?(?:market|trade|industry|business|sector|retailers?)\b|\bpain points?\b/g,
  /\bbleed(?:s|ing)? (?:\w+ )?(?:margins?|money|cash|profits?|colours?|ink|dry)\b|\b(?:cream|ink|dye|colour|paint|lotion|pen|tube) bleed\w*\b|\b(?:your|monthly|cash|annual|current) burn(?: rate)?\b(?= |$)(?! (?:my|me|the))/g,
  /\b(?:stop|from|without) (?:being|going|getting) numb\b/g,
  /\b(?:circle|circulation) of friends\b/g,
  /\b(?:a|real|right|such a) pain (?:in|to)\b/g,
  /\bwhat a pain\b/g,
  /\bpains? in the (?:bum|backside|neck|arse|ass|butt)\b/g,
  /\bno pain no gain\b/g,
  /\bkid gloves?\b/g,
  /\btreat (?:myself|yourself|for|to)\b|\b(?:a|as a|nice|little|wee) treat\b/g,
  /\bcondition of (?:sale|use)\b/g,
  /\bcut (?:off|out|down|price|it|the mustard|above)\b|\b(?:short|price|budget|tax|power|staff|a big|spending|haircut|hair) cuts?\b|\b(?:cut|cuts) (?:corners|the price|costs?)\b/g,
  /\bkidding\b/g,
  /\b(?:split|cut|burn(?:t|ed|s)?|hurts?) (?:the|a|my|your|our)? ?(?:payment|payments|cost|bill|order|price|tube|difference|pocket|wallet|bank balance|budget|calories)\b/g,
  /\bpiercing (?:wind|winds|cold)\b|\b(?:hard|proper) graft\b|\bgrafting\b/g,
  /\b(?:biting|bitter|raw|aching|painful|painfully|numbing|stinging|burning) (?:cold|wind|winds|weather|morning|mornings|north wind|day|days)\b/g,
  /\braw (?:materials?|ingredients?|data|wool|silk|fibres?|deal|figures|numbers|footage)\b/g,
  /\bkilling me with (?:the )?cold\b/g,
  // What the cream is for, told of hands in the cold, and nothing else of them
  /\b(?:hands?|fingers|feet|toes) (?:\w+ )?(?:ache|aches|aching|ached|hurt|hurts|hurting|sting|stings|stinging) (?:\w+ )?(?:(?:with|from|in|because of) (?:the |this )?cold\b|to (?:hold|grip|carry|type)\b)/g,
  /\b(?:hands?|fingers|feet|toes) (?:are |is |feel )?(?:always )?like (?:ice|icicles|ice blocks|blocks of ice|two blocks of ice)\b|\bblue ?tits?\b/g,
  /\balways (?:the )?(?:last|slow|slowest) (?:\w+ ){0,3}(?:buttons?|zips?|laces)\b/g,
  /\b(?:sick|tired|fed up) (?:and tired )?of\b/g,
  /\b(?:my|our) heart (?:is )?(?:set|on it|sank|desire|rate monitor)\b|\bheart of winter\b|\bby heart\b/g,
  /\bfit(?:s)? (?:in|into|through|inside|my|a|the)\b/g,
  /\bexpecting (?:it|my|the|to|a (?:parcel|delivery|tube|refund|reply)|an? (?:order|email|answer)|snow|rain|ice|frost|cold|minus|bad|wind|temperatures?|guests?|company|too much|miracles?)\b/g,
  /\b(?:i am|are|was|be) due (?:a|my|any|some) (?:refund|parcel|delivery|reply|answer|payment)\b/g,
  // Things for a child, of a pet, in a shop
  /\b(?:baby|babies|child|childs|children|kids?|toddlers?)(?: ?s)? (?:clothes|cot|car seat|pram|blanket|bedding|toys?)\b/g,
  /\bbaby (?:blue|pink|powder|oil|wipes?|steps?|soft)\b/g,
  /\bdelivery to a minor\b|\bminor (?:question|thing|problem|issue|point|detail|complaint)\b/g,
  /\bmy (?:boy|girl)friends?\b/g,
  /\b(?:bairn|wean|child|kid|son|daughter|grandchild)\w* (?:grandad|granda|gran|granny|nan|grandma|grandpa|father|mother|dad|mum|teacher|coach)s?\b/g,
  /\bone of your tablets\b|\bon (?:a|my|an) (?:tablet|ipad)\b/g,
  /\b(?:from|for|to|with) (?:my |our )?(?:the )?(?:son|daughter|sons|daughters|boys|girls|lads|kids) (?:for|as) (?:xmas|christmas|my birthday|fathers day|mothers day|a present|a gift)\b/g,
  // What our own pages answer
  /\b(?:need|have|must i|should i) (?:to )?(?:see|ask|visit|go to|speak to) (?:a|my|the) (?:gp|doctor|chemist|pharmacist) (?:for (?:it|one|this)|to (?:buy|get|order|have|use) (?:it|one|this))\b/g,
  /\b(?:keep|kept|store|stored|put|leave|out of reach|away)\b(?: \w+){0,6} (?:from|of|with|around|by) (?:the |my |small |little |young |any )*(?:kids|children|child|small ones|little ones|toddlers?|bairns|weans)(?: about| around| in the house)?\b/g,
  /\b(?:child|kid|baby|toddler) ?(?:proof|safe|resistant)\b/g,
  /\b(?:is|was|are) (?:it|this|that) (?:classed as |considered |counted as |just |really |actually )?an? ?(?:\w+ )?(?:treatment|prescription|medicine|drug|steroid cream|medicated \w+)\b/g,
  /\b(?:need|needs|needing|require|requires|without|on|by|is it|get it on) (?:a |any |doctors? )?(?:prescription|prescribed)\b|\bis (?:it|this) medicated\b/g,
  /\b(?:does|do|will|would|is|are|has|have) (?:it|this|they|there|the cream|your cream)(?: \w+)? (?:contain|contains|containing|got|have|include|made with)(?: any| a)? \w+\b/g,
  /\b(?:tested|recommended|approved|endorsed|backed|made|developed|invented|created|checked|assessed|reviewed) by (?:an? |any |real |the )?(?:doctors?|dermatologists?|pharmacists?|nurses?|physios?|gps?|podiatrists?|chemists?|professors?)\b|\b(?:doctor|dermatologist|dermatologically|clinically|pharmacist) (?:tested|recommended|approved|proven|backed)\b/g,
  /\b(?:is|was|are) it a? ?(?:medical )?treatment\b/g,
  /\b(?:report|reporting) (?:a|my|any)?(?: skin)? ?(?:bad |allergic )?reactions?\b/g,
  /\breaction (?:form|report)\b/g,
  /\b(?:smells?|stinks?|like|than|as|similar to|same as|instead of|compared? (?:to|with)|versus|vs|same thing as) (?:\w+ )?(?:deep heat|tiger balm|voltarol|deep freeze|vicks)\b/g,
  /\b(?:crack|cracks|cracked|split|splits|broken|torn|bleeding|leaking|burst|bloody)(?: (?:in|on|across|along|down))? (?:the |my |your |its )?(?:\w+ )?(?:tube|cap|lid|box|seal|parcel|packaging|nozzle|glove|gloves|sock|socks|boots?|seam|package|bottle|freezing|cold|website)\b/g,
  /\b(?:tube|cap|lid|box|seal|parcel|package|packaging|nozzle|bottle) (?:had |has |is |was |came |arrived |been |got |all )*(?:crack(?:ed)?|split|broken|torn|damaged|leaking|burst|swollen)\b/g,
  // Set beside another's, and not used with it
  new RegExp(
    String.raw`\b(?:this|it|that|yours?|${brand.name.toLowerCase()}|your cream|the cream|your stuff) (?:or|vs|versus|against) (?:\w+ )?(?:deep heat|tiger balm|voltarol|deep freeze|vicks)\b`,
    "g",
  ),
  new RegExp(
    String.raw`\b(?:deep heat|tiger balm|voltarol|deep freeze|vicks) (?:or|vs|versus|against) (?:this|it|yours|that|${brand.name.toLowerCase()}|your)\b`,
    "g",
  ),
  /\b(?:differen(?:t|ce|ces)|better|worse|stronger|cheaper|hotter|compares?|compared|comparison|similar|the same|same thing|alternative|rival|replace|replacement) (?:\w+ ){0,4}(?:deep heat|tiger balm|voltarol|deep freeze|vicks)\b/g,
  /\b(?:is|are) (?:it|this|that|yours) (?:just |basically |only |really |simply |kind of |sort of |another |a )*(?:deep heat|tiger balm|voltarol|deep freeze|vicks)\b(?! (?:safe|ok|okay|allowed))/g,
  // A man, and what is not skin
  /\b(?:small|old|young|nice|good|other|another|an?|this|that|the|some|which|any) (?:\w+ )?chaps?\b|\bchaps?(?= (?:like|who|in|with|from|at|called)\b)/g,
  /\bburn(?:s|ed|t)? (?:down|to the ground)\b/g,
  // Somebody young who puts no cream on
  /\b(?:post|send|ship|deliver|mail|sent|posted|delivered|shipped) (?:it |one |this |that |them |a tube |mine )?(?:straight |directly )?(?:out )?to (?:my|our) (?:son|daughter|nephew|niece|lad|girl|boy)s?\b(?! (?:skin|hands|feet))/g,
  /\b(?:my |our |the )?(?:daughter|son|girl|boy|niece|nephew|kid|teenager|teen)s? (?:is|are|has (?:gone|turned|been)|went|wants to know if it is) (?:a )?(?:strict )?(?:vegan|vegetarian|veggie|muslim|jewish|hindu|jain)s?\b/g,
  /\b(?:kids|children|toddlers?|grandkids|bairns|weans|little ones|boys|girls)(?: \w+){0,2} (?:into|hold of|at|through) (?:everything|anything|all sorts|the cupboards?)\b/g,
  /\b(?:school|nursery) (?:uniforms?|shirts?|jumpers?|bags?|shoes|run)\b/g,
];
