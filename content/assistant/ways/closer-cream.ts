/** The narrow questions on the cream and the cold. Ways of asking by the id of their passage, a line each, as content/assistant/spell-out.ts reads them. */
export const closerCream: Readonly<Record<string, string>> = {
  "use/late": `
I forgot to put it on early, is it too late
{is it too late to put it on|can I put it on just before I leave}
{we leave in|I go out in|my train is in|kick-off is in} {an hour|twenty minutes|two hours|half an hour} {is there any point now|is it worth bothering|will it do anything|should I still rub some in}
{I slept in|I was rushing|the alarm never went off} and {only did my hands now|put it on at the gate}, {any use|will it still come|does it catch up}
{what happens when|and if} I {miss the time|leave it till the last minute|put it on with my coat on}
please tell me, I am late with the cream, can it still work
sorry but I did not have three hours, is it wasted then`,
  "use/overnight": `
can I put it on the night before
{may I|could I|is it good to} {put it on in the evening and go out in the morning|wear it while I sleep|rub it in at night for an early start|keep it on till the next day}
does it {keep till morning|last through the night|still work after eight hours in bed}
{instead of getting up at four|to save getting up early|so I can lie in} {could it go on before I turn in|can I do it the evening before}
if I put at night, will it be warm in morning
sleep with it on`,
  "use/nothing-yet": `
{nothing is happening, I do not feel anything yet|it is not warm yet}
{it's been|I've waited|I put it on} {an hour|forty minutes|two hours ago} and {my hands feel the same|there's no heat at all|I notice nothing}
{have I|did I} {done it wrong|get a dud|use it wrong} {it feels like ordinary cream|I feel no warmth}
{should I feel something|when ought I to notice it|is it meant to feel like nothing} {straight away|at first|in the beginning}
I applied it but no warm feeling is coming, is it defective`,
  "use/top-up": `
{do I need to reapply|how often should I put on more, top up}
{can I|may I|is it allowed to} {rub in a bit more halfway|use it again in the afternoon|do it a second time the same day|add to it when it fades}
{it wears off by lunch|on a long shift|on an all-day walk} {do I do it again|does it want another coat|how do I keep it going}
second application
how many hours between applications`,
  "use/how-strong": `
{how strong is the warmth|how warm does it get|how hot does it feel}
{is it|does it feel} {a gentle warmth or proper heat|like deep warmth or just a tingle of heat|roasting or only mild|as hot as a radiator|hot like chilli}
does it {burn|sting|feel hot|heat up} {like chilli|like a chilli cream|like pepper|like a muscle rub|the skin like chilli|that hot}
{does it work|will it work|is it strong enough} {at minus twenty|at -20|in a freezer|in a cold store|at ten below|when it is really freezing|in extreme cold|in arctic cold}
I work in {a freezer|a cold store|a chiller at minus 20}, will it {work|be enough|be strong enough} there
{what does the warmth|how does it} feel {like|on the skin}
{does everyone feel it the same|is it the same for everybody|do some people feel it less}
will it be very hot on my hand or only little`,
  "use/worked-example": `
{if I put it on at|say I rub it in at|supposing it goes on at} {seven|8am|noon|six in the evening|half five|9} {when is it warm|what time will I feel it|when does it start and stop|how long until when am I warm|till when is it warm}
{work it out for me|can you do the sum|give me an example with the clock|show me a timetable} {please|with real times|for a morning}
{from what time to what time|between which hours} {does it work|will my hands be warm}
what time does it run out if I {do it at breakfast|put it on at 7|start at midday}`,
  "use/how-much": `
{how much should I use|how much do I put on}
{do I need|should it be} {a lot|plenty|a thin smear|only a little|a thick layer}
{what's the right|how big a} {dose for two hands|blob|squeeze|dab}
per foot how much cream is needed
do you slather it on or go easy`,
  "use/too-much": `
have I used too much
{my hands|they|my palms} {stay slippery|won't dry|are still wet with it|are all slidy} {what did I do wrong|is that right|what now|after rubbing for ages}
{it will not|it won't|it doesn't} {sink in|go in|rub in|absorb} {there's loads left on top|what should I do|do I wipe it}
I overdid it with the cream
can I wipe off the extra`,
  "use/wash-off": `
{how do I wash it off|how do I remove it|how do I get it off my hands}
{what takes it off|what do I clean it off with|what removes it} {at the end of the day|from skin|when I am home}
{I don't like the feel|I've had enough of it|before I put the baby to bed|before cooking} how do I {get rid of it|take it off|rinse it away}
with which thing I should remove this cream from hand`,
  "use/washing-up": `
does hand sanitiser or washing up liquid take it off
{can I wash up with it on|does washing up take it off}
{I'm a kitchen porter|I work in a cafe kitchen|I've a sink full of plates|my hands are in the bowl all evening} {will it stay on|is it gone after|is it any use to me}
{doing the dishes|scrubbing pans|hand washing clothes} {does that strip it|will that take it away|what happens to it}
is it surviving the dish washing by hand`,
  "use/number-of-washes": `
how many {washes|hand washes|lengths|swims|showers|dips} {does it survive|can it take|will it last|before it's gone}
{after how many|how often can I} {washes is it off|wash my hands before it goes|lengths does it come off}
{give me a number|is there a figure|do you have a count} {for washes|of washes|for how many lengths it lasts}`,
  "use/no-battery": `
does it need {a battery|batteries|charging|to be plugged in}
is it {electric|battery powered|rechargeable|electronic} {or plugged in|or what|}
{are there|has it} {wires|a heating element|something to switch on|any gadget}
do I {charge it up first|need a socket|heat it in the microwave}
it works by current or what`,
  "use/stay-longer": `
{can I swim for longer with it|does it let me stay in the water longer}
{will it buy me|does it give me|can I get} {extra minutes in the water|more time in the sea|a longer dip}
{with warm hands|when my fingers feel fine} can I {carry on swimming|stay in|do another length}
is it making safe to stay more in cold water`,
  "gloves/lining": `
{will it ruin my gloves|does it damage the lining}
{I've got|my} {expensive|new|wool|ski|cashmere} gloves {will they get greasy|does it come off on them|will it leave marks inside}
{does it come off|will it rub off} {inside my gloves|on to my mittens|on the lining}
gloves become dirty from cream?`,
  "gloves/fit": `
should my gloves be tight or loose
{is it better|are hands warmer} with {baggy gloves|a snug fit|close fitting gloves|roomy mittens}
{how should gloves fit|what size of gloves|do I go a size up} {to be warm|over the cream|for winter}
gloves too tight make hand cold, true?`,
  "tube/how-many-uses": `
{how many uses do you get from one tube|how long does a tube last|when will I run out of a tube}
{will one do me|is one tube enough|does a tube cover} {for the whole winter|for a month of mornings|if I use it daily|the season}
{roughly how many|what number of} {mornings|swims|outings|shifts} {per tube|out of 80 ml|in one}
how many days it will run if two persons use it`,
  "skin/patch-test": `
{should I do a patch test|do I need to test it on my skin first}
{before I use it all over|being careful|my skin is fussy so} {where do I try a bit|should I test a little|how do I try it out first}
{on which part|where} {should I test it|do I try it first}
how long must I wait after testing small amount on skin`,
  "skin/assessed": `
{has a safety assessment been done|is it approved for sale in the UK}
{who checks|who has checked|does anybody check} {that it is safe|the safety|it before it is sold}
{is there|do you have} {a safety report|a cosmetic product safety report|a responsible person|a CPSR}
is it {allowed to be sold|within the law on cosmetics|properly registered as a cosmetic}`,
  "skin/redness-settles": `
how long does redness last
{how soon|when} {does the pink|will the red|should the redness} {go|calm down|be gone|clear}
{it's a bit red|I'm a little pink|mild redness} {how many days is normal|do I wait|when should I worry}
until when should I wait for red colour to go from hand`,
  "cream/different": `
can I use it as a normal hand cream
{what makes it|how is it|why is it} {different from|not the same as|special compared with} {a normal hand cream|ordinary moisturiser|the hand cream I have|any old lotion}
{isn't it|is it not} just {hand cream|a moisturiser|a posh lotion} {really|with a fancy name|in a tube}
{what's the difference|what is different} {between this and hand cream|from usual creams|about yours}
why would I {pay for this when I have hand cream|not use my usual cream}
what is special in it than other creams`,
  "cream/no-comparison": `
is it {better than|the same as|as good as|stronger than|cheaper than} {deep heat|tiger balm|hothands|neutrogena|nivea|o'keeffe's|another brand|the one in boots|vaseline|e45}
how does it compare {to|with} {deep heat|tiger balm|other brands|its rivals|what else is out there|the competition}
{which is better|what's best|who is better} {yours or deep heat|this or tiger balm|you or the other brands|of all the hand creams}
{are you cheaper than|how do you compare with|is it better than} {another brand|other brands|the hand cream from another company}
why {choose yours|buy this} {over another brand|and not a rival's|rather than a known make}`,
  "proof/no-study": `
{are there studies or trials|show me the research|is it clinically proven}
{which|what} {journal|university|paper|trial|study} {was it published in|says so|proved it|backs this up}
{I read|somebody told me|it says online} {there was a study|a university proved it|a journal wrote about it} {is that true|can I see it|which one}
{send|show|summarise|link} {me|us} {the|your} {study|published paper|trial results|peer reviewed research}
has any scientist published on this`,
  "proof/when-pictures": `
when will {real thermal pictures|proper thermal images|real photos from a thermal camera|the true pictures} {be up|come|be shown|be there}
{are there going to be|will you show|do you plan} {real thermal images|camera pictures|genuine infrared photos}
how long until the drawings {are replaced|become real pictures}`,
  "cold/after-drop": `
what is {after drop|afterdrop|the after-drop}
{why do I|why does one} {get colder after getting out|shiver once I am dressed|start shaking after the swim|feel colder on land than in the water}
{I was fine in the water|the swim was ok} {and then I started shivering|but I went cold afterwards} why
explain {afterdrop|why you get colder afterwards}
after coming out from cold water why body becomes more cold`,
  "cold/pile-of-clothes": `
{what do I|what should I} {lay out|put in my pile|have ready on top|pack on top} for {after the swim|when I get out|after a dip}
{in which order|how} {do I stack|should I lay out|do I pack} my {clothes|kit|dry things} {before a swim|for afterwards}
what {clothes are easiest|should be on the top} {with numb fingers|after cold water}
{robe or towel|hat or jumper} first in the pile`,
  "cold/hot-shower": `
can I {have a hot shower|jump in a hot bath|stand under hot water} {after a cold swim|straight after|when I get out}
{is a hot shower|is a hot bath} {bad|ok|dangerous|a good idea} after {swimming|a cold dip|cold water}
how soon after cold water can I shower`,
  "cold/neoprene-gloves": `
are {neoprene gloves|swim gloves|wetsuit gloves} {any good|worth it|warm|the answer}
should I {wear|buy|get} {neoprene gloves|swimming gloves|neoprene mittens} for {winter swimming|the cold water|the lake}
how should {neoprene gloves|wetsuit gloves} fit
is there an alternative to neoprene gloves`,
  "cold/when-to-get-out": `
when should I {get out|come out|leave the water} {of the cold water||before it's too late}
how long should I {stay in cold water|swim for in winter}
{how do I know|what tells me} it is time to get out of the water`,
  "cold/mittens": `
{are mittens|is a mitten} {better than gloves|warmer than gloves|warmer|worth it}
{mittens or gloves|gloves or mittens|mitts vs gloves} {which is warmer|which is better|for running|for the cold|}
why are {mittens|mitts} warmer
{should I|do I} {buy|wear|go for} {mittens|mitts} {instead of gloves|or gloves}
what do runners wear on their hands, liners or shells`,
  "cold/wrists": `
do {my wrists|cuffs|long sleeves|thumb loops} {matter|help|make a difference} {for warm hands|}
should I {cover my wrists|wear long sleeves|tuck in my cuffs} {when running|to keep my hands warm}
why are my hands cold {when my wrists are bare|with short sleeves}`,
  "cold/socks": `
{are two pairs of socks warmer|should I wear thicker socks}
{one or two|how many|a single or a double} pair{s|} of socks
{what socks|which kind of sock} {should I wear|are warmest|for cold feet}
is it better to wear double socks in boots
do I {double up|layer} my socks`,
  "cold/wet-boots": `
how do I dry {damp boots|wet boots|wet shoes|my walking boots} {overnight|for the morning|}
can I {put my boots on the radiator|dry boots by the fire}
my boots are {still wet|damp} from yesterday`,
  "cold/ground": `
what {should I|can I|do I} stand on {to keep my feet warm|on cold concrete|at the stall|all day}
{the floor is freezing|I stand on concrete|the ground is frozen|cold comes up through my soles} what {can I do|helps|do I put down}
does standing on {cardboard|a mat|carpet} help`,
  "cold/stamping": `
does {stamping|stamping my feet|jumping about|moving my legs|walking on the spot} {help|warm you up|do anything}
what {exercise|movement} {warms hands and feet|gets me warm quickly}
should I {keep moving|stamp|swing my arms}`,
  "cold/warm-room": `
{why are my feet cold in bed|my hands stay cold indoors}
my {hands|feet|fingers|toes} are {cold|freezing|like ice} {even in a warm room|with the heating on|in the house|even in summer|even in bed|under the duvet}
{is it normal|should I worry} that my {hands|feet} {are always cold indoors|never warm up at home}`,
  "outside/dressing": `
how do I get dressed after a {swim|dip|cold swim|swim in the sea}
in what order do I {dry off and dress|get changed after a swim}
{tips|any tricks|advice} for {getting changed on the beach|dressing with numb fingers|changing after a winter dip}
what {should I do first|do I put on first} when I {get out of the lake|leave the sea|leave the water}
after swim which cloth I wear first`,
  "outside/commute": `
is it {any good|useful|worth it} for {the bus stop|commuting|waiting for trains|walking the dog|the school run|the touchline|watching football}
I {only stand at a bus stop|just walk the dog|am not sporty|cycle to work} {is it for me|would it help|do I count}
do I have to be {sporty|an athlete|training for something}`,
  "page/what-it-is-not": `
{does it replace gloves|is it instead of gloves|do I still need gloves and socks}
{can it stand in for|is it a swap for|does it do away with} {gloves|a hat|a proper coat|warm clothes}`,
  "faq/redness": `
does {the technology|the warming part|the stuff behind it} {irritate skin|cause redness|make skin red|sting|have side effects}
{any|are there} {irritation|skin problems|reactions} {with the technology|from the warming part}`,
  "page/moisturising": `
{my hands are dry|I've got dry skin|skin like leather|my knuckles are rough} {can I use it|is it ok for me|will it suit}`,
  "page/sensitive-skin": `
{does it suit|is it fine for|can you use it on} {oily skin|thin skin|older skin|black skin|hairy hands|every skin type}`,
  "page/soap": `
{nurses|carers|chefs|hairdressers} wash all day, {does it stay|is it pointless}`,
  "outside/running": `
{I've a|there's a} {parkrun|10k|half marathon|race} at {nine|ten|half past nine} {when do I put it on|what time does it go on|is it worth it}
{jogging|running} in {frost|winter|the dark} {would it help my hands|is it for me}
for morning run at what time I should apply`,
  "faq/when-to-apply": `
how many hours {ahead|beforehand|in advance|before} {do I need|should it go on|must I put it on}`,
  "faq/daily-safety": `
is it {ok|alright|safe} {several days in a row|every morning|day after day|all week|seven days a week}
can I use it {two days running|each day|on consecutive days|again tomorrow}`,
  "facts/open": `
{once|after|when} {it is|I have|it has been} opened {how long is it good for|how long can I keep it|when must I use it up}
{how long|how many months} does it {keep|stay good|stay fresh} {after opening|once the seal is off|when it's been opened}`,
  "page/gloves-order": `
{why are|how come} my hands {still cold|freezing} {inside gloves|with gloves on|in good gloves}
{gloves don't|my gloves do not} warm {my hands up|cold hands}`,
  "faq/waterproof": `
{does|will} {sweat|sweating|a sweaty hand} {shift it|take it off|wash it off|make it run}
{is it still on|does it stay} after {sweating|a sweaty climb|getting hot and sweaty}`,
  "faq/under-gloves": `
does it {go|fit|work} {under|beneath|inside} {mitts|big mittens|my liners|work gloves|ski gloves}
{mitts|mittens|gloves} {on top of it|over the cream|afterwards}, {is that ok|does that work}
can I put {gloves|my gloves|mitts|my mittens} on {straight after|right after|straight away|directly after|at once}
how {soon|long} {until|before} I can put {gloves|my gloves} on`,
};
