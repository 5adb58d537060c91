/** The site, being cold, and what nothing is published on. Ways of asking by the id of their passage, a line each, as content/assistant/spell-out.ts reads them. */
export const siteAndCold: Readonly<Record<string, string>> = {
  "site/accessibility": `
{does it|does the site|will this site} {work with a screen reader|work with voiceover|work with jaws|work by keyboard|work without a mouse|zoom properly|have high contrast|work with nvda}
I'm {blind|partially sighted|dyslexic|colour blind|deaf|a keyboard user|using a screen reader} {can I use the site|does it work for me|is there help}
{accessibility|screen reader|keyboard|voiceover|dyslexia|contrast|accessible}
I can't read the website
is {the website|this site|your shop} accessible`,
  "site/terms": `
{where are|show me|link to|can I read} {the terms|your terms and conditions|the small print|the t&cs|the terms of sale|the legal stuff|the contract}
{terms|t&cs|terms and conditions|small print|legal|conditions|terms of sale}
what am I {agreeing to|signing up to|ticking}`,
  "site/law": `
{which|what|whose} {law applies|country's law|courts|jurisdiction|law governs this}
{jurisdiction|governing law|legal jurisdiction|courts}
can I {sue you|take you to court|take you to small claims court}`,
  "site/pictures": `
can I {borrow|copy|reprint|use} {one of your drawings|a picture of yours|your photo} {in|for} {a magazine|my blog|a school project|a leaflet}
{copyright|picture use}
can I {use your photos|copy your text|use your pictures|repost your images|use your logo}`,
  "site/children": `
{how old|what age} {do I have to be|must I be|to buy|do you need to be to order}
{age limit to buy|minimum age|adults only|over 18 only}
can {under 18s|a 17 year old|a minor} {buy it|order|shop here}`,
  "site/discount": `
{do you have|is there|any|got a|have you any|can I get} {a discount code|a voucher|a promo code|a sale|money off|student discount|nhs discount|a coupon|a deal|black friday offers|an offer|blue light discount|military discount|a freebie|a free sample|loyalty points|first order discount|a gift card|a bogof|a refer a friend discount|a pensioner discount|club discount|a bulk discount|staff discount|a tester|january sale|group discount}
{discount|discount code|voucher|promo|promo code|coupon|sale|offers|student discount|nhs discount|blue light|black friday|gift card|deals|loyalty|money off}
{can you|could you|will you} {give me a discount|give me money off|send me a free one|do mates rates|price match}
I'm {a student|a pensioner|in the army|nhs staff|a nurse|on benefits|skint|a teacher} {any discount|do I get money off|is there a reduction}
{will it be|is it} {on offer|reduced|in the sale|half price}`,
  "cold/why-hands": `
{what is the science of|the science behind|explain} {cold hands|cold toes|cold fingers|cold feet}
why {are my hands cold|are my fingers always freezing|do my feet get so cold|do fingers get cold first|do toes get cold|are hands the first to freeze|am I always cold in my hands|do extremities get cold|are my toes like ice|does my body let my hands go cold|do hands and feet suffer most}
{cold hands reason|why cold hands|cold fingers cause|cold extremities|why cold feet|why fingers first}
{what makes|what causes|what is the reason for} {hands go cold|cold fingers|cold toes|my hands being cold|cold feet|cold extremities}
how come {my hands are cold when the rest of me is warm|only my hands freeze|my fingers are always cold|it is always my fingers}`,
  "cold/wind": `
{how come|why} {it feels colder|I get so much colder|my hands go colder|it is so much worse} when {it is windy|there is a wind|it blows a gale|it gets breezy}
{same temperature|no colder on the thermometer|the temperature is the same} but {the wind|a breeze} makes it feel colder
why {does wind feel colder|is it colder in the wind|does a breeze chill you|does wind make hands cold}
{wind chill|windchill|what is wind chill|does wind matter|wind}
what {does the wind do|is the chill factor}`,
  "cold/damp": `
why {are wet feet cold|do damp socks make you cold|does water chill you so fast|do sweaty feet get cold|do wet hands get so cold|am I colder when damp|do sweaty gloves feel cold}
{damp|wet socks cold|sweaty feet cold|damp cold}
does {damp make it worse|sweat make you colder|being wet make you colder}`,
  "cold/air": `
{is|are} {wool better than cotton|down warmer than fleece|mittens warmer than gloves|tight boots colder|loose gloves warmer|layers better|merino any good}
{what|which} {fabric is warmest|material is best for warmth|is the best insulation|keeps heat in best}
why are {mittens warmer|tight boots cold|thin layers better|tight gloves colder}
{wool|fleece|merino|insulation|layers|mittens or gloves|down|best fabric}
how does {insulation|wool|a layer of air} {work|keep you warm}
should I {size up my boots|wear mittens over gloves}`,
  "cold/what-helps": `
{how do I|how can I|what can I do to|best way to|any tips to} {keep my hands warm|warm up my hands|stop my fingers freezing|keep warm outside|get warm again|keep fingers warm in winter|keep my feet warm|warm up cold toes|stay warm at the bus stop|not get so cold|thaw out my fingers|keep toasty on a walk|stop my hands getting cold}
{tips|advice|keep warm|warm up|keeping warm|warm hands tips|what helps|winter tips|cold hands tips}
{what else|anything else I can do|besides the cream} {helps|to keep warm|to stay warm|against the cold|for cold fingers}
{does a hat help|do hats keep hands warm|does moving about help|should I wear layers|do star jumps help|does swinging your arms help}
got any {tips|advice|hints|suggestions|tricks} for {cold hands|cold weather|winter|the cold|keeping warm}`,
  "cold/feet-standing": `
I {stand about all day|stand on concrete all day|stand on a touchline|man a market stall|work in a cold store|stand on a cold floor|marshal races|stand at a checkout by the door|stand in a field all day} {how do I keep my feet warm|my feet freeze|what can I do for my feet|any tips for my toes}
{standing in the cold|cold floor|cold feet at work|standing all day|touchline feet|market stall feet|best socks for standing|insoles}
{what socks|what boots|what insoles|which footwear} {for standing about|should I wear for standing in the cold|for a market stall|for work in a freezer|on cold concrete}
how to keep feet warm {when not moving|when standing still|on a touchline|at a market|on a cold floor|at work}`,
  "outside/running": `
{running|jogging|a half marathon|a 10k|early runs} {and my hands freeze|with frozen hands|and hands like ice|and my fingers stop working}
{is it|any} {good for runners|use for running|good for jogging|good for marathons|good for parkrun|ok for a 10k|good for trail runs|use on long runs|good for cross country|good for ultras|use for half marathons|good for fell running}
{running|runner|jogging|marathon|parkrun|race day|10k|trail running|half marathon|fell running|ultra}
I {run every morning|jog in the dark|do parkrun|am training for a marathon|run in winter|run trails|am an ultra runner|run to work} {is it any good|how would I use it|does it help|will it work for me}
{how do I use it|when do I put it on} {on race day|for a race|for a long run|for an early run|before jogging}
my hands freeze {when I run|on runs|when jogging|on my morning run}`,
  "outside/swimming": `
{how do|tips for|advice for} {swimmers use it|cold water swimmers|a first cold dip|winter swimming|cold swims}
{when do I put it on|when to apply} {before a swim|for a sea swim|before cold water|for swimming|before my dip}
{cold water swimming|winter swimming tips|post swim}
my fingers won't work when I get out`,
  "outside/hiking": `
{is it|any} {good for hiking|use on a mountain|good for hillwalkers|use for munros|good for camping|good for ramblers|ok for a trek|good for winter walking|good for snowdon|good for the lake district|use for mountaineers|good for skiing trips|ok for snowboarding|good for backpacking}
{hiking|walking|hill walking|mountains|munro|camping|trekking|rambling|snowdonia|ski trip|backpacking|wild camping|hill}
I {climb munros|hike at weekends|go hillwalking|camp in winter|am trekking in nepal|ramble every sunday|do mountain rescue|go backpacking} {is it any good|would it work|how should I use it|does it help}
what should I {take on a winter walk|do for my hands on a hill|wear on my hands when hiking}`,
  "unpublished/temperature": `
how {cold does it need to be|cold can it get before it stops|low a temperature does it work to|cold is too cold|cold does it work down to}
{does it|will it} work {in minus twenty|at minus ten|below zero|in the arctic|in antarctica|at minus 30|in summer|in hot weather|in sub zero temperatures|at the north pole|in minus 5|in a freezer at minus 25}
{minus 20|minus ten|-10|-20 degrees|below freezing|temperature range|lowest temperature|minimum temperature|operating temperature|sub zero|arctic|siberia}
what {temperature does it work at|temperature range|is the coldest it works in|temperature does it get to|degrees does it reach|temperature does my skin get to}
up to {what temperature|how many degrees}
how many degrees {warmer does it make you|does it add|does it raise skin temperature|of warmth}`,
  "unpublished/colour": `
what {colour is it|shade is it|does it look like}
{colour|color|tinted|white or clear|appearance}
does it {leave a white cast|go on white|come in colours|tint the skin|have glitter}`,
  "unpublished/smell": `
{does it|will it|do they} {smell|stink|pong|reek|smell nice|smell of anything|smell medicinal|smell of menthol|have a smell|smell strong|whiff|hum}
what {scent is it|does it smell like|is the smell|fragrance is it|smell does it have}
{smell|scent|odour|smelly|aroma|does it smell|stinks}
is it {smelly|scented or not to the nose|strong smelling}
will {my colleagues smell it|people notice the smell|the dog smell it|my hands smell}`,
  "unpublished/jobs": `
{are you|do you have|have you got|any|is there} {hiring|jobs|vacancies|work going|jobs for students|internships|apprenticeships|a job for me|part time jobs|recruiting|careers page|work experience}
{jobs|careers|vacancies|hiring|work for you|internship|cv|salary|recruitment}
{can I|how do I} {work for you|apply for a job|send my cv|get a job with you|do work experience}
how many {people work there|staff do you have|employees}`,
  "unpublished/packaging": `
is the {tube|box|cap|lid|packaging|carton} {recyclable|plastic|biodegradable|compostable|made of recycled plastic|refillable|aluminium|eco friendly}
{recycling|recyclable|plastic|eco|sustainable|environment|carbon footprint|packaging|green credentials|reef safe|microplastic pollution}
how do I {recycle the tube|dispose of the empty tube|throw away the tube}
which bin does the tube go in
is it {bad for the sea|harmful to fish|bad for rivers|environmentally friendly|carbon neutral}`,
  "unpublished/made-where": `
where {is it made|is it manufactured|do you make it|does it come from|is the factory|is it produced}
{made in|made in uk|country of origin|manufactured where|factory|made in china|british made}
is it {british|made in england|chinese|made in the eu|locally made|imported}`,
  "unpublished/patent": `
is it {patented|trademarked}
{patent|patent number|trademark|intellectual property}
do you {own the patent|have a trademark}`,
  "unpublished/pets": `
can I {use it on my dog|put it on the dog's paws|use it on my cat|rub it on my horse|put it on my rabbit|use it on my hamster|use it for my pony}
{dog|cat|horse|pets|paws|animals|puppy|for dogs}
is it {safe around dogs|ok if the cat licks my hand|safe for pets|poisonous to cats}
do you {make one for dogs|do a pet version|sell a paw balm}`,
  "unpublished/other-goods": `
do you {sell gloves|sell socks|sell hats|sell hand warmers|make anything else|do a lip balm|do a face cream|do a body lotion|do a spray|make a foot spray|sell bundles with gloves|sell merch|sell t shirts|sell wetsuits|sell dry robes|do a stronger one|do a cooling gel|sell scarves|sell thermal socks|sell heated gloves|do bath salts|sell deodorant}
{other products|gloves for sale|socks for sale|merch|what else do you sell|product range|heated gloves for sale|lip balm|face cream|hats}
{any new products|what's coming next|are you bringing out more products|is there a version 2|extra strong version|is there a max strength}
can I buy {gloves|socks|a hat|hand warmers|a dryrobe|heated insoles|slippers} {from you|here|as well}`,
  "unpublished/figures": `
how many {have you sold|customers do you have|orders have you had|tubes sold so far|people bought it}
{turnover|sales figures|profit|revenue|competitors|how big is the company}
what is {your turnover|your profit|the company worth|your market share}`,
  "unpublished/app": `
{is there|do you have} an app
{app|ios app|android app|download app}`,
  "unpublished/with-other-things": `
can I {wear my rings|wear nail varnish|use hand cream as well|wear my watch|put sun cream on top|wear fake tan|wear jewellery|use it with barrier cream|wear bracelets|put foundation over it|wear contact lenses after|use it with talc|use it with insect repellent|layer it with vaseline}
does it {ruin nail polish|affect gel nails|tarnish silver|damage my wedding ring|affect fake nails|mess up my fake tan|affect my fitness tracker|unlock my phone by fingerprint|mess with touch id|damage contact lenses}
{nail varnish|gel nails|rings|jewellery|watch|fake tan|sun cream|barrier cream|tattoos|vaseline}
will {my wedding ring be ok|my shellac survive|touch id still work|it harm my bracelet}`,
  "unpublished/odd-uses": `
can I {drink it|eat with it on my hands|cook with it|put it on my car|use it as lube|use it on shoes|put it on my windscreen|use it on a saddle|set fire to it|use it on wood|freeze it|microwave it|put it in the bath|use it as a candle|lubricate my bike chain with it|put it on my plants}
is it {flammable|edible|explosive|magnetic|glow in the dark|radioactive}
does it {glow|keep mosquitoes away|repel midges|work as sunscreen|kill germs on surfaces|work on hair|remove rust|unblock drains|light up}`,
  "unpublished/chemistry": `
what is {the ph|the viscosity|the melting point|the density|the chemical name|the concentration|its molecular structure}
{ph|viscosity|melting point|msds|safety data sheet|coshh sheet}
is it {water based|oil based|acidic|alkaline}`,
  "unpublished/someone-private": `
{is the founder|is the professor|is the owner} {married|rich|single|on linkedin personally|old|nice}
{how old is|where does|what car does} the {founder|owner|professor} {drive|live|now}`,
  "unpublished/events": `
{do you|will you|can you} {do events|come to our club|be at the christmas market|give talks|sponsor our race|attend trade shows|donate a raffle prize|give to charity|do a pop up shop|host workshops|do demonstrations|exhibit anywhere}
can I {visit you|come and try it|see it in person|come to your office|meet the team|collect in person|pick it up}
{events|visit|showroom|talks|charity|pop up|tour|donation}`,
  "unpublished/the-world": `
{what's|what is} {the weather|the time|the date|the capital of peru|the score|9 times 7|the best wetsuit|the sea temperature|on tv tonight|the speed of light|the best hand cream brand|the news|a good book|the meaning of life|my horoscope|the best running shoe}
{who|when|where} {won the cup|is the king|is the prime minister|was the war|is mount everest|is the nearest pub|sang that song|can I buy a wetsuit|is a good place to swim|wrote hamlet|does the bus leave}
{recommend|suggest|find me|book me} {a hotel|a restaurant|a film|a taxi|a good wetsuit|a lake to swim in|a pair of gloves|some boots|a flight|a plumber|a gift for my wife's anniversary that is jewellery}
how do I {bake bread|fix a puncture|train for a marathon|learn to swim|boil an egg|lose weight|knit a scarf|build a shed|light a fire|ski|defrost a freezer|unblock a sink|bleed a radiator|fix my boiler}
{football|weather|bitcoin|recipes|news|lottery|horoscope|train times|netflix|minecraft|fortnite}
is {it going to snow|the shop next door open|it raining|liverpool playing|my fridge cold enough|santa real|the earth flat}
what temperature should {my fridge be|my house be|a bath be|I cook chicken to|my freezer be}
where can I {swim near me|buy a wetsuit|park|get a coffee|go skiing|learn to surf}`,
  "site/large-print": `
{large print|text size}
{the text is too small|can I make the writing bigger|the website is hard to read}`,
  "site/reviews": `
are {the reviews real|the testimonials real|these customers real|the quotes made up|the reviews genuine|the reviews fake}
{reviews|testimonials|fake reviews|customer reviews|trustpilot|ratings}
what {do customers say|are the reviews like}
{have you got|any|show me} {reviews|customer reviews|star ratings}`,
  "site/samples": `
sample
{why does it say sample|what's the sample mark|what does sample mean here|why is everything marked sample}`,
  "terms/price-for-all": `
{do you have|is there|any|got a|have you any|can I get} cheaper price
{can you|could you|will you} {do it cheaper|knock a fiver off|do me a deal|haggle}
I'm {a student|a pensioner|in the army|nhs staff|a nurse|on benefits|skint|a teacher} can I get it cheaper
{will it be|is it} cheaper on black friday`,
  "cold/warm-room": `
how come my feet are ice even indoors`,
  "cold/socks": `
{is|are} {two socks warmer than one|thick socks warmer|three pairs of socks a good idea}
{what|which} socks are warmest
why are my thick socks still cold
{thick socks|two pairs of socks}
should I {wear two pairs of socks|double up on socks}`,
  "outside/dressing": `
{how do|tips for|advice for} {getting changed after a swim|getting warm after swimming|dressing after a dip}
what {do I wear after a swim|should I put on first after a dip|order do I get dressed in|do I do after getting out}
{changing after a swim|after swim|dressing after swim|getting warm after swim}
my fingers won't work {after a swim|when I try to dress after swimming}
{how do I|best way to} {warm up after a swim|get dressed after the lake|get warm after a cold dip}`,
};
