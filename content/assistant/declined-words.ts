import { brand } from "#content/brand.ts";

/** What an assistant of a shop does not do, in plain words as server/assistants/language reads them. It could not anyway: these only give a plain no. */
export const declinedWords: readonly RegExp[] = [
  // Orders to the program
  /\b(?:ignore|disregard|forget|override|bypass|discard|skip|drop)\b.{0,40}\b(?:instruction|instructions|rule|rules|prompt|prompts|guideline|guidelines|restriction|restrictions|everything|training|above|previous|limits|policy|policies|filter|filters|programming|safety)\b/,
  /\b(?:system|hidden|secret|initial|original|developer|internal) (?:prompt|prompts|message|messages|instruction|instructions)\b/,
  /\b(?:your|the) (?:prompt|instructions|programming|source code|training data|guidelines|configuration|config)\b.*\b(?:print|show|reveal|repeat|say|are|tell|give|output|dump|verbatim)\b|\b(?:print|reveal|repeat|output|dump|leak|show|display|paste|share|tell)\b.{0,30}\b(?:your|the) (?:prompt|instructions|programming|source code|training data|guidelines|configuration|config|rules|context)\b/,
  /\byou are now\b|\bfrom now on\b|\byou must (?:now )?(?:say|answer|reply|obey|respond)\b|\bnew (?:instructions|rules|role|persona)\b/,
  /\b(?:act|behave|respond|reply|talk|speak|answer) (?:as|like) (?:a|an|if|though|my|the|dan)\b|\bpretend\b|\brole ?play\b|\bimagine (?:you|that you)\b|\bsimulate\b|\bin character\b/,
  /^(?:system|assistant|admin|administrator|developer|root) (?:new|message|update|override|policy|note|order|orders|command|prompt|says?|instruction|instructions|notice|alert|your|you|the)\b/,
  /\brepeat (?:everything|all|the (?:text|words|lines?|message)|what)\b.{0,30}\b(?:above|before|so far|said|told)\b|\b(?:everything|text|words|lines?) above\b|\bverbatim\b|\bwhat (?:were|are) you (?:told|instructed)\b/,
  /\bi (?:order|command|instruct|authorise|authorize) you\b|\b(?:as|i am) (?:the|your) (?:owner|admin|administrator|developer|ceo|boss|creator|maker)\b/,
  /\bjailbreak\w*\b|\bdan mode\b|\bdeveloper mode\b|\bgod mode\b|\bdebug mode\b|\badmin mode\b|\bsudo\b|\bdo anything now\b|\bunrestricted\b|\buncensored\b|\bunfiltered\b/,
  /\brepeat after me\b|\bsay exactly\b|\b(?:just|only|simply) (?:say|answer|reply|respond)(?: with)? (?:yes|no|ok|the word)\b|\b(?:reply|respond|answer) (?:only )?with\b(?! (?:\w+ ){0,4}(?:prices?|pack|size|details|costs?|dates?|info|information|quote|mrp|terms|address)\b)|\bsay the (?:words?|phrase|following)\b|\bcomplete (?:the|this) sentence\b|\bconfirm in writing\b|\bswear that\b|\bpromise (?:me )?that\b|\badmit (?:that|it)\b/,
  /\b(?:system|assistant|user|developer) (?:override|role|message|note)\b|\bend of (?:prompt|context|passage|document)\b|\bbegin (?:new )?(?:prompt|instructions)\b|\bim start\b|\binst\b/,
  // Secrets
  /\bapi keys?\b|\baccess tokens?\b|\benvironment variables?\b|\benv file\b|\badmin (?:password|login|panel|access)\b|\boperator (?:link|password|login|panel)\b|\bdatabase\b|\bsql\b|\bdrop table\b|\bselect from\b|\bunion select\b|\bpasswords?\b.{0,20}\b(?:site|admin|owner|database|server)\b|\b(?:site|admin|owner|server)\w* passwords?\b|\broot access\b|\bshell\b|\betc passwd\b|\bxss\b|\bscript alert\b|\bjavascript\b/,
  /\b(?:instructions?|rules|prompt|guidelines|orders) (?:that )?(?:you|u) (?:were|have been|got|had|are|was|have|follow)\b|\b(?:what|which|how) (?:instructions|rules|prompt|guidelines)\b.{0,20}\byou\b|\b(?:how|what) (?:were|have|are|was) you (?:been )?(?:told|instructed|programmed|trained|configured|prompted)\b|\bwhat is in your (?:prompt|context|instructions|memory|head)\b|\b(?:first|top|start|beginning) of (?:this|your|the) (?:conversation|prompt|context|instructions)\b|\babove this (?:line|message)\b|\bdump\b.{0,20}\b(?:context|memory|config|data|prompt)\b/,
  /\b(?:secret|stripe|private|signing|session|encryption|webhook|security) keys?\b|\bcredentials?\b|\blogin details\b|\bback ?end\b|\bserver (?:logs?|ip|address|room|key)\b|\badmin (?:code|link|page|account|user|rights|mode)\b|\b(?:backdoor|exploit|vulnerab\w*|brute force|ddos|payload|localhost|127 0 0 1|rm rf|curl|wget|onerror|onload|img src|base64|rot13|process env)\b|\bback door (?:into|in to|to) (?:the|your)\b/,
  /\b(?:secret|hidden|internal|admin|employee|unlisted|unpublished|private) (?:discount|code|codes|voucher|vouchers|coupon|coupons|promo|offer|price|link)\b|\b(?:make up|invent|generate|hack|guess|leak|crack|fake|conjure)\b.{0,25}\b(?:code|codes|voucher|vouchers|coupon|coupons|discount|receipt|review|reviews|invoice)\b|\b(?:code|discount|voucher|coupon)\b(?: \w+){0,2} (?:100|99|95|90|80) percent\b|\b(?:100|99|95|90|80|75|50) percent (?:off|discount|code|voucher)\b/,
  /\b(?:set|change|make|drop|put|reduce|update|override) (?:the |your |my )?price (?:to|as|at|down to)\b|\b(?:sell|give|let) (?:me|us) (?:\w+ ){0,4}for (?:a|one|1|0|zero|two|50) (?:pound|pounds|quid|pence|p|penny|pee)\b|\b(?:approve|authorise|authorize|grant|process|issue|push through|credit) (?:a|my|the|me|this|an)\b.{0,25}\b(?:refund|payment|order|credit|compensation|pounds)\b|\bmark (?:my|the|this) order (?:as )?(?:paid|sent|shipped|free)\b|\blegally binding\b|\bno (?:take ?backs|takesies)\b/,
  /\byour (?:developers?|creators?|makers?|programmers?|engineers?|owners?|boss|handlers?|operators?) (?:\w+ )?(?:told|tell|tells|said|say|says|instructed|want|wants|gave|asked|set|made you)\b|\bor (?:i will|else i|ill|i am going to|im gonna|i am gonna|i shall)\b.{0,25}\b(?:reviews?|trustpilot|one star|tell everyone|slate you|post about)\b/,
  new RegExp(
    String.raw`\b(?:write|draft|compose|word|type)(?: me| us| out| up)?(?: a| an| my| this| the)? (?:\w+ )?(?:letter|email|message|essay|speech|complaint|reference|poem|story|statement|post) (?:to|for|about|in) (?!you\b|your\b|the shop\b|${brand.name.toLowerCase()}\b)`,
  ),
  /\bsay (?:this|the following|these words|exactly|after me|that you|you owe|you will)\b|\b(?:what is|whats|what are|tell|give|send|show|know|guess|share)\b.{0,20}\b(?:pass ?words?|pass ?codes?|pin (?:code|number)|wifi|wi fi)\b/,
  // Sums
  /\b\d+ (?:percent of|plus|minus|times|multiplied by|divided by) \d+\b|\bsquare root\b/,
  // Games of words
  /\b(?:let us|lets) play a\b|\bhypothetically\b|\b(?:in|for) (?:a|my) (?:fictional|novel|film|movie|fiction|book i am)\b|\bopposite day\b|\b(?:grandma|grandmother|gran|nan) used to (?:read|tell|sing|whisper)\b|\b(?:decode|encode|encrypt|decrypt)\b|\b(?:in|as) (?:json|xml|yaml|hex|binary|ascii|morse|leetspeak|pig latin|emojis?)\b|\b(?:speak|talk|answer|reply|respond|write)(?: to me)?(?: only)? in (?:french|spanish|german|latin|klingon|rhyme|verse|capitals|caps|code|riddles)\b|\b(?:roast|insult|swear at|curse at|flirt with|seduce|marry) me\b|\bwithout (?:any )?(?:restrictions|filters?|rules|limits|guardrails)\b|\bstay in (?:character|role)\b|\byour (?:true|real|evil|inner) self\b|\bpresident of\b/,
  // Other work
  /\bwrite (?:me |us )?(?:a|an|some|my) (?:\w+ )?(?:poem|song|essay|story|code|script|program|function|haiku|limerick|letter|cv|review|joke|rap|article|speech|tweet|novel|testimonial)\b|\btell me a (?:joke|story|secret)\b|\btranslate\b|\bwrite (?:python|java|code|html|css)\b|\bpython\b|\bdo my homework\b|\bmake me (?:a|an) (?:website|picture|image)\b|\bsing (?:me )?a\b|\bgenerate (?:a|an|some)\b/,
  /\b(?:solve|calculate|work out|summarise|summarize|proofread|rewrite|debug|compile|code) (?:this|my|a|an|the) (?:equation|sum|maths|essay|email|text|code|function|bug|article|letter|cv|paragraph|for me)\b|\bwhat is \d+ (?:times|plus|minus|divided|x) \d+\b|\bhelp (?:me )?with my (?:homework|essay|coursework|dissertation|cv)\b/,
  // Harm
  /\b(?:burn|smash|blow|bomb|shoot|trash|torch)(?: up| down)? (?:your|you|the|ur) (?:office|house|shop|place|warehouse|building|lot|face|windows?|head)\b|\bknow where (?:you|ur|your) (?:live|family|kids)\b|\b(?:batter|stab|strangle|punch|beat up|kick|slap|throttle|shank|deck|gut) (?:you|your|ur|him|her|them|someone|somebody|my)\b|\bhope you (?:die|get|burn|choke|rot)\b|\b(?:pipe|petrol|nail) bomb\b|\b(?:drug|spike|poison|roofie|sedate) (?:someone|somebody|her|him|my|a girl|their)\b|\b(?:buy|get|score|make|cook|sell) (?:some )?(?:weed|coke|crack|ketamine|mdma|speed|ecstasy|drugs|acid|fentanyl|steroids|fireworks|a knife|knives|guns?)\b/,
  /\b(?:horny|wank|wanking|wanker|tits|boobs|dick|cock|pussy|blow ?job|bj|shag|shagging|sexual|naked|orgasm|fetish|talk dirty|feet pics|onlyfans|what are you wearing|masturbat\w*|lube|lubricant)\b|\b(?:slag|cunt|twat|bitch|whore|slut|retard\w*|spastic|faggot|poof|paki|nigg\w*|tranny|bellend|knobhead|dickhead|arsehole|asshole|motherfucker)\b/,
  /\b(?:bomb|explosive|weapon|gun|cocaine|heroin|meth|porn|nude|nudes|sex|sexy|rape|murder|terroris\w*|nazi|hitler|hack into|malware|virus code|phishing|ddos)\b|\b(?:racist|sexist|homophobic|antisemitic|transphobic|offensive|slurs?)\b|\bhack(?:ing)? (?:someone\w*|somebody\w*|people\w*|a|an|the|my|his|her|your|into|facebook|instagram|wifi|accounts?)\b|\bkill (?:your ?self)\b|\bkys\b|\bgo (?:and )?die\b|\b(?:shoplift|counterfeit|blackmail|stalk|poison) (?:someone|somebody|people|him|her|money|my)\b|\bkill (?:you|him|her|them|someone|somebody|people)\b/,
];

