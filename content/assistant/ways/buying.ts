/** Prices, ordering, paying and delivery. Ways of asking by the id of their passage, a line each, as content/assistant/spell-out.ts reads them. */
export const buying: Readonly<Record<string, string>> = {
  "faq/cost": `
how much {is|for} {one tube|a tube|a single tube|one of these|each tube}
{how much|what price|what's the price|what's the cost|how much money|how many pounds|how many quid|what will it cost me} {is it|for one|for a tube|per tube|do you charge|is a tube|all in|in total|including everything|am I paying|is this stuff|for the cream|do I owe}
{price|cost|how much|pricing|£|pounds|rrp|price list|tube price|15 quid|cheap|expensive|price with vat}
{is it|isn't it|that's|seems|bit} {expensive|pricey|dear|a lot for a cream|steep|dear for 80 ml|a rip off|daylight robbery|over priced|cheap|good value|a fair price}
is {there a catch with the price|the price for one|it fifteen pounds|it free}
why {is it so dear|fifteen quid|is it £15|so expensive|does it cost that much|does hand cream cost that}`,
  "terms/what-a-pre-order-is": `
{what's|what is|explain|what do you mean by} {a pre-order|pre order|preordering|the pre-order thing|pre-order}
{pre-order|preorder|preorder meaning|is it out|launched|available|on sale}
{is it|are they|has it} {out yet|launched|available yet|on the market|in production|on sale now|come out|released|ready to buy|made yet}
so I {am paying for something not made yet|am ordering in advance}`,
  "terms/vat-and-delivery": `
{how much|what} {is postage|is delivery|is shipping|for delivery|do you charge for p&p|is the courier|are the delivery charges|do I pay for post|is it to post|shipping cost}
{is|are} {postage included|delivery free|shipping free|p&p included|vat included|there delivery charges|there extra fees|there hidden costs|there any extras at checkout|tax on top|the price inc vat|delivery extra}
{free delivery|free shipping|postage|shipping cost|delivery charge|p&p|vat|tax|extra fees|delivery fee|delivery cost|hidden costs|free postage}
do I {pay extra for delivery|pay postage|pay p&p|get free delivery|pay vat on top|pay shipping on top}
any {hidden fees|extra charges|extras on top|added costs|surprise fees|more to pay at the till}`,
  "terms/currency": `
{can I|do you let me|is it possible to} {pay in euros|pay in dollars|pay in rupees|pay in my own currency|pay in swiss francs|pay in yen|use euros|pay in kroner|pay in zloty}
what's {it in euros|it in dollars|euros|rupees|yen|canadian dollars|swedish kronor|it in my money|zloty}
{currency|euros|dollars|exchange rate|conversion}
{why does it say euros|why am I seeing dollars|the price shows in another currency|it shows me euros}
what {exchange rate|rate|currency} {do you use|will I be charged|am I charged in|is it in}
will I pay {a conversion fee|in pounds or euros|bank charges for foreign currency}`,
  "terms/price-changes": `
{will|is} the price {go up|going up|go down later|drop|rise|increase|change|be more later|be reduced}
{price increase|price rise|price drop|price change|cheaper later}
what if {the price drops after I buy|it gets cheaper later|you put the price up|it costs more when it ships}
{will it be cheaper|is it more expensive} {after the pre-order|when it launches|next year|later on}`,
  "terms/how-to-order": `
{talk|walk|take} me through {buying it|ordering|the checkout|getting one}
what {do I have to do|do I need to do|must I do|are the steps} to {order|pre-order|buy one|get one}
{how|where} {do I buy it|do I order|can I purchase|do I get one|can I get my hands on one|do I pre-order|to buy|to order|can I get it from|do I click to buy|do I pay for one}
I {want one|want to buy it|would like to order|fancy one|will take one|need one|wish to purchase|am ready to buy|want to place an order|want to pre-order}
{buy|order|purchase|where to buy|how to order|checkout|buy online|order online|buy now|get one|add to basket}
{do I need|must I make} to sign up {to buy|to order|first}
{take my money|shut up and take my money|sign me up|count me in|put me down for one|gimme one}
can I {order by phone|buy it here|order on the website|buy it online|place an order now}
what happens {after I order|next if I order|once I press buy|when I pay}`,
  "terms/limited-stock": `
how many are you making
{how many|are there} {left|any left|tubes left|still available|in stock|still some|are available|remaining}
{is it|are you|have you} {sold out|in stock|out of stock|run out|going to sell out|still got any|still available}
{stock|in stock|sold out|limited|availability|left|out of stock|restock|batch size|limited edition}
how {limited is it|many are you making|many tubes in the batch|long do I have to pay}
{will there be|are you making|when is} {more|another batch|a second batch|a restock}`,
  "page/one-tube": `
can I {buy|order|get} {two|three|a few|several} {for christmas presents|as gifts|as presents|for my family|for friends}
{can I|may I|am I allowed to|how do I|is it possible to} {buy two|order three|buy several|order more than one|get a few|order ten|buy in bulk|stock up|get one each for the family|buy a dozen|get two at once|order multiple|buy for the whole team|get four tubes|order a case|buy extra}
{bulk|bulk buy|multipack|two tubes|more than one|multiple|twin pack|max order|limit per person|quantity limit|several|bundle}
I {want two|need six for my club|want one for me and one for him|want a couple|need lots|want loads|would like three please|want to buy for my swim group}
is there {a limit|a maximum order|a bulk option|a two pack|a max per customer|a bundle deal for more tubes}
why {only one|can I only buy one|one per person|just one each}`,
  "terms/payment": `
{do you|can I|is it possible to|will you} {take paypal|accept amex|pay by card|take visa|take mastercard|use klarna|pay in instalments|use apple pay|use google pay|pay by bank transfer|pay cash|pay by cheque|take clearpay|take bitcoin|accept debit cards|use revolut|take monzo|pay with a gift card|pay on delivery|take american express|split the payment|pay by standing order|take crypto|pay over the phone by card|use a prepaid card|spread the cost}
{payment|payment methods|paypal|klarna|amex|apple pay|google pay|visa|card|debit card|bank transfer|cash|instalments|clearpay|how to pay|stripe|revolut|maestro|invoice payment}
{why|help} {won't my card work|can't I pay}
{how|what ways} {can I pay|do I pay|do people pay|of paying are there|of payment do you accept}
I {was charged twice|paid twice|have been double charged|got debited two times|see two payments on my statement}`,
  "page/dispatch": `
when {will it come|do I get it|does it ship|is it sent|will I receive it|is delivery|does it get here|is it coming out|is the release date|do you post it|will it be delivered|can I expect it|does mine arrive|will my order ship|is it going out|does it land|do they go out|will the tubes be ready}
{how long|how many days|how many weeks} {for delivery|does shipping take|till it arrives|is delivery|until I get it|does it take to come|to reach me|does the post take|before it gets here|is the wait|to deliver|till dispatch}
{delivery time|delivery date|dispatch date|shipping time|release date|when|arrival|eta|launch date|ship date|lead time for delivery|next day delivery|express|when available}
will it {come before christmas|be here by friday|arrive in time for winter|get here this week|come in january|make it for my birthday|be here for half term|be delivered soon|ship this month|reach me by new year|arrive this year}
{can I|could you} {get it tomorrow|have it next day|get express delivery|pay for faster delivery|get it sooner|have it by the weekend|rush it|speed up delivery|get it today|collect it sooner}
{do you do|is there} {next day|same day delivery|express|first class post|saturday delivery|fast track|special delivery}
I need it {by next week|asap|for a race in march|for my holiday|urgently|quickly|for a trip}`,
  "terms/delays": `
you {promised|said} {march|spring|last month|a date} and {it still is not here|it is past that now|nothing has come}
{what if|what happens if} {it is late|you miss the date|it's delayed|it doesn't come in time|the date slips|dispatch is put back|it takes longer|it never comes|you can't send it on time|the date moves}
{delay|late|delayed|late delivery|overdue|not arrived|behind schedule|missed date}
my {order|parcel|tube} {is late|is overdue|hasn't come|has not been sent yet|still isn't here|never came|should have been here by now|is taking ages}
{still waiting|been waiting weeks|waiting ages|where is it it's late|you said march|it was meant to be here}
{has there been|is there} a delay
can I cancel if {it is late|you delay|the date moves}`,
  "terms/within-30-days": `
how long {after you send it|after it ships|once posted|from dispatch} {does it take|until it arrives|till I get it}
{delivered within how long|30 days delivery|legal delivery time|delivery deadline by law}`,
  "page/abroad": `
{what about|how about|and} {france|germany|spain|ireland|america|canada|australia|italy|europe|norway|the netherlands|abroad}
{do you|can you|will you|is it possible to|would you} {ship to|deliver to|send to|post to|send one to|mail to} {france|spain|the usa|america|canada|australia|ireland|dublin|germany|norway|sweden|poland|india|japan|italy|new zealand|the netherlands|dubai|south africa|europe|abroad|other countries|china|switzerland|finland|iceland|malta|cyprus|gibraltar|hong kong|singapore|nigeria|kenya|brazil|mexico|turkey|greece|portugal|austria|belgium|denmark|estonia|ukraine|romania|my country|bfpo|texas|toronto|paris}
I {live in france|am in germany|am from canada|am based in norway|live abroad|am outside the uk|live overseas|am in the republic|am american|live in dubai|moved to spain|am in australia|am stationed abroad} {can I buy|can I order|can you send it|is it possible to order|do you ship|how do I get one}
{international|abroad|overseas|europe|usa|worldwide|ireland|international shipping|customs|import duty|ship abroad|outside uk|eu delivery}
{only in the uk|uk only|why not europe|why only uk|which countries|what countries do you ship to|do you do international|where do you ship}
{do I pay|is there} {customs|import duty|import tax|brexit charges}
can I buy it {from abroad|as a foreigner|if I am not in britain|from america|outside britain}`,
  "terms/uk-address": `
{do you|can you|will you} {deliver to|ship to|send to|post to} {scotland|wales|northern ireland|the highlands|shetland|orkney|cornwall|london|belfast|the isle of man|jersey|guernsey|the hebrides|anglesey|the isle of wight|manchester|my work|a po box|a locker|my neighbour|a different address|skye|the scillies|yorkshire|cardiff|glasgow|inverness|a flat|the office}
{can I|how do I|could you} {send it to a friend|send it as a gift|have it sent to work|get it delivered to my mum|have it sent to someone else|put a different delivery address|gift it to someone}
{gift|present|scotland|northern ireland|delivery address|highlands|isle of man|po box}
is it {a good present|ok to buy as a gift|giftable|a nice stocking filler}
I want to {give it as a present|buy it for my dad's birthday|send one to my sister|surprise my husband with one|get it for my mum at christmas}`,
  "page/find-order": `
{where is|wheres} {my order|my parcel|my tube|my package|my stuff|my delivery|is my cream}
{how do I|where can I|can I} {track it|track my order|check my order|see my order status|find my order|see if it has shipped|look up my order|view my order|find my tracking number|see what I ordered}
I {can't find my order|don't know if my order went through|haven't heard anything since ordering}
{track|tracking|order status|where is my order|order number|tracking number}
{did|has} {my order go through|my order been sent|it been posted|my payment work|my parcel shipped|it been dispatched|my order been received}
send me again the email
{any update on|what's happening with|status of|news on} {my order|my parcel|my pre-order}`,
  "terms/no-subscription": `
subscription
is {it a subscription|this a one off|it a one time payment|there a monthly fee|there auto renewal|it recurring}
do I {get charged again|have to subscribe|sign up to a plan|pay monthly|get billed monthly|get locked into a contract}
{will you|do you} {take money every month|charge me again|auto renew|keep billing me|sign me up for more}`,
  "terms/when-charged": `
{charged when|pay now or later}
{when|do you} {take payment|charge my card|take the money|debit me|bill me|do I pay|does the money leave my account} {now|today|at dispatch|straight away|when it ships|up front|exactly}
do I pay {up front|now|a deposit|in full now|when it arrives|later|half now}
is there a deposit
so I pay now and get it later`,
  "page/other-money": `
{how much is|price in} {it in euros|it in dollars|usd|euros|rupees|yen|aud|canadian dollars|swedish kronor|it in my money|zloty}
what's {usd|aud}
{usd|eur|price in euros|convert price}
why is the price in dollars`,
  "page/no-account": `
{do I need|must I make} {an account|to register|a login} {to buy|to order|first}
can I order as a guest`,
  "terms/time-to-pay": `
how {long do you hold one|long have I got at checkout}
{my session timed out|the checkout expired|payment page ran out of time|I took too long to pay|basket timed out} {is my tube gone|do I have to start again|was I charged}`,
  "terms/card-details": `
secure payment
is {it safe to pay|my card safe|the payment secure|it encrypted|paying here safe|checkout secure}
{do you|will you} {keep my card|store my card|save card details|hold my bank details|see my card number}`,
  "terms/declined": `
{payment failed|card declined}
{my card|my payment|the payment|the transaction|my bank} {was declined|was rejected|failed|didn't go through|is not accepted|keeps failing|says no|won't work|got refused|bounced}
{why|help} {was my card refused|is my payment failing}
the {payment page won't load|checkout is broken|pay button does nothing}`,
  "terms/change-address": `
{can I|how do I|could you} {change my address|change the delivery address|correct my postcode|update my address|fix the address}
I {moved house|put the wrong postcode|gave the wrong address|made a mistake in the address|am moving soon|typed my old address|forgot my flat number}
{change address|wrong address}`,
  "terms/lost-in-post": `
{lost in post|lost parcel}
{what if|what happens if} {it gets lost in the post|the parcel goes missing|someone steals the parcel|royal mail lose it|it gets nicked off my doorstep|nobody is in|I am out when it comes}
it {got lost|went missing|was stolen from my porch|says delivered but I don't have it|was left with a neighbour}`,
  "page/lost-link": `
{how do I|where can I|can I} log in to my account
I {never got an email|didn't get a confirmation|lost my order link|deleted the email|lost my reference|got no confirmation|can't log in}
{confirmation|login|my account|order link|lost email|resend email}
resend {my confirmation|the email|the link|my receipt}
send me again {my confirmation|the link}`,
  "page/receipt": `
{where|how} {can I find|do I get|can I see} {my bill|the bill|my invoice|my receipt|the invoice} {for work|for my company|for expenses|for tax|please}
{how do I|where can I|can I} {find my receipt|get an invoice}
I {have no receipt|need a receipt|need an invoice}
{receipt|invoice}
send me again my receipt`,
};
