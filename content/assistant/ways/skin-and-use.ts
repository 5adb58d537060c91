/** The skin, and how the cream is used. Ways of asking by the id of their passage, a line each, as content/assistant/spell-out.ts reads them. */
export const skinAndUse: Readonly<Record<string, string>> = {
  "faq/daily-safety": `
can I {put it on|use it|wear it} {several days in a row|two days running|on consecutive days|the whole week}
is it {safe|harmless|dangerous|toxic|bad for me|ok for skin|risky|safe long term|ok for regular use|safe for my skin}
{can I|is it ok to|safe to|am I allowed to} {use it every day|use it daily|use it all winter|use it twice a day|use it several times a day|use it morning and evening|use it seven days a week|use it each day for months|use it constantly|wear it all the time|overdo it|use too much of it}
{safe|safety|daily use|every day|everyday|long term use|how often|toxic|overuse}
how {often can I use it|often is too often|many times a day is ok|safe is it|frequently can it be used|many times daily|regularly may I use it}
can you {use too much|overdose on it|get hooked on it|overuse it|have too much on}
{has it|was it} {passed safety checks|legally allowed}
{any risks|is there a risk|any danger|what are the risks|anything to worry about|is it dodgy}`,
  "faq/medical-status": `
is it {a medicine|a drug|medicated|a medical product|a cosmetic|classed as medicine|a device|a medical device|prescription only|over the counter|pharmaceutical|licensed as a medicine|a beauty product}
{medicine or cosmetic|medical|cosmetic|prescription|mhra|fda approved|nhs|medical device|drug|medicinal}
{do I need|can I get} {a prescription|it on prescription|it on the nhs|a doctor's note|it from the gp|medical advice to buy it}
does it {need a licence|have medical approval|count as a medicine|do anything medical|have ce marking|have fda approval}`,
  "faq/redness": `
{is|are} {redness|red hands|pink skin|tingling|a bit of redness|pinkness|a warm flush|a slight sting|some tingle} {normal|ok|expected|usual|bad|a problem|to be expected}
{will|does|can|could|might} it {make me red|turn my hands red|sting|tingle|itch|burn|irritate|make me itchy|hurt|prickle|cause a rash|cause redness|leave red marks|cause irritation|burn my skin|make my skin red|flare up skin|feel prickly|give me a reaction}
{redness|red skin|red hands|pink hands|tingling|irritation|side effects|itching|stinging|burning feeling|skin irritation|red}
my {hands|feet|skin|fingers|toes|palms} {went red|went pink|are a bit red|look red|turned pink|look flushed|go slightly red} {after using it|is that ok|should I worry|is that normal|is that usual|with it on}
{any|are there any|what are the|known} {side effects|bad effects|adverse effects|unwanted effects|reactions to expect}
what if {my skin goes red|it irritates me|my skin does not like it|it stings|I go red|I get itchy|it disagrees with my skin|I react}
{does it|will it} {feel like burning|feel like deep heat|feel hot and stingy|feel like chilli}`,
  "page/sensitive-skin": `
I have {sensitive skin|delicate skin|fussy skin|skin that reacts to everything|easily upset skin|fair skin|very pale skin|dark skin|black skin|brown skin|oily skin|combination skin|thin sensitive hands|touchy skin|skin that flares up}
{sensitive skin|delicate skin|skin type|skin types|dark skin|black skin|oily skin|fair skin|ginger pale skin|mature skin}
is it {ok|suitable|fine|safe|gentle enough|mild enough|kind} for {sensitive skin|delicate hands|all skin types|reactive skin|black skin|asian skin|fair skin|older skin|people with touchy skin}
{most|all|other} creams {irritate me|upset my skin|make me itch|set my skin off|bring me out in something}
{what|which} skin {types|type|tones|colours} {is it for|does it suit|does it work on|can use it}
my skin is {sensitive|very sensitive|easily irritated|fussy|reactive|temperamental|a nightmare with creams} {will it be ok|any risk|can I use it|is that a problem}`,
  "terms/safe-use": `
{what are the|any|list the|show me the} {warnings|precautions|safety instructions|cautions|dos and donts|safety warnings|safety rules}
{warnings|precautions|storage|store|safety instructions|cautions|keep away from}
{how|where} {should I store it|do I keep it|is it best kept|to store the tube|should it be stored|do I put it away}
can I {keep it in the fridge|leave it in the car|keep it on a radiator|keep it in my glovebox|leave it in the sun|store it in the bathroom}
{what should I|what must I} {avoid|not do with it|be careful of|watch for|look out for}
does it need {refrigerating|keeping cool|to be kept out of the sun}`,
  "page/report-reaction": `
how do I {tell you|let you know|write to you} that {my skin did not like it|it disagreed with me|I reacted to it}
{where|how} {do I report a reaction|can I report a side effect|do I tell you about a reaction|do I log a skin reaction|do I let you know my skin reacted|is the reaction form}
{report reaction|reaction form|report a side effect|adverse event form|skin reaction report|yellow card}
I {want to|need to|would like to} {report a skin problem|report a reaction|tell you about a bad reaction|file a reaction report}`,
  "faq/duration": `
how many times {do|would} I {have to|need to} {put it on|apply it} {in a day|on a long shift|through the night|in twelve hours}
how many times {would I have to put it on|do I apply it|must I redo it|do I need it} {in a 12 hour shift|on a night shift|in a day outside|per shift}
{how long|how many hours} {does it last|does it go on for|will it stay warm|am I warm for|does the heat stay|do I get|is the effect|until it wears off|before it wears off|of heat do I get|will I be toasty|does it work for|per application}
will it {last|keep going|hold out|do me|see me through|still be warm after|get me through|cover} {a whole shift|the night shift|a 12 hour shift|eight hours|all day|all night|a full day|a round of golf|ninety minutes|a marathon|a long hike|the school run|five hours|a day on the slopes|a full match|six hours|from 9 to 5|a double shift|the whole commute}
{duration|how long|lasting|longevity|hours|wears off|how many hours|lasts|all day}
{do I need to|should I|can I|when do I} {redo it|refresh it}
how {hot|warm|toasty|powerful} {is it|does it get|does it feel|will my hands get|is the heat|is the warmth}
{is it|will it be} {too hot|very hot|only slightly warm|properly hot|uncomfortably hot|barely warm|scalding}
when does it {wear off|stop|fade|run out|stop working|end|cool down}
how soon {do I need another go|must I redo it}
is it {still going after lunch|gone by midday|warm for the whole trip|still working at the end of a shift}`,
  "faq/when-to-apply": `
how far ahead {of a swim|of a dip|of kick off|of the race|of my shift}
when should {the cream|it|this stuff} go on {if I am in the water by 8|for a morning dip|most days|before I leave}
{when|what time} {do I put it on|should I apply|do I need to rub it in|must I use it|do I cream up|should it go on|is best to put it on|do I slap it on} {for a 9am start|for a 7am swim|for the early shift|before work|for an evening match|if I leave at 8|for a 6am dip|before a run|before a night shift|before the school run|for a noon hike|for parkrun|if kick off is at 3}
{how long|how far|how many hours|how early} {before|ahead|in advance|beforehand} {do I apply|should I put it on|should it go on|do I need it on|a swim|a run|going out|leaving the house|I set off|work}
I {only have half an hour|am leaving in ten minutes|am already outside|only just put it on|did it an hour ago} {will it still work|what now|any good|should I bother}
can I {apply it in the morning for the afternoon|put it on at breakfast|apply it at the start line|rub it in on the train|put it on outside}
I {start at 5|get up at 4|swim at 6|run at dawn|work nights|begin at half six|leave at six|am on earlies|am on lates|finish at midnight|clock in at 7} {when do I put it on|when should I apply it|what time do I rub it in}
{would I have to|do I have to|must I|I'd need to|so I have to} {get up in the middle of the night|set an alarm|get up early|wake up at 3|be up hours before} {to put it on|for this|to use it|for my train|for an early shift}
I {get the 6 40 train|catch the first train|am on the school run at 8|leave before dawn|set off at half five} {when would it have to go on|how does that work|is there time}
{when to apply|timing|how early|how soon|activation time|kick in|onset|instant|when to use|before or after breakfast|apply when|lead time}`,
  "faq/greasiness": `
my hands are still {slimy|slippery|shiny|tacky|greasy} {after ten minutes|a while later|and it will not sink in} {what did I do wrong|is that right}
can I {use my watch|work a stopwatch|press buttons|use a garmin|scroll} with {it on my fingers|greasy fingers|cream on}
{is it|does it feel|will it feel|will it be} {greasy|sticky|oily|tacky|slimy|slippery|claggy|gloopy|gunky|gooey|thick|runny|heavy|messy|shiny|waxy}
{will|does} it {leave a film|leave residue|leave my hands sticky|sink in|soak in|absorb properly|leave a shine|make me drop things|make my hands slip|leave grease|disappear into skin|dry quickly}
can I {use my phone|type|drive|hold a racket|grip a rope|hold a club|use a touchscreen|play guitar|turn pages|hold the reins|work a till|hold tools|knit|hold a paddle|do up zips|grip handlebars|hold a pint|write|open a jar|climb|handle paperwork|use a keyboard|use a camera} {after|with it on|after putting it on|straight after|afterwards|wearing it}
will {my grip be affected|I lose grip|my phone screen get smeary|my steering wheel get greasy|my tools be slippery|my hands slip on the bars|the controller get greasy|my club slip}
{a dab|a thick layer|a thin layer|a squirt|loads|just a bit|a fingertip} {is that enough|or more|is that right}
{greasy|sticky|oily|slippery|residue|grip|texture|consistency|dosage|absorbs|feel}
what {is the texture|is the consistency|does it feel like on the hands|dose|quantity do I apply}
{it has|it's|that has} {left|made} my {hands|fingers|palms|feet} {all slippery|slippery|sticky|greasy|shiny|oily|slick} {what did I do|what now|is that right|have I done it wrong|how do I get rid of it}
I {overdid it|have still got it shiny on my hands|slapped loads on} {what now|what do I do}
how long {does it take to sink in|till it is absorbed|to soak in|before it is dry}`,
  "faq/under-gloves": `
{what about|how about|and} {gloves|mittens|leather gloves|my work gloves}
can I put {gloves|mittens} on while {it is still wet|it is still damp|the cream is wet|my hands are still shiny}
{can I|does it|will it|is it ok to} {wear gloves over it|work under gloves|go under gloves|use it with gloves|put gloves on after|work inside mittens|go under liners|wear nitrile gloves on top|work under rubber gloves|go under marigolds|use it with boxing gloves|wear it inside ski gloves|work with motorbike gloves|go with work gloves|go under surgical gloves|go under wetsuit gloves|wear it with goalkeeper gloves}
{does it|will it} {perish|stink out} {my gloves|leather gloves|neoprene|latex|nitrile|expensive gloves|my ski gloves|wool mittens|rubber gloves}
{gloves|mittens|under gloves|with gloves|latex gloves|nitrile|glove liners|neoprene gloves|leather gloves|work gloves|ski gloves|marigolds}
I {wear gloves at work|have to wear gloves|wear ppe gloves|wear disposable gloves all day|wear vinyl gloves for food|use neoprene gloves} {is it ok|still ok|will it work|any problem|can I still use it}
should I wear thin or thick gloves`,
  "page/how-to-use": `
is it necessary to wash {my|the} hands {first|before|beforehand}
I {do not understand|am not sure|don't get|do not know} how to {put it|put it on|use it|apply it}
{please explain|show me|teach me} {how to put it on|how to use|the use|how it is used}
how {do I use it|does one use it|do I put it on|do you apply it|is it applied|do I rub it in|to apply|should I apply it|to use|should I rub it in|is it used}
{instructions|directions|how to use|usage|application|method|steps|user guide|manual|how to apply}
{do I|should I|must I} {wash my hands first|dry my hands first|have clean hands|put it on dry skin|wet my hands first|warm my hands first|massage it in|rub it hard|shower before|exfoliate first|put it on after a shower|take off my other cream first}
can I put it on {wet hands|damp skin|cold hands|dirty hands|straight out of the shower|warm hands|dry skin}
{what's the|what is the} {right way to use it|best way to apply|routine|procedure|technique|proper method|correct order}
{talk me through it|step by step please|first time using it, what do I do|got my tube, now what|guide me|show me how}`,
  "page/soap": `
what's the best way to {wash it off|take it off|scrub it off|rinse it off}
{does|will|can} {soap|hand sanitiser|hand gel|alcohol gel|swarfega|detergent|shampoo|shower gel|carbolic|bleach|antibac|hand wash|wet wipes} {take it off|wash it off|affect it|strip it|kill it}
I wash my hands {a lot|all day|constantly|between patients|every ten minutes|fifty times a day|at work with soap|with sanitiser} {will it stay|does it come off|do I have to reapply|is it pointless}
{soap|sanitiser|hand gel|wash off|remove|washing hands|hand washing|alcohol gel}
{after|if|when} I wash my hands {is it gone|do I lose it|does it still work|does it come off}
I use {hand gel|sanitiser|strong soap|industrial soap|scrub} {at work|all the time|every patient} will it {be gone|stay|still work}`,
  "page/rain": `
{what about|does it work in|will it cope with|is it ok in|how is it in} {rain|drizzle|a downpour|snow|sleet|hail|heavy rain|a storm|fog|wet weather|a blizzard|bad weather}
{rain|snow|sleet|drizzle|wet gloves|wet weather|downpour}
{my gloves|gloves} {get soaked|get wet through|are sodden|always end up wet} {will it still work|is it still any good|does it matter}
{it's always raining here|it rains a lot where I live|I work out in the rain|out in all weathers} {will it wash off|is it any use|does it hold up}
will {rain wash it off|snow take it off|the rain ruin it}`,
  "page/sea": `
{does it|will it|can I use it} {work in the sea|work in lakes|work for cold plunges|work in an ice bath|extend my swim|work for open water|work for triathlon|work kayaking|work for surfing|work for paddleboarding|work for sailing|work scuba diving|work in a river|work for canoeing|keep me warm in the sea|help with ice swimming|work in the channel}
{sea swimming|open water|wild swimming|cold plunge|ice bath|surfing|kayak|paddleboard|lido|lake|triathlon|dipping|diving|sailing|canoe|rowing}
I {swim in the sea|do cold dips|surf all winter|kayak|go wild swimming|do ice baths|row|dive|sail|am a winter swimmer|am channel training} {any good|is it any use|will it work|does it help}
{is it safe to|can I} {go without a wetsuit|skip my neoprene gloves}`,
  "page/on-things": `
{will|does|can} it {stain|mark|ruin|come off on|get on|rub off on|transfer to|leave marks on|smear|damage|discolour|leave grease on} {my clothes|bedsheets|my coat|the sofa|white shirts|my phone|car seats|socks|wool|silk|paper|my sleeves|furniture|towels|pillowcases|my jumper|carpet|my camera|leather seats|wooden tools|my guitar|pages|cuffs|denim|upholstery}
{stain|stains|stain clothes|marks|bedding|clothes|laundry|ruin clothes|sofa|carpet|transfer|rub off|grease marks}
how do I {get it out of clothes|wash it out of a jumper|get the cream off my coat|remove a stain from it|clean it off the sofa}
does it {come out in the wash|wash out of fabric|wash out of clothes}
I got {some on my jeans|it on my shirt|it on the sheets|cream on the carpet} will it {come out|stain|wash out}`,
  "page/gloves-order": `
{which goes first|what comes first|cream first or gloves first|gloves then cream or cream then gloves|before or after gloves|do gloves go on before or after}
{why|how come} {do my hands freeze in gloves|don't gloves work|are my hands cold in gloves|are gloves useless for me|do thick gloves not help|am I still cold with gloves on}
my {gloves do nothing|hands are still cold in my best gloves|expensive gloves don't keep me warm|gloves are useless}
how does it {lock warmth in|hold warmth|keep heat in|trap heat}
{locks warmth|hold heat|trap warmth|cream then gloves|order of cream and gloves}`,
  "page/why-early": `
how come {it takes that long|it needs three hours|I have to wait so long}
do I really {have to wait three hours|need to wait|have to put it on so early}
why {does it take so long|three hours|3 hours 15|the wait|so slow|is it not instant|so far ahead|is it so slow|do I have to wait|3h15|can't it be quicker|such a long time|does it need hours|so early|three and a quarter hours}
{how come|what's the reason|for what reason} {it takes so long|it takes over three hours|I have to wait|it is slow|it takes ages}
can I {speed it up|make it faster|make it kick in quicker|hurry it along|use a hairdryer to speed it up|heat it to go faster}
three hours is {ages|ridiculous|a long time|a joke|too long|forever|a bit much}
who has {three hours to wait|time for that|3 hours to spare}
that's a long wait`,
  "skin/patch-test": `
patch test
{should I|do I need to|do you recommend to} {test a bit first|do a patch test|try a small area|try it on a small patch first|test it before using}`,
  "skin/assessed": `
is it {certified safe|legal}
{has it|was it} {safety assessed|been approved|checked for safety}`,
  "skin/redness-settles": `
how long {does the redness last|will I be red|until redness goes}`,
  "use/top-up": `
{reapply|top up}
{do I need to|should I|can I|when do I} {reapply|top it up|put more on|add another layer|do a second coat|apply it again|put some more on at lunch}
when does it need doing again
how often {do I reapply|should I put more on|do I top it up|do I need another go|must I redo it}
how soon {do I reapply|should I put more on|do I top it up}`,
  "use/how-strong": `
{how strong|how hot}
how {strong|intense} {is it|does it get|does it feel|will my hands get|is the heat|is the warmth}`,
  "use/overnight": `
can I {put it on the night before|put it on before bed}`,
  "use/late": `
I {forgot to put it on|put it on late|overslept|am running late} {is it too late|will it still work|what now|any good|and feel nothing|should I bother}
I {only have half an hour|am leaving in ten minutes|am already outside|only just put it on|did it an hour ago} is it too late
can I {apply it last minute|put it on in the car}`,
  "use/nothing-yet": `
I {only have half an hour|am leaving in ten minutes|am already outside|only just put it on|did it an hour ago} and feel nothing
{it isn't working yet|nothing yet|still cold|can't feel anything|no warmth yet|still nothing|why is it not warm}`,
  "use/how-much": `
how much {do I use|should I put on|cream do I need|is enough|per hand|should I squeeze out|do you need each time|goes on each hand}
{a blob|a pea size|a dollop} {is that enough|or more|is that right|too much|how much do I need}
{a dab|a thick layer|a thin layer|a squirt|loads|just a bit|a fingertip} how much do I need
{how much to use|amount}
what amount`,
  "use/too-much": `
my hands are still {slimy|slippery|shiny|tacky|greasy} {after ten minutes|a while later|and it will not sink in} have I used too much
{a dab|a thick layer|a thin layer|a squirt|loads|just a bit|a fingertip} too much
too much
I {put too much on|used too much} {what now|what do I do|hands are slippery}
I {overdid it|have still got it shiny on my hands|slapped loads on} hands are slippery`,
  "gloves/lining": `
{does it|will it} {damage|rot|ruin|stain|wreck|spoil|mark} {my gloves|leather gloves|the lining|neoprene|latex|nitrile|expensive gloves|my ski gloves|wool mittens|rubber gloves}
{does it|will it} {perish|stink out} the lining`,
  "gloves/fit": `
should {gloves be loose|my gloves be tight}`,
  "use/wash-off": `
do I need to {take it off|wash it off|remove it|clean it off} {before bed|at night|before I sleep|at the end of the day}
do I have to {remove it|clean it off} {before bed|at night|before I sleep|at the end of the day}
do I have to {take it off|wash it off} {before bed|at night|before I sleep|at the end of the day}
{how do I|how do you} {get it off|wash it off|remove it|take it off|clean it off|scrub it off|rinse it off|get rid of it from my hands}
what's the best way to {get it off|remove it|clean it off|get rid of it from my hands}
{does|will|can} {soap|washing up liquid|hand sanitiser|hand gel|alcohol gel|swarfega|detergent|shampoo|shower gel|fairy liquid|carbolic|bleach|antibac|hand wash|wet wipes} {remove it|get it off}
get it off`,
  "use/washing-up": `
{does|will|can} {washing up liquid|fairy liquid} {take it off|wash it off|affect it|strip it|kill it}`,
  "use/stay-longer": `
{does it|will it|can I use it} {let me swim longer|let me stay in longer}
{is it safe to|can I} {stay in longer|swim further|stay in the cold water}`,
};
