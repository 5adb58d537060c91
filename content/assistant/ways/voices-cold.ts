/** Being cold, going out, and what is known and not published, as it is asked in passing, in other voices. */
export const voicesCold: Readonly<Record<string, string>> = {
  "cold/why-hands": `
{how come|why do|why|why is it that} {fingers get cold quicker than the rest of you|my hands are colder than the rest of me|it's always the fingers that go first|hands and feet get cold first|my toes get cold before anything else|do my extremities freeze|do I get colder once I'm out of the water|the tips of my fingers freeze|do women get colder hands}
{what makes|what causes} {fingers go cold|hands so cold|feet go cold before anything else|cold hands}`,
  "cold/what-helps": `
{what else|what other things|anything else I|what more} {can I do to keep warm|can I do|helps|can do for cold hands|should I wear}
{best way|good ways|any tricks|top tips|any advice|your advice} {to keep my fingers warm on the bike|to stay warm|for staying warm outside|to keep hands warm|for cold toes on a bike|for keeping toasty|to warm up frozen fingers|for keeping feet warm}
{how do I|how can I|how do you} {warm my hands up|keep warm on a cold ward|keep my hands warm without gloves|thaw my fingers out|stay warm at a bus stop|stop getting cold|get the feeling of warmth back after a walk|dress for the cold}
what {should I wear|do I wear} {in the cold|for a winter walk|to keep warm|under my gloves}`,
  "cold/feet-standing": `
I {stand about all day|stand on concrete all day|stand on the touchline|man a market stall|stand at a bus stop|do lollipop duty} {and my feet freeze|how do I keep my feet warm|what about my feet|any tips for my toes}
{how do I|how can I|best way to} keep {my feet warm standing still|my toes warm in wellies|my feet warm in steel toecaps|feet warm in boots|feet warm on a stakeout}`,
  "cold/wind": `
{why does|how come} {the wind make it feel colder|it feel worse in the wind|a breeze make it so much colder|wind make you cold}
what is {wind chill|windchill}`,
  "cold/damp": `
{why does|how come|why is} {damp make you colder|wet feel colder|a wet sock so cold|sweat make me cold|damp cold worse}
{why do|how do} my feet get {cold when I stop walking|cold after a climb|clammy then cold}`,
  "cold/air": `
{wool or cotton|wool or synthetic|mittens or gloves|down or fleece} {which is warmer|what's best|which is better}
{are|is} {mittens warmer than gloves|wool warmer than cotton|tight gloves colder|loose gloves warmer|merino any good}
what {material|fabric|gloves} {is warmest|should I get|is best for the cold|keeps you warmest}`,
  "outside/running": `
{is it|would it be|will it be} {any good for running|any use on a run|good for parkrun|good for a half marathon|ok for jogging|useful for winter runs}
{I run|I jog|I do parkrun|I'm training for a marathon} {does it suit running|would it help|when do I use it|is it for runners}`,
  "outside/swimming": `
{is it|would it be} {any good for swimming|for wild swimmers|any use for cold dips|good for cold water dips|ok for triathlon|any good for a dook}
I {do cold dips|swim in the lake|do wild swimming|go in the sea all winter|do ice swimming|swim outdoors all year} {would it help|is it any good|how would I use it|is it for me}`,
  "outside/hiking": `
{is it|would it be} {any use up the hills|any good for hiking|good for hillwalking|good up a mountain|ok for winter climbing|any use up a munro|good for a day on the fells}
I'm {going up Ben Nevis|hiking in the Lakes|walking the Pennine Way|doing the three peaks|off up Snowdon} {would it help|is it worth taking|any good|how do I use it}`,
  "unpublished/colour": `
{what colour|what shade|which colour} {is it|is the cream|does it come out|is the stuff|is the tube}
{does it|will it} {look white on your skin|leave a white cast|show up on dark skin|go clear|look shiny|leave white marks}
is it {see through|white|clear|tinted|tartan|glittery|pink}`,
  "unpublished/smell": `
{does it|will it} {pong|smell|smell nice|stink|whiff|reek|smell of anything|niff|smell like a hospital}
{what does it|what's it} {smell like|smell of}
will {people smell it on me|my hands smell|the dog smell it}`,
  "unpublished/temperature": `
{how hot|how hot does it|what temperature|how many degrees|how warm in degrees} {does it get|get|does it go|does it reach|in degrees|is it in celsius|go}
{does it work|will it work|is it any good} {at minus ten|below zero|at minus 20|in the arctic|in sub zero|down to what temperature}
how cold {can it go|does it work down to|is too cold for it}`,
  "unpublished/jobs": `
{got any|have you any|are there any|any} {jobs|bank shifts going|vacancies|jobs for a student|work going|summer jobs|openings|work experience|apprenticeships}
can I {work for you|come and work there|send my cv|do an internship|be a packer}`,
  "unpublished/packaging": `
is the {tube|packaging|box|plastic|lid} {plastic|recyclable|biodegradable|compostable|recycled|aluminium|eco friendly|refillable}
{can I|where do I} {recycle it|recycle the tube|put it in the green bin}`,
  "unpublished/made-where": `
where {is it made|do you make it|is the factory|does it come from|was it made|are the ingredients from}
is it {made in Britain|made in China|made here|British made|made in the UK|imported}`,
  "unpublished/other-goods": `
do you {sell tow floats|sell hoodies|do a version for lips|do gift sets|sell gloves|sell socks|do t shirts|sell dryrobes|do a face cream|do a body lotion|sell hot water bottles|do a foot spray|sell hats|do a muscle rub|do a cooling one|have other creams|do a summer version}
{have you|got} {anything else|other products|a soap|a lip balm|merch|a sun cream|anything for the face}`,
  "unpublished/other-brands": `
{what's|which is} the best {dryrobe|glove|hand warmer|wetsuit|boot|running shoe|sock brand} {to buy|for winter|you recommend}`,
  "unpublished/with-other-things": `
can I {use it over nail varnish|wear it with nail polish|put it on over fake tan|use it with my moisturiser|use it with sun cream|put hand cream on top|wear it with gel nails|wear rings with it|use it with talc|put make up over it|put vaseline over it|mix it with another cream}
will it {take my nail varnish off|ruin my fake tan|tarnish my ring|affect my gel nails}`,
  "unpublished/pets": `
can I {put it on my cat's paws|use it on the dog|rub it on my horse|use it on my dog's paws|put it on the rabbit}
is it {ok for pets|for dogs|for animals}`,
  "unpublished/odd-uses": `
can I {use it as lube|put it on my car windscreen|cook with it|use it to thaw a lock|put it on my phone|use it on plants|put it in the bath|put it on a baguette|use it on leather boots|use it on my bike chain}
will it {harm the fish|melt ice|start my car|work on another planet}`,
  "unpublished/events": `
{will you|are you going to} {be at the show|have a stall|come to our club|be at the outdoor festival|do a pop up|do a demo}
{when does|what time does} {the canteen open|the cafe open|the event start|the race start|the pool open}`,
  "unpublished/the-world": `
{who's|who is|who} {gonna win the world cup|playing at the weekend|the prime minister|on telly tonight|the king|won the league}
{what's|what is} {the water temperature today|the weather doing|for tea|the time|the capital of France|the tide doing|the best film out|the train times|the news|the date today}
{how do I|how can I} {boil an egg|fix my bike|learn French|lose weight|unblock a sink|get a mortgage|pass my driving test|train for a marathon plan|knit a jumper}
{recommend me|can you recommend} {a restaurant|a good book|a film|a hotel|a plumber|a pub|a wetsuit}`,
  "cold/socks": `
{two pairs of socks or one|thick socks or thin} {which is warmer|what's best|which is better}
{are|is} two pairs of socks warmer
what socks {is warmest|should I get|is best for the cold|keeps you warmest}`,
  "outside/dressing": `
{how do I|what order do I|what's the best way to} {get dressed after a swim|warm up after a swim|get changed with cold fingers after swimming}`,
};