/** Other people's business: who ordered, where to, and what they wrote. */
export const othersWords: readonly RegExp[] = [
  /\b(?:other|another|all|every|list of|someone elses|somebody elses) (?:customer|customers|buyer|buyers|orders|peoples|users|person s order)\b|\b(?:people|those|everyone|everybody|somebody|others|anyone) (?:who|that|else who) (?:have |has |had )?(?:ordered|bought|signed up|joined|paid)\b|\b(?:names|addresses|emails|details) of (?:\w+ ){0,3}(?:customers|buyers|people|users|visitors)\b|\b(?:customers|buyers|users|members|subscribers) (?:emails?|names?|address(?:es)?|details|data|phones?|numbers?)\b|\bcustomer (?:list|data|names|emails|details)\b|\bhome address of\b|\bowners? (?:home|private|personal)\b/,
  /\b(?:give|tell|show|send|list|find|look up|get|read|reveal|share|fetch|what is|whats|see|access|pull up|leak)\b(?: \w+){0,4} (?:address|addresses|emails?|phone|numbers?|names?|details|postcodes?|history|card|cards|orders?)\b(?: \w+){0,3} (?:last|previous|other|another|someone elses?|somebody elses?|my ex|exs?|neighbours?|everyone|everybody|people|strangers?|next) (?:person|customers?|buyers?|one|order|orders|shoppers?|who|that|boyfriend|girlfriend|husband|wife|partner|in|on)\b/,
  /\b(?:give|tell|show|list|find|look up|read|reveal|what is|whats|see|access|pull up|leak)\b(?: \w+){0,3} (?:last|previous|other|another|someone elses?|somebody elses?|my exs?|neighbours?|strangers?) (?:persons?|customers?|buyers?|peoples?|shoppers?|users?|orders?|name|address|email|details|phone|postcode)\b/,
  /\b(?:has|have|did|had) (?:my |the )?(?:ex|ex \w+|neighbour|boss|someone called|a man called|a woman called|mr|mrs) (?:\w+ )?(?:\w+ )?(?:ordered|order|bought|buy|purchased?|paid)\b|\bwhere (?:does )?(?:he|she|(?:your|the) (?:founder|owner|boss|ceo|chemist|professor|director|staff)|maren|ruth|idris|callum)\b.{0,20}\blives?\b|\bwhat did (?:my|the) (?:ex|neighbour|\w+ next door) (?:order|buy)\b/,
  /\b(?:all|every|everyones|everybodys|other peoples|todays|yesterdays|recent|latest) (?:the )?(?:orders?|customers?|sales|emails|addresses|conversations|chats|messages) (?:from|of|since|placed|today|yesterday|this|last|in)\b|\bhow many (?:orders|sales|customers|people have)\b.{0,20}\b(?:today|yesterday|this week|this month|bought|ordered)\b/,
  /\b(?:mrs|mr|miss|ms|dr|professor) \w+ (?:order|orders|address|details|parcel|email|phone|number|ordered|bought|paid)\b/,
  /\b(?:order|orders|address|parcel|details|delivery)\b.{0,40}\b(?:gmail|hotmail|yahoo|outlook|icloud|btinternet|aol|live|protonmail)\b.{0,60}\b(?:address|order|where|details|name|phone|delivery|when|bought)\b|\b(?:orders?|address|details) (?:for|of|under|from) \w+(?: \w+)? (?:gmail|hotmail|yahoo|outlook|icloud)\b/,
  /\bmy (?:mate|friend|pal|neighbour|colleague|boss|flatmate|ex)(?: has| have)? (?:ordered|bought|got|placed)\b.{0,60}\b(?:going to|sent to|being sent|delivered to|address|tracking)\b/,
  /\b(?:e ?mails?|address|names?|phone|numbers?|details|postcode)(?: \w+)? (?:of|for|from) (?:whoever|the (?:person|man|woman|customer|buyer|lady|guy|one) (?:who|that|behind|with))\b/,
  /\bwho(?:ever|mever)? (?:has |had )?(?:placed|ordered|made|bought) (?:order|orders|the order|this order|that order|number|under|with)\b|\bwhose (?:order|parcel) is\b|\bwhoever (?:ordered|bought|paid|placed)\b/,
  /\b(?:list|name|names|emails?|contacts?|addresses|details)\b(?: \w+){0,2} (?:investors|backers|shareholders|subscribers|customers)\b.{0,30}\b(?:names?|emails?|addresses|numbers|details|contacts?)\b/,
  /\b(?:list|names|emails|contacts) (?:of|for) (?:all )?(?:the |your )?(?:investors|backers|shareholders|subscribers|members)\b/,
];

