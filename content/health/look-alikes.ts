import { brand } from "#content/brand.ts";

/** What looks like a question of health and is none; taken out before precautions are looked for, and after emergencies were. A pair for each stands in the tests. */
export const lookAlikes: readonly RegExp[] = [
  // Work and play
  /\b(?:i am|as|being|i work as|work as|working as|worked as|like|for|job as|trained|retired|busy) an? (?:\w+ ){0,3}(?:nurse|midwife|doctor|gp|physio|physiotherapist|surgeon|paramedic|carer|therapist|dentist|podiatrist|osteopath|pharmacist|vet)\b(?: (?:in|on|at) (?:a and e|casualty|(?:a|an|the|my|our) (?:\w+ ){0,2}(?:ward|unit|department|theatre|clinic|hospital|surgery))\b)?/g,
  /\b(?:primary|secondary|nursery|infant|high|special|pre) ?(?:school )?(?:teacher|teachers|teaching|staff|assistant|worker|head|caretaker|playground|nurse|gates?|run|kitchen)\b/g,
  /\b(?:work|works|working|teach|teaches|teaching|job|nurse|porter|carer|shifts?|nights?) (?:in|at|for|on) (?:a|an|the|my|our) (?:\w+ ){0,2}(?:school|nursery|hospital|surgery|playgroup|clinic|care home|nursing home|childrens home|ward|unit|department|theatre)\b/g,
  /\b(?:watch|watching|watches|stand|standing|cheering|shouting|coach|coaching|take|taking|drop|dropping|pick|picking|walk|walking|push|pushing|minding)(?: up)? (?:on |at |around |for )?(?:my |the |our |me |wor )?(?:kids?|childrens?|child|sons?|daughters?|lads?|girls?|boys?|bairns?|weans?|grandkids?|grandchildren|grandsons?|granddaughters?|nephews?|nieces?|little ones?|baby|under \d+s|u\d+s|juniors?)(?: (?:play|playing|at|to|for|footy|football|rugby|match|matches|game|games|off|up|in|team|hockey|netball|school|training|swim|swimming|run|running))*\b/g,
  /\b(?:kids|childrens|sons|daughters|lads|girls|boys|juniors|bairns|weans|under \d+s|u\d+s) (?:footy|football|fitba|rugby|hockey|netball|cricket|swimming|match|matches|game|games|team|training|party|school)\b/g,
  /(?<!\b(?:since|after|before|from|had) )\b(?:breast|back|butterfly|swim|swimming|crawl|front crawl|freestyle|arm|leg|paddle|rowing|my|a few|long|short) ?strokes?\b|\bbreaststroke\b|\bstrokes? of luck\b|\b(?:i|we|you|to) strok(?:e|ed|ing) (?:her|him|it|them|the|my|our)\b|\bstroke (?:rate|count|correction)\b/g,
  /\b(?:my|our|his|her|a) (?:doctor|nurse|gp|physio|pharmacist|midwife|vet) (?:friend|mate|neighbour|colleague)s?\b|\b(?:in|at|from) (?:pharmacies|chemists|boots)\b(?! (?:said|told|gave))/g,
  // A child who is spoken of and puts no cream on
  /\b(?:the |my |our |his |her )?(?:baby|kids?|children|child|bairn|wean|toddler|son|daughter|lad|boy|girl|grandson|granddaughter|nephew|niece)s? (?:\w+ )?(?:w[oa]kes?|woken|waking|says?|said|reckons?|thinks?|started crying|needed (?:me|dinner|tea|lunch|breakfast|feeding|collecting|picking up|a bath)|(?:is |a |is a )?(?:vegan|vegetarian|veggie)|interrupted|distracted|asleep|pressed|clicked|ordered|bought|told me|recommended|showed me|lives?|living|is in|is posted|is based|is stationed|is abroad|is away|is at uni|is at university|works|serves|moved|is getting married|set up|helps?|is helping)\b/g,
  /\b(?:deleted|binned|lost|hidden|opened|ordered|thrown away|broken|given to me) by (?:my |our |the )(?:kids?|children|lads?|sons?|daughters?|boys?|girls?|toddler|nephew|niece)\b|\bsince i was (?:a |an )?(?:\w+ )?(?:kid|child|boy|girl|lad|lass|teenager|toddler)\b/g,
  /\b(?:ski|skis|skiing|sledge|sledging|swim|swimming|run|running|walk|walking|hike|hiking|camp|camping|cycle|cycling|live|away|holiday|out|days? out) with (?:my |our |the |two |three )*(?:kids|children|sons?|daughters?|grandchildren|grandkids|nephews?|nieces?|boys|girls|lads)\b(?!.*\b(?:s?he|they|them|her|him)\b)/g,
  /\b(?:grand)?(?:son|daughter|child|children)s? in laws?\b/g,
  // What others sell
  /\b(?:hand ?warmers?|heat packs?|sachets?|glow sticks?|gel packs?)(?: \w+){0,4} (?:crack|snap|break|click|squeeze)s?\b/g,
  // What breaks down, and is nobody
  /\b(?:checkout|website|site|page|payment|screen|phone|app|laptop|form|boiler|heater|car|van|battery|basket)(?: page)?(?: \w+){0,4} (?:heart attack|not responding|stopped responding|passed out|collapsed|dead|died|frozen|having a fit|unresponsive)(?: on me)?\b/g,
  /\b(?:doctor|dentist|gp|vet)s surgery\b|\b(?:the|my|our|a) surgery (?:shop|store|reception|counter)\b|\b(?:to|at|from|for) (?:the|my|our|a) surgery (?:where|in|i|that|and|at)\b|\b(?:the|my|our) surgery is (?:in|at|on|near)\b/g,
  /\bteach(?:es|ing)? (?:\w+ ){0,3}to (?:\w+ )?(?:children|kids)\b/g,
  /\btablets? (?:kept|keep|keeps|is|are|was|were|had|has) (?:\w+ )?(?:dying|died|dead|crash\w*|freez\w*|frozen|flat|charging|charged)\b/g,
  // A small tube, and what is written on skin
  /\b(?:little|small|smaller|mini|tiny|wee) ones? (?:to (?:try|test|start with|begin with)|as a (?:sample|tester|trial))\b/g,
  /\b(?:on|across) (?:my |his |her |the back of my )(?:hands?|arm|palm|wrist|knuckles) (?:in|with) (?:an? )?(?:biro|pen|eyeliner|lipstick|marker|felt tip|ink)\b/g,
  // Idioms
  /\bstung (?:\w+ ){0,2}(?:for|on|with|by) (?:\w+ ){0,3}(?:fees?|charges?|extras?|postage|delivery|shipping|customs|duty|vat|tax|subscriptions?|pounds|price|prices|pair of|deal|order|website|site|shop)\b/g,
  /\ballergic to (?:subscriptions?|passwords?|forms|queue\w*|spam|adverts?|marketing|mornings|mondays|waiting|paying|hype)\b|\blist is the cure\b/g,
  /\bheart attack (?:at|when i (?:see|saw)) (?:\w+ ){1,3}(?:prices?|cost|postage|total|bill)\b|\b(?:kids|children|boys|girls) (?:are |is )?driving (?:me|us) \w+\b|\b(?:grandson|son|daughter|granddaughter|nephew|niece|lad|kid|kids) (?:was |were |is |are |has been )?(?:messing|mucking|playing) (?:about|around)\b(?! with (?:the|your|it|my cream))|\bblister packs?\b|\b(?:than|versus|vs|this or) deep heat\b|\bdeep heat (?:is )?better\b/g,
  /\b(?:price|prices|cost|costs|postage|bill|total)(?: \w+)? (?:gave|give|gives|giving) (?:me|us|him|her) an? (?:\w+ )?(?:heart attack|stroke|fit|turn)\b|\b(?:white|thick|runny|greasy|sticky) like (?:sun ?cream|sunscreen|sun ?block|glue|milk|butter)\b/g,
  /\b(?:hands?|feet|fingers|toes|bills?|prices?) (?:are|is|were) killing me\b|\bswallow\w* (?:my|his|her|your|our) (?:pride|words)\b|\b(?:pulse|heart|pain points?) (?:of|in|from) (?:the )?(?:market|trade|industry|business|sector|retailers?)\b|\bpain points?\b/g,
  /\bbleed(?:s|ing)? (?:\w+ )?(?:margins?|money|cash|profits?|colours?|ink|dry|stock|customers?|sales)\b|\b(?:cream|ink|dye|colour|paint|lotion|pen|tube) bleed\w*\b|\b(?:your|monthly|cash|annual|current) burn(?: rate)?\b(?= |$)(?! (?:my|me|the))/g,
  /\b(?:nearly|almost) had a heart attack (?:when|as) i (?:saw|read|heard|opened|noticed)\b|\bbleed(?:ing)? (?:a|the|my|our|your) (?:radiators?|brakes?|boiler|heating)\b/g,
  /\b(?:will|would|might|may) have a fit (?:if|when)\b|\bkilling me (?:with|not)\b|\b(?:men|parcels?|post|forms?|couriers?|passwords?|websites?|neighbours?) (?:is|are) (?:such )?a pain\b(?! (?:in|down|up|across|behind|going)\b)|\bbleed\w* (?:through|into|onto) (?:\w+ )?(?:\w+ )?(?:paper|pages?|books?|fabrics?|cloth|clothes)\b|\bfeels? (?:sick|rank|gross) and (?:slimy|greasy|sticky)\b/g,
  /\b(?:i|we|he|she|they) (?:come|comes|break|breaks) out in (?:an? )?(?:\w+ )?(?:rash|rashes|hives|spots|lumps) (?:from|with|if|at)\b(?! (?:it|this|that|your|the cream|using|putting)\b)|\bblack(?:ed|ing)? out (?:the|my|our|a|his|her) (?:address|name|price|number|postcode|line|word|date)\b/g,
  /\b(?:stop|from|without) (?:being|going|getting) numb\b/g,
  /\b(?<!still )(?:cannot|can not|could not|can hardly|can barely) feel (?:my|our) (?:fingers|hands|toes|feet) (?=to (?:tie|do|zip|hold|undo|open|button|text|drive)\b)/g,
  /\b(?:circle|circulation) of friends\b/g,
  // "A pain in my chest" is none.
  /\b(?:a|real|right|such a) pain (?:in|to)\b(?! (?:my|his|her|their|our|the|your|one|both|me|him)\b)/g,
  /\bwhat a pain\b/g,
  /\bno pain no gain\b/g,
  /\bkid gloves?\b/g,
  /\btreat (?:myself|yourself|for|to)\b|\b(?:a|as a|nice|little|wee) treat\b/g,
  /\braw (?:materials?|ingredients?|data|wool|silk|fibres?|deal|figures|numbers|footage)\b/g,
  // What the cream is for, told of hands in the cold, and nothing else of them
  /\b(?:hands?|fingers|feet|toes) (?:\w+ )?(?:ache|aches|aching|ached|hurt|hurts|hurting|sting|stings|stinging) (?:\w+ )?(?:(?:with|from|in|because of) (?:the |this )?cold\b|to (?:hold|grip|carry|type)\b)/g,
  /\b(?:my|our) heart (?:is )?(?:set|on (?:it|this|one)|sank|sinks|sinking|desire|rate monitor)\b|\b(?:i would|i will|to) die for\b|\bkilling me waiting\b|\bwait(?:ing)? is killing me\b|\b(?:fever for|feverish about|no brains?|allergic to (?:small print|shopping|jargon|spam|mornings|work|paperwork|waiting))\b|\bburn(?:s|ing)? with (?:the )?cold\b|\b(?:dog|cat|horse|pony) (?:\w+ ){0,2}(?:an operation|surgery|a jab)\b|\bheart of winter\b|\bby heart\b/g,
  /\bexpecting (?:it|my|the|to|a (?:parcel|delivery|tube|refund|reply)|an? (?:order|email|answer)|snow|rain|ice|frost|cold|minus|bad|wind|temperatures?|guests?|company|too much|miracles?)\b/g,
  /\b(?:turn|turns|turning|turned) (?:thirty|forty|fifty|sixty|seventy|eighty|ninety|[3-9]0)\b/g,
  // Things for a child, of a pet, in a shop
  /\b(?:baby|babies|child|childs|children|kids?|toddlers?)(?: ?s)? (?:clothes|cot|car seat|pram|blanket|bedding|toys?)\b/g,
  /\bdelivery to a minor\b|\bminor (?:question|thing|problem|issue|point|detail|complaint)\b/g,
  /\bmy (?:boy|girl)friends?\b/g,
  /\b(?:bairn|wean|child|kid|son|daughter|grandchild)\w* (?:grandad|granda|gran|granny|nan|grandma|grandpa|father|mother|dad|mum|teacher|coach)s?\b/g,
  /\bone of your tablets\b|\bon (?:a|my|an|the|his|her|our|their) (?:tablet|ipad)\b/g,
  // What our own pages answer
  /\b(?:need|have|must i|should i) (?:to )?(?:see|ask|visit|go to|speak to) (?:a|my|the) (?:gp|doctor|chemist|pharmacist) (?:for (?:it|one|this)|to (?:buy|get|order|have|use) (?:it|one|this))\b/g,
  /\b(?:child|kid|baby|toddler) ?(?:proof|safe|resistant)\b/g,
  /\b(?:need|needs|needing|require|requires|without|on|by|is it|get it on) (?:a |any |doctors? )?(?:prescription|prescribed)\b|\bis (?:it|this) medicated\b/g,
  /\b(?:does|do|will|would|is|are|has|have) (?:it|this|they|there|the cream|your cream)(?: \w+)? (?:contain|contains|containing|got|have|include|made with)(?: any| a)? \w+\b/g,
  /\b(?:smells?|stinks?|like|than|as|similar to|same as|instead of|compared? (?:to|with)|versus|vs|same thing as) (?:\w+ )?(?:deep heat|tiger balm|voltarol|deep freeze|vicks)\b/g,
  /\b(?:crack|cracks|cracked|split|splits|broken|torn|bleeding|leaking|burst|bloody)(?: (?:in|on|across|along|down))? (?:the |my |your |its )?(?:\w+ )?(?:tube|cap|lid|box|seal|parcel|packaging|nozzle|glove|gloves|sock|socks|boots?|seam|package|bottle)\b|\bbloody (?:\w+ )?(?:freezing|cold|website)\b/g,
  /\b(?:tube|cap|lid|box|seal|parcel|package|packaging|nozzle|bottle) (?:had |has |is |was |came |arrived |been |got |all )*(?:crack(?:ed)?|split|broken|torn|damaged|leaking|burst|swollen)\b/g,
  // Set beside another's, and not used with it
  new RegExp(
    String.raw`\b(?:this|it|that|yours?|${brand.name.toLowerCase()}|your cream|the cream|your stuff) (?:or|vs|versus|against) (?:\w+ )?(?:deep heat|tiger balm|voltarol|deep freeze|vicks)\b`,
    "g",
  ),
  /\b(?:differen(?:t|ce|ces)|better|worse|stronger|cheaper|hotter|compares?|compared|comparison|similar|the same|same thing|alternative|rival|replace|replacement) (?:\w+ ){0,4}(?:deep heat|tiger balm|voltarol|deep freeze|vicks)\b/g,
  /\b(?:(?:is|are) (?:it|this|that|yours)|(?:it|this|that) is) (?:just |basically |only |really |simply |kind of |sort of |another |a )*(?:deep heat|tiger balm|voltarol|deep freeze|vicks)\b(?! (?:safe|ok|okay|allowed))/g,
  // A man, and what is not skin
  /\b(?:small|old|young|nice|good|other|another|an?|this|that|the|some|which|any) (?:\w+ )?chaps?\b|\bchaps?(?= (?:like|who|in|with|from|at|called)\b)/g,
];
