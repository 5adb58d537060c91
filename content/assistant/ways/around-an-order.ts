/** What people ask around an order and a first morning with it, in their haste. Ways of asking by the id of their passage, a line each, as content/assistant/spell-out.ts reads them. */
export const aroundAnOrder: Readonly<Record<string, string>> = {
  "terms/charged-twice": `
{you|your shop|this site|they|you lot} {charged me twice|took the money twice|billed me two times|took two payments|have debited me twice|took my money twice|charged me again}
{I've been|I was|my card was|my account was|we were} {charged twice|billed twice|debited twice|charged two times|double charged|charged again|overcharged}
{two|double|duplicate|a second|an extra} {payments|charge|payment|charges|transaction} {on my statement|has come out|went out|from you|on my card|in my bank account|showing}
why {was I charged|have you charged me|did you take the money|is there a charge|has it come out} {twice|two times|again|a second time|double}
{money|payment|it|the money} {has left my account|was taken|went out|has been taken} {but there is no order|and I have no order|but no confirmation|but it says no order|and nothing came up}
{paid twice|charged double|double payment|charged but no order|wrong amount taken|unknown charge from you}
you took {more than fifteen pounds|too much money|the wrong amount|30 quid instead of 15}`,
  "page/gift": `
{can I|could I|is it possible to|may I} {have it sent as a gift|send it as a present|send it to my nan as a present|buy it for someone else|send it straight to a friend|order it for my mum|put a gift note in|get it for somebody's birthday}
{it's|it is|this is} {a present|a gift|for my dad's birthday|a surprise|a christmas present|for somebody else} {can you send it to them|can it go to their address|will the price show|can you post it to him|can you write a card}
{can I have it sent|can you send it|could it go} {straight|direct|directly|right} to {my sister|my brother|my dad|my friend|my mate|somebody else} {as a present|as a birthday present|as a christmas present|for a birthday|}
{gift|present|gift for a friend|birthday present|stocking filler|secret santa|gift option|gift message}
{can you|will you|could you} {send it to her address|deliver it to my friend|post it to my brother|send it direct to the person|put a message in it|hide the price}
is it {a good present|ok to give as a gift|possible to buy for someone|giftable}`,
  "terms/your-rights": `
{what are|tell me|do I know} {my legal rights|my rights|my consumer rights|my statutory rights|my rights as a buyer|the rights I have|my rights under the law}
{my rights|consumer rights|statutory rights|legal rights|consumer rights act|rights as a customer|consumer law}
what {does the law say|am I entitled to|can I demand by law|protection do I have|are buyers entitled to} {if I am not happy|as a customer|when I buy online||here}
{do you|does this shop} {follow consumer law|respect my rights|keep to the consumer rights act|honour statutory rights}`,
  "site/language": `
{do you|can you|does the bot|do the staff} speak {polish|french|german|spanish|welsh|urdu|romanian|punjabi|italian|gaelic|portuguese|arabic}
{is the site|is this page|are the instructions|is there a version|are you available} in {polish|welsh|french|german|spanish|other languages|another language|my language}
{can I|may I} {write in polish|ask in french|use another language|chat in spanish|write to you in german}
{translate|translation|other languages|language|welsh version|change language|in polish please}`,
  "tube/travel": `
{can I|may I|am I allowed to|could I} {take it|bring it|carry it|pack it|fly with it} {on a plane|in hand luggage|through security|on the flight|in my cabin bag|through airport security|abroad in my case|in a suitcase}
{is it|will it be} {ok for flights|under 100 ml|allowed on planes|fine for hand luggage|allowed in the cabin|ok at airport security|fine for carry on}
{hand luggage|cabin bag|carry on|airport security|liquids rule|flying with it|on a plane|100 ml rule}
{does it|would it} {get through security|fit the liquids rule|count as a liquid|go in the plastic bag at the airport}`,
  "privacy/assistant": `
{do you|does this|does it|do they|does the bot} {record|save|log|store|keep|remember|read|write down|monitor} {what I type|what I write|what I say|this chat|this conversation|my messages|my questions|what is typed} {here|in here|to you||in the chat}
{is|will} {this chat|this conversation|what I type|what I write|this|my question} {be recorded|saved|stored|private|confidential|kept|be read by someone|logged|being recorded|anonymous}
{who|which people|does anyone|can anybody|does a person} {sees this chat|sees what I type|reads this|reads what I write|looks at these messages|can see this conversation|sees my question}
what happens {to|with} {my messages|this conversation|what I type here|the chat|what I ask you}
{is anyone|are you|is somebody} {listening|watching this chat|reading along|recording this|spying on me|keeping a log}
how long {do you keep|is kept|do you store|will you hold} {this chat|the conversation|what I type|my messages to you|chats}`,
  "shop/who-we-are": `
{are you|is this|you lot are|you are|are you lot} {scammers|a scam|crooks|con artists|fraudsters|thieves|cowboys|a fake shop|legit|genuine|for real|a proper business}
is {it|this|this site|the shop|your shop|the company} {legit|legit or not|a scam|genuine|a real company|trustworthy|kosher|a con|real or fake}
{can I|should I|how do I know I can|why should I} {trust you|trust this site|trust this shop|believe you are real}
{scam|scammers|fraud|rip off|con|fake|dodgy} {site|company|shop|merchants|or what}
{what's|what is} the {name of the company|company behind the cream|company called|business called|legal entity|registered name}
{company|registered} {number|name|address|office|details}
{where|in which town|in what country} {are you|is the company|is the business|are your offices} {based|located|registered|from}`,
  "site/reviews": `
what do {other swimmers|other people|runners|customers|other users|people who use it|buyers|nurses who tried it} {say|think|say about it|think of it|reckon}
{are there|have you got|can I see|where are} {any reviews|reviews|testimonials|ratings|any feedback|opinions from users|stars}
{has|did} {anyone|anybody|any swimmer|a real person|someone} {used it|tried it|said it works|left a review|liked it}
are the {testimonials|quotes|reviews|comments|customers on the home page} {real|genuine|made up|fake|from customers|samples}
{reviews|testimonials|ratings|feedback|customer opinions|trustpilot}`,
  "faq/how-it-works": `
how {does|do} {it|this|this stuff|the cream|that|these} {actually work|really work|work exactly|work then|warm you up|make you warm|do it|even work}
{so|ok|right|erm|well} how {does it actually work|does this actually work|does the cream really warm you|does it do that|is it meant to work}
what {makes it|gets it} {warm|hot|work|heat up}
how's it {work|supposed to work|meant to work|warm you}`,
  "page/find-order": `
{where|where the hell|where on earth|where exactly} is {my parcel|my order|my cream|my tube|my stuff|it|my delivery}
{what's|what is|whats} the {status of my order|state of my order|progress of my order|news on my order|latest on my order} {and when is it coming||please|then}
I {ordered|bought it|paid|placed an order} {two weeks ago|last month|ages ago|a while back|on Monday|in October} {where is it|when is it coming|when are you sending it|any news|has it gone out}
{when are you|are you|when will you be} {sending my cream|sending mine|posting mine|dispatching my order|sending my order}
{can you|could you|will you} {check my order|look up my order|tell me where my order is|find my order|track my parcel}
{how do I|where do I|can I} {check my order|know you got my order|see my order|see if my order went through|look up my order|find out where it is}
has {my order|mine|my parcel|the tube} {gone out|been sent|left yet|been posted|shipped} {yet||already}`,
  "terms/delays": `
{it's been|it is|been waiting|I've waited} {three weeks|a month|ages|six weeks|so long|forever} {and nothing came|and nothing has come|and still nothing|no parcel|and no cream|where is it}
{nothing|no parcel|no tube|it} {has come|has arrived|came|has turned up|showed up} {yet|so far|still|at all}
{my order|my parcel|it|the tube} {is late|is overdue|hasn't turned up|still isn't here|has not come|never came}
{why|how come} {is it taking so long|is it so late|the delay|is my order late|haven't you sent it|has nothing come}`,
  "terms/lost-in-post": `
{tracking|the courier|royal mail|the app|the email} says {delivered|it was delivered|it's been delivered|it is in my porch|it was signed for} {but it isn't here|but I have nothing|and it's not|but it never came|but nobody got it}
{I|we} {missed the postman|missed the delivery|was out when it came|was not in|missed the courier} {what now|what happens now|where is it now||where do I get it}
{my parcel|the parcel|it|my tube} {was stolen|has been nicked|got lost|is lost in the post|went to the wrong house|was left in the rain|disappeared}`,
  "terms/faulty": `
{you sent|they sent|I got|I was sent|I received} {the wrong thing|the wrong item|something else|an empty tube|a broken one|a half full tube}
{it|the tube|my tube|the parcel|mine} {arrived|came|turned up|got here} {split open|leaking|broken|damaged|squashed|already open|empty|with no cap}
{it|the cream|this stuff} {doesn't work|does nothing|did not work|is rubbish|is no good|never got warm} {I want my money back|can I get a refund|what are my options|refund please}`,
  "page/receipt": `
{can I|could I|please can I|how do I} {have a VAT invoice|get a VAT receipt|get an invoice|have a receipt|get a receipt for work|print a receipt|claim it on expenses}
{receipt|invoice|VAT invoice|proof of purchase|VAT receipt|bill for my accounts}`,
  "terms/declined": `
{my|the} {payment|card|transaction} {failed|was declined|got declined|didn't go through|was refused|would not go through|was rejected|bounced}
{it said|the page said|your site said} {declined|payment failed|error|try again} {was I charged|have I paid|what now|did it take the money|am I charged}
{the page|the checkout|it|your website} {froze when I paid|crashed at payment|timed out|hung while paying|stopped at payment} {did it go through|was I charged|what now|have I paid}`,
  "page/no-account": `
{do I|must I|do you|does one} {have to make an account|need an account|have to register|need to log in|need a login|have to sign up to buy|need a password to order}
{what|which} details {do you need|do I give|are needed|must I enter} {to order|for an order|at checkout}
{guest checkout|account|register|log in|login|sign in}`,
  "terms/no-subscription": `
{is this|is it|am I in for|do I sign up for} {a subscription|a monthly thing|a contract|something monthly|a rolling payment|one of those subscription traps}
{what's the catch|is there a catch|any catch|do you keep charging|will you keep taking money}`,
  "terms/when-charged": `
{will I be|am I|do I get|when am I} charged {now|straight away|today|when it ships|when you send it|at once|on the day}
{do I|must I} pay {now|up front|today|in advance|before it's sent|when it arrives}
when {do you take the money|is the money taken|do I pay|does the payment go out|is my card charged|will you charge my card}`,
  "page/sea": `
{n|and|ok|what about|how about} {for swimming|in salt water|in the sea|for a dip|in a lake|for open water|in fresh water}
{does it|will it|do it} {wash off in the sea|stay on in salt water|come off when I swim|work in sea water|survive the north sea|stay on in the lido}
is it {ok in the sea|good in salt water|alright for sea swimming|fine in a lake}`,
  "page/soap": `
{can I|may I|is it ok to} {use alcohol gel on top|use hand sanitiser over it|wash my hands after|use sanitiser with it on|use soap after|scrub up with it on}
I {wash my hands a lot|wash my hands all day|have to wash my hands all the time|use hand gel all shift|am always washing hands} {at work|on the ward|for my job|} {will it last|does it stay on|is it any use|will it come off}
{hand gel|sanitiser|hand sanitiser|alcohol gel|hand washing|soap}`,
  "use/top-up": `
{do I|should I|must I|when do I} {reapply|top it up|top up|put more on|put it on again|need a second coat} {after getting out|during the day|on a long shift|at lunch|half way|}
{long shift|12 hour shift|all day outside|8 hours out|a whole day} {do I top it up|do I put more on|how often do I reapply|do I need more}
can I {use it twice in a day|put it on again later|add more later|top up in the afternoon|use it again tonight}`,
  "use/worked-example": `
if I {put it on|apply it|use it|rub it in|put the cream on} at {six|7|eight|8 in the morning|half six|9|noon} {when is it warm|until when is it warm|will it still work at nine|how long am I warm|when does it wear off|will I be warm at eleven|till when does it last}
{put it on|on|applied} at {5am|six|7|half seven|ten} {am I still warm at 9|will it work by nine|warm by when|still ok at noon|when does it stop}
until {when|what time} {is it warm|am I warm|does it last|will it work} if I {put it on at 8|start at seven|apply at six|use it at noon}
{will it|would it} {still be warm|still work|last} {at nine|at lunchtime|by ten|until noon|at 5} if {I put it on at six|it goes on at 7|I apply it at eight|I put it on at breakfast|I use it at noon}`,
  "faq/when-to-apply": `
{I swim|I start work|my run is|I go out|my shift starts|the match is|I leave} at {7am|six|half eight|9|ten|6.30|noon} {when do I need to put it on|when do I put this on|what time do I apply it|so when should it go on|when does it go on|how early do I put it on|what time must I rub it in}
{out on my rounds|working outside|on shift|at the stall|on site} {6 till 2|from 7|from five|8 to 4|from six} {when do I put this on|what time do I put it on|when should I apply it|when do I use it|when does it go on}
how long {do I|must I|does one|do you} {have to leave it|leave it on|keep it on my hands} {before going out|before it's warm|until I feel it|before a dip}`,
  "faq/duration": `
{how many hours|how long|till when|for how many hours} {is it warm|does it keep me warm|it is warm|do I stay warm|does it go on working|will my hands be warm|does one go last}`,
  "facts/ingredients": `
is it {latex safe|perfume free|nut free|vegan|vegetarian|gluten free|paraben free|alcohol free|halal|fragrance free|made with chilli}
{does it have|has it got|is there} {nuts|lanolin|chilli|capsaicin|menthol|alcohol|perfume|parabens|animal stuff|wool fat|peppers} in it
{my daughter|my wife|my friend|my mum|my son} is {vegan|vegetarian|coeliac about labels|jewish|muslim} {is it ok|is it vegan|can she use it|does it suit|what's in it}
I am {vegan|allergic to aspirin|allergic to nuts|allergic to perfume|allergic to latex|muslim|vegetarian} {can I use it|is it ok|is it in there|is that in it}
is it {animal friendly|from animals}
{hot like chilli cream|like chilli|like pepper cream|is it capsaicin|is it a chilli cream|is it ginger}
{which|what} ingredients {drive the warming|make it warm|are active|are in it|does it have}`,
  "faq/testing": `
{who|what lab|which people} {tested it|tried it out|ran the tests|did the testing}
how many {people|volunteers|testers|swimmers} {was it tested on|tried it|tested it|took part|were in the test}
{is there|have you got|show me|where is} {any proof it works|the proof|any evidence|a test result|a study}
does it {really work|actually work|work for real|honestly work|do anything at all}
{is it|has it been} {tested on people|tested in a lab|proven|clinically tested|dermatologist tested|tested by swimmers}`,
  "faq/tube-size": `
{is it|is 80 ml|is one tube} enough for {one winter|a winter|the season|a month|a family|two people}
what is {80ml|80 ml like|the size|in a tube}
how {long|many weeks} does {one last|a tube last|one tube last me|a tube do me}`,
  "tube/how-many-uses": `
how long {does|will|would} {a tube|one tube|80 ml|the tube|a single tube} {do me|keep me going|see me through|last a daily swimmer|go on for}
would {one tube|a tube|one of these|a single tube} {get me through a winter|see me through the month|be gone in a fortnight|last the season}
how {many|often} {swims|runs|shifts|mornings|goes|uses} {are in a tube|does a tube do|do you get from one|out of one tube|will one tube do}
how {much cream|much of it} {per go|do I use a time|goes on each hand} and how long does the tube last`,
  "page/on-things": `
{will it|does it|might it} {rub off|come off|transfer|leave marks|leave a mark|smear} {in my boots|on my socks|on the sheets|on the car seat|on my keyboard|on door handles|on my kit|inside my shoes}
{does it|will it} {stain|mark|ruin} {school uniform|clothes|my shirt|a white jumper|bedding|my work trousers}`,
  "page/rain": `
{is it|is that|would it be} {ok|any good|fine|alright} {for runs in the rain|in the rain|in sleet|on a wet walk|when it pours|for wet days}
{does it|will it} {hold up|stay on|work} {on a wet run|in drizzle|in a downpour|walking the dog in the rain|cycling in the rain|in snow}`,
  "faq/who-is-it-for": `
{she is|he is|my nan is|my grandad is|my mum is|I am} {84|79|in her eighties|91|a pensioner|quite old} {is it safe for her|can he use it|is it ok for her|would it suit him|is it for people that age|can I still use it}
{is it|would it be} {ok|safe|suitable|any use} for {an old lady|somebody of 80|my gran|the elderly|older people|a 90 year old man}
{could|would|can} {the army|postmen|nurses|fishermen|farmers|soldiers|couriers} {use it|find it useful|benefit|wear it|want it}`,
  "use/how-much": `
how {thick|thickly|much|generously|heavily} {do you lay it on|should I put it on|do I spread it|do I need each time|goes on each hand|per application}
{a lot or a little|a thin layer or a thick one|how big a blob|a pea or a walnut|how much to squeeze out}`,
  "terms/if-we-cancel": `
what {becomes of|happens to|about} {my order|my pre-order|my money} {should the company fail|if you go under|if you close down|if you go bust|if you can't make it|if it is never made}
{if you run out|if there are none left|if you can't supply it|if the batch fails} {what happens to my order|do I get my money back|what then}`,
  "terms/limited-stock": `
what {happens|if} {when you run out|when they are all sold|it sells out|you sell out before I order}
{is there|will there be} {another batch|a second run|more after this lot|a restock}`,
  "use/number-of-washes": `
{for how long|how long|how many lengths} can I {swim in it|swim with it on|stay in with it|be in the pool with it}`,
  "facts/open": `
{does it|will it|can it} {go off|expire|have a use by date|go bad|last till next winter|keep for two years}
{use by date|best before|expiry|shelf life|once opened|sell by date}`,
  "site/discount": `
{is there|do you do|have you got|do you give} {an NHS discount|a discount for two|a discount for nurses|student discount|money off for two|a deal for clubs|a pensioner's discount|a code}
{any discount|any money off|any deal|a discount} {for 2|for two|for nurses|for teachers|for the NHS|for my club|if I buy two}`,
  "shop/press": `
{I am|I'm} {an influencer|a swim blogger|a podcaster|a youtuber} {who do I write to|can I work with you|and want to write about it}`,
  "terms/change-address": `
{ordered|I ordered|I've ordered} {to the wrong address|with the wrong postcode|to my old house} {how do I change it|can you change it|what do I do}
{can I|how do I|where do I} {change my address after ordering|correct my address|edit where it goes|change the address|fix my postcode}`,
  "page/one-tube": `
{can I|could I|may I} {order two|buy two|have three|get a couple|order a few|buy some for the team}
{ordered|I ordered|I put in} {the wrong number|too many|two by mistake|one but want two} {how do I change it|can I change it|what now}
{do you do|is there} {bulk orders|a multi pack|a twin pack|a bigger order}`,
  "page/lost-link": `
{I|we} {lost|deleted|can't find|binned|mislaid} {my order link|the order email|the confirmation|the link|my order email}
{I've ordered|I have ordered|I ordered|I paid} {but|and} {no email came|no email has come through|I've had no email|nothing in my inbox|no confirmation came|the email never came}
{never got|didn't get|no|haven't had} {any confirmation email|a confirmation|an email from you|the order email|an email after paying}`,
  "list/leave": `
how {do I|can I} {get off your mailing list|leave the list|get off the list|stop the emails|come off your list|get off your emails|unsubscribe}`,
  "privacy/rights": `
{can you|please|I want you to|how do I get you to} {delete everything you have on me|wipe my data|forget me|remove all my information|erase my data|send me my data}`,
  "privacy/data": `
what do you {do with my email|do with my address|keep about me|know about me|hold on me|do with my details|collect}`,
  "page/how-to-use": `
how {I must use it|must I use it|to use|do you use this|I use this cream|do I put this on|to apply it}
{instructions|directions|how to use|how to apply|steps}`,
  "terms/send-back": `
{I|we} {not like|don't like it|no like it|do not want it|didn't like it} {can send back|can I send it back|how to return|can I return it|what do I do}
{return policy|returns|what's your return policy|how do returns work|send back|returns policy}
{can she|can he|can they|could my nan} {send it back|return it|give it back} if {she doesn't want it|he does not like it|they have one already|it's not wanted}`,
};
