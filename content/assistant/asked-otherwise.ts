/** More ways in which people ask for a passage, by its id: a line each. */
export const askedOtherwise: Readonly<Record<string, string>> = {
  "faq/what-is-it": `
what is this
what is this thing
what is this stuff
what are you selling
what have you got here
what am I looking at
what is the product
give me the basics
give me an overview, a summary
in a nutshell what is it
what do you make
can you explain what this is
what sort of thing is it
never heard of it, what is it
is it a lotion or a gel
introduce the product to me
so what is this all about
why would I want one, what is it for
what is the deal with this cream
could you tell me a bit about the product
how would you describe it
right so what does this stuff do
what does this stuff do
what does the cream do
what does it do for me`,
  "faq/how-it-works": `
how does the cream make you warm
how does it heat your hands
where does the heat come from
is it like a heat rub
is there a chemical reaction
does it warm up by friction
is it self heating
how does it produce warmth
what does it do to your skin to make it warm
what is the trick
what is the secret behind it
how is it possible that a cream warms
how does that even work`,
  "faq/waterproof": `
will water remove it
does it survive water
does it hold up in water
can I get it wet
is it ok under water
does it run when it gets wet
can I take a bath or shower with it
will sweat make it run
will sweating affect it
does it wash away
how long until it is waterproof
is it waterproof straight away
can it handle being in the water
does it resist water
will it still work if I get soaked
does it stay put when wet
will it cope with water
is it ok to get my hands wet after
does it need to stay dry
my hands are in and out of water all day
I am a lifeguard, a fishmonger, a cleaner with wet hands`,
  "faq/who-is-it-for": `
who would benefit from it
who needs this
is it for everyone, anybody
is this for someone like me
would it be right for my dad
is it just for athletes
is it only for sporty people
do you have to be sporty
can anyone use it
what sort of people use it
is it for outdoor workers
would a postman, a builder, a farmer find it useful
is it suitable for adults of any age
is it good for people who always have cold hands
I work outside, would it suit me
I stand around in the cold at work
I work in a freezer, a chilled warehouse
I ride a motorbike all winter
is it any good for anglers
is it good for skiers
can women use it
is it ok for older skin
would it be good for someone who feels the cold
I feel the cold more than most
for office workers with cold hands, in a cold office
can I use it indoors, at my desk
my job is outdoors, is it worth getting
I am a gardener, a roofer, a postwoman, a groundsman
I work on a building site
would somebody like me get anything out of it
my hands are always the cold ones, is it for me
is it appropriate for someone of 70 or 80
could a retired person use it
is it worth it for a dog walker
I commute by train, any use
is it useful for photographers
my hands are always cold, will it work
my hands are always freezing, is it for me
I get cold hands, is it any good
will it help cold hands
I suffer from cold hands
I have cold hands and feet
will it work for me
will this help me in winter
I am always cold`,
  "faq/feet": `
does it do feet
is it ok on feet
will it warm my feet
can I put it on my toes
does the same cream work for feet
do you do one for feet
my feet are always cold, will it help
can it go in my shoes or boots
will my socks get greasy
can I pull my socks on afterwards
how long before I put socks on
should I put it between my toes
can I use it in wellies, ski boots, cycling shoes
do I use it on soles too
is it for hands only
hands and feet or just hands
for cold toes
my feet are blocks of ice, is it any good
does it do anything for cold toes
feet too or hands only
can I put some on my feet and some on my hands`,
  "faq/tube-size": `
how large is it
what volume is it
what quantity do you get
how much do you get for the money
how much product is in there
how many millilitres
does it come in other sizes
is there just one size
will one tube be enough for the winter
is it small enough to carry
can I carry it in my bag
is it under 100 ml
does it stand up, has it a cap
what does the packaging look like
how soon will I need another one
is it a big tube
is it small enough to carry in a belt, bag or rucksack
how much is inside the tube
is there enough in it for a season
how far does a tube go`,
  "faq/testing": `
does it work
does it do what it says
how do I know it works
how do you know it works
can you prove it
have you got proof
has it been independently tested
is it backed by science
has anyone measured it
is it effective
is it any good
does it do anything at all
is it just a placebo
is it legit
I am sceptical, convince me
who says it works
what are the results
are there before and after pictures
has it been in a lab
is it recommended by experts
show me evidence
do the warm hands in the pictures come from a real camera
sounds too good to be true
sounds like a con
sounds like rubbish to me
I do not believe it
does anybody check what you say
can I see test results
what makes you so sure
is it proven or just marketing`,
  "facts/ingredients": `
what goes into it
what is inside
what have you put in it
can I see the ingredients list
full ingredients please
what is the formula
what makes up the cream
does it have any nasties
anything in it I should worry about
is there alcohol in it
does it have chilli or pepper in it
is it perfumed
has it got fragrance
free from fragrance
contains animal products
suitable for vegans
suitable for vegetarians
do you test on animals
is there latex, gluten, dairy, soya, nuts in it
is it nut free
I have allergies
I have an allergy to an ingredient
I am allergic to perfume
could it trigger my allergy
is it plant based
how natural is it
is it chemical free
is it safe for people with allergies
what is the warming ingredient
is there capsaicin in there
does it contain steroids or hormones
is it paraben free, sulphate free, palm oil free
which preservatives do you use
is there chilli, pepper or mustard in it
does it use chilli extract
is there almond oil, coconut oil or nut oil in it
I can not have anything with soya
I react badly to perfume, does it have any
is my allergy a problem
my partner has an allergy, is it safe
is there wool fat in it
full list please
what have they put in this
any dodgy chemicals`,
  "facts/open": `
how long can I keep it
how long is it good for after opening
does it have a sell by date
will it keep until next winter
can I use last year's tube
use by date
will it spoil
how long does an opened tube last before it goes off
which batch is mine
who is responsible for it in the UK
how long will it keep in a cupboard or drawer
does it go out of date
what is the date on it
will last winter's tube still be good
does it keep till next season, next winter`,
  "terms/where-on-body": `
can I use it anywhere else
can I use it elsewhere on my body
is it ok on my face
can I rub it on my ears
will it warm my nose
can I put it on my chest
what about my legs and knees
can I put it on my back
can I use it on my bum
can it go on cheeks or lips
where do I put it
which parts of the body is it for
can it be used all over
can I use it on my arms and wrists
is it just for hands and feet
ok to rub on shins, calves, thighs, hips, ankles, shoulders or elbows
can I rub it on my lower back
will it work on my chin or forehead
any use on a cold nose
can I put it where the sun does not shine`,
  "page/what-it-is-not": `
is it a glove or a cream
does it take the place of gloves
will I still need gloves
does it replace gloves
is it as good as heated gloves
how does it compare with hand warmers
should I buy this or hand warmers
is it better than thermal gloves
what is the difference between this and gloves
will it keep the wind out
does it protect me in extreme cold
can I go without gloves
what does it not do
will it work in minus twenty
does it dry wet socks
is it a substitute for warm clothes
hand warmer packets or this
is it better than the ones you shake
which is better, this or thick gloves
should I still bother with gloves
how does it stack up against electric gloves
can it stand in for a coat`,
  "page/moisturising": `
is it good for my skin
does it leave my hands soft
does it help dry skin
can I use it instead of my hand cream
is it nourishing
my hands are really dry
does it dry out the skin
does it make hands softer
will my skin be smoother
my hands are dry as a bone
does it feed the skin`,
  "page/technology": `
what does the technology do
what is the technology called
is the technology your own
who owns the technology name`,
  "page/claims": `
what does it promise
what can it do
what are the main benefits
what are the pros
what makes it different
what makes it special, unique
why is it better than others
convince me to buy it
give me reasons to buy it
what are its selling points
what is good about it
is it worth the money
is it worth it
should I buy it
key features
why should I bother buying this
what do I get out of it
what is in it for me`,
  "faq/daily-safety": `
can I use it all the time
can I put it on every morning
is it alright to use a lot
can I use it several days in a row
can I use it more than once a day
is daily use ok
is it safe to use regularly
is it toxic
is it poisonous on the skin
will it harm me
will it damage my skin
is it bad for your skin
is it safe for humans
are there any risks
can you become dependent on it, get used to it
how many times can I put it on in one day
is there a limit on how often I put it on
how much is too much per day
can I use it seven days a week
could it do me any damage
is it kind to skin in the long run
ok to use every single day
can I use it whenever I like
as often as I want`,
  "faq/medical-status": `
is it medicine or cosmetic
is this medical
is it a medical product
is it medicinal
is it a pharmaceutical
does a doctor have to prescribe it
is it classed as a drug
can I get it on prescription
is it licensed as a medicine
is it a cosmetic product
are you claiming it is medical
what is its legal status`,
  "faq/redness": `
will my skin go red
do hands go red with it
does it turn your skin red
why are my hands red
my hands are red after using it
is it normal to go red
how red will I get
does it cause a reaction
could I react to it
could it irritate my hands
will it hurt
does it burn your skin
does it feel like burning
does it itch
does it prickle
does it feel like deep heat, a heat rub
does it tingle or sting
what are the side effects
are there any bad effects
what happens if my skin does not like it
what do I do if it irritates
when should I stop using it
is a bit of pink ok
how do I calm the redness
my skin is a touch pink
my hands look red after using it
wrists gone a little red
is a warm tingly feeling expected
should I be worried about pink skin
what should I expect on my skin`,
  "page/sensitive-skin": `
I have sensitive skin
will it suit my skin
is it ok for my type of skin
can people with sensitive skin use it
is it gentle
is it mild
is it harsh on skin
my skin gets upset easily
I react to most creams
will it work on my skin tone
is it for all skin types
is it suitable for mature skin
I have easily irritated skin
I get red easily, will it suit me
my skin is fussy
will it agree with my skin
very reactive skin`,
  "terms/safe-use": `
any warnings
what precautions should I take
what are the dos and don'ts
anything I should not do with it
how should it be stored
where should I keep the tube
does it need to go in the fridge
are there instructions on the tube
is there a leaflet
anything I should know before using it
what should I avoid
keep out of reach`,
  "page/report-reaction": `
report a reaction
I need to report an adverse reaction
how can I tell you about a reaction
is there a form for side effects
where is the reaction form
who should I inform about a skin reaction
report irritation`,
  "faq/duration": `
how long does it last
how long will it last
how long does it stay on
how long does it keep you warm
how long do you stay warm for
how long does the warm feeling last
how many hours
how many hours does it last
does it last long
will it last the whole day
will it last eight hours
will it last a full shift
does it last overnight
how soon does it wear off
when does the warmth stop
when does it stop working
for how long is it effective
what is the duration
how long am I good for
how long before I need more
can I put on more later
how many times do I need to apply it in a day
is it really hot or just a bit warm
will it feel too hot
does it get very warm
can it get too hot to bear
does it last longer in gloves
how long does one application last
does the heat tail off
does it fade
will one go last me the working day
what happens after the three hours
can I put on a second layer later
how long am I covered for
how many hours am I covered
will it see me through a shift
is it still working in the afternoon
how long does the effect persist`,
  "faq/when-to-apply": `
when do I apply it
when do I use it
when should I rub it in
when is the best time to put it on
how early should I put it on
how early do I need to put it on
how long ahead
how long before exposure
how long before I go out
how long before a swim or run
how long beforehand
how many hours before should I use it
how long does it need
what time do I need to put it on if I leave at nine
I go out at seven, when do I put it on
do I have to get up early
I have only got half an hour, will it work
I only have ten minutes
can I use it when my hands are already cold
my hands are already freezing, will it help now
I can not feel it working
it does not seem to work
it did not do anything
how do I time it
do I put it on before or after breakfast
I leave the house at seven, when do I apply it
if I set off at noon when do I put it on
is it ok to apply right as I go outside
how long before kick off
is half an hour before enough
is an hour before enough
timing please`,
  "faq/greasiness": `
is it oily
is it sticky
does it feel heavy
does it feel horrible on your hands
what does it feel like
what is the texture like
is it thick or runny
does it sink in
does it soak in quickly
does it absorb quickly
will it make my hands slippery
will I drop things
can I hold my keys
can I use a touchscreen
can I type with it
can I drive with it on
can I handle food, cook with it on
can I shake hands with it
can I climb with it, use chalk
can I play guitar with it
do I need a lot
a little or a lot
is less more
does it leave a layer
does it feel tacky
do I have to wipe it off
my hands feel greasy
use sparingly or slap loads on
thick or thin layer
will I be able to hold a glass, a pint, a cup, a pen
will my grip suffer
will it mess up my touchscreen
is it nice to the touch
will my hands feel horrible
can I text with it on
can I carry on working with my hands`,
  "faq/under-gloves": `
can I use it with gloves
can I put gloves on after
do gloves go over it
can I wear my gloves with it
is it for wearing under gloves
does it work inside gloves
will it work in my ski gloves
will it make a mess inside my gloves
gloves and cream together
is it better with gloves
should I wear gloves as well
how long before I put my gloves on
can I use it with mittens
can I use it with rubber gloves, marigolds, surgical gloves
will my gloves get greasy
thin gloves or thick gloves with it
can I wear it under boxing gloves, cycling gloves, wetsuit gloves
can I chuck my gloves on straight away
will it clog up my gloves
do I have to wait before gloves
can I pull mittens over it`,
  "page/how-to-use": `
how do I use this
how is it used
how do you put it on
how do I apply the cream
how should it be applied
what do I do with it
what is the proper way to use it
are there instructions
how to apply
tell me how to use it
do I massage it in
do I just rub it in
do I need to wash first
on clean hands
does it go on wet or dry skin
do my hands have to be clean
step by step
what do I do after putting it on
do I wash it off after
what is the correct way of applying it
talk me through applying it
what is the method
should hands be washed first
do I need to wash hands before
how is it meant to be used
show me how to put it on
can it go on damp skin
what is the drill for putting it on`,
  "page/soap": `
will it come off with soap and water
can I wash my hands
do I have to put it on again after washing my hands
what about hand gel
does hand sanitiser ruin it
I use the toilet and wash my hands, is it gone
will gel or sanitiser strip it off
will a squirt of sanitiser undo it`,
  "page/rain": `
is it ok in the rain
does it work when it is raining
will it hold up in a downpour
what if it rains
is it good for wet weather
does snow affect it
can I use it in snow
will wet gloves make a difference
my gloves get wet
is rain going to be a problem
does snow wreck it
it is chucking it down, will it hold`,
  "page/sea": `
does swimming take it off
does chlorine affect it
would it last through a swim, a bath or a shower
does it work in the sea
can I use it for sea swimming
does it work for open water
is it ok in salt water
is it ok in chlorine
can I use it in a wetsuit
is it good for surfers
can I use it for kayaking or sailing
does it work in a cold plunge
does it make cold water safe
swimming in the lake
is it good for triathlon
does it work under water
does it pollute the water`,
  "page/on-things": `
does it rub off
does it rub off on things
will it mark my clothes
will it get on my clothes
does it stain
is it going to stain my sheets
does it leave marks
does it come off on paper
will it get on my phone screen
does it transfer
is it messy on clothing
can I get it out of clothes
does it discolour fabric
will I leave greasy fingerprints
I spilled it on the sofa
does it stain shirts, cuffs, sleeves, jackets
will my white shirt be ok
will it ruin my best coat
will it mark my steering wheel, my desk, my keyboard
can I wear my good jacket with it
do I have to worry about my clothes`,
  "page/gloves-order": `
do I put gloves or cream on first
cream first or gloves first
what is the right order
my hands stay cold in gloves
why are gloves not enough
gloves do not help me
does it lock in warmth
what is locks warmth
does it trap heat
does it insulate`,
  "page/why-early": `
why so long
why do I have to wait so long
why do I have to put it on early
why do I need to put it on hours before
why three hours
why is it so slow
three hours is ridiculous
that is a long time
can it be quicker
is there a way to make it work faster
can I speed it up with hot water
why does it not work at once
what is with the three hour wait
is there any way to get quicker results
why can it not work straight away
why the delay before it feels warm`,
  "faq/cost": `
how much
how much does it cost
how much is the cream
how much is a tube
how much for a tube
how much for one
how much are they
how much do they cost
how much do you charge
how much do you want for it
what does it cost
what is the cost
what is the price
what is the price of a tube
what do you charge
what will it cost me
what would I pay
price please
price
cost
current price
price per tube
total price
what is the total
is it 15 pounds
is it cheap
is it pricey
that is expensive
what is included in the price
does the price include everything
is that the final price
how much to buy it
what does one set me back
tell me the price
how many pounds is it
what are you charging
how much would two cost
are you going to charge my card again next month
got a price for me`,
  "terms/what-a-pre-order-is": `
what is a preorder
what does it mean to pre-order
is this a pre-order
why is it pre-order
is it released yet
is it available yet
is it available to buy now
can I buy it now
is it on sale
is it in the shops yet
is this actually for sale yet
is it a real product yet or a promise`,
  "terms/vat-and-delivery": `
is shipping included
is delivery included
is postage included
is the delivery free
is it free delivery
free shipping
free postage
do you charge for delivery
do you charge for postage
how much is delivery
how much is the postage
how much is p and p
how much to post it
how much to deliver it
what are the delivery costs
what is the delivery charge
what does shipping cost
shipping cost
delivery price
does the price include shipping
do I have to pay shipping on top
is there anything to pay on top
any extra costs, hidden fees
do I pay VAT on top
is VAT on top
what is the tax
is there anything extra for posting it
do you add postage at the end
do I pay extra for the courier
is there a delivery charge to Scotland or Wales
is it all in`,
  "terms/currency": `
what is that in euros
what is it in my currency
do you take euros
do you accept dollars
can I pay in my currency
can I pay in another currency
will I be charged in pounds
am I charged in pounds or euros
why does the price say about
the price shows dollars
which currency
exchange rate
does my bank add a fee
foreign transaction fee`,
  "terms/price-changes": `
is the price going to change
is this an introductory price
will it cost more later
will the price increase
will it get cheaper
does the price stay the same after I order
if it gets cheaper do I get the difference
the price changed`,
  "terms/how-to-order": `
how can I buy it
how can I get it
how can I order
how do I get it
how do I get hold of it
how do I purchase it
how do I place an order
how to order
how to buy
I want one
I want to buy it
I would like to order
I want to order
I want to pre-order
can I order now
can I order online
can I buy it online
where can I get it
where do I buy it
where do I order
where do I pre-order
where is the buy button
where is the checkout
link to buy
take my money
what information do you need to order
is my order confirmed when I pay
when is my order final
can I order over the phone
put me down for one
is it possible to purchase through this site
where do I go to buy one
is there a button to buy
I am sold, where do I order
I am ready to order
how do I go about getting one
put my name down for a tube
how can I get my hands on one`,
  "terms/limited-stock": `
how many do you have
how many tubes are left
are you sold out
is it still available
is there stock
have you got any in stock
do you have any left
is it limited
is it a limited edition
will it sell out
when do you restock
will there be more
I left the payment page
have you run out
what stock have you
any still available
how many have you got left
are there still some
have you stopped taking orders
are you still taking orders`,
  "page/one-tube": `
can I buy more than one
can I buy two
can I get two
can I order two or three
can I have a few
how many can I order
how many can I get
how many am I allowed
what is the maximum order
is there a maximum
can I buy in bulk
can I order a box, a case
do you do bulk orders
do you do packs
twin pack
family pack
can I order for the whole family
I need several
I need one for each of us
we want some for our club, team, workers
can I place two orders
one for me and one for somebody else
can I add another one
could I have half a dozen
I would like three please
can I purchase two at once
can our club order twenty
I need a few
one for my wife as well
can my friend and I both order`,
  "terms/payment": `
how do I pay
how can I pay
what payment do you take
what payment options are there
payment methods
ways to pay
which cards do you take
do you take cards
do you accept credit cards
can I use my debit card
can I use amex
do you accept paypal
is there paypal
can I use google pay
can I pay in cash
can I pay by cheque
can I pay by bank transfer
can I pay later
can I pay in instalments
can I spread the cost
do you do finance
do you take bitcoin
can I use a gift card to pay`,
  "page/dispatch": `
when will I get it
when will I receive it
when do I get it
when does it arrive
when does it come
when is it coming
when is delivery
when is it delivered
when will it be delivered
when will it be sent
when will it be posted
when will you send it
when will you post it
when will it ship
when does it ship
when do you dispatch
when do orders go out
when do pre-orders ship
when is the release
when is it released
when does it come out
when can I expect it
when can I have it
when is my tube coming
what date will it come
what day will it arrive
what is the delivery date
what is the shipping date
estimated delivery
estimated arrival
delivery times
how long is delivery
how long does shipping take
how long does the post take
how long until it arrives
how long until I get it
how long will it take to arrive
how long will it take to get here
how long do I have to wait for it
how soon can I get it
how soon can you send it
how quickly can you deliver
how fast can I get it
how fast do you deliver
will it arrive in time for winter
will I have it before the holidays
will it get here by Friday
is it coming this year
can I get it this week
do you do fast delivery
can you rush it
I need it urgently
is there express shipping
why is it not sent yet
could it get here for the weekend
any idea when they go out
what is the estimated arrival
will it be here for Valentine's Day, Easter or my birthday
how long for it to land on my doormat
do you deliver on Saturday
when are you posting them out
how many weeks do I wait
will I get it before winter ends
I am dying to try it, when is it out
when can I get my hands on it
when is it out`,
  "terms/delays": `
what if you are late
what if it is delayed
what happens if it is late
what happens if it does not come
it is late
my order is late
my parcel is late
it still has not arrived
it has not arrived
my order never came
where is it, it should be here
I am still waiting
you said it would be here
what if the date changes
will you tell me if it is delayed
can I cancel if it is late
how long past the date
it was meant to be sent already
what happens if there is a hold up
what if you push the date back
if you can not send it on time, then what
what if the date slips`,
  "page/abroad": `
do you ship internationally
do you deliver abroad
do you ship overseas
do you post abroad
can you send it abroad
can you ship to me in another country
do you ship to my country
do you ship to the US
do you ship to Ireland
do you deliver to the EU
can I order from Germany
can I buy it from outside the UK
I am in France
I live in Canada
I live abroad
I am not in the UK
shipping to Australia
delivery to the Netherlands
international shipping
international delivery
is it available in other countries
is it available in my country
UK only
only in the UK
when will you ship to Europe
will you ship abroad in future
would I have to pay customs
where do you ship to
where do you ship
what countries
would you send one to Brussels, Paris or Berlin
can someone in New Zealand order
my sister in Boston wants one
my family lives overseas, can they get it
send one to my cousin in Canada`,
  "terms/uk-address": `
do you deliver to Scotland
do you deliver to Wales
do you deliver anywhere in the UK
do you deliver to the islands
do you deliver to my area
do you deliver to London
can you deliver to Northern Ireland
is it the same for Northern Ireland
do you ship to the Isle of Man
can it go to my work
can it go to a friend
can I have it sent to someone else
can I order it as a gift
is it a nice gift
can I send one to my daughter for her birthday
can you leave it with a neighbour
can it be sent to my office instead
can it go straight to my friend
it is a present, can it go to them
do you cover Northern Ireland, Orkney, Skye`,
  "page/find-order": `
where is my order
where is my parcel
where is my stuff
where is my tube
where is it
what is happening with my order
what is going on with my order
what happened to my order
check my order
check order status
order status
can I track it
can I track my order
track my order
track my parcel
is there tracking
do I get a tracking number
has my order been sent
has it been sent
has it shipped yet
did my order work
did you get my order
have you received my order
I ordered but heard nothing
I can not find the email
I forgot my order number
where do I see my orders
find my order
look up my order
has mine been posted
has my order gone through
I can not find my order email
how do I check on an order
is there news about my order`,
  "terms/right-to-cancel": `
cancel
cancel order
cancel my order
I want to cancel
I need to cancel
I would like to cancel
can I cancel it
can I cancel my order
can I cancel before it is sent
can I cancel after it is dispatched
is it easy to cancel
can I get out of it
I changed my mind
I have changed my mind
I do not want it
I do not want it anymore
I no longer need it
I bought it by mistake
I ordered the wrong thing
what is the cancellation policy
what is the deadline to cancel
how late can I cancel
when can I cancel
until when can I cancel
do I have to give a reason
do I need a reason to cancel
cooling off
14 days
I want out of my order
do I have the right to withdraw
is there a window for cancelling
how many days have I got to back out
I need to cancel what I bought
scrap my order`,
  "terms/send-back": `
how do I return it
can I return it
return it
I want to return it
I want to send it back
can I send it back
what is the return policy
what are the returns
do you take returns
do you accept returns
how long do I have to return
can I swap it
can I exchange it
sending it back
what is the process for sending it back
how do I get it back to you`,
  "terms/hygiene-seal": `
can I return an opened tube
can I return it opened
can I return it after I open it
what if I opened it
I have opened it
I opened the tube
I have used it
I used some of it
I tried it and do not like it
it does not work for me, can I return it
it did not work, I want my money back
if it does not work do I get my money back
what if I do not like it
what if it does not work for me
what if I hate it
is there a money back guarantee
do you have a guarantee
do you offer a satisfaction guarantee
can I try before I buy
can I return it if it does not work
is it sealed
does it come sealed
must the seal be intact
can I open the box
opened it, can it still go back
the foil was torn, can I still return it
not impressed after using it
used it twice and hate it
is it returnable once opened`,
  "terms/refunds": `
refund
refunds
can I get a refund
can I have a refund
do you give refunds
do you do refunds
I want a refund
I want my money back
give me my money back
how do I get a refund
how do I get my money back
how do refunds work
refund policy
is it a full refund
do I get everything back
do you refund the postage
do you refund delivery
do you take anything off the refund
is there a fee for cancelling
how is the refund paid
which card does the refund go to
will I get a full refund if I cancel
will you refund the whole lot
do you charge a fee for cancelling
is cancelling free
I would like my money returned
I want my payment back`,
  "terms/faulty": `
it is faulty
it is broken
it is damaged
it came damaged
it arrived broken
it arrived damaged
my tube is faulty
my tube leaked
it leaked in the post
it was empty
it was half empty
the lid is broken
the cap came off
it smells off, the cream has gone funny
it is not what I ordered
you sent the wrong thing
you sent the wrong item
something is wrong with it
there is something wrong with my tube
what if it arrives damaged
what if it is broken
what if it is defective
can I get a new one
can you replace it
will you replace it
warranty
how long is the guarantee
what are my rights
what are my statutory rights
consumer rights
the cap was cracked when it came
the lid snapped off
mine came with a split
the postman squashed it
it came in a right state
the tube has nothing in it
there is no cream in the tube
it does not squeeze out`,
  "terms/if-we-cancel": `
can you cancel on me
will you ever cancel an order
you cancelled my order
what if you run out
what if the company goes bust
what if you go under
what if you never make it
what if you do not deliver at all
do I lose my money if you close`,
  "terms/complaints": `
I want to complain
I have a complaint
make a complaint
where do I complain
how can I complain
complaints
I am unhappy
I am very unhappy
I am not satisfied with your service
nobody answered me
who do I escalate to
this is unacceptable
I want to raise a grievance
who handles complaints
I am not happy and want to complain`,
  "shop/contact": `
contact
contact details
contact you
how can I contact you
how can I reach you
how do I reach you
how do I speak to someone
how do I talk to someone
can I speak to someone
can I talk to someone
can someone help me
can I email you
do you have an email
do you have a helpline
what is your email
give me your email
customer support
customer care
I need help
put me through to someone
is there somebody I can talk to
send you a message
message you
opening times
let me speak to the manager
do you have a helpdesk
is there an email I can write to
who can I ask
do you have a landline`,
  "shop/who-we-are": `
who are you
who am I buying from
who is the seller
who runs this site
which company is behind this
what is the company called
what is the company name
what is the name of your company
where are you
where are you located
where are you from
where is your office
where is your company
where do you operate from
which country are you in
are you british
are you in the UK
are you based in the UK
are you a registered company
are you real
are you legit
is this a real company
is this a real shop
is this website genuine
can I trust you
can I trust this site
your postal address
your registered office
company registration number
which country is the firm in
are you a British firm
where in the country are you
is this a proper company
where does the company sit`,
  "shop/team": `
who is behind this
who is behind the product
who owns it
who is in the team
who works there
tell me about the team
meet the team
are you scientists
which scientists are behind it
which university is behind it
is there a doctor behind it
who are the people behind it
is there a university behind it`,
  "shop/social": `
social media
are you on social media
are you on facebook
are you on instagram
are you on tiktok
are you on twitter
do you have instagram
do you have a facebook page
do you have a youtube channel
where are your socials
your instagram
follow you
can I follow you somewhere`,
  "shop/blog": `
do you have any articles
is there a blog
where is the blog
what do you write about
news about the company
latest news
any stories`,
  "shop/shops": `
is it in shops
is it in stores
is it in any shops
can I buy it in a shop
can I buy it in store
can I get it in a shop
can I get it in a supermarket
where is it stocked
who stocks it
who sells it
which shops sell it
do shops sell it
do you have a shop
do you have a store
do you sell in shops
do you sell on amazon
do you sell on ebay
is it on amazon
is it available on amazon
is it available in shops
is it in superdrug
is it in tesco
is there a shop near me
do you have a physical store
can I come and buy it
can I collect it, click and collect
can I buy it from a chemist
is it sold in pharmacies
is it in any supermarket
can I pick it up in person
does my local chemist have it`,
  "shop/partners": `
can I become a partner
I want to work with you
can we collaborate
can we work together
business partnership
partnerships
do you work with influencers
can I be an ambassador
do you sponsor
would you sponsor our club
do you have an affiliate programme
I represent a company`,
  "list/what": `
what is the list
what is the warmth list for
what do I get from the list
what do I get if I join
is joining free
is the list free
is there a mailing list
is there a newsletter
do you have a newsletter
can I get updates
keep me updated
let me know when it is out
let me know when it is available
tell me when it is in stock
notify me
email me when it ships
am I on the list
I signed up but got nothing
waitlist
can you ping me when it is back
let me know when more are made
I want to hear about news`,
  "list/leave": `
unsubscribe
I want to unsubscribe
how can I unsubscribe
how do I stop the emails
how do I stop getting emails
how do I get off the list
how do I leave
I want to leave the list
I do not want your emails
I do not want any more emails
stop emails
stop mailing me
stop spamming me
take me off
take me off the list
remove me from the list
get me off this list
remove my email
opt out
get me off this mailing list
how do I come off your list
no more emails please
you keep emailing me
why do you keep emailing me`,
  "privacy/data": `
what data do you collect
what data do you keep
what do you know about me
what do you store about me
what do you do with my information
what do you do with my email
what do you do with my address
is my data safe
is my information safe
are you gdpr compliant
privacy
privacy notice
where is the privacy policy
how is my data protected
is this chat private
do you keep this conversation
are you recording this chat
is this chat recorded
what info do you hold
is this chat saved
what happens to the info I type in here
what happens to what I write here`,
  "privacy/rights": `
delete me
delete my data
delete my details
delete my account
delete everything
erase my data
remove my data
remove my details
remove my information
I want my data deleted
I want you to forget me
can I see my data
can I see what you have on me
send me my data
what are my rights
what are my data rights
correct my data
I want my data wiped
can you wipe my details
I would like all my data deleted`,
  "privacy/how-long": `
how long do you keep data
how long do you keep my details
how long do you keep my information
how long do you store data
how long do you keep emails
how long do you keep orders
when do you delete my data
do you keep my data forever`,
  "privacy/cookies": `
cookies
what cookies
which cookies do you use
does the site use cookies
how do I disable cookies
how do I delete cookies
I accepted cookies by mistake`,
  "site/accessibility": `
is your site accessible
is the website accessible
do you support screen readers
can I use it with a keyboard
I use a screen reader
I can not see well
can I turn off the animations
the animations make me feel ill
high contrast`,
  "site/terms": `
terms
terms and conditions
your terms
where are the terms
where can I read the terms
show me the terms
the small print
where is the small print
legal stuff
conditions of sale
contract`,
  "site/law": `
what law
which law
under which law
English law or Scots law
can I take you to court
legal action`,
  "site/pictures": `
can I use your images
can I use your photos on my blog
who took the pictures
copyright`,
  "site/children": `
is there a minimum age to buy
can I order if I am under 18
do you sell to adults only`,
  "site/discount": `
discount
discounts
discount code
any discounts
any discount
any deals
any offers
any codes
any promo codes
any sales on
is there a discount
is there a sale
is there an offer
is there a voucher
is there a promo code
do you do discounts
do you do a student discount
do you have a sale
do you have any offers
do you have a code
do you have vouchers
have you got a discount code
can I have a discount
can I get a discount
can I get money off
can you give me a better price
can you do a deal
do you price match
first order discount
new customer discount
military discount
pensioner discount
black friday
can I get a free one
can I get a sample
free tube
referral discount
is there a student deal
do nurses, teachers or soldiers get money off
blue light card accepted
any codes I could use`,
  "cold/why-hands": `
why do my hands get cold
why do my hands get so cold
why are my hands cold
why are my hands cold all the time
why are my hands cold when the rest of me is warm
why are my feet so cold
why are my feet always cold
why do fingers get cold first
why do toes get cold
why do I always have cold hands
why am I always cold
what makes hands cold
what is the reason for cold hands
how come my hands are colder than my body
why do extremities get cold
the science of cold hands
how come my hands go so cold
what makes fingers so cold
why do toes freeze before the rest of me`,
  "cold/wind": `
why does the wind feel colder
why does wind make it worse
does wind matter
what does wind do
it is always colder in the wind
explain wind chill`,
  "cold/damp": `
why do wet gloves make hands cold
why does sweat make me cold
why does wet feel colder
does damp matter
why are damp boots cold`,
  "cold/air": `
are two pairs of gloves warmer
are loose boots warmer
is wool warm
which material is warmest
wool or cotton
does down keep you warm
why are mittens warmer
mittens or gloves
how tight should my boots be
mittens versus gloves
mittens or gloves, which are warmer
which fabric is best`,
  "cold/what-helps": `
how do I keep warm
how do I keep my fingers warm
how can I keep my hands warm
how can I keep my hands warm outside
how can I keep my toes warm
how do I warm up my hands
how do I get my hands warm
how to warm cold hands
how to keep hands warm
how to stay warm outside
what can I do about cold hands
what is good for cold hands
what can I do to stay warm
what else helps
what else should I do besides the cream
best way to keep warm
any advice for cold hands
any tips
any tips for the cold
tips to stay warm
does a hat help
does moving help
what should I wear in the cold
what to wear in winter
do layers help
what is the best way of staying warm on a match day
how can I stop my fingers freezing on walks
give me some tips for frozen fingers`,
  "cold/feet-standing": `
I stand all day in the cold
cold feet when standing
my feet freeze when I stand about
how to keep feet warm when standing
how to keep feet warm at a football match
my feet get cold on the touchline
how to keep feet warm in the stable
which boots for standing in the cold
warm feet for market traders`,
  "outside/running": `
can I run with it
can I use it for running
is it for runners
good for running
when to put it on before a run
when should a runner put it on
my hands freeze when I run
cold hands running
running in winter
is it good for race day
do you have tips for runners
gloves for running
what should I wear running
is it good for a half marathon
training for a winter race, is it useful
I do park run every Saturday
will it help on a long run
good for a half marathon in January`,
  "outside/swimming": `
is it for swimmers
good for swimming
good for cold water swimming
how do swimmers use it
when do swimmers put it on
when to put it on before swimming
how long before a swim do I apply it
tips for swimmers
tips for wild swimming
when should ice swimmers put it on
what time for a ten o'clock swim`,
  "outside/hiking": `
can I hike with it
is it for hikers
is it for walkers
good for hiking
good for walking
good for hill walking
good for the mountains
can I use it on a hike
can I use it for climbing a munro
is it good for a winter walk
is it good for camping
is it good for skiing
is it good for snowboarding
my hands get cold on the hill
tips for hikers
when do I put it on for a hike
is it handy for skiing
would it do for a winter hill
is it useful on a mountain
does it help on the ski slopes
is it worth packing for the hills`,
  "partner/technology": `
what is the technology
tell me about the technology
what is the technology about
what is behind the technology
is it patented, what is new about it
what does it do
what is special about the technology
explain how it works
what is the principle
what is it made of
is it a drug
does it use capsaicin`,
  "partner/how-developed": `
who developed it
who made it
who created the technology
who formulated it
who is the inventor
who is the chemist
how did you develop it
how long did it take to develop
how was it invented
what is the history of the technology`,
  "partner/review": `
who is your adviser
who advises you
is there a professor
is a university involved
which university
who reads what you say
who reviews it
do you have scientific advisers
are there academics involved`,
  "partner/evidence": `
is there evidence
is there proof
what proof do you have
what is the evidence
what data do you have
do you have data
do you have clinical data
do you have test results
do you have any studies
has the technology been tested
has it been validated
have you published anything
where are your papers
how do you back up your claims
how effective is it`,
  "partner/measure": `
can we test it for you
we have a thermal camera
we have a lab
we are a test house
could we run a trial with it
could a student project measure it
can our university study it`,
  "partner/fill": `
who makes it
who manufactures the cream
who fills the tubes
where is it produced
are you looking for a manufacturer
are you looking for a factory
we make cosmetics
we fill cosmetics
what is the minimum order to fill
lead times for production
minimum production run`,
  "partner/stock": `
do you supply shops
can I sell it in my shop
can my shop stock it
do you do wholesale
do you do trade prices
I would like to sell your product
I run a shop
can we sell it
can our shop sell it
can we stock it
we want to stock it
we would like to sell it
we run a shop
we are a retailer
do you do wholesale
wholesale
retailers
distribution
can we be your distributor in another country
we would like to stock it in our shops
we want to carry it in our stores`,
  "partner/invest": `
can I invest
I want to invest
are you looking for investment
invest
I want to invest
can we invest
how do I invest
how can I invest
are you raising
are you raising a round
how much equity
are shares available
are you looking for investors
is there an investment opportunity
are you profitable
SEIS or EIS
who has invested
what funding do you have
can we put money in
can I invest in the company
are you open to investors`,
  "partner/scale": `
how much are you raising
what would you do with the money
what is the money for
what does the project cost
how big is the funding
how much money do you need
what is fifty thousand pounds for`,
  "partner/deck": `
deck
pitch deck
can I see the deck
can you send the deck
where is the deck
show me the deck
do you have a deck
do you have a presentation
do you have a brochure
send me information for investors`,
  "partner/contact": `
how do I get in touch
how do I contact you
who do I contact
who should I write to
can I meet the founder
can I speak to the founder
can we arrange a call
can we have a meeting
how do I become a partner
how do I connect
I want to partner with you`,
  "cream/different": `
is this basically hand lotion
is it like a normal hand cream`,
  "use/no-battery": `
do I have to switch it on
does it use electricity`,
  "use/washing-up": `
can I do the dishes with it on
will it come off when I do the dishes with washing up liquid`,
  "tube/how-many-uses": `
how long will one tube last me
how many weeks will I get out of it
how many times can I use one tube
how many goes per tube
how long before a tube is used up`,
  "proof/no-study": `
is there any research
what studies have been done
did you do trials
where can I read the studies`,
  "skin/patch-test": `
should I try a bit first
how do I test it on my skin`,
  "skin/assessed": `
is it regulated
has it been safety checked
is it legal to sell
does it meet UK regulations
is it certified`,
  "skin/redness-settles": `
will the redness go away`,
  "use/top-up": `
should I bring it with me to top up
can I apply it again`,
  "use/how-strong": `
how warm will my hands feel
is it strong`,
  "use/overnight": `
do I put it on before bed
can I put it on last thing at night
would the evening before do`,
  "use/late": `
I put it on late
can I put it on at the bus stop, at the start, in the car park`,
  "use/nothing-yet": `
I have put it on and my hands are still cold
why is it not working
put it on twenty minutes ago and still cold
applied it and nothing yet`,
  "use/how-much": `
how much do I need
how much do you need
how much do I use
how much should I put on
how much cream per hand
what is the right amount
a pea or a blob
how big a blob
how thickly do I put it on`,
  "use/too-much": `
I put too much on`,
  "gloves/lining": `
will it stain my gloves
does it rot, harm or spoil leather`,
  "use/wash-off": `
how do I clean it off
how do I take it off
how do you wash it off
does it wash off easily
does washing remove it
how to remove
I want it off
how do you scrub it off
how do I get rid of it once it is on`,
  "use/stay-longer": `
can I stay in longer with it`,
  "terms/no-subscription": `
is it a one off payment
do I have to subscribe
is it a subscription
will I be charged again
will you keep charging me
is there a monthly fee
will you keep billing me`,
  "terms/when-charged": `
do I pay up front
do I pay straight away
when do you take payment
when do you take the money
when will my card be charged
will I be charged immediately
do I pay when it ships
is it a deposit or the full amount
so I pay now and get it later
do I get charged straight away`,
  "page/other-money": `
how much in dollars
how much is it in dollars
how much is it in swiss francs, yen, kroner`,
  "page/no-account": `
do I need to register
do I need an account
what details do you need from me
can I check out as a guest`,
  "terms/time-to-pay": `
do you hold it for me while I pay
does my basket expire
how long is my basket held
how long have I to pay
I ran out of time paying
my session expired`,
  "terms/card-details": `
is payment secure
is it safe to pay here
is it safe to buy from you
is my card safe
do you store my card
do you save card details
is the payment page safe
is your payment page legit
is it safe to type my card in`,
  "terms/declined": `
my payment failed
payment not working
payment was rejected
my card does not work
it will not take my card
why does my bank want me to confirm
did my payment go through
checkout keeps refusing my card
my bank blocked it
the payment will not go through`,
  "terms/preview": `
is it real money, or a test
was my card charged`,
  "terms/change-address": `
change of address
change my address
I want to change the address
I need to change where it goes
I gave the wrong address
my address is wrong
I moved house
I am moving
I need it sent to a different house now
I have moved since ordering
I mistyped my house number`,
  "terms/lost-in-post": `
it got lost in the post
it got lost
my parcel was stolen
who pays if it gets lost
what if nobody is in
what if I am not at home`,
  "page/lost-link": `
I did not get an email
no confirmation email
I can not find my confirmation
I lost my receipt
I lost my order number
how do I log in
send me the link again
no email came after I paid
the email with my link has vanished`,
  "page/receipt": `
I need a receipt
I need an invoice
can I get an invoice`,
  "terms/how-to-cancel": `
how can I cancel
how do you cancel
where do I cancel
please cancel my preorder`,
  "terms/return-postage": `
return postage
do I pay for the return
do you pay return postage
who pays for returns
is return free
free returns
do you send a return label
who covers return postage`,
  "terms/return-address": `
where do I send it
where do I return it to
where do returns go
where do I post it back to`,
  "terms/refund-time": `
how long for a refund
how long does a refund take
how long will the refund take
when do I get my refund
when will I be refunded
when will I get my money
when is my refund coming
where is my refund
where is my money
my refund has not come
refund time
how many days for refund
has my refund been processed
when will the refund hit my account
how quick are refunds`,
  "terms/disputes": `
is there an ombudsman`,
  "shop/phone": `
can somebody call me
can I call you
can I phone
can I ring you
do you have a phone number
do you have whatsapp
what is your number
what is your contact number
give me your number
customer service number
can a member of staff call me
is there someone I can ring`,
  "shop/reply-time": `
are you open
are you open at weekends
when do you reply
how quickly do you answer`,
  "shop/talk-to-person": `
can I talk to a real person
get me a human
get me a person
I want a human
I want to talk to a human
I want to speak to a person
I want to speak to a manager
let me talk to a person
can I ask a person
is somebody real there
is there a real person there`,
  "shop/founder": `
who founded it
who founded the company
who started it
who started this
who runs the company
who is in charge
who is the boss
tell me about the founder`,
  "shop/press": `
I am a journalist
I am writing an article about you`,
  "list/reserves": `
do I have to buy if I join`,
  "list/join": `
how do I join
how do I join the list
how do I sign up
how can I sign up
I want to join
I want to sign up
sign me up to the list
can I join the list
can I join from abroad
can I join the list from another country
did my sign up work
I did not get the confirmation for the list
how do I get on the waiting list`,
  "list/emails": `
how often will you email me
how many emails will I get`,
  "list/friends": `
invite a friend
share with a friend`,
  "privacy/not-sold": `
will you sell my data
will you sell my email
will my email be sold`,
  "privacy/who-sees-it": `
will you pass on my details
do you share my data
do you give my data to anyone
who has access to my data
do you pass my details to anyone`,
  "privacy/complain": `
I want to complain about my data
data complaint`,
  "cookies/settings": `
how do I turn off cookies
how do I change cookies
change cookie settings
cookie settings
where are the cookie settings`,
  "cookies/refuse": `
how do I reject cookies
do I have to accept cookies
can I say no to cookies
reject all cookies`,
  "privacy/visits": `
are you tracking me
do you use google analytics
do you use trackers
does your site track me`,
  "site/large-print": `
can I make the text bigger
the text is too small`,
  "site/reviews": `
are the reviews real
are those reviews real
are the testimonials real
are these real customers
do you have real reviews
do you have reviews
where are the reviews
what do customers say
are your reviews fake
are the customer quotes genuine
who wrote those reviews
are these reviews made up
who are the people in the reviews`,
  "site/samples": `
what does sample mean
why does everything say sample`,
  "terms/price-for-all": `
can you do it for less
is there a cheaper way`,
  "cold/socks": `
how many pairs of socks
should I wear two pairs of socks
do two pairs of socks help
are thick socks better
what is the warmest sock
what socks do you recommend`,
  "outside/dressing": `
what to do after a cold swim
what to wear after swimming
how do I warm up after a swim
getting changed after swimming with cold hands
any tips for after a sea dip`,
  "partner/returns": `
what is your valuation
what return can I expect`,
};
