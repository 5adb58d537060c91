/** The narrow questions on orders, money, people, data and the site. Ways of asking by the id of their passage, a line each, as content/assistant/spell-out.ts reads them. */
export const closerShop: Readonly<Record<string, string>> = {
  "terms/when-charged": `
{when am I charged, now or later|do I pay now or when it is sent}
{does the money|will the fifteen pounds} {go out today|leave my bank now|come off when you post it}
{is my card|am I} {charged|debited|billed} {right away|at the time of ordering|on dispatch}
payment is taken when, at order or at sending`,
  "terms/no-subscription": `
{is it a subscription|is there a subscription or repeat payment|do I get charged every month}
{am I|will I be} {tied in|signing up to anything|stuck with monthly payments|on a plan}
{just the once|is it one payment|a single payment}, {or every month|and that's it|right}
money will cut again next month?`,
  "page/other-money": `
how much is it in {euros|dollars|rupees|yen|kroner|francs|Australian money|Canadian dollars}
{what's £15|what is fifteen pounds|what would it be} in {euros|US dollars|dollars|kronor|my own currency}
{price in|cost in|£15 in} {euros|dollars|yen|francs}
tell the price in {euro|dollar} please`,
  "page/no-account": `
{do I need an account to order|do I have to register}
{must I|have I got to} {make a password|sign up|create a profile} {before I buy|to get a tube|just to order}
{what details|which information} {do you want|must I give|do you need} {to order|at the checkout|from me}
guest checkout`,
  "terms/time-to-pay": `
{how long is a tube held for me|how long do I have to pay}
{what happens if I do not finish paying|the payment page timed out, was I charged}
{I got called away|the wifi dropped|my battery went} {while paying|at the card page|in the middle of paying} {is it still kept for me|do I lose it|was anything taken}
how many minutes {have I got to pay|do you keep one|until it goes back}
time limit for payment is what`,
  "terms/paid-too-late": `
{my payment went through|I paid} {after the time ran out|too late|after it expired} {what happens|do I get my tube|do I get it back}
what if {I pay late|the payment arrives late|the last tube went while I paid}`,
  "terms/card-details": `
{is it safe to pay, is my card secure|do you keep my card details|is the checkout secure}
{where does|who sees|what happens to} my card {number go|number|details}
{am I safe|can I be sure} {typing my card in|giving you my card number|paying on this site}
my card number is stored with you or no`,
  "terms/declined": `
{my card was declined|payment failed, payment did not go through}
{the bank|my card|the payment page} {keeps saying no|threw it back|won't have it|turned it down} {have I lost my tube|was I charged|what now}
{why is there|what's} a {code from my bank|confirmation from my bank|3D secure step|text to approve the payment}
card is not accepting, what to do`,
  "terms/preview": `
{have you taken my money|what is the test card page}
is this {a real shop yet|live yet|a test site|a preview|a demo}
{did I really pay|was that real money|does any money move|is the payment real}
what does preview mean here`,
  "terms/change-address": `
{after ordering|I've already ordered|once it is placed} {can it go somewhere else|can you send it to my office instead|may I switch the address}
{can I change my delivery address|I put in the wrong address|can I correct the address}
{I'm moving|we've moved|I put my old flat} {how do I tell you|can you send it to the new place|can it be changed}
{edit|swap|alter|put right} {the address on my order|where it's going}
address is wrong in order, how to make right`,
  "terms/lost-in-post": `
{what if my parcel is lost or stolen|who is responsible if it is lost in the post}
{the tracking says delivered|it never turned up|next door denies having it|it vanished from the step} {whose fault is it|who pays|what do you do|do I get another}
{am I covered|whose loss is it|who carries the risk} {if the post loses it|until it arrives|in the post}
parcel lost who will be responsible`,
  "terms/essential-date": `
I need it {by the 20th|for a birthday|before I travel|by a certain day} {what if you miss it|can I tell you that|and it comes late}
{it must|it has to} {be here for|arrive before} {an event|the trip|her birthday|the swim} {what are my rights|and if not|can I get out of it}
can I end the contract if you miss the date`,
  "page/lost-link": `
{I lost my order link|I did not get a confirmation email|resend my confirmation|order reference lost}
{I can't find|I've binned|I never saw|where is} {the email with my order|my confirmation|the link to my order|the order email}
{how do I|can I} {log in to my account|get back into my order|see my order again|get the link once more}
mail for order not received, please send again`,
  "page/receipt": `
{where do I|can I|how do I} {get a receipt|get an invoice|print a receipt|have a VAT receipt|get proof of purchase}
{I need|my boss wants|for expenses I need} {a receipt|an invoice|proof I paid|a bill}
bill copy required`,
  "terms/price-for-all": `
{can I get it cheaper|can you knock a bit off|will you take less}
{how about|I'll give you|would you take|what if I offer} {ten pounds|twelve quid|a fiver|£10 cash|half}
{any room on|is there movement on|can we talk about} the price
{best price|last price|what's your best price} {for me|please|boss|}
{do|does} {regulars|friends|pensioners|locals|clubs} {pay less|get a lower price}
is the price the same for everyone`,
  "terms/how-to-cancel": `
how do I {cancel|go about cancelling|call my order off|tell you I want out|withdraw} {||my pre-order|please}
where is the {cancellation form|cancel button|page to cancel}
{what do I need to do|which button do I press|who do I tell} to cancel
can I cancel {by email|by letter|on paper|in writing}
procedure for cancelling please`,
  "terms/return-postage": `
{who pays for return postage|are returns free}
{do I have to|must I} {buy the stamp|pay to post it back|cover the post} {myself|for a return|}
{is there|do you send} {a prepaid label|free returns|a returns label}
return courier charge is on whom
who pays to send a {faulty|broken|damaged} one back`,
  "terms/return-address": `
{where do I send a return|return address}
{what's the address|which address do I use|where does it go} {for sending it back|for a return|when I return it}
to which place I should post it back`,
  "terms/refund-time": `
{how long does a refund take|when do I get my money back|where is my refund}
{how many|within how many} {days|working days|weeks} {for the money|till I'm refunded|does the refund need}
{I cancelled|I sent it back} {a week ago|on Monday|ages ago} {where's my money|and no refund yet|when does it land}
{what's the longest|what is the limit|by law how long} {a refund can take|for a refund|do you have to refund me}
refund will come in how much time`,
  "terms/disputes": `
{is there|who is} {an ombudsman|a dispute body|anybody independent|someone above you}
{what if|and if} {we can't agree|you won't sort it|I am not happy with your answer} {about my complaint|who do I go to|}
can I {take you to court|go to citizens advice|go to trading standards}`,
  "terms/liability": `
what are you {liable|responsible} for
{do you pay|who pays} for {losses|damage it causes|lost earnings|loss}
is your liability limited`,
  "shop/founder": `
who is {the founder|the owner|the boss|the CEO|behind the company}
{who started|who set up|who runs} {the company|this|the shop}
{is it|are you} {a one woman business|run by a swimmer|a small company}
tell about founder`,
  "shop/operations": `
who {packs|sends|posts|fills} {the parcels|my order|the tubes}
who {looks after|deals with|is in charge of} {the post|delivery|packing|operations}
who handles dispatch`,
  "shop/supporters": `
who {supports|backs|funds|sponsors|is helping} {you|the company|this|the project}
{do you have|have you got|are there} {any funders|sponsors|backers|grants|supporters|support from anyone}
{which|what} {organisations|funds|charities|grants} {support you|are behind you|back you|fund you}
what is {the supported by strip|supported by on the home page}
any government or grant money is there`,
  "shop/press": `
{press enquiry|media enquiry|I'm from a newspaper|I write for a magazine|I host a podcast|we are a TV programme} {who do I speak to|who handles it|how do I reach you|}
{we'd like to|can I|could we} {interview you|write about you|feature you|do a story}
{is there|have you got} {a press office|a press kit|a press contact|media pack}
influencer collaboration contact`,
  "shop/phone": `
{what is your phone number|can I ring or call you}
{is there|have you} {a number I can ring|a helpline|a customer line|whatsapp}
{I'd rather|I prefer to|my dad wants to} {phone|ring up|talk on the phone}
mobile number please`,
  "shop/reply-time": `
{when are you open, opening hours|how long until you reply}
{how quickly|how fast|when} do you {answer|get back to people|reply to emails|write back}
{is anyone there|do you answer} {at weekends|on Sundays|in the evening|over Christmas}
I wrote {days ago|last week} and {heard nothing|had no answer}`,
  "shop/talk-to-person": `
{can I talk to a person|speak to a human|get me an agent, an advisor, a real person|is there live chat}
{put me through to|pass me to|get me|I want} {somebody real|a member of staff|the shop|a human being|your manager}
{you're not helping|I'm sick of bots|I don't want a machine} {can a person answer|get me a human}
human please`,
  "shop/vat-number": `
{what is|what's|give me|have you got} {your VAT number|a VAT number|your VAT registration}
are you VAT registered`,
  "shop/feed": `
is there {an RSS feed|a feed for the blog|a way to follow the blog|an atom feed}
how do I {follow the blog|get new posts in my reader}`,
  "site/reviews": `
{are the reviews real|are the testimonials real customers}
{who said|who wrote|did real people say} {those quotes|the customer comments|what customers say|the nice things on the home page}
{do you have|are there|can I read} {any reviews|real reviews|reviews from buyers|ratings}
is {the swimmer who is quoted|the hill walker in the quote} {a real person|real|genuine}
the feedback from customers is true or made up`,
  "site/samples": `
{what does sample mean on the site|why does it say sample}
{why is|what's with} {so much marked sample|sample next to the names|the word sample}
{is anything|what} on {this site|the page} {a placeholder|not real yet|made up}`,
  "list/join": `
{how do I join the warmth list|how do I sign up for news|how do I confirm my place}
{I joined|I signed up|I put my email in} {but got no email|and nothing came|and heard nothing} {am I on the list|did it work|}
{where do I|can I} {put my name down|get on the list|sign up for the list}
{do I have to|must I} {press something in the email|confirm} {to be on the list|}
how to register for warmth list`,
  "list/reserves": `
does {the list|being on the list|signing up} {reserve a tube for me|keep one for me|guarantee me one|mean I have to buy|count as an order}
am I {obliged to buy|committed to anything|promised one} {if I join|by joining}
is my tube booked when I am in the list`,
  "list/emails": `
{what emails will I get|which emails do you send|how many emails}
{how often|how much} {do you email|will you write|post comes from the list}
{what do you|will you} send {to people on the list|list members|me if I join|spam}`,
  "list/place": `
what {is|does} {my place in line|my number on the list|a place in the queue} {good for|do for me|mean|decide}
{does being|am I|if I am} {first in line|near the front|number one} {mean I get a tube|get anything|served first}
{who is|are people} written to first {when it opens|from the list}
how do I move up the {list|queue}
my number in the list what is benefit`,
  "list/friends": `
can I {refer or invite a friend|invite my friends|share the list|send a friend a link}
is there a {referral scheme|link to share|reward for inviting friends}`,
  "privacy/assistant": `
what {do you hold on to|is kept|stays with you|do you remember} of {this chat|what is typed into this box|messages to the bot|what I ask you}
{do you keep|do you store|are you saving|who reads} {what I type here|this chat|our conversation|what I write to you|my messages here}
{how long|for how long} {is this chat kept|do you keep chats|are conversations stored|do you keep what I ask}
{is this|are these} {chat recorded|conversations logged|chat private|messages saved}
{can I|how do I} {delete this chat|have a private chat}
this conversation is saved somewhere?`,
  "privacy/order-data": `
what {do you keep|is stored|do you record} {about my order|when I buy|of my purchase|when I order}
how long {do you keep|are} {orders|order details|my order and address|my address after buying}
{why do you need|do you keep} my address`,
  "privacy/list-data": `
what {do you keep|do you store|is kept} {about people on the list|when I join the list|if I sign up to the list}
how long {am I kept on|do you keep my name on} the list`,
  "privacy/letters": `
how long {do you keep|is} {a message I send you|my contact form|letters|my email to you|a complaint}
what {do you keep|happens} {when I write to you|with my message}`,
  "privacy/not-sold": `
{do you sell my data|will my email be sold|do you flog my details}
{are my details|is my information} {sold to anyone|sold on|bought by advertisers}
you are selling our data?`,
  "privacy/who-sees-it": `
{who sees my details|do you share my email address}
{which|what} {companies|other firms|third parties} {get my data|see my details|are involved|do you use}
{is my data|are my details} {passed on|shared with anyone|given away|sent abroad|sent to America}
my details are shared with whom`,
  "privacy/visits": `
{do you track me|what do you count when I visit|do you know which pages I read}
{what|which} {analytics|statistics|visitor data} {do you collect|do you keep|do you gather}
are you using {google analytics|trackers|a pixel}`,
  "privacy/network-address": `
do you {keep my IP address|know where I am|log my IP|store my location}
how {do you know|does the site know} {which country I am in|where I live|I am in Spain}
{why|how} does it show {my country|prices for my country}`,
  "privacy/reaction-data": `
what happens {with|to} {my report of a reaction|what I tell you about my skin|health data I give}
do you {keep|share|pass on} {my reaction report|health information}
who sees {a reaction report|what I wrote about my rash form}`,
  "privacy/answer-time": `
how {soon|quickly|long} do you answer {a data request|a subject access request|when I ask for my data}
how long {have you got|does it take} to {send my data|delete my data|reply to a GDPR request}
do you need {proof of who I am|ID} for a data request`,
  "privacy/erased": `
what {goes|stays|is kept|is left} {when I have my data erased|after you delete me|if I ask you to erase me}
{if you delete me|when I am erased} {what happens to my order|do you keep my order|is everything gone}
can you {really|truly} delete {everything|every trace of me}`,
  "privacy/backups": `
{what about|am I still in} {backups|old backups|your backup copies} {when my data is erased|after deletion|}
do {other companies|your suppliers} {delete|forget} me {too|as well}`,
  "privacy/rights": `
{where|how} can I {download|see|get} {a copy of my data|what you hold about me|my data file} {myself|by email|}
{is there|where is} a {page|form|link} {to delete my data|to get my data|for data requests}`,
  "privacy/complain": `
{complain about my data|privacy complaint|I want to complain about privacy}
{who is|where is} {the ICO|the information commissioner|the regulator for data}
you {misused my data|leaked my email|were careless with my details}`,
  "privacy/no-profiles": `
do you {profile people|build a profile of me|use automated decisions|let a machine decide about me}
{is there|any} {automated decision making|profiling}`,
  "cookies/settings": `
how do I {change my cookie settings|change my mind about cookies|withdraw my cookie consent|turn off tracking|turn analytics off}
where {are the cookie settings|is the cookie banner|do I switch cookies off}
I {pressed accept by mistake|clicked accept all}, {how do I undo it|can I take it back}`,
  "cookies/refuse": `
can I {refuse cookies|say no to cookies|use the site without cookies|reject all}
{do I have to|must I} accept cookies
does the shop {work|still work} {without cookies|if I refuse}`,
  "cookies/privacy-control": `
do you {honour|respect|support|read} {Global Privacy Control|GPC|do not track|my browser's privacy signal}`,
  "cookies/asked-again": `
how {often|soon} {do you ask about cookies again|will the banner come back}
how long {do you remember my cookie choice|does my cookie choice last}`,
  "cookies/advertising": `
{do you use|are there|do you set} {advertising cookies|ads|ad trackers|marketing cookies|adverts on this site}
do you {show adverts|retarget people|advertise to me elsewhere}`,
  "site/large-print": `
{can I get|can you send me|do you have|is there} {large print|big print|a large print version|a plain text version|something I can read more easily}
{the writing|the text|the print} is {too small|tiny} {for me|to read}, {can you send it bigger|what can I do|}
{my eyes are bad|I can't read small letters} {can you post me large print|is there a bigger version}
letters are small, kindly send in big`,
  "site/not-tested": `
{has it been|was the site} {tested with|tried by} {disabled people|blind people|screen reader users|people with disabilities}
{has anyone|who has} audited {the accessibility|the site}
does it fully {conform|comply} with {WCAG|the accessibility rules}`,
  "site/security": `
I {found|spotted|think there is} a {security problem|security hole|weakness|bug in your security} {on your site|}
{do you have|is there} {a bug bounty|a security contact|a responsible disclosure policy}
how do I report a {weakness|security issue} {in the site|}`,
  "site/changes": `
can you {change the terms|alter the conditions} {after I ordered|once I have paid|later}
{do new terms|does a change of terms} {apply to|touch} {my order|orders already placed}
when {were the terms|did the terms} last {changed|change}`,
  "partner/returns": `
{do you guarantee|can you promise|what} {a return on an investment|returns|me my money doubled|profit for investors}
{guarantee|promise} me {a return|twice my money|ten percent a year|that I will not lose money}
{what is|what's} the {expected return|valuation|share price|dividend|risk of investing}
{will I|can I|could I} {make money|lose money|get rich} {if I invest|as an investor|by backing you}
if I put in {ten thousand|twenty grand|my savings} what do I get {back|}
profit guarantee is there for investor`,
  "partner/scale": `
how much {are you raising|money do you need|are you looking for|is the round|funding do you want}
what {is the sum named on the page|would the money be spent on|is the money for}
{how big is|what is the size of} the {project|raise|budget}
target amount of funding`,
  "partner/deck-readers": `
who {may|can|is allowed to|is permitted to|is the right person to} {open the deck|read the deck|see the deck|look at your slides}
{am I allowed|can anyone|can just anybody|may an ordinary person} {open the deck|read the deck|see the pitch}
{do I have to be|must I be|do you need to be} {a professional investor|high net worth|certified|a sophisticated investor} {to see the deck|to read it|}
{what kind|which kinds} of investor {is the deck for|can see the deck}
everybody can see deck or only some`,
  "partner/deck": `
{can I see your deck|where is the deck|please send the deck}
{how do I get|where can I find} {the deck|your slides|the pitch}`,
  "partner/invest": `
{can I invest|are you looking for investors|can I buy shares}
{is this|is the page} {a financial promotion|an offer of shares|approved by the FCA}
{I'd like to|my fund wants to|could I} {put money into the company|take a stake|come in as an angel}`,
  "partner/measure": `
{we run|I work in|I have} {a testing lab|a skin lab|a cold chamber|a university physiology lab} {and would like to help|could we work together|do you want it tested}
{would you|do you} {collaborate with|work with|need} {a lab|researchers|testers|scientists with thermal cameras}
our laboratory can test, you are interested?`,
  "partner/stock": `
do you have a shop or stockist near me
{I have a shop and want to stock it|do you sell wholesale or trade|become a stockist, reseller, distributor}
what {information|details} do you need from {us as a shop|a shop|a stockist|retailers}
{what should|what do} {a shop|we} tell you {if we want to stock it|first|}`,
  "partner/how-developed": `
how was {the formula|the cream|the technology} {made|worked out|put together|arrived at}
{what was|describe} the {way|method|process} of {making the formula|developing it}
kindly explain how {the formula|the technology} was {created|prepared}
who is {the chemist|behind the formula}`,
  "partner/review": `
{who is|and who's|name} the {professor|scientific adviser|academic|person who checks the science}
what does the {professor|adviser} do
which professor is connected with it`,
  "partner/pictures": `
{are|is} the {thermal images|glowing hands|infrared pictures|heat pictures|red and yellow hands} {real|from a real camera|photos|drawn|made up|photoshopped}
{did you|was it} {photograph those hands|take the heat picture|taken with a thermal camera}
{how were|who made} the {glowing hands|heat images}
those colour hands picture is original?`,
  "shop/shops": `
{where else|besides here where} can I buy it`,
  "privacy/data": `
what do you {do with|keep of|know about} {my data|me|my details}`,
  "terms/delays": `
{will you|do you} {tell me|write to me|let me know} {if it is late|of a delay|if the date moves|when the date changes}
{what if|and if} it {doesn't come|never arrives|does not turn up|isn't sent}`,
  "list/what": `
what {do I get|is in it for me|is the point} {for joining|by joining|if I join} {the list|}
is {the list|it} free {to join|}`,
  "shop/contact": `
how do I {reach|get hold of|write to|message} {you|the shop|whoever is in charge}`,
};
