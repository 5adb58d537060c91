/** As ten people might ask, sixty each for visitors and partners, of which 109 of 120 were right at first; and eighty more, asked once the first were studied: 74 right. */
export const tenPeople = `
faq/duration | alrite will this last me a full day on site
faq/under-gloves | am wearin rigger gloves all day is that ok wi it
page/on-things gloves/lining | will it muck up the steering wheel in the van
faq/cost | whats the damage for one
page/dispatch | when we gettin it then
faq/when-to-apply | i start at 7 when do i lob it on
page/how-to-use | do i have to wash me mitts first
page/soap use/washing-up use/number-of-washes | swarfega gonna strip it off?
cold/what-helps | any other tricks for keepin warm on a scaffold
terms/faulty | what if it turns up knackered
shop/phone shop/contact shop/talk-to-person | giz your number ill ring ya
page/one-tube page/many | can i get a box of em for the lads
page/gift terms/uk-address | Good morning. My grandson's birthday is in April and he swims in that dreadful cold lake; could you send it straight to his house in Bristol?
shop/phone shop/contact shop/talk-to-person | I am not very good with computers, is there somebody I can telephone
terms/payment | I don't care to use my card online, may I send you a cheque
faq/tube-size | Could you kindly tell me how large the tube is, I have small hands
page/sensitive-skin | At my age the skin is rather thin and delicate, will it suit me
site/large-print site/accessibility | the writing on your page is very small, do you have it printed larger
faq/what-is-it | A friend at church mentioned Emberly, what exactly is it
terms/right-to-cancel terms/refunds terms/before-dispatch | If I think better of it next week, before you've posted it, do I get my fifteen pounds back
shop/who-we-are | are you a proper British firm, where are your offices
cold/why-hands | why do one's fingers always suffer before anything else
faq/daily-safety | might I use it each morning through the winter
privacy/not-sold privacy/data | I do not want a lot of salesmen writing to me, will you pass on my address
page/how-to-use | how I must put this cream on hands
faq/when-to-apply use/onset | after how much hours it become warm
terms/vat-and-delivery faq/cost | post is include in price?
page/abroad | you send in Poland
facts/ingredients | what components are inside
faq/feet | same cream for foot is possible?
terms/how-to-order | I want buy, where I click
terms/faulty | cream come broken what I do
faq/redness | skin is little red after, is it good
terms/refund-time | how many days money come back to card
site/language | you have this page on polish language?
faq/greasiness | it makes fat hands?
careful | im 17 can i order it myself
shop/social | whats ur insta
faq/greasiness | can i still scroll on my phone w it on lol
site/discount | got any promo codes
facts/smell | does it smell nice
facts/ingredients facts/vegan facts/animal-testing | r u guys vegan
use/nothing-yet | put it on like 10 mins ago n my hands r still freezing?? is it broken
faq/testing shop/legit | is this legit or just tiktok nonsense
shop/founder shop/story shop/team | who even came up w this
terms/payment facts/cards | do u do apple pay
faq/waterproof facts/sweat page/soap page/rain | if i get sweaty does it come off
page/dispatch | how long till its at mine
use/straight-in faq/waterproof | How soon after applying can I get in the water?
page/sea faq/waterproof | does it hold up in chlorinated pools as well as the sea
use/stay-longer | would this let me do a longer dip
outside/dressing | what order do you get dressed in after a dip
cold/after-drop | why do I start shivering ten minutes after I'm out
cold/hot-shower | straight into a hot shower after?
faq/under-gloves | ok with neoprene gloves over the top?
cold/neoprene-gloves | are neoprene mitts any good
faq/when-to-apply outside/swimming | dipping at 6:30, what time does it go on
use/number-of-washes | how many swims before it needs doing again
cold/when-to-get-out | how do I know when it's time to get out
post/cold-water shop/blog | have you got an article on cold water hands
terms/hygiene-seal | can it be returned once the seal is off
terms/right-to-cancel terms/how-to-cancel | what's the cooling off period
terms/card-details terms/payment | is it safe to put my card in, do you store it
terms/delays terms/essential-date | and if you miss the delivery date?
site/reviews | are the testimonials genuine
shop/who-we-are | what is the legal name of the business
terms/when-charged | do you take the money now or when it's dispatched
terms/no-subscription | am I signing up to repeat payments
terms/limited-stock | are there any left
page/receipt | will I be sent a VAT receipt
terms/complaints | how do I make a formal complaint
privacy/rights privacy/erased | please erase everything you hold on me
dermaflo: partner/invest | are you taking investment right now
dermaflo: partner/scale | what would you spend fifty thousand on
dermaflo: partner/deck | could you email me your pitch deck
dermaflo: partner/deck-readers | do I need to be a high net worth person to look at the deck
dermaflo: partner/model | what are your margins
dermaflo: partner/stage | how far along are you
dermaflo: partner/plans proof/when-results | what's next on the roadmap
dermaflo: partner/returns partner/invest | will I definitely make money
dermaflo: partner/team | who's behind the company
dermaflo: unknown | how many have you sold to date
dermaflo: unknown | do you hold any patents
dermaflo: partner/contact | could I arrange a call with the boss
dermaflo: partner/technology | what is the mode of action
dermaflo: partner/evidence | are there any peer reviewed papers
dermaflo: proof/when-results | when do you expect data
dermaflo: partner/review | who checks the science independently
dermaflo: partner/how-developed | who formulated it
dermaflo: partner/measure | our department has a climate chamber, would you like to use it
dermaflo: partner/pictures | is that real thermography on the home page
dermaflo: page/claims | can I have a list of what you claim
dermaflo: proof/missing partner/evidence | what do you do with a claim that can't be proven
dermaflo: facts/ingredients | what actives does it have
dermaflo: partner/regulation skin/assessed | has there been a cosmetic product safety report
dermaflo: unknown | how many milligrams of active per gram
dermaflo: partner/stock | I own a surf shop in Newquay and want it on my shelves
dermaflo: partner/trade partner/stock partner/model | what's the trade price
dermaflo: partner/fill | we are a tube filling company in Leicester
dermaflo: partner/licensing | could we sell it under our own label
dermaflo: partner/licensing partner/stock partner/kinds | exclusive distribution for Norway?
dermaflo: page/abroad | do you export
dermaflo: shop/operations | who handles fulfilment
dermaflo: faq/tube-size | what's the pack size
dermaflo: facts/open | what's the shelf life
dermaflo: partner/regulation faq/medical-status | is it classed as a cosmetic
dermaflo: faq/cost partner/model | RRP?
dermaflo: page/one-tube page/many | minimum order for a running club
dermaflo: shop/founder | who set up the business
dermaflo: shop/story shop/founder | what made her start it
dermaflo: shop/press | I'm writing for the Guardian, who deals with press
dermaflo: site/pictures | may I reproduce your photos in an article
dermaflo: site/pictures | can I quote your website in my essay
dermaflo: unknown | any internships? I study chemistry at Leeds
dermaflo: post/discovery-spark | what is the Discovery Spark programme
dermaflo: shop/supporters | who backs you
dermaflo: partner/review partner/team | which university is your professor at
dermaflo: partner/technology | explain dermaflo to me like im five
dermaflo: page/report-reaction skin/reported-cases | where do people report bad reactions
dermaflo: privacy/assistant | is this conversation stored
faq/duration | will the warmth see out a whole football match
use/onset | how fast do you feel the heat
page/how-to-use | talk me through putting it on
use/how-much | is a pea sized blob enough
use/top-up | do i need to reapply at lunch
use/late | running late, leaving in half an hour, still worth doing?
faq/greasiness use/too-much | ive put loads on and its all slimy
page/rain faq/waterproof | i do a paper round in all weathers, will drizzle shift it
use/straight-in faq/waterproof page/sea | can i jump in the lake right after i rub it on
gloves/fit | tight or baggy gloves?
cold/ground | standing on frozen ground at the allotment, what do i stand on
use/anyone faq/who-is-it-for | is it just for women or can blokes have it too
skin/patch-test | should i test a bit first on my arm
facts/animal-testing facts/ingredients | do you test on animals
tube/travel | is it alright through airport security
terms/vat-and-delivery faq/cost | do you charge for p&p
page/dispatch | I'd quite like to have it before easter, is that going to happen
terms/right-to-cancel terms/refunds terms/before-dispatch | not been posted yet and i want out, can i have my money
terms/how-to-cancel terms/right-to-cancel | where's the cancel button
page/lost-link page/find-order | deleted the confirmation email by accident
terms/change-address | put the wrong postcode in when i ordered
terms/charged-twice | ive got two payments on my statement
page/no-account | do you have to make a login to buy
list/leave | stop emailing me
list/place list/friends | what do i get for inviting mates to the list
privacy/assistant | does anyone read these chats
site/changes | can you alter the terms once ive bought
site/accessibility | can i get round the site without a mouse
shop/reply-time | when do you get back to people
faq/cost page/dispatch | cost & arrival date pls
terms/refund-time | can i cancel my order → when would i see the money
terms/return-postage terms/send-back | how do i send one back → is the postage on me
use/how-much | how do i apply it → whats a sensible amount
faq/feet | works on fingers? → toes too?
page/dispatch | how much is one → and when would that turn up
page/why-early | so its 3 hours 15 → how come its so slow
list/and-order list/leave | how do i unsubscribe → does my preorder stay as it is
faq/tube-size | how long does it last → what size is it
privacy/cookies cookies/refuse cookies/settings | can i pay by card → do i have to accept cookies
faq/under-gloves faq/feet | can i use it on my feet → and under thick boots
dermaflo: partner/technology | whats so special about dermaflo
dermaflo: partner/technology | how does it make heat chemically
dermaflo: partner/evidence proof/no-study | any trials under way or finished
dermaflo: partner/review | does a real scientist check what goes on the site
dermaflo: partner/how-developed | who is the chemist
dermaflo: partner/team | tell me about the people
dermaflo: shop/founder | whos the CEO
dermaflo: shop/story shop/founder | where did the idea come from
dermaflo: proof/when-results partner/plans | when are test results due
dermaflo: partner/invest | is there a share offer on at the moment
dermaflo: partner/scale | why 50k
dermaflo: partner/scale-abroad | whats the £50,000 in dollars
dermaflo: partner/deck | pitch deck please
dermaflo: partner/kinds | what sort of companies are you after
dermaflo: partner/stock | we've a chain of garden centres, fancy selling it there
dermaflo: partner/fill | we make and fill cosmetics under contract, can we quote
dermaflo: partner/measure | id love to run some skin temperature tests on it for my msc
dermaflo: partner/licensing | would you license the tech to a glove maker
dermaflo: partner/regulation | is it notified on the SCPN portal
dermaflo: unknown | what was turnover last year
dermaflo: unknown | who owns the patent on dermaflo
dermaflo: unknown | are you recruiting at the moment? im a marketing graduate
dermaflo: unknown | could you send our club a few samples
dermaflo: page/claims | what exactly do you claim it does
dermaflo: proof/missing partner/evidence | what happens to claims you cannot back up
dermaflo: site/pictures | am I allowed to cite your science page
dermaflo: shop/operations | who runs operations
dermaflo: partner/contact | best person to email about working together
dermaflo: partner/model | how do you make money
dermaflo: partner/stage | has it launched yet
dermaflo: partner/deck-readers | send me the deck → who is it meant for
dermaflo: partner/evidence proof/no-study | what is dermaflo → has it been proven
dermaflo: proof/when-results partner/plans | has it been tested → when will you know more
dermaflo: shop/founder partner/team | who made the formula → and who runs the company
dermaflo: partner/contact shop/press | we fill tubes → whats the email
dermaflo: partner/invest partner/returns | can i see the deck → is it risky
dermaflo: page/abroad | when do orders ship → to germany as well?
dermaflo: faq/cost partner/model | who are the team → how much is a tube
dermaflo: faq/tube-size | can i invest → how many ml is it
dermaflo: partner/scale | are you raising → so what is the 50000`;