/** Temper: answered kindly. */
export const insults =
  /\b(?:you|this|ur|your|bot|robot|chatbot|assistant) (?:are |is |re )?(?:a |an |so |such a |fucking |bloody |absolutely |totally |just |really |completely )*(?:useless|stupid|rubbish|crap|shit|idiot\w*|dumb|thick|pathetic|terrible|awful|garbage|moron|worthless|waste of time|joke|hopeless|daft|eejit|muppet)\b|\bfuck (?:off|you|this)\b|\bpiss off\b|\bbugger off\b|\bgo away\b|\bshut up\b|\bget lost\b|\bi hate you\b|\byou suck\b|\bthat (?:is|was) (?:no|not) (?:help|helpful|useful)\b|\bnot helpful\b|\bdid not (?:help|answer)\b|\bwrong answer\b|\bthat is (?:wrong|rubbish|nonsense)\b/;

/** Said to somebody rather than asked; the whole of a message. */
export const smallTalk: readonly (readonly [kind: "greeting" | "thanks" | "goodbye" | "self" | "well" | "more", pattern: RegExp])[] = [
  [
    "greeting",
    /^(?:(?:hi|hello|alreet|alright|wagwan|how do|ow do|hola|ciao|salut|guten tag|good day|wotcha|ello|hey|hiya|heya|hallo|howdy|yo|oi|greetings|namaste|bonjour|sup|wassup|alright|ahoy|good (?:morning|afternoon|evening|day)|morning|evening|afternoon|g ?day|ay up|ey up|dia duit|whats up|what is up|hi there|hello there|hey there|there|all|mate|pal|bot|everyone|you)\s*)+$/,
  ],
  [
    "thanks",
    /^(?:cheers for (?:that|the help|your help|everything)|thanks for (?:that|everything|the info)|nice one|good one|top one|ok nice|job done|ta|ta very much|much obliged|nice one ta|nice|cool beans|sweet|safe|sound|legend|star|you are a star|you are a legend|good stuff|good to know|fair enough|fair play|will do|no worries|happy days|bang on|spot on)(?:\s+(?:mate|pal|thanks|ta|cheers|then|thank you))*$|^(?:(?:ok|okay|great|cool|brilliant|lovely|perfect|grand|fine|good|nice|ah|oh|right|super|cracking|smashing|no|that is|very|so|many|much|a lot|lots|you|that|helpful|is|really|for|your|the|help|all|mate|pal|bye|sound|magic|thanks|thank|appreciated|appreciate|it|wonderful|fab|fabulous|excellent|awesome|amazing|champion|sorted|understood|got|i see|makes sense)\s*)*(?:thanks|thank you|appreciated|appreciate it|helpful|brilliant|perfect|cool|great|lovely|understood|got it|makes sense|ok|okay|grand|excellent|awesome|sorted|i see|right|fine|good|nice|super)(?:\s+(?:a lot|lots|very much|so much|you|for (?:your|the) help|mate|pal|bye|that is (?:all|great|helpful)))*$/,
  ],
  [
    "goodbye",
    /^(?:(?:ok|okay|right|thanks|no|well)\s+)*(?:bye|goodbye|good bye|bye bye|see you|see you later|see ya|ta ra|tara|cheerio|good ?night|farewell|later|laters|slan|that is all|that will be all|nothing else|no more questions)(?:\s+(?:now|then|later|mate|pal|bye))*$/,
  ],
  [
    "self",
    /^(?:so |and |wait |hi |hello )*(?:(?:are )?you (?:just |really |actually )?(?:a |an )?(?:\w+ )?(?:ai|bot|robot|human|person|real|real person|machine|computer|chatgpt|chat gpt|gpt|alive|program|chatbot|llm|language model)(?: or (?:a |an )?\w+)*|is there (?:a |an )?(?:real |actual )?(?:person|human) (?:there|behind this)|am i (?:talking|speaking|chatting) (?:to|with) .*|who am i (?:talking|speaking|chatting) (?:to|with) (?:a |an |the )?(?:real |actual )?(?:person|human|bot|robot|machine|computer|ai)(?: or .*)?|is (?:this|that|it) (?:a |an )?(?:ai|bot|robot|human|real person|chatbot|machine|person)(?: or .*)?|what are you|who am i (?:talking|speaking|chatting) (?:to|with)|what can you do(?: for me)?|what can you help(?: me)? with|what do you help with|what (?:else )?can i ask(?: you)?(?: about)?|what sort of (?:things|questions) can (?:you answer|i ask(?: you)?)|what is your name|do you have a name|how can you help(?: me)?|what do you know|who (?:made|built|programmed|trained) you|which (?:ai|model|llm) (?:are you|is this|do you use)|what (?:ai|model|llm) (?:are you|is this|do you use)|how do you work|can you help(?: me)?|help|help me|can i ask (?:you )?(?:a question|something)|i have a question|are you there|is anyone there|anyone there|what do you do)$/,
  ],
  [
    "well",
    /^(?:hi |hello |hey )*(?:how are you(?: doing| today| keeping)?|how is it going|how do you do|you alright|you ok|are you ok|are you well|how is tricks|hows? things|how is things|what is the craic|how are things|you good|how are ye)$/,
  ],
  [
    "more",
    /^(?:yes|no|yeah|yep|yup|nope|maybe|hm+|um+|uh+|er+|eh|what|huh|so|and|but|or|lol|haha|ha|wow|really|test|testing|asdf\w*|\d+|question|questions|more|else|please|i do not know|idk|sure|aye|nah)$/,
  ],
];
