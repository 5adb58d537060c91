/** Buying, delivery, money back and the shop, as it is asked in passing, in other voices. */
export const voicesShop: Readonly<Record<string, string>> = {
  "faq/cost": `
{what would|what will|what does} {it set me back|one set me back|it cost me|I be paying|I have to fork out|I need to cough up|it come to}
{fifteen quid|15 quid|£15|fifteen pounds} {for that|for a wee tube|for a bit of cream|for 80 ml|for hand cream} {are you having a laugh|you must be joking|seriously|is that right|that's steep|how come}
{how much|hw much|what's the price} {4 1|for just the one|of a tube|altogether|do I owe you|are they|r they|each|a pop|is it fr|is it then}
{is it|do I} pay it all in one go
{what's the|remind me of the|current} {price|damage|cost|total|final price|full cost|going rate}
{is it|that's|seems} {worth it|good value for money|worth fifteen quid|overpriced|a bit much|cheap enough|affordable}`,
  "terms/what-a-pre-order-is": `
{so am I|am I} {buying something that isn't ready|buying blind|just reserving it|actually buying it or reserving}
{what does|what's} {pre-order mean|the deal with the pre-order|this pre-order business|a pre-order when it's at home|it mean it says pre-order}
{when do you|when will you|do you} hold off charging until it's posted
{can I|could I} {reserve one without paying|buy it right now}
{is it|are they} {ready yet|actually made yet|available to buy now|a real product yet|out now|still in development}`,
  "terms/vat-and-delivery": `
{is the|is} {postage thrown in|delivery included|postage in the price|shipping in that|p and p extra|delivery on top|vat in that|postage extra}
{do I|will I} {have to pay extra for delivery|pay for postage|pay anything on top|pay more at the end|be stung for delivery|get charged for shipping|pay VAT on that}
{are there|any|is there} {hidden extras|other charges|nasty surprises at the checkout|extra costs|fees on top|catches with the price|delivery charges}
{what's|how much is} {the postage|the p and p|delivery|the shipping|the vat|delivery to my house}
{is £15|is 15 quid|is fifteen} {the full price|all in|everything|the final price|with delivery|including postage}`,
  "terms/currency": `
{is that|is it} {pounds or euros|in pounds|in sterling|dollars or pounds|priced in pounds}
{which|what} {currency is it|currency do I pay in|money do I pay in|currency am I charged|rate do you use}
{can I|do you let me} {pay in euros|pay in dollars|switch the currency|change it to euros|pay with foreign money}
{why|how come} {is it showing in dollars|does it show a different currency|am I seeing yen}
what {is that in euros|is it in American money|is that in real money}`,
  "terms/price-changes": `
{will the price|is the price going to|is it likely to} {go up|change|come down|drop after launch|rise later|be cheaper in the sales}
{should I|is it worth} {wait for it to get cheaper|buy now before it goes up|wait for a price drop|holding off for a better price}
if {the price drops after I've paid|you put the price up after I order|it's cheaper next month} {do I get the difference|do I pay more|what happens}`,
  "terms/how-to-order": `
{how do I|how would I|how do you|so how do I|right how do I} {go about getting one|get one|get hold of one|order|buy it|bag one|get my mitts on one|place an order|put an order in|nab one|go about buying it|sort one out}
{where's|where is|I can't find|can't see} {the buy button|the order button|the checkout|the basket|where to pay|the add to cart|the shop page|where you order}
{go on then|right then|ok I'm sold|sold|I'm in|I'll take one|sign me up for one|I'm convinced} {how do I get one|what do I do|where do I buy|how do I order}
{what|which} {happens at the checkout|do I click|are the steps to buy}
{can I|is it possible to} {order on my phone|order online|check my order before I pay|go back and change my details before paying}`,
  "terms/limited-stock": `
{is there a chance|are they likely to|will they|any danger} {they'll be gone by the weekend|sell out|run out|they'll all be gone|all go quickly|be none left}
{how many|are there many|have you got many|is there much} {left|have you got|are there|in the batch|remaining|stock}
{have you|are you|did you} {still got any|any left|sold out|run out|out of stock|got stock}`,
  "page/one-tube": `
{can I|could I|how do I|I want to} {order a load|get a few|buy a couple|cop like three|get one for my mum as well|get a bunch|order for the whole team|buy four|get some for everyone at work|buy a box of them|stock up|get a pair|get half a dozen}
{wanna|want to|need to} {get 2|buy like 3|grab a few|order several|get multiple|get some for the lads}
{what's the|is there a} {most I can buy|limit|limit on how many|maximum|max per person|cap on how many}
{is it|why is it} {only one each|one per person|one at a time|just one per order|limited to one}
{me and my wife|me and my husband|the two of us|all of us|my whole club} {want one|both want one|want one each} {can I order together|in one order|how do we do it}`,
  "terms/payment": `
{do you take|do you accept|can I use|can I pay with|is it possible with|you take} {American Express|my apple wallet|google wallet|paypal|a debit card|cash|a cheque|klarna|a postal order|bank transfer|my Monzo|contactless|gift vouchers|direct debit|a business card|a prepaid card|clearpay|bitcoin}
{how can I|what ways can I|what are my options to|how do people} {pay|pay for it|settle up}
{can I|could I} {spread the cost|pay in bits|pay in instalments|pay it off|split the payment|pay weekly|pay on tick}
my bank app popped up {is that normal|is that right}`,
  "page/dispatch": `
{when does it|when do I|when will it|when will I|when's it|wen does it|when shall I} {get here|get it|come|turn up|land|arrive|reach me|be with me|ship|get posted|be on my doormat|be sent out|drop}
{would it be|will it be|can it be|could you get it} {here by then|here for Christmas|with me by January|here before the weekend|here in time|to me before Friday|with me before my trip|here for my birthday|here this winter}
{I've got|there's} {a trip in January|a race next month|a run of nights coming up|a holiday in February|my swim in March} {would it be here by then|can I get it in time|will it come in time}
{what's the|give me a|any idea of the|is there a} {delivery date|dispatch date|eta|timescale|lead time|arrival date|wait|waiting time|release date}
{how long|how much longer} {till it comes|will I be waiting|is the wait|do I have to wait for it|before it's sent|until they go out}
{do you do|can I pay for|is there} {next day|express|a faster option|priority|quicker delivery|same day|special delivery}`,
  "terms/delays": `
{what happens|what then|and} {if spring comes and there's still no sign of it|if it doesn't turn up on time|if it's late|if you miss the date|if the date slips|if it's held up|if it's running behind}
{will you|do you|would you} {let me know if it's late|tell me if there's a delay|email me if the date changes|keep me posted about delays|warn me if it slips}
{the date's passed|it's past the date|it was due last week|it's weeks late|it should have come by now} {and nothing's come|where is it|what can I do|and no sign of it|can I get my money back}
{can I|could I} {back out if it's late|get a refund if it's delayed|cancel if you keep me waiting|still wait if it's delayed}`,
  "terms/within-30-days": `
{by law|legally|isn't it the law that} {how long have you got to deliver|don't you have to deliver within 30 days|when must it arrive|you have to send it in 30 days}
{once|after} {it's posted|it's shipped|you've sent it|it leaves you} {how long does it take|how many days till it's here|when does it land|how long in the post}`,
  "page/abroad": `
{could you|can you|would you|do you|will you} {post one to my sister in Brittany|send one to my son in Canada|post to the Republic|send it to the continent|post overseas|ship it to my cousin in New York|send it to my mum in Poland|post it to Tenerife|deliver outside Britain|send to Cork|ship to the EU|post it to a ship}
my {sister's in Brittany|brother lives in Sydney|daughter's in Berlin|aunt's in Dublin|mate's in Texas|family is in Norway} {could you post one there|can you send it there|could she order|do you deliver there}
{I'm in|I live in|we're in|writing from} {Canada|Dublin|Holland|Denmark|the States|Sweden|Finland|Japan|Australia|Spain} {can I order|is that a problem|do you deliver here|can I get one|any way to get one}
{any plans|are you going|will you ever|when will you} {to ship abroad|to go international|sell in Europe|ship to America|start selling overseas}`,
  "terms/uk-address": `
{can the parcel|can it|could it|could you get it to} {go to the hospital rather than home|go to my work|be sent to my office|go to my mum's|be delivered to a neighbour|go to a shop to collect|be sent to the boat|go to a locker|go to uni halls}
{do you|d'you|will you} {send to Stornoway|deliver to the islands|send to the Highlands|deliver to Wales|send to Shetland|deliver to Lewis|go to Belfast|send to the Isle of Man|deliver to Jersey|post to Derry|send it anywhere in the UK|do mainland only}
{can I|could I} {send it straight to a friend|get it sent to someone as a present|have it delivered to my nan|put a different name on it|send one as a gift}`,
  "page/find-order": `
nothing came through {after I paid|after I ordered|when I bought it|since I ordered} {did it work|what do I do|is that right}
I {paid on Tuesday|paid last night|ordered last week|bought one} and {I've no idea if it went through|heard nothing|don't know if it worked}
I {can't find the email|can't get into my order|don't have my order number|closed the page} {with my order|how do I see it|can you send it again|what do I do}
{where's|where is|were is|any news on|any sign of|what's happening with} {my parcel|my order|my stuff|my cream|my package|the tube I ordered|my delivery}
{did it|has it|did my|has my} {go through|been sent|left yet|order work|payment go through|been posted yet|get my order}
{how do I|can I|where can I} {check on my order|see how my order's doing|see what's happening|see the status|find my tracking}`,
  "terms/right-to-cancel": `
{if I have|I've had|I'm having} {a change of heart|second thoughts|cold feet|a rethink|buyer's remorse} {can I get out of it|can I back out}
I {pressed buy twice|bought two by mistake|ordered twice|clicked it by accident|didn't mean to order|ordered the wrong thing|don't need it now|can't afford it now|found something else} {get rid of one of them|can you cancel one|help}
{can I|could I} {call it off|pull out|scrap my order|bin my order|get out of it|undo it|cancle|cancel the order|stop it being sent}
{am I|do I get|have I got} {stuck with it once I've ordered|a cooling off period|time to change my mind|locked in|allowed to change my mind}
{when's|what's} {the last day I can cancel|the deadline for cancelling|the cut off for cancelling}`,
  "terms/send-back": `
{how do I|what do I do to|what's the process to} {post it back to|send it back|return it|get it back to you|send the tube back|do a return|return an unopened one}
{who|do I|will you} have to pay to send it back
{what's|what is} {the return procedure|the deal with returns}
{I want to|I'd like to|need to} {swap it|exchange it|send mine back|give it back|return an unwanted present}`,
  "terms/hygiene-seal": `
I {squeezed a bit out|have squeezed a bit out|opened it|used it once|took the cap off|tried a dab|had one go|broke the seal} and {I'm not keen|don't like it|it's not for me|it did nothing|I want to return it|it's no good} {can you take it back|can I get a refund|can it go back|is that it|can I return it}
{can you|can I|will you} {take it back if it's open|return it once it's open|get my money back if it's been used|try it and send it back|take back an opened one|return a used one}
{do you|is there|have you got} {a money back guarantee|refunds if it doesn't work|a try before you buy|a satisfaction guarantee|a no questions refund}
{if it's|what if it's|suppose it's} {rubbish|no good|useless|pants|crap|not for me} {can I get my money back|do I get a refund|what then|can I send it back}
{what's|why is there} {the seal for|a seal on it|the hygiene seal}`,
  "terms/refunds": `
{do I|will I|would I} {get all my money back|get the lot back|get a full refund|lose anything|get the postage back too|be charged for cancelling}
{how do|how does} {refunds work|I get refunded|the refund get paid|you pay it back}`,
  "terms/faulty": `
{mine|it|the tube|my parcel|the box} {turned up with the end burst open|came all smashed|arrived leaking|was squashed flat|came with the lid off|was empty|arrived in bits|came with a hole in it|was all over the box|had been opened|was dented and leaking}
{the lid|the cap|the top|the nozzle} {had come off in the bag|was cracked|had snapped|won't close|fell off|was missing|was broken} {and half of it was smeared round the box|and it's leaked|and it's a mess|when it came|what do I do}
{you sent|I got|I've been sent|they sent me} {the wrong thing|something else|an empty tube|a dud|a duff one|a broken one|half a tube}
{it's|mine's|the cream's} {gone hard|gone watery|separated|gone funny|lumpy|a weird colour|dried out|gone off already|curdled}
{what do you do|what can I get|what are my rights|do I get a new one} if {it's broken|it's faulty|it turns up damaged|there's something wrong with it}`,
  "terms/if-we-cancel": `
{if|what if|suppose|what happens if} {you go under|you go bust|the firm folds|you pack it in|it never gets made|you can't make it|you pull the plug|you never send it|you disappear} {do I lose my money|what happens to my money|am I out of pocket|where does that leave me|do I get it back}
{why did you|can you just|are you allowed to} {cancel my order|turn down my order|refuse to sell to me|drop my order}`,
  "terms/complaints": `
{who do I|how do I|where do I} {tell|complain to|moan to|write to|take this up with|escalate this to} {if I'm not happy|about the service|if something's gone wrong|about how I've been treated|about bad service}
I'm {not happy with how I've been treated|fuming|really annoyed with you|disappointed with the service|fed up with you lot|not impressed with your service|raging} {who do I tell|I want to complain|what's your complaints procedure|who's in charge of complaints}
{is there|who's} {a complaints department|someone higher up|a manager I can write to}`,
  "shop/contact": `
{can I|could I|is there any way to|how do I} {txt you|drop you a line|get through to someone|have a word with someone|write to you}
{is there|have you got|what's|do you have} {an email|an email I can write to|a helpline|a live person|customer services}
when do you answer emails
{what are|what's} {the best way to reach you|your contact details}`,
  "shop/who-we-are": `
{are you|is this} {a proper registered firm|a proper company|legit|a real business|a scam|a dodgy site|a limited company|kosher|above board|trustworthy|a fly by night}
{where are you|whereabouts are you|where in the country are you|what part of the country are you} {based|in|lot based|located|from}
{who|what company|which firm} {am I buying from|is behind this|owns it|runs the site|gets my money|is selling this}
{what's your|have you got a} {company number|registered address|postal address|head office address|legal name}
{how do I know|can I be sure} {you're real|you won't run off with my money|it isn't a scam|you're legit}`,
  "shop/team": `
{who's|who is|who are} {the brains behind it|the person who made it|the inventor|the bright spark who thought of this|behind the formula|on your team|the boffin|in the team|the clever clogs who invented it}
{who|which person|what scientist} {developed it|mixes the cream|made the recipe|set up the company}
{tell me about|anything about|who are} {the people who made it|your team|the folk behind it|your chemist|your professor}
{is there|do you have} {a real scientist involved|a chemist on the team|anyone qualified behind it|a doctor on the team}`,
  "shop/social": `
{what's|wot's|have you got|got} {your insta|an insta|ur insta at|a facebook page|a tiktok|your handle|an instagram|a youtube channel|your socials}
{are you|you|u} {on the Facebook|on insta|on tiktok|on twitter|on any socials|on linkedin|on the gram|on youtube}
{where|how} can I {follow you|see your videos|find you on social media|tag you in a post}`,
  "shop/blog": `
{have you got|got|is there|do you have} {anything I can read|any articles|a blog|something to read about cold hands|any stories|any news|any write ups}
{where's|show me|link to} {the blog|your articles|your latest post|your news page}
{what do you|do you} {write about on the blog|post any news|have company news}`,
  "post/cold-water": `
{got anything|anything|is there something|have you an article} {I can read about sea swimming|on cold water swimming|about swimming in cold water|about wild swimming}
{blog|post|article|notes} {about swimming|on open water|on cold water|about getting dressed after a swim}`,
  "post/running-winter": `
{got anything|anything|is there something|have you an article} {I can read about running in winter|on running with cold hands|about winter running}
{blog|post|article|notes} {about running|on winter running|about frozen fingers on a run}`,
  "shop/shops": `
{is it|are you|will it be} {in any pharmacies yet|in the shops|in Boots|stocked anywhere|on the high street|in any outdoor shops|in supermarkets|on Amazon|on ebay|in Superdrug|in garden centres}
{can I|could I|where can I} {pick one up in town|see one in a shop|buy it over the counter|get it locally|try it in a shop|buy it off Amazon|nip in and get one}`,
  "shop/partners": `
{I'm|we're} {a podcaster|a swim school|a university|an event organiser|a charity|a sports club} {who do I talk to about working together|could we partner up|want to collaborate|interested in a partnership}
{are you|do you} {open to sponsorship|sponsoring any events|looking for ambassadors|sponsor teams|want a brand ambassador|need testers}
{how can I|could I} {get involved in the business|be an ambassador|get sponsored}`,
  "list/what": `
{what am I|what do I} {signing up to|signing up for|getting into|letting myself in for|get} {with this Warmth List|on the list|with the waiting list}
{if I|does} sign up do I get one
{how do I|can I|where do I} {get told when it's out|put my name down|be kept in the loop|hear when there's more|get a heads up}
{is it|does it|is the list} {free to join|cost to join|anything to join|binding}
I {signed up|put my name down|joined} {but nothing came|and heard nothing|did it work|am I on it}`,
  "list/leave": `
{how do I|can I|I want to|help me} {get shot of the emails|stop getting your emails|come off the list|get off this list|get rid of your emails|be taken off|stop you emailing|block your emails|stop the newsletter}
{stop|quit|please stop|pls stop} {sending me emails|emailing|sendin me emails|the emails|filling up my inbox|the newsletters|pestering me}
{take me|get me|remove me} {off your list|off the emails|from the mailing list}
{too many|sick of the|fed up with your} {emails|newsletters|messages} {how do I stop them|make it stop|unsubscribe me}`,
  "privacy/data": `
{what happens to|what do you do with} {my email address|my details|my name and address|my info|what I type in here|my personal stuff}
{do you|will you|are you going to} {bombard me with ads|track what I do|keep what I type}
{is|are} {my details safe with you|my information private|this chat private|what I say here kept|you careful with data|my email safe}
{what|which} {information do you keep|do you know about me|do you store|info have you got on me}`,
  "privacy/rights": `
{delete|wipe|get rid of|erase|scrub|bin} {all my stuff|everything about me|all my data|my details|my account|whatever you have on me|my email from your system}
{can I|I want to|how do I} {see what you have on me|get a copy of my data|be forgotten|have my data deleted|correct my details|stop you using my data|make a subject access request|change my name on your records}`,
  "privacy/how-long": `
{how long|for how long|how many years} {do you hang on to my information|do you keep my details|is my data kept|do you store my stuff|do you hold on to orders|do you keep this chat|is my address kept}
when {do you delete my details|does my data get wiped|is my information thrown away|do you get rid of old orders}`,
  "privacy/cookies": `
{can I|how do I|is there a way to} {accept the cookies|get rid of the cookie banner|opt out of cookies}
{what|which|why do you use} {cookies do you use|cookies are these|cookies|cookies do you put on my phone}
{do you|are you} following me round the internet`,
  "site/accessibility": `
{can I|how do I|is there a way to} {use it without a mouse|use it with a screen reader|zoom in|read it out loud|turn off the animations|change the contrast}
{does|will} {your site|this site|the page|the checkout} {work with a screen reader|work on an old phone|work with my keyboard|work with VoiceOver|work without javascript}
{I'm|my mum is|my dad's|I am} {blind|partially sighted|dyslexic|colour blind|registered blind|losing her sight} {can I use the site|can she use the website|will it work for her|is it accessible}`,
  "site/terms": `
{where are|where do I find|can I read|show me} {the terms|the small print|the Ts and Cs|the terms and conditions|your conditions|the rules}
what {am I agreeing to|do I agree to when I tick the box|does the small print say}`,
  "site/law": `
{which|what|whose} {law applies|country's law is it|courts would it be|law covers this}
{can I|could I|how do I} {take you to court|sue you|go to small claims|take legal action}`,
  "site/pictures": `
{can I|may I|am I allowed to|ok to} {use your photos|copy your pictures|share your pictures|nick your drawings|print your page|use your logo|repost your picture}`,
  "site/children": `
{how old|what age} {do I have to be|do you have to be|must I be} {to buy it|to order|to join the list|to shop here}
{is there|what's} {an age limit|a minimum age|the age limit to order}
{can under 18s|can a teenager} buy from you`,
  "site/discount": `
{any|got any|is there|do you have|are there any} {discount|codes|student discount|money off|promo codes|vouchers|deals on|bargains|offers|sales coming up|black friday deal|NHS discount|pensioner discount|forces discount|blue light discount|teachers discount|bogof|first order discount|freebies}
{do you|can you|could you} {look after NHS workers|do a discount for nurses|do owt off for pensioners|do a price for two|sort me a discount|do bulk prices}
{bit of money off|a bit off|money off|something off|a wee discount} {for NHS|for a nurse|for students|for a pensioner|for a club|please|going}
{how do I|where can I} {get a code|get money off|find a voucher}
{can I|could I} {get a free one}`,
  "terms/no-subscription": `
{is it|do I} {like a monthly thing or just pay once|a one time thing|pay every month|a rolling contract|tied into anything}`,
  "terms/when-charged": `
{so am I|am I} {paying now for something not made yet|paying up front}
{when do you|when will you|do you} {take the money|charge me|take it out of my account|take payment straight away|take the cash}
{can I|could I} {pay later|pay when it arrives|put down a deposit}`,
  "page/other-money": `
{can I|do you let me} see the price in my currency
{why|how come} is the price in euros
how much {is that in euros|would that be in dollars|does £15 come to in euros|is it in American money|is that in real money}
what {would that be in dollars|does £15 come to in euros}`,
  "page/no-account": `
{do I|have I got to} {need an account|need to register|make a login|sign up to order|give you my phone number|fill in a form to buy}
{what|which} {do I fill in|details do you need to order}
{can I|is it possible to} {order without an account|buy it as a guest}`,
  "terms/time-to-pay": `
{how long|for how long} {do you hold one for me|is it held in my basket|have I got to pay|do I get to finish paying|will you keep it for me}
{I went to pay and|halfway through paying|I was paying and} {the page closed|it timed out|my phone died|got distracted|it expired} {what happens|is it still mine|have I been charged|can I try again}
I left the payment page and {the page closed|it timed out|my phone died|got distracted|it expired} {what happens|is it still mine|have I been charged|can I try again}`,
  "terms/card-details": `
{is it safe|is it secure|can I trust you} {to put my card in|putting my card details in|with my card|paying on here|with my bank details}
{do you|who|will you} {keep my card details|store card numbers|see my card number|save my bank details|sees my card}`,
  "terms/declined": `
{it won't take my card|my card won't go through|card keeps getting refused|payment won't work|it says declined|my bank's blocked it|it keeps rejecting my card|the card was knocked back} {why|what do I do|help|what now|have I been charged}
my bank {wants me to confirm it|sent me a code|is asking me to approve it} {is that normal|is that right}`,
  "terms/change-address": `
I {gave you the wrong address|put the wrong house number|moved since I ordered|need to change where it's going|missed a line off my address|typed the postcode wrong|want it going somewhere else} {can you fix it|can I change it|what do I do|help}`,
  "terms/lost-in-post": `
{the courier|the postman|the driver|royal mail|evri} {left it with somebody and they say they haven't got it|lost it|chucked it over the fence|left it in the rain|says it was delivered but it's not here|left it in the bin|dumped it on the step and it's gone}
{what if|what happens if} {I'm not in|nobody's home|it gets pinched|it gets lost|my neighbour keeps it|it goes missing|it never gets here}`,
  "page/lost-link": `
{no email came|no confirmation came|I didn't get an email|never got anything} {after I paid|after I ordered|when I bought it|since I ordered} {did it work|what do I do|is that right}
I {paid on Tuesday|paid last night|ordered last week|bought one} and {there's no email|have no confirmation}
I {deleted the email|lost the link|binned the confirmation} {with my order|how do I see it|can you send it again|what do I do}`,
  "page/receipt": `
{how do I|can I|where can I} {get a receipt|get proof of purchase|get an invoice for work}`,
  "terms/how-to-cancel": `
{if I have|I've had|I'm having} {a change of heart|second thoughts|cold feet|a rethink|buyer's remorse} {how do I cancel|what do I do}
I {pressed buy twice|bought two by mistake|ordered twice|clicked it by accident|didn't mean to order|ordered the wrong thing|don't need it now|can't afford it now|found something else} {how do I cancel|please cancel it}
{how do I|how would I} {call it off|pull out|scrap my order|bin my order|get out of it|undo it|cancle|cancel the order|stop it being sent}`,
  "terms/return-postage": `
{who|do I|will you} {pays for sending it back|pay the return postage|cover the postage back|give me a label|stump up for the return|send me a returns label}`,
  "terms/return-address": `
where do I {post it back to|send it back|return it|get it back to you|send the tube back|do a return|return an unopened one}
{what's|what is} {the address for returns|your returns address}`,
  "terms/refund-time": `
{when will|when does|how long till|how long before|when do I get} {the money be back in my account|the refund come through|my money back|the refund hit my bank|I see my money again|it go back on my card|I get refunded}
I cancelled ten days ago and {there's nothing in my account yet|still no money|haven't been refunded|no refund|I'm still waiting for my money}
I {cancelled last week|sent it back ages ago|cancelled mine} and {there's nothing in my account yet|still no money|haven't been refunded|no refund|I'm still waiting for my money}
{where's|what's happened to|chasing} {my refund|my money|the money you owe me}`,
  "terms/disputes": `
{is there|who's} an ombudsman`,
  "shop/phone": `
{can I|could I|is there any way to|how do I} {text you|ring somebody}
{is there|have you got|what's|do you have} {an actual human I could ring|a number|a phone line}`,
  "shop/reply-time": `
{how quickly|how long} {do you reply|will I hear back|do you answer emails|does somebody get back to me}
when {do you reply|will I hear back|does somebody get back to me}
{what are|what's} {your opening hours|your hours}`,
  "shop/talk-to-person": `
{can I|could I|is there any way to|how do I} {speak to an actual human|talk to someone real|message a person|get hold of a human}
{is there|have you got|what's|do you have} a person I can talk to
{I'd rather|I want to|need to|let me} {speak to a person|talk to a human|ask a real person|deal with someone real|not talk to a robot}`,
  "shop/vat-number": `
{what's your|have you got a} vat registration`,
  "shop/founder": `
{who|which person|what scientist} {set up the business|started the business}
{tell me about|anything about|who are} your founder`,
  "partner/stock": `
we have {a tack shop|a swim shop|a farm shop|a chemist|a bike shop|an outdoor store|a little shop} {could I stock it|can we sell it|would you supply us|do you do trade}
{I run|I've got|I own} {a tack shop|a swim shop|a farm shop|a chemist|a bike shop|an outdoor store|a little shop} {could I stock it|can we sell it|would you supply us|do you do trade}`,
  "shop/press": `
{I'm|we're} a magazine {who do I talk to about working together|could we partner up|want to collaborate|interested in a partnership}`,
  "partner/invest": `
{how can I|could I} {invest|back you|put money in}`,
  "list/reserves": `
{if I|does} {stick my name on the list does that save me one|joining reserve me a tube|join am I first in line|go on the list do I have to buy}
{is it|does it|is the list} a commitment`,
  "list/join": `
{what am I|what do I} {signing up to|signing up for|getting into|letting myself in for|get} if I join the list
{how do I|can I|where do I} {get on the list|sign up for news|join up}
I {signed up|put my name down|joined} no email yet`,
  "privacy/not-sold": `
{do you|will you|are you going to} {flog my data|sell my email}`,
  "privacy/who-sees-it": `
{who gets to see|who can see|who sees|who else gets} {my email if I give it to you|my email address|my details|my name and address|my info|what I type in here|my personal stuff}
{what happens to|what do you do with} my email if I give it to you
{do you|will you|are you going to} {share my details|pass my number on|give my email to anyone}`,
  "cookies/settings": `
{can I|how do I|is there a way to|do I have to} {turn off tracking|change my cookie choices|stop being tracked}`,
  "cookies/refuse": `
do I have to {say no to the tracking cookies|refuse cookies|reject the cookies|accept the cookies|get rid of the cookie banner|opt out of cookies}
{can I|how do I|is there a way to} {say no to the tracking cookies|refuse cookies|reject the cookies}`,
  "privacy/visits": `
{do you|are you} {track me|tracking me|use google analytics|spying on what I click}`,
  "site/large-print": `
{can I|how do I|is there a way to} {make the writing bigger|make the text larger}
{the writing's|the text is|the print is} {too small|tiny|hard to read}`,
  "site/reviews": `
{can I|may I|am I allowed to|ok to} quote you
{are these|is that|are the|are your} {reviews real|quotes genuine|testimonials made up}`,
  "site/samples": `
{why does it say|what does} {sample|the sample mark mean|sample mean|sample on the people}`,
  "terms/price-for-all": `
{do you|can you|could you} {knock a bit off|do it cheaper|do me a deal}
{how do I|where can I} get it cheaper
{can I|could I} haggle`,
};
