/** The cream and its use, as it is asked in passing, in other voices. As the other ways: by the id of their passage, a line each. */
export const voicesCream: Readonly<Record<string, string>> = {
  "faq/what-is-it": `
{what even is this|what is this lol|what am I looking at here|what's all this about|what's this when it's at home|so what have we here|never heard of this, what is it}
{a friend|my mate|a girl at work|my sister|somebody at the club} {told me about this|mentioned this cream|swears by this} {what is it exactly|so what is it|what does it do}
{in a nutshell|in plain English|in simple words|in one sentence} {what is it|what do you sell|what does it do|what's the product}
{is it|would you call it} {a lotion|an ointment|a hand cream or what|a gel|a balm|like a moisturiser|some kind of heat rub|a wax}
{what does it actually do|what's the point of it|what does this stuff do|what is it meant to do|what would I be using it for|what's it in aid of|what good is it}
{what makes it special|how is this not just hand cream}
{can I|could I|will I be able to|does it mean I can} {chuck|bin|ditch|throw away|leave off|do without|go without|get rid of|stop wearing|skip} {my mitts|thick socks|my boots}
{do I still|will I still} {need to wrap up|need warm socks}`,
  "faq/how-it-works": `
{how does|how can|how on earth does} {a cream|a tube of cream|something out of a tube|goo} {make you warm|warm your hands|get warm by itself|heat up|keep fingers warm}
{where does the heat come from|what makes the heat|what creates the warmth|what's the trick behind it|what gives off the warmth|what generates the heat}
{what's going on under the bonnet|what's the science behind it|what's the mechanism|what's the principle|what's the secret|how's that possible|explain the science to me}
{is there|does it have} {a chemical reaction|a heating element|some kind of reaction} {in it|that heats it up|involved}
{ok but how|so how does it do that|how does that work then|is it magic|I don't get how it works|talk me through how it warms you}
{do I have to|do you need to} {shake it|activate it|warm it up first}`,
  "faq/waterproof": `
{does it|will it|would it} {come off in the shower|wash off in the bath|last in the wet|hold up when I'm wet through|go when it gets wet|rinse off under the tap|run off when I sweat|wear off in water|disappear the minute it's wet}
{what about|is it ok in} {water|the wet|the shower|the bath|sweat|a downpour}
{does it stay put|does it stay on|will it stay on my skin} {when wet|in water|when I sweat}
{how well does it stand up to|how does it cope with|is it any good against} {water|sweat|getting wet|the wet}
{how long before|how soon can I|when can I} {it's waterproof|get my hands wet|go in the water|have a shower after}
{my hands are in water all day|I'm in and out of water all day} {does it come off|will it stay on|is it any use}
{can I|is it alright to} {shower with it on|bathe with it on|get caught in the rain with it}`,
  "faq/who-is-it-for": `
{who would|who should|what sort of person would|who is supposed to} {use this|use it|buy this|want this|need this|get this}
{is it|would it be} {for men|for women|for men as well|for lads|unisex|just for athletes|only for swimmers|for older people|for pensioners|for me if I just walk the dog|alright for ordinary people|just for sporty types}
{I'm|my dad's|my gran's|my nan is|my mum's|I am} {71|82|in my seventies|in her eighties|a pensioner|90} {am I too old for it|is she too old|could she use it|would it suit|is it ok for her}
{I work|I'm} {outdoors|on a farm|on a building site|on the market|as a postman|in a cold store|a fisherman|a groundsman|a lollipop lady|a bricklayer|a scaffolder|in a chiller|as a gardener} {is it for me|would it help me|is it any good for that|would this do for me}
{good for|any use for|suitable for|any good for} {cyclists|dog walkers|golfers|anglers|fishing|gardening|motorbikes|horse riding|skiing|football spectators|photographers|climbers|sailors|kayaking|paddle boarding|camping|festivals|musicians|bell ringers}
{I do|I go|I'm into} {horse riding|fishing|golf|skiing|climbing|birdwatching|photography|cycling|sailing|kayaking} {would it suit me|would it be any good|is it worth it|is this for me}
{my hands are|I've got hands that are|my fingers are} {always cold|permanently freezing|like ice all winter|blocks of ice} {is this for me|would this be any good|is this the thing|would it do me any good}`,
  "faq/feet": `
{what about|does it do|is it ok on|can I use it on|does it work on|can I bung it on} {toes|my toes as well|feet too|the feet|my toes aswell|the soles of my feet|between my toes|my plates of meat}
{is it hands only|just for hands|is it only for your hands|hands and feet or just hands|both hands and feet|one for hands and one for feet}
{do I need|is there} {a separate one for feet|a foot version|a different cream for feet|another tube for my toes}
{can I|should I|do I} {put my socks on after|put it on under my socks|wear socks over it|go barefoot after|put my wellies on after|put my boots on straight away}
{will my|do my} {feet slip about in my shoes|feet get slippery in boots|socks get sticky|socks go greasy}`,
  "faq/tube-size": `
{how big is it|what size is it|how much is in it|what do you get for your money|how much do you actually get|how much cream is there|is it a big tube|is it a tiny tube|is it a titchy thing|how many ml|how many grams|what's the volume|how large}
{how many|roughly how many} {times|swims|hands|squirts|days|weeks} {do you get out of one|will one tube do|out of a tube|in a tube|is it good for}
{will it|does it|would it} {fit in my pocket|go in a coat pocket|fit in a handbag|go in my bum bag|fit in a swim bag|fit down my sock|go in a rucksack|fit in the glove box}
{will|would} {one tube|one|80 ml} {do the whole season|be enough|see me to spring|do two people}
{do you do|is there} {a bigger one|a smaller size|a travel size|a mini|a family size|a pump bottle|other sizes|a refill}`,
  "faq/testing": `
{sounds fake|sounds too good to be true|sounds like snake oil|I'm sceptical|I don't believe it|it's a gimmick|it's all marketing|I'm not convinced} {where's the proof|prove it|is there any evidence|what proof is there|does it really work}
{where's the|show me the|got any|is there any|what} {proof|evidence|data|test results|lab results|scientific backing} {that it works|behind it|to back it up|for that}
{has anyone|have you|did anybody} {tested it|measured it|studied it|checked it in a lab|proved it|trialled it on real people}
{does it|will it} {actually work|really work or is it a con|do what it says|genuinely work|live up to the hype|do anything at all}
{who says|how do you know|how can you be sure} {it lasts that long|it works|it gets warm|it's waterproof}
{where does|where did} {the three hours fifteen come from|that number come from|you get that figure}
{is it|is this} {a placebo|all in the mind|a scam|a con|genuine|for real|proven|too good to be true}`,
  "facts/ingredients": `
{what's in it|whats it made of|what's it made from|what goes into it|what are the contents|what have you put in it|what's inside|what's the stuff made out of}
{is there|does it have|has it got|does it contain|any} {chilli in it|nuts in it|gluten|lanolin|perfume|parabens|alcohol|pepper|capsaicin|menthol|paraffin|petroleum|wool fat|essential oils|soya|dairy|beeswax|latex|animal fat|palm oil|peppermint|silicone|ginger|mustard}
{is it} {vegan|vegetarian|halal|kosher|organic|natural|scented|unscented|fragrance free|perfumed|hypoallergenic|gluten free|latex free|nut free}
{I'm|my wife is|my son is|I am} {allergic to nuts|allergic to wool|allergic to perfume|vegan|allergic to latex|allergic to lanolin|sensitive to fragrance} {can I use it|is it ok|is it safe|what's in it}
{can I see|where can I read|have you got|send me} {the ingredients|the ingredient list|the INCI list|what's in it|a full list of ingredients}
{has it|was it|is it} {made with animal products|made with nasty chemicals}`,
  "facts/open": `
{what's|when is|is there} {the use by|the expiry|the best before|the shelf life|a use by date|a batch number|the sell by date}
{how long|for how long} {does it keep|does it keep once opened|is it good for once opened|will it last in the cupboard|before it goes off|can I keep it after opening}
{does it|will it|can it} {go off|expire|go out of date|turn|spoil|perish|last till next winter}
{can I|is it ok to} {use last year's tube|keep it for next year|use an old one}
who is {the responsible person|legally responsible for the product}`,
  "terms/where-on-body": `
{can I|could I|am I ok to|is it ok to|may I|should I} {put it on my face|use it on my ears|put some on my nose|rub it on my knees|use it on my back|put it on my lips|use it all over|put it on my bum|use it on my legs|rub it on my neck|use it on my chest|put it on my elbows|use it on my arms|stick it on my cheeks}
{what about|does it work on|is it safe on|how about|is it any good on} {my nose|ears|the face|my lips|knees|my back|shoulders|my whole body|cheeks|my bum|my belly|private parts}
{where can I|where do I|where shouldn't I|which bits can I|what parts can I} {put it|use it|rub it|apply it}
{is it for|is it only for|is it just} {hands and feet|the whole body|anywhere else|hands|all over}
my {nose|ears|knees|bum|legs|shoulders|face|cheeks} {get cold as well|go cold too|is always freezing|are freezing} {can I use it there|could I put some on|is it ok on there}`,
  "page/what-it-is-not": `
{can I|could I|will I be able to|does it mean I can} {chuck|bin|ditch|throw away|leave off|do without|go without|get rid of|stop wearing|skip} {my gloves|gloves}
{is it|does it work as} {instead of gloves|a replacement for gloves|a substitute for gloves|as good as gloves|an alternative to gloves}
{do I still|will I still} {need gloves|have to wear gloves}
{is it|would it be} {instead of gloves|better than gloves|a replacement for gloves|better than hand warmers|as good as heated gloves|better than those shake up hand warmers|better than electric gloves}
{why not just|why wouldn't I just|can't I just|wouldn't it be easier to|why should I not just} {wear gloves|buy hand warmers|get thicker gloves|use heated gloves|wear two pairs of gloves|use a hot water bottle|get heated socks}
{do I|will I} {still need gloves|still have to wear gloves|still need a coat|need gloves as well}
{how does it|does it} {compare to|stack up against|measure up to|beat} {hand warmers|gel warmers|heated gloves|heated socks|those sachets|electric insoles|charcoal warmers}`,
  "page/moisturising": `
{does it|will it|would it|can it} {moisturise|soften my hands|stop my hands drying out|double as a hand cream|keep skin soft|hydrate|help with dry skin|dry my skin out|make my hands softer}
{can I|could I|do I} {use it instead of my hand cream|use it as a normal moisturiser|use it as everyday hand cream|still need hand cream}
{is it} {moisturising|hydrating|drying|good for dry hands|nourishing|a moisturiser as well}
{my hands|my feet} {get really dry|are dry in winter|are rough} {would it moisturise them|is it a moisturiser|does it soften}`,
  "faq/daily-safety": `
{can I|is it ok to|is it alright to|should I|fine to} {use it every day|put it on daily|use it all winter|use it twice a day|use it every single day|use it long term|use it day in day out|use it year round|use it a few times a day}
{how often|how many times a day|how many times} {can I use it|should I put it on|is too often|am I allowed to use it|do I put it on}
{is it|would it be} {safe|safe to use|harmless|bad for you|bad for your skin|safe for everyday|dodgy|alright for daily use}
{any|are there any|has it got} {side effects|dangers|risks|long term effects|harm in using it a lot|downsides}
{has it been|is it} {passed any safety checks|safety tested}`,
  "faq/medical-status": `
{is it|would it count as|is it classed as|is it sold as|do you call it} {a medicine|a drug|a medical device|medicated|a cosmetic|medical|make up or medicine|a pharmaceutical|like deep heat|a medicinal product|a heat rub like the chemist sells|a prescription thing|a treatment}
{do I|would I|does it} {need a prescription|have to see a doctor to buy it|need a doctor's note|come on prescription}
{can I|could I} {get it on the NHS|get it on prescription|claim it on the NHS}
{is it} {licensed|licensed by the MHRA|approved as a medicine|registered as a medicine|clinically approved|a licensed product}`,
  "faq/redness": `
{is it normal|is it usual|is it ok|is it expected} {for skin to go a bit pink|for my hands to go red|to go a bit red|that my hands look pink|for it to look flushed|to get a bit rosy}
my {hands|fingers|feet|skin|palms} {have gone a bit red|went pink|look red|are a bit pink|look flushed|went red after} {is that ok|is that normal|should I worry|is that meant to happen}
{will it|does it|can it|could it|might it} {make my hands red|turn me red|go red|sting|burn|irritate|itch|make my skin red|tingle|hurt|make me blotchy|cause irritation|be uncomfortable|nip}
{does it|will it|is it going to} {burn|sting|feel hot|hurt when you put it on|feel like deep heat|be too hot|scorch|tingle at first}
{what if|what do I do if|what should I do if} {it irritates my skin|my skin goes red|I get irritation|it doesn't agree with me|it stings|my hands go pink|it disagrees with my skin}
{redness|irritation|going pink|red hands|stinging|skin irritation|side effects on skin}`,
  "page/sensitive-skin": `
{I've got|I have|my husband has|she has} {sensitive skin|really delicate skin|very sensitive hands|skin that reacts to most things|fussy skin|fair sensitive skin} {is it ok|would it be too much|can I use it|should I try it|is it gentle}
{is it|would it be} {gentle|ok for sensitive skin|kind to skin|mild|harsh|too strong for delicate skin|suitable for sensitive types}
my skin's {sensitive|delicate|fussy|easily upset|touchy} {from all the hand washing|from cleaning products|so is it ok|would it cope|is it suitable}
{how do I|where do I|should I} {patch test|do a patch test|test a bit first|try it first on sensitive skin}`,
  "terms/safe-use": `
{anything I should|what do I need to|what should I|anything to} {watch out for|be careful of|know before using it|avoid|beware of}
{are there|what are} {any warnings|the safety instructions|the dos and don'ts|any precautions|the instructions for safe use}
{where should I|should I} {keep it away from children|not put it|avoid putting it}
{is it ok|can I rely on it} {in dangerous cold|in extreme cold|in a blizzard|instead of proper clothes}`,
  "page/report-reaction": `
{how do I|where do I|who do I|can I} {report a reaction|tell you about a reaction|report a skin problem to you|report side effects|fill in the reaction form|let you know it disagreed with me}
{is there|where's|have you got} {a form for reactions|a yellow card for this|a reaction form|somewhere to report reactions}`,
  "faq/duration": `
{how long does it|how long will it|how long do they|how many hours does it|how long am I} {keep going|last for|stay warm|stay warm for|last before it wears off|go on for|keep me warm|keep working|hold the heat|get out of it|last once it kicks in}
{would|will|does} {one application|one go|one dose|one squirt|one lot|a single go} {see me through a night shift|do the whole day|last a 12 hour shift|do a full match|last the morning|cover a day's hiking|do me till lunch|get me through a double shift}
{can I|do I|should I|when do I} {redo it|re-do it at lunch}
{when does it|when will it|what time does it|does it suddenly} {wear off|fade|stop working|run out|conk out}
{will it|does it} {last all day|last all night|last a whole round of golf|last a full day's skiing|last till teatime|stay warm overnight|do a marathon}
{longest|minimum|max} {it lasts|time it lasts|hours of warmth}`,
  "faq/when-to-apply": `
{when|what time|at what time|how early|how soon} {should I put it on|do I slather it on|do I need to put it on|am I putting it on|do I cream up|should it go on|do I lather up|do I need to get it on|would I apply it}
I {start at 8|swim at seven|have football training at 6|leave the house at six|have a race at ten|kick off at 3|start my shift at 10pm|set off at dawn|catch the bus at 7} {so what time should it go on|when do I put it on|when should I put it on|so when do I apply it|what time do I need to cream up}
{in the water for seven|tee off at nine|on the hill by eight|match is at three|bus at half six|race starts at 11} {so when am I putting it on|when does it go on|what time do I apply|when should I start}
{can I|could I|is it ok to|should I} {put it on when I get up|put it on at the pool}
{what if|is it any use if|does it still work if} {I only remember as I'm leaving|I only have an hour}
{how long|how far ahead|how much in advance|how long beforehand} {before I go out|before a swim|before a run|before kick off|do I put it on|should I do it}
{do I put it on|does it go on} {before or after breakfast|in the morning|before I set off|before a swim or after}`,
  "page/why-early": `
{why|how come} {so long|does it take so long|is it not instant|the long wait|three hours|do I have to wait that long|so far ahead|can't it be faster|is it so slow}
{I put it on|put it on|applied it|rubbed it in} {10 mins ago|an hour ago|half an hour ago|20 minutes ago} {why isn't it doing anything|is it broken}
{that's|three hours is} {a hell of a wait|ages to wait|a long time|a bit of a faff|ridiculous}
{is there|any} {a way to speed it up|a quick version|something faster|a shortcut|an instant one}`,
  "faq/greasiness": `
{does it|will it|is it going to} {feel slimy|feel greasy|leave a residue|leave my hands sticky|feel tacky|make my hands slippery|leave a film|leave grease everywhere|feel horrible|sink in|soak in quickly|leave me all clarty|feel claggy}
{can I|will I be able to|could I} {still game|hold a pen|type|use my phone|use a touchscreen|grip the handlebars|hold a steering wheel|hold a knife|play the guitar|knit|hold a paddle|shuffle cards|unlock my phone} {with it on|after putting it on|straight after|or will it be slippery}
{will my|will the} {controller get minging|phone screen get smeary|keyboard get greasy|steering wheel be slippy|grip be ok|rugby ball slip out of my hands}
{what's it|what does it} {feel like|like on the skin|feel like when it's on}
{is it} {sticky|greasy|oily|tacky|slimy|heavy|thick|runny|messy|slippery}
I overdid it {what now|what do I do|and it's all greasy}`,
  "faq/under-gloves": `
{can I|can you|could I} {wear gloves over it|glove up over it|put gloves on top|wear it under goalie gloves|wear it under mittens|wear disposable gloves over it|wear ski gloves with it|put my mitts on over the top|wear latex gloves over it|wear rubber gloves over it|wear motorbike gloves over it}
I {swim in neoprene mitts|wear thin blue gloves at work|wear boxing gloves|wear work gloves|wear rigger gloves|use leather gloves|have neoprene gloves} {can they go over the top|is that alright|will it work under them|does it still work}
{will it|does it} {work under gloves|go through to the glove|stop gloves fitting|work with mittens|stay on inside gloves|rub off inside gloves}
{is it ok|does it work|is it any good} {under neoprene|with gloves|under liners|inside mittens|beneath waterproof gloves|with marigolds on top}`,
  "page/how-to-use": `
{how do I|how do you|how should I|how am I supposed to} {put it on|use it|apply it|use it properly|rub it in|get the best out of it}
{what are the|any|give me the} {instructions|directions|steps|step by step|how to}
{do I|should I|must I} {wash my hands first|dry my hands first|rub it in or leave it on top|wipe it off after|leave it on|massage it in|let it dry first|rinse it off}
{run me through|talk me through|walk me through} {using it|putting it on|how you use it|a typical morning with it}`,
  "page/soap": `
I {wash my hands about sixty times a shift|wash my hands all day|use hand sanitiser constantly|scrub my hands at work|have to keep washing my hands} {is it pointless for me|will it come off|does it survive|what happens to it|do I have to put more on}
{does|will} {soap|hand sanitiser|hand gel|alcohol gel|a good scrub|shower gel} {take it off|strip it off|ruin it|wash it away}
can I {take it off|wash it off}
{can I|should I} {wash my hands after|wash it off before eating}`,
  "page/rain": `
{what if|what happens if|is it ok if} {it rains|it chucks it down|I get caught in a shower|it's bucketing down|my gloves get soaked|it's snowing|it's sleeting}
{does it|will it} {work in the rain|stand up to rain|cope with a downpour|come off in the rain|work in snow|last in drizzle}
my gloves {get soaking wet|are always wet through|got drenched} {will it still work|does it help|what then}`,
  "page/sea": `
{does it|will it|would it} stay on in the pool
{what about|is it ok in} {the pool|chlorine}
{does it stay put|does it stay on|will it stay on my skin} in the pool
{how well does it stand up to|how does it cope with|is it any good against} chlorine
{can I|is it alright to} swim with it on
{does it|will it|would it} {buy me extra minutes in the water|work in the sea|work in salt water|come off in the sea|strip off in salt water}
{is it|are you} {ok in the sea|safe in open water|fine in salt water|alright for sea swimming}
{can I|could I|should I} {go in without a wetsuit|swim alone with it on|skip my neoprene gloves}`,
  "page/on-things": `
{will it|does it|could it} {stain|mark my clothes|leave marks on my clothes|ruin my dryrobe|leave marks on paper|get on the sheets|mark my good coat|stain my cuffs|leave fingerprints|mess up my steering wheel|wreck my sofa|mark the book I'm reading|get all over my jumper}
{how do I|can I} {get it out of my clothes|wash it out of a shirt|get it off the sofa}
{is it safe on|does it mark|will it damage} {clothes|fabric|leather|suede|wool|paper|bedding|silk}`,
  "page/gloves-order": `
{cream first or gloves first|what goes on first, cream or gloves|gloves then cream or cream then gloves|which goes on first|before or after my gloves}
{how long after|when can I|do I wait before} {putting gloves on|put my gloves on after|gloving up}
{why do|how come} my {hands stay cold in gloves|gloves not keep me warm|fingers still freeze in thick gloves|gloves do nothing}`,
  "cream/different": `
{what's different about it|what sets it apart from ordinary cream}`,
  "use/no-battery": `
{is there|does it have} {anything electric|a wire|a charger} {in it|that heats it up|involved}
{do I have to|do you need to} {charge it|plug it in|microwave it|switch it on}`,
  "use/washing-up": `
{does it|will it|would it} survive the washing up
{what about|is it ok in} the washing up
{does it stay put|does it stay on|will it stay on my skin} if I do the dishes
{how long before|how soon can I|when can I} wash up after putting it on
I wash pots for a living {does it come off|will it stay on|is it any use}
{can I|is it alright to} do the dishes with it on
{does|will} washing up liquid {take it off|strip it off|ruin it|wash it away}`,
  "tube/how-many-uses": `
{how many|roughly how many} {goes|uses|applications} {do you get out of one|will one tube do|out of a tube|in a tube|is it good for|does it last}
{how many|roughly how many} {times|swims|hands|squirts|days|weeks} does it last
{how long will|how long does|how long would} {a tube last me|one tube last|a tube keep me going|the tube do me|it be before I run out|it take to get through one|a tube see me through}
{will|would} {one tube|one|80 ml} last the winter`,
  "proof/no-study": `
{where's the|show me the|got any|is there any|what} {research|trials|studies} {that it works|behind it|to back it up|for that}
{has anyone|have you|did anybody} done a proper trial`,
  "skin/patch-test": `
{should I|do I need to} {do a patch test|test a bit first|try a little bit first}`,
  "skin/assessed": `
{has it been|is it} {safety checked|assessed|safety assessed}`,
  "skin/redness-settles": `
my {hands|fingers|feet|skin|palms} {have gone a bit red|went pink|look red|are a bit pink|look flushed|went red after} how long does that last`,
  "use/top-up": `
how often do I {top it up|top up halfway through|put more on later|reapply|redo it|add another layer|put on a second lot|slap some more on|re-do it at lunch}
{can I|do I|should I|when do I} {top it up|top up halfway through|put more on later|reapply|add another layer|put on a second lot|slap some more on}
{when does it|when will it|what time does it|does it suddenly} go cold again`,
  "use/how-strong": `
{how strong|how warm|how warm does it feel} {is it|does it feel|will my hands be}`,
  "use/overnight": `
{can I|could I|is it ok to|should I} {put it on the night before|sleep in it}
{do I put it on|does it go on} before bed`,
  "use/late": `
{can I|could I|is it ok to|should I} {put it on just before I go out|put it on as I leave|put it on in the car}
{what if|is it any use if|does it still work if} {I forget until the last minute|I put it on late|I'm running late}`,
  "use/nothing-yet": `
{I put it on|put it on|applied it|rubbed it in} {10 mins ago|an hour ago|half an hour ago|20 minutes ago} {nothing is happening|and I can't feel anything|and nothing}`,
  "use/how-much": `
{how much|what amount|how big a blob|how much cream} {do I put on|do I need|should I use|at a time|do I squeeze out|is enough|for two hands}`,
  "use/too-much": `
I {put too much on|used too much|put on loads} {what now|what do I do|and it's all greasy}`,
  "gloves/lining": `
{will it|does it} {ruin my gloves|stain the lining|rot my gloves}`,
  "use/wash-off": `
{does|will} {soap|hand sanitiser|hand gel|alcohol gel|washing up liquid|a good scrub|shower gel} {remove it|get rid of it}
{how do I|how do you|what gets it} {get it off|take it off|wash it off|remove it|clean it off my hands|get rid of it when I'm done}
can I {get it off|remove it|clean it off my hands|get rid of it when I'm done}
{can I|should I} wash it off before bed`,
  "use/stay-longer": `
{does it|will it|would it} {let me stay in longer|mean I can swim for longer|keep me in the loch longer}
{can I|could I|should I} {stay in longer with it|swim further with it}`,
};
