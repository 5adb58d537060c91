/** What stands close together and is not the same, each by the id of its passage, a line each: how soon it is warm is not when to put it on. */
export const keptApart: Readonly<Record<string, string>> = {
  "use/onset": `
how long does it take before it is warm
how long does it take to heat up
how long does it take to warm up
how long until my hands are warm
how long till it works
how long till I feel it
how fast does it work
how quick is it
how quickly will I feel it
when will I feel the warmth
when does it kick in
when does the heat start
does it work straight away, immediately, at once
is it quick
how long does it take
should it be working by now
how long does it take to work
how long until it kicks in
how quickly does it work
does it work instantly
how soon does it feel warm
how long before I feel something
when does it start working
activation time
after how many hours {does it become warm|does it heat up|is it warm}
{does it work|is it warm|do I feel it|does it start} {straight away|right away|at once|immediately|instantly|as soon as it's on}
how {long|much time|many minutes} {till|until|before} {it|the cream} {warms me up|heats my hands|gets hot|becomes warm|turns warm|goes warm}
after how {many hours|long|many minutes} {does it get warm|do I feel it|will my hands be warm|is it hot}
{how long|how quickly|how soon|how fast} {till it works|does it kick in|does it work|until it gets warm|before I feel it|does it take|to feel warm|till it heats up|does it start|until it is going|for it to take effect|does it get going|to warm up}
is it {instant|immediate|straight away|quick|fast acting|slow|instantaneous|right away}
does it {work straight away|work immediately|warm you instantly|start at once|work as soon as you rub it in|act fast|take ages}
not feeling it
{when|at what point|how soon after} {does it kick in|do I feel it|will I feel it|does the warmth start|does it come on|do my hands get warm|does it begin to work}
{how long|how many hours} {until it kicks in|till it's warm|till the heat comes|does it take to come on|before my fingers feel warm|is it before it works}
{how fast|how quickly|how quick} {do you feel it|do you feel the heat|does the heat come|will my hands warm up|does it act|is it}
{does it|will it|is it} {work straight away|kick in right away|instant|start immediately|warm up quickly|get going fast}
{how long|how many minutes} {till it kicks in|before it starts|until I feel it|before I feel warm|till it gets going|does it take to kick in|to warm up}
will I feel it {right away|straight away|soon after|within the hour}`,
  "use/straight-in": `
{can I|may I|is it ok to|am I able to} {go in the sea|get in the water|swim|jump in the lake|have a dip|get in the pool|go for a swim|shower|get my hands wet} {straight after|right after|immediately after|just after|as soon as} {putting it on|I put it on|applying it|rubbing it in|I rub it in}
how {soon|long|quickly} after {applying|putting it on|rubbing it in} can I {get in the water|swim|go in the sea|get my hands wet|shower|get wet}
{how long|what time} {do I have to wait|must I wait|should I leave it} before {swimming|a swim|going in the water|I get wet|I go in|getting in the sea|the pool}
{straight into the sea|straight in the water|into the water straight away} {after it's on|once it's on|with it on|is that ok}
{do I have to|should I} let it {sink in|soak in|dry|absorb} before {I swim|swimming|going in the water|getting wet}`,
  "use/wash-hands-after": `
{do I|should I|must I|do you have to|need I} wash my hands {after|afterwards|after putting it on|after I rub it in|once it is on|when I'm done|after doing my feet|after applying it}
{do I|should I|am I supposed to} {rinse it off|wash it off|wipe my hands|clean my hands} {afterwards|after putting it on|after doing my feet|when I've finished}
{wash my hands|washing hands} after {or not|using it on my feet|rubbing it in}
{put it on my feet|done my feet}, {do I wash my hands now|should my hands be washed then}
is it {left on|a leave on cream|rinsed off or left on}`,
  "use/anyone": `
{can|could|may|should} {men|a man|blokes|guys|lads|my husband|a bloke|fellas|males|chaps} {use it|wear it|have it|put it on}
is it {for men|for men too|for women only|just for women|only for ladies|unisex|for both men and women|a women's cream|for blokes|a girly cream|for lads as well}
{is it ok|suitable|any good|alright} for {men|blokes|a man|males|both sexes|lads}
{I'm a bloke|I'm a man|as a man} {can I use it|is it for me|does it work on me}`,
  "facts/animal-testing": `
{is it|are you|is your cream} {cruelty free|animal tested|leaping bunny|PETA approved|against animal testing|not tested on animals|tested on animals}
{was it|has it been|is it ever} {tested on animals|tested on rabbits|tested on mice|tried on animals}
do you {test on animals|test on rabbits|do animal testing|have a leaping bunny|sell where animal tests are required}
{cruelty free|animal testing|leaping bunny}`,
  "terms/before-dispatch": `
{can I|could I|do I|will I|may I} {get a refund|get my money back|have my money back|cancel|back out|get it all back|get a full refund} {before it's sent|before it is dispatched|before you send it|before dispatch|if it has not been sent yet|before it ships|while it's still with you|before it's posted|before it leaves}
{it hasn't been sent yet|not been posted yet|you've not sent it yet|it is not dispatched|it's still not shipped} {can I have my money back|I want a refund|I want out|can I cancel|and I want to cancel|do I get everything back}
{ordered it for|it was for|I bought it for} {my mum who died|somebody who has passed away|a friend who does not want it|my dad who passed} {can I get a refund before it's sent|can I cancel before it goes out|may I have the money back}
{what if|suppose} I {change my mind before it's sent|cancel before dispatch|want my money back before it comes|no longer want it before you post it}
refund before {dispatch|sending|it is sent|delivery|it comes|it ships}
I {pre-ordered|have ordered} and {it's not out yet|it has not gone out|nothing was sent} {can I get my money back|can I still cancel|refund please}`,
  "terms/why-wait": `
why {have I got to wait|do I have to wait|must I wait|am I waiting} {until 2027|till 2027|while 2027|until next year|till March|that long|all those months}
why {does delivery take so long|is delivery so slow|does it take so long to arrive|do I have to wait so long for it|is the delivery date so far off|is it not sent yet|can you not send it now|does shipping take months|so long until it comes|is it not until then|is the wait for delivery so long|can't I have it now|is dispatch so late|do you take so long to send it}
{what takes so long|what's the hold up} with {the delivery|sending it|my order|the parcels|dispatch}
{how come|why} {I have to wait months for delivery|it is only sent then|it does not ship sooner|you don't post it sooner|it isn't ready yet}`,
  "list/and-order": `
{does|will|would|is} {leaving the list|unsubscribing|coming off the list|taking myself off the list|opting out} {cancel my order|change my order|affect my order|affect my pre-order|mean I lose my order|stop my tube coming}
{if I|when I} {unsubscribe|leave the list|come off the list|opt out of the emails} {will that cancel my order|do I still get my tube|what about my order|is my order still on|does my pre-order stand|will my tube still come}
{will|does} {that|it} cancel my order {if I leave the list|when I unsubscribe}
{unsubscribed|left the list} {is my order cancelled|do I lose my order|is my tube still coming}
{I unsubscribed|I came off the list}, does my {pre-order|order} {stay as it is|still stand|change}`,
  "shop/formula": `
who {invented it|invented this|made it|made this|makes it|created it|created the cream|developed it|designed it|formulated it|came up with the formula|made the formula|wrote the formula|wrote the recipe|mixed it|developed the formula}
{inventor|formulator|who made it|who's the inventor}
{which person|what scientist|which chemist} {invented it|developed it|made the formula|formulated the cream|worked out the recipe}`,
  "site/quoting": `
{can I|may I|am I allowed to|is it ok to|could I} {quote your site|quote you|quote bits of your website|cite your page|use a quote from your site|reproduce a paragraph|copy a sentence from your site|reference your website|link to you and quote} {in my dissertation|in my essay|in an article|on my blog|in a paper|in coursework|in our newsletter|in my thesis|}
{how do I|how should I} {cite you|cite this site|reference your website|quote you}
{do I need|need I ask for} permission to {quote you|quote your website|use your words|print your page}
{quote|cite} {your text|your words|this page} {with a link|in print}`,
  "proof/when-results": `
when {will there be results|are results due|do the results come|will you have evidence|will there be proof|do you expect data|are the tests done|will the tests be finished|is the data expected|will the study be published|will it be tested|do we see the results|is the trial finished}
{any date|is there a date|how long} {for the results|for the evidence|until there are results|until it is proven|till you have proof|before the data comes}
{where|how} will {the results be published|I see the results|you publish the results}
when {will you know more|can we see some data|does the evidence come|is the proof coming}`,
  "proof/missing": `
what {happens|becomes} {if a claim never gets evidence|if the evidence never comes|to a claim without evidence|to claims you cannot prove|if you can't prove a claim|to a sentence nobody can back up|if there is never any proof|if a claim fails its test}
what do you do {with a claim that can't be proven|if the evidence doesn't come|with claims that stay empty|if a test fails|with unproven claims}
{do you|will you|would you} {drop|delete|take down|withdraw|remove} {a claim that is not proven|claims without evidence|a claim if it fails|sentences you cannot show}
{and if|what if} {the tests show it does not work|a claim turns out wrong|it never gets proved|there's no evidence in the end}`,
  "skin/reported-cases": `
{who|whom} {do you tell|do you report to|do you report reactions to|are serious reactions reported to|gets told about reactions|do serious cases go to|do you inform} {about a reaction|of a serious reaction|when someone reacts badly|about bad reactions|}
{which|what} {authority|regulator|government body|office} {is told about reactions|hears of serious reactions|do you report to|gets the reports}
{are|is} {serious reactions|a bad reaction|adverse reactions|undesirable effects} {reported to anyone|reported to the authorities|passed on to the regulator|reported to OPSS|passed to trading standards}
{do you|must you} report {reactions|serious reactions|complaints of rashes} to {OPSS|the authorities|the government|a regulator}`,
  "privacy/assistant": `
{do you|will you} {sell|sell on|pass on|share} {my chat|what I type here|this conversation|these messages|what I write to the bot}
{is|are} {my chat|this conversation|these chats} {sold|sold to anyone|given to anybody|shared with companies}
{does|will} {anyone|anybody|a person|your staff} {read|look at|see} {these chats|this chat|what I write here|our conversation}`,
  "privacy/not-sold": `
will {salesmen|marketers|other companies|cold callers} {get my address|write to me|ring me|hear of me} {because of you|from you|if I order}
I don't want {salesmen writing to me|junk mail|cold calls|spam from others} {will you pass on my address|do you pass on my details|do you sell my address}
{my data|my details|my address}, {do you sell it|do you sell them|is it sold on|do you pass it on for money}
do you {sell|flog|sell on} {my details|my data|my email address|my address} to {anyone|other companies|third parties|advertisers}
what do you do with my data, do you sell it`,
  "partner/pictures": `
{are|is} {the photos real|those thermal images real|the thermal pictures real|these glowing hands real|that real thermography|that a real thermal camera}
{is that|are those} {thermography|thermal photos|infrared pictures} {on the home page|on the site|real or drawn}`,
  "site/reviews": `
{what do|what did} {people think of it|other people think of it|reviewers say|buyers say}
{have you got|any|show me} feedback from buyers`,
  "faq/cost": `
can {I|we|you} {get it|have it} for free
is it {free|for free|for nothing}
{how much|how much pls|how much do you want for it}`,
  "shop/operations": `
who {does|runs|handles|looks after|is in charge of|heads} {operations|the operations side|ops|fulfilment|logistics|packing and post|filling and packing|production and operations|manufacturing and ops}
{head of operations|operations manager|operations person|ops lead}
{who's|who is} {the operations person|your ops person|your logistics person|in operations}`,
  "terms/no-subscription": `
{any|are there|is there|do I make} {monthly payments|more payments|further payments|monthly payments after|payments after the first|payments every month} {after that|after|or just the once|}
{is that|is it} {every month|each month|per month|monthly|just the once|a one off|once only}`,
  "terms/payment": `
can I {pay in monthly payments|spread the payments|split the payment|pay by the month|pay in three}
{do you do|do you offer} {monthly payments|payment plans|finance|instalments}`,
  "terms/refunds": `
{does|do} {the refund|a refund|my money back|refunds} include {the delivery|postage|the postage|delivery too|shipping}
{do I get|will I get|would I get} {the delivery back too|the postage back as well|delivery refunded|shipping refunded}
{my refund|a refund|the money back}, does that include {the postage|the delivery|what I paid for delivery}`,
  "use/how-much": `
how much {cream|of it|of the cream|of this} {do I put on|do I rub in|per go|each time|is right|for both feet|for my hands}
{is a pea sized blob|is a small dab|is a fingertip's worth|is a thin layer} {enough|too little|right}
what's a {sensible|normal|good} amount {to put on|to use|}
do I {need|use|put on|slather on} {loads|lots|plenty} or {just a wee bit|just a bit|just a dab|only a little}
{putting it on|to rub in|to apply|for one go}, how much {of it|cream|is right|do I take}`,
  "page/claims": `
{list|give me a list of|can I have a list of|what are|tell me} {every claim you make|all your claims|all the claims|each claim you make about the product|what you claim|everything you claim about it}
what exactly do you {claim|say it does|claim it does}`,
  "page/one-tube": `
{can our|could our|may a} {club|sailing club|running club|swimming club|team|school|firm} {buy|order|have} {40 tubes|twenty tubes|several|a box|a lot} {on one order|in one go|at once|}
{minimum order|maximum order|group order|bulk order} for {a club|a running club|a team|our group}`,
  "cold/when-to-get-out": `
{how do I know|how can I tell} {when to get out|when it's time to get out|when I have been in long enough|it's time to come out} {of the water|of the sea|of a cold lake|}
when {is it time|do I know it is time} to {get out of the water|come out of the sea|get out|come out of the lake}`,
  "cold/neoprene-gloves": `
are neoprene {mitts|gloves|mittens} {any good|worth it|the best|warm enough|a good idea} {for swimming|in the sea|for cold water|}`,
  "partner/stage": `
how far {along|on|advanced} {are you|is the company|is it|is the project}
{what stage|where} {are you at|is the business at|have you got to}
has it {launched|started|gone on sale} {yet|already}`,
  "partner/scale": `
{are you raising|you raising|are you fundraising} {and how much|right now and how much|at the moment, and what sum}
how much {are you raising|money are you looking for|do you want to raise|are you after|is the round}
{what is|what's|why} {the 50k|the 50 grand|fifty thousand|50000 pounds|50k} {for|about|meant for|}`,
  "partner/review": `
{does|is there|do you have} {anyone independent|anybody independent|somebody from outside|an outside person|a real scientist} {check what you say|checking your claims|who checks the science|reading what you print|check what goes on the site}
who {checks|verifies|vets|reads over} {what you say|your claims|the science|what you print|it independently}`,
  "partner/team": `
{who is|who's} behind {the company|the business|dermaflo|all this}
{tell me about|who are} {the people|the people behind it|your people|everyone involved}
who {is on the board|sits on the board|are the directors|runs things there}
who's behind {it|this|the company|the business|the technology}`,
  "facts/ingredients": `
{what|which} {actives|active ingredients|active compounds|active substances} {does it have|are in it|do you use|does it contain}
what are the {actives|active substances}
when will {you know what's in it|the ingredients be known|the ingredient list be ready|we know the ingredients|the list of ingredients come}
what's in it and when will you {know|say|tell us}`,
  "faq/greasiness": `
{does it|will it|it} {make|makes} {my hands greasy|fat hands|oily hands|hands fatty|my hands shiny|hands sticky}
{don't want|I don't want|we can't have} {my bike bars slippy|a slippery steering wheel|greasy handlebars|my tools slippy|grease on my keyboard}`,
  "unpublished/patent": `
{what is|give me|what's|do you have} {your patent number|the patent number|a patent number|the number of the patent} {for dermaflo|for the technology|for the cream|}
{who owns|is there|where is} {the patent|a patent} {on dermaflo|for dermaflo|behind dermaflo|on the technology}
do you {hold|own|have} {any patents|a patent|patents on it|ip on dermaflo}`,
  "unpublished/chemistry": `
how many {milligrams of active per gram|percent of active|grams of active} {are in it|is it|does it have}
what {percentage|dose|strength} of {active|the active} {is in it|does it have|per gram}`,
  "unpublished/jobs": `
{any|are there|got any|is there} {jobs going|jobs|internships|work going|vacancies}? {I'm a chemist|I am a student|I just graduated|I study chemistry|I've a degree in marketing}
are you {recruiting|taking people on|hiring} {at the moment|right now|graduates|}`,
  "page/dispatch": `
{how long till|when will|when is} {it is at mine|it's at my house|it be at mine|mine here|it with me|it turn up|it get to mine}
{when would|when will} {that turn up|that come|it turn up|it come}
{delivery date|date of arrival|arrival date}`,
  "skin/patch-test": `
how {do you|do I|does one|should I} {patch test|patch test it|patch test this|do a skin test|test it first|try a bit first}
{should I|do I need to|must I} {test|try} a bit {first|beforehand} {on my arm|on my wrist|somewhere small|}`,
  "use/nothing-yet": `
{put it on|I put it on|rubbed it in} {20 min ago|ten minutes ago|half an hour ago|an hour ago} and {feel nothing|feel nowt|my hands are still freezing|it does nothing|can't feel it} {is it a dud|is it broken|is it faulty|what's wrong|}`,
  "faq/who-is-it-for": `
{postie|courier|bus driver|farmer|roofer} here, {out in all weathers|out all day|outside in any weather}, {any use to me|is it for me}
I {work|fix cables|climb poles|mend fences} {in all weathers|out in the cold}, {would I get on with it|would it suit me|is it for the likes of me}`,
  "faq/duration": `
will {this|it} {last me|do me|see out|carry me through} {a full day|a whole day on site|all day|a whole football match|a long shift|from clocking on to home time}`,
  "privacy/rights": `
I want {everything you've got on me|all you hold on me|a copy of what you have} {sent over|sent to me|in an email}`,
  "page/abroad": `
I live {in Norway|in France|abroad|in the States}, {any chance of getting a tube|can I get hold of one|how do I get one}`,
  "terms/how-to-order": `
{can you explain|tell me} how to order {step by step|in simple steps|slowly}
what do I {actually have to do|need to do} to {pre order|order one|buy it}`,
  "partner/regulation": `
{is it|is that} {a cosmetic or a medical device|a cosmetic in law|classed as a cosmetic}, {our compliance people ask|asking for our compliance department|for our regulatory team}
has it {been stability tested|been challenge tested|had preservative testing|got a product information file|been notified}
{stability test|challenge test|product information file|PIF|notification} {done|ready|filed|available}`,
  "terms/faulty": `
{the seal|the foil|the lid|the cap} was {off|broken|already open|torn|missing} when it {came|arrived|turned up|got here}
{it came|it arrived|mine turned up} with {the seal broken|the foil off|no seal|the seal already open}`,
  "faq/redness": `
{gone|it's gone|my hands have gone} {red|pink|a bit red} where I put it{, is that ok|, is that normal|}
{if it stings|if it itches|if it tingles}, {what do I do|what then|what should I do if it does}`,
  "use/top-up": `
how {do I|can I|would I} {make it last longer|keep it going for longer|get more hours out of it|stretch it out|stay warm for longer than that}`,
  "page/how-to-use": `
{where are|I can't find|there were no|I've lost} {the instructions|any instructions|the directions|directions in the box}
{got it as a present|someone gave me a tube} and {there are no instructions|I can't find the instructions|don't know how to use it}`,
  "partner/evidence": `
how {confident|sure|certain} are you {in the 3h15 figure|of your numbers|about your claims|that it works}
how do you {know|justify|back up} {the figure|the 3 hours 15|your claims|what you say}`,
  "faq/testing": `
how {confident|sure|certain} are you {of the three hours fifteen|that it works|about what you say}
{says who|who says so|on what grounds do you say that}`,
  "terms/hygiene-seal": `
what {happens|do I do} if I {don't like it|hate it|try it and don't like it|don't get on with it}
{can I change my mind|can I cancel|do I still have a right to cancel|can I go back on it} {after I opened it|once it is open|when I have opened it|if the seal is broken}
{I opened it|I've opened it|I broke the seal}, {so no refund|no refund then|have I lost my refund|can I still get my money back}`,
  "shop/founder": `
is {the founder|Maren Aldous|your boss|the owner} {real|a real person|made up|a sample|an actual person}
is there {really|actually} {a founder|a Maren Aldous}
who {founded|started|set up|owns|runs} {the shop|the business|the company|the brand|this}`,
  "faq/when-to-apply": `
{a wedding outdoors|a ceremony in the park|a concert outside|an outdoor shoot} {at 1pm|at two|in the afternoon}, when do I {do my hands|put it on|cream up}
{match starts|game is|gig is} at {three|seven}, how long before {do I do my hands|do I rub it in}`,
  "terms/delays": `
{when will it come|it should have arrived by now|it's meant to come in March}, {and what if it doesn't|what if it does not|what happens if it doesn't}
what if {it doesn't come|it does not arrive|it never comes|you don't manage it by then|you don't get it out when you said}`,
  "list/what": `
the Warmth List, {is it free|does it cost anything|does it cost anything to be on it|do I have to pay for it|what do I get out of it}
{do I get|is there} anything for joining the Warmth List`,
  "list/friends": `
what do I get for {inviting mates|bringing friends|sending friends|sharing my link|inviting people to the list}
{is there|do I get} {a reward|something|a prize} for {inviting friends|referrals|bringing a friend to the list}`,
  "terms/return-postage": `
{is the postage on me|do I pay the postage|is the post at my cost|do you cover the postage} {when I send it back|for a return|to return one|if I return it}
{sending it back|a return|returning one}, {is the postage on me|who covers the postage|do I pay for that|is that free}`,
  "partner/kinds": `
what {sort of|kind of} {companies|partners|people|firms} {are you after|do you want to hear from|do you look for|would you work with}
who {are you looking to work with|should get in touch with you|do you want to partner with}`,
  "partner/measure": `
{I'd love to|I could|can we|my students could} {run some skin temperature tests|do a thermal study|measure it in our lab|test it for my msc|test it in a cold room} {on it|with it|}
{would you like|do you want} {somebody to test it|a lab to measure it|a student project on it}`,
  "partner/deck-readers": `
{the deck|your deck}, who is it {meant for|for|aimed at|allowed to be read by}
who {is the deck for|is your deck meant for|can look at the deck}`,
  "partner/contact": `
{we fill tubes|we are a lab|we have shops|we want to work with you}, {what's the email|who do I email|which address do I write to|who do I contact}`,
  "shop/team": `
who {is on the board|sits on the board|are the directors|runs things there}`,
  "use/too-much": `
I've put {loads|too much|a lot} on and {it's slimy|it's all slimy|my hands are slippery|it won't sink in}`,
  "faq/daily-safety": `
{am I ok|is it ok} putting it on {three days in a row|several days running|day after day}`,
  "terms/charged-twice": `
{I've got|there are|I see} {two payments|two charges|the same payment twice|a double payment} on my {statement|card|account}
{charged|billed|debited} {twice|two times|double}`,
  "cold/what-helps": `
{what can I do about|is there anything I can do about|what does one do about} {cold fingers|fingers going cold|cold hands|it when my fingers go cold}`,
  "faq/waterproof": `
can I wear it {kayaking|sailing|on a paddleboard|in a canoe}`,
  "partner/returns": `
{the deck|investing in you|putting money in}, {is it risky|what's the risk|how risky is that|could I lose it}
is {it|that} risky to {invest|put money in|back you}`,
  "partner/licensing": `
would you license {it|the tech|the technology} to {a glove maker|another brand|a sock company|us}
could you make it {for our brand|under our name|for us}, on what terms
{on what terms|what are the terms} {would you make it for us|for a licence|to make it for our brand}`,
  "unpublished/in-the-cold": `
{can I|is it ok to} leave the tube {in the car overnight|in the van|in a hot car|on the windowsill|in the shed}`,
  "unpublished/free-samples": `
we're {a mountain rescue team|a lifeboat crew|a charity|a swimming club}, {any chance of some free|could we have some for free|would you donate a few tubes}`,
  "shop/who-we-are": `
how do I know {you won't run off with my money|you won't vanish with my 15 quid|you are a real shop|you'll really send it}`,
};
