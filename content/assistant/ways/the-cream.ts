/** The cream itself. Ways of asking by the id of their passage, a line each, as content/assistant/spell-out.ts reads them. */
export const theCream: Readonly<Record<string, string>> = {
  "faq/what-is-it": `
{what's|what is} {this then|your thing|your product about|it all about|being sold here|the idea|the concept|on offer}
{tell me|let me know} {more|about this cream|what this cream is|about your stuff|what it is you do|the basics}
so {is this a cream|is it a hand cream|is it a moisturiser that warms|you sell a tube of cream|what do you flog|what does it do exactly}
{product|item} {description|info|information|details|overview|summary}
{cream|tube|product} {what is it|explained|about|in one sentence|meaning}
I {landed here from an advert, what is it|just found your page, what is this|clicked a link, what are you selling|have no clue what this does|do not understand what you are selling}
{is it|is this} {a cream or a lotion or an oil|something you rub in|like vaseline|like a balm|some sort of hand lotion}
hand cream {for the cold|that makes you warm|what is that}
do I still have to put on socks
what problem does {it|this} solve
can you sum it up {quickly|in a line|for me|for a child to understand}`,
  "faq/how-it-works": `
{how|explain how} {does it make heat|does it heat up|does it do that|can it possibly work|a cream warms you up|the cream gets warm|is that possible|does the magic happen}
{is there|has it got} {a heating element|a chemical that heats|a trick to it|menthol style heat trick}
{does it need|do I need to} {shaking|microwaving|activating somehow|power}
how come a cream {gets hot|feels warm|can warm skin|does that}
{mechanism|working principle|how it functions|science of it|function|technology explained}
what's the {trick|secret|science|principle|clever bit|magic|mechanism}
{is it|does it work} like {deep freeze spray|a hot water bottle|ginger rub|a radiator|a heat patch}
what happens {to make it warm|in the cream|when you rub it in|inside the cream}`,
  "faq/waterproof": `
can I wash the car {after putting it on|with it on|once it is on}
what if {some of it washes off|it comes off in the water|it gets splashed} {during front crawl|on my stroke}
is it {waterproof|water resistant|wet proof|splash proof|sweat proof|rainproof|washable}
{will|does|can} {it|the cream} {survive|withstand|stand up to|cope with|handle} {water|a dip|getting wet|sweat|sweaty palms|a bath|the shower|a hot tub}
{does it|will it} {rinse off|run off|wash out|come away|dissolve|melt off|float off|slide off|drip off|go streaky} {in water|when I sweat|when wet|under the tap|in the bath}
{can I|is it ok to} {get wet|shower|bathe|hand wash clothes} {with it on|after|wearing it|afterwards}
how {waterproof|water resistant} is it
how many {lengths|dips|hand washes|dunks} {will it take|can it take|does it last through}
my hands {sweat|perspire} a lot {does it stay|will it stay put|will it hold|is that a problem}
my hands are {in water|wet} {all day|at work|most of the time}
I {clean cars|bath dogs|mop floors} for a living, {will it stay on|any use|does it stay}
{water|sweat|wet hands|shower|bath}
does {sweat|water|perspiration} {affect it|ruin it|remove it|stop it}`,
  "faq/who-is-it-for": `
{postie|builder|farmer|driver|nurse|traffic warden|market trader|dog walker} here, {any use to me|would it suit me|is it for me|worth my while}
I am {19|20|21|over 18|an adult} {can I buy it|can I use it|can I get it}
{is it|would it be|is this|any} {good|use|suitable|right|ok|handy|worth it} for {my dad|a fisherman|an angler|a nurse|an old man|a pensioner|a lorry driver|a bus driver|my boyfriend|a gardener|a farmer|a horse rider|a football coach|a referee|a traffic warden|a roofer|a plumber|a binman|a window cleaner|a paramedic|a police officer|a soldier|a photographer|birdwatchers|golfers|cyclists|motorbike riders|skiers|climbers|ice skaters|stable girls|dog walkers|allotment holders|bell ringers|cricketers|rugby players|sailors|carol singers|tree surgeons|electricians|market traders|car mechanics|crossing patrol|security guards|scaffolders}
I'm a {nurse|postman|brickie|farmer|fisherman|gardener|driver|mechanic|groom|teacher on playground duty|refuse collector|courier|photographer|joiner|builder|cyclist|golfer|angler|biker} {is it for me|would it suit me|any use to me|is it any good for me}
who {would use this|buys this|is this meant for|is the target market|should get one|needs this|is it designed for|is your customer}
I'm {in my seventies|85|a senior|getting on a bit|retired|over sixty|19|21|eighteen|a student} {can I use it|is it for me|is that a problem|ok to use}
is it {unisex|just for ladies|a women's thing|for blokes too|only for athletes|just for sporty types|for normal people|for office workers}
my {office|house|flat|classroom|desk} is {freezing|cold} {would it help|is it for that|any good}
{my mum|my dad|my nan|grandad|my wife|my husband|my partner|my flatmate|my mother in law|my old man} {feels the cold|has cold hands|is always cold|hates the cold} {would she like it|would it suit them|is it for them}
can {anyone|everybody|adults|old folk|men|women|elderly people} use it
{cycling|fishing|golf|skiing|gardening|commuting|horse riding|motorbike|photography|birdwatching|football|rugby|climbing|outdoor work|allotment|dog walking|camping}
good for {cyclists|anglers|golfers|bikers|gardeners|commuters|builders}
I {stand on a platform every morning|wait for buses|cycle to work|deliver parcels|work on a farm|work outdoors|do night fishing|ride a motorbike|walk the dog at dawn|coach kids football on Saturdays}`,
  "faq/feet": `
{can you|can I|is it ok to|do you} {use|rub|put|slap|smear} it on {your feet|toes|soles|my heels|feet as well|the feet too|my toes and soles}
{does it|will it} {work|do anything|help|warm up} {on toes|my toes|my feet|for toes|cold toes|feet as well as hands}
my {feet|toes} are {like ice|blocks of ice|always cold|freezing|frozen solid|cold in bed|cold all winter} {will it help|any good|does it work on them}
{feet|toes|foot cream|foot version|for feet|cold toes|use on feet|soles|heels}
{is there|do you do|do I need} {a foot one|a feet version|a separate foot tube|another tube for feet|one for toes}
{can I|ok to} {put socks on after|wear socks over it|wear tights over it|put my boots on straight after|wear wellies with it|wear ski socks over it|wear trainers with it|wear slippers}
will it make my {shoes slippery|socks wet|socks greasy|feet sweaty|feet slide about|boots slimy|trainers smell}
between {the|my} toes
hands or feet or both
does the one tube do {both|hands and feet|everything}`,
  "faq/tube-size": `
{what is|how much is|what about} {the weight|its weight|the weight of a tube} {for my rucksack|for packing|in grams}
is {80 ml|that|one tube} {a lot|much|plenty|enough}
{how big|how large|how small|what size|what volume|what capacity|how many millilitres|how much cream|how heavy|how tall} is {it|the tube|a tube|one tube|in it|the bottle|the pack}
{tube size|size|ml|millilitres|volume|capacity|weight|dimensions|quantity|grams|fl oz|net contents|contents of tube}
{how many|number of} {squirts|doses|times|mornings|days|weeks} {per tube|in a tube|do you get|out of one|will a tube do|from 80 ml}
does it {fit in a pocket|fit in a handbag|fit in my swim bag|go in a rucksack|come in a bigger size|come in a mini size|come in a tub}
can I {take it on holiday|carry it in my jacket|keep it in my pocket|put it in my handbag}
{travel size|pocket size|handbag|mini|refill|pump bottle|tub}
is {one tube enough for a winter|there only one size|there a big tube|there a family size|80 ml a lot|there a trial size|there a small one}`,
  "faq/testing": `
does it {actually do anything|do owt|do a thing|really do something|make any difference} {or is it rubbish|or is it tat|or not|at all}
is it {a load of old rubbish|all talk|just marketing|just hot air|tat}
{is it|has it been} {tested|lab tested|independently tested|scientifically proven|properly trialled|checked by scientists|dermatologist tested}
{any|is there|got any|where is the|show me} {proof|evidence|data|science|test results|lab reports} {for this|that it works|behind it|please|to back it up}
{does it|will it|do they} {actually work|really work|genuinely work|even work|do what it says|do anything|work or is it hype|work at all}
{sounds like|is this|looks like|seems like} {a scam|snake oil|rubbish|nonsense|a con|too good to be true|a gimmick|quackery|placebo|bullshit|a load of rubbish|hype|a hoax|fake}
{proof|evidence|test results|scam|does it work|tested}
{prove it|convince me|I don't believe it|I am sceptical|I doubt it works|how do I know it works|why should I believe you|says who|according to whom}
are the {thermal pictures|heat photos|infrared images|thermal hands|heat camera shots} {real|genuine|faked|measured|mocked up}
how {did you test it|do you know it works|sure are you|was 3 hours 15 measured|do you know it lasts}
who {says it works|measured it|tested it|verified this}`,
  "facts/ingredients": `
is there {pig|pork|fish|alcohol|animal fat|nut oil} {inside|inside it|in it|in the cream}
{what's|what is|whats} {in it|in this|in the cream|it made of|it made from|inside the tube|the formula|the recipe|the active ingredient|the composition|in there}
{ingredients|ingredient list|inci|contents|composition|formula|what is inside|allergens|allergy info|additives|preservatives|chemicals}
{does it|do they} {contain|have|include|use} {nuts|almond oil|lanolin|latex|gluten|soya|parabens|perfume|essential oils|alcohol|palm oil|beeswax|honey|shea butter|coconut|menthol|chilli|capsaicin|ginger|mustard|sulphates|retinol|nickel|zinc|aloe|glycerine|paraffin|petroleum|mineral oil|silicone|collagen|pork|gelatine|animal fat|dairy|egg|fish oil|microplastics|camphor|eucalyptus|wintergreen|salicylate|cbd|caffeine|niacin|peppermint|tea tree|lavender oil|vitamin e|titanium dioxide|sunscreen}
is it {vegan|vegetarian|halal|kosher|organic|natural|chemical free|paraben free|fragrance free|alcohol free|nut free|gluten free|latex free|hypoallergenic|plant based|unscented|animal friendly|lanolin free}
I'm {allergic to nuts|allergic to lanolin|allergic to perfume|allergic to latex|vegan|muslim|jewish|a vegetarian|coeliac and worry about gluten|intolerant to fragrance|allergic to wool|allergic to shea|allergic to nickel}
{nut allergy|allergies|latex allergy|allergic|wool allergy|fragrance allergy|any allergens|allergen list|anything I could be allergic to|peanut|sesame}
{vegan|halal|kosher|organic|natural|parabens|lanolin|nuts|perfume|fragrance free|palm oil}
was it tested on {animals|rabbits|mice|bunnies}
any {nasties|nasty chemicals|artificial stuff|animal products|animal bits|preservatives|spices} in it
can I see the {label|full ingredients|ingredient list|inci list}
do you {test on animals|use animal products|use natural ingredients}
what {oils|chemicals|spices|plants|herbs|waxes} {do you use|are in it|does it contain|is it made with}`,
  "facts/open": `
{what's the|what is the|when is the} {expiry|expiry date|use by date|best before|shelf life|sell by|period after opening|batch code|batch number}
{how long|how many months} {does it keep|is it good once opened|will an opened tube keep|can I keep it|before it goes off|until it expires|can I store it for|does an unopened tube keep}
{does it|will it} {go off|expire|go rancid|spoil|separate with age|keep till next winter|be ok next year|go bad}
{expiry|expiry date|shelf life|best before|use by|goes off|batch number|opened how long|months after opening|PAO}
can I use {last year's tube|an old tube|it next winter|one that has been open a year|an out of date one}
{who is|name of} the responsible person`,
  "terms/where-on-body": `
can it {go|be put|get} {near|around|close to} {my eyes|the mouth|my lips|my ears}
can {I|you} {use|put|rub|wear|slap|dab} {it|this|some} on {my face|your nose|my ears|my lips|my legs|my bum|my back|my knees|my neck|my chest|my arms|my shins|my thighs|my cheeks|my scalp|my stomach|my elbows|my wrists|my shoulders|my forehead|my chin|my body|my ankles|my calves|my private parts|my armpits|my hips|my eyelids}
{does it work|is it ok|is it safe|any good} on {the face|noses|ears|legs|knees|other body parts|the whole body|lips|a cold bum|cheeks|my tummy|the neck|the shoulders}
{face|nose|ears|knees|legs|lips|back|neck|body|cheeks|arms|chest|bum|elbows|wrists|thighs|shoulders}
my {nose|ears|knees|ear lobes|legs|bum|cheeks|chin|nipples} {get cold|freeze|are cold too|go cold when cycling} {can I use it there|any good for that|will it work there}
{only|just} hands and feet
where {on the body|exactly|can I put it|else can I rub it|on me does it go|else does it work}
which {body parts|parts|bits of me|part of the body}`,
  "page/what-it-is-not": `
do I {have to keep wearing gloves|bin my gloves|get rid of my mittens}
{do I still need|would I still want|should I still wear|are there still} {gloves|mittens|my gloves|a hat and gloves} {with it|as well|on top|if I use it}
{is it|how is it} {better than|as good as|different from|worse than|cheaper than|warmer than} {gloves|heated gloves|hand warmers|a hot water bottle|thermal gloves|mittens|heat packs|ski gloves|electric socks|heated insoles|pocket warmers|battery socks|gel pads|disposable warmers|hand warmer sachets}
{cream|product|this} {vs|versus|or|compared to|against|instead of} {gloves|hand warmers|heated gloves|mittens|heat packs|heated socks|pocket warmers}
why {would I buy this when I have gloves|not just buy gloves|not just wear mittens|bother with cream if I own gloves|not use hand warmers|choose this over gloves|is it better than a hand warmer}
{can I|could I} {ditch my gloves|go without gloves|go gloveless|leave the gloves at home|skip the hat|throw out my gloves|rely on it alone|use it instead of a coat|go out in just a t shirt}
what {can't it do|doesn't it do|are the drawbacks|are the downsides|are the limitations|is it not good for|is the catch|are the cons|are the disadvantages}
{downsides|drawbacks|limitations|disadvantages|cons|catch}
will it {stop the wind|keep out the wind|protect from a blizzard|replace my coat|keep me alive on a mountain|save me in a storm|protect me in extreme cold}
{alternative to|replacement for|substitute for} {gloves|hand warmers|heated gloves|mittens}
I {already use hand warmers|have heated gloves already|swear by hand warmers|normally use heat pads} {why switch|is this better|what is the difference}`,
  "page/moisturising": `
{does it|will it} {moisturise|hydrate|soften|nourish|condition|help with dryness|make skin soft|replace my hand cream|help dry skin|dry my hands out|dry out my skin}
{moisturiser|moisturising|hydrating|dry skin|dry hands|rough hands|soft hands|hard skin|flaky hands}
my hands are {dry|rough|like sandpaper|flaky|hard from work} {does it help|will it soften them|is it good for that}
can I use it {as a moisturiser|as hand cream|instead of my usual hand cream|just to soften my hands|as everyday hand cream}
is it {a moisturiser too|hydrating|nourishing|drying|good for dry hands|rich}`,
  "page/technology": `
what's {dermaflo|this dermaflo thing|dermaflo technology|behind the dermaflo name|dermaflo supposed to be}
{dermaflo|dermaflo meaning|dermaflo technology|dermaflo explained}
{who named|why call it|is it a brand} dermaflo`,
  "page/claims": `
what {does it claim to do|are the benefits|do you promise|are you claiming|good does it do|are the selling points|are the pros|is good about it|are the features|do you say it does}
{benefits|features|claims|advantages|pros|selling points|usp|key benefits}
why {should I get this|is it good|is it worth buying|would anyone buy this|is yours special|choose you|this one}
{is it worth it|worth buying|worth the money|sell it to me|give me reasons to buy|what do I get for my money|what's so special}`,
  "use/no-battery": `
{is there|has it got} something electric in it
{does it need|do I need to} {plugging in|switching on|a charger|usb}`,
  "use/washing-up": `
can I {wash up|do the dishes|wash the pots|do the washing up} {after putting it on|with it on|once it is on}
{will|does|can} {it|the cream} {survive|withstand|stand up to|cope with|handle} the washing up
{can I|is it ok to} {do the dishes|wash up} {with it on|after|wearing it|afterwards}
I {wash dishes|wash pots} for a living, {will it stay on|any use|does it stay}`,
  "tube/how-many-uses": `
how long is {it|the tube|a tube|one tube|in it|the bottle|the pack}
{how many|number of} {uses|goes|applications|months} {per tube|in a tube|do you get|out of one|will a tube do|from 80 ml}
{how long|how many weeks} {will one tube last me|does a tube go|before it is empty|until I need another tube|will 80 ml last|before it runs out}
will one {tube|do} last {the winter|the whole season|all season|a month}`,
  "proof/no-study": `
{is it|has it been} {clinically tested|peer reviewed}
{any|is there|got any|where is the|show me} {studies|trials|research|clinical data|papers} {for this|that it works|behind it|please|to back it up}
{trials|studies|clinically proven|research}`,
  "cream/no-comparison": `
{is it|how is it} {better than|as good as|different from|worse than|cheaper than|warmer than} {hothands|zippo hand warmer}
{cream|product|this} {vs|versus|or|compared to|against|instead of} hothands`,
  "page/sea": `
what if it rubs off while I swim {during front crawl|in the pool|while swimming|on my stroke}
what if {some of it washes off|it comes off in the water|it gets splashed} {in the pool|while swimming}
is it swim proof
{will|does|can} {it|the cream} {survive|withstand|stand up to|cope with|handle} {a swim|the pool|chlorine|sea water|salt water}
{does it|will it} {rinse off|run off|wash out|come away|dissolve|melt off|float off|slide off|drip off|go streaky} {in the sea|in the pool}
{can I|is it ok to} {go in the pool|swim lengths|do lane swimming|jump in the lido} {with it on|after|wearing it|afterwards}
how many swims {will it take|can it take|does it last through}
{swimming|swim|pool|sea|chlorine}
{swim|swimming} {with it on|in it|ok|proof}
does {chlorine|salt|pool water} {affect it|ruin it|remove it|stop it}`,
};
