/** Money back, and the shop itself. Ways of asking by the id of their passage, a line each, as content/assistant/spell-out.ts reads them. */
export const moneyBackAndShop: Readonly<Record<string, string>> = {
  "terms/right-to-cancel": `
{can I|may I|I want to|I'd like to|is it possible to|am I allowed to} {cancel|cancel my order|cancel my pre-order|back out|pull out|call it off|stop my order|undo my order|withdraw from the purchase|cancel it after it ships|cancel any time|get out of it|cancel before it ships}
{cancel|cancellation|cancel order|cancel pre-order|cooling off|changed my mind|right to cancel|withdraw|cancel how}
I {changed my mind|don't want it anymore|ordered by mistake|no longer need it|ordered it twice by accident|pressed buy by accident|have second thoughts|bought it in error|regret buying it}
{how long|how many days|until when} {do I have to cancel|can I cancel|have I got to change my mind|is the cooling off period|to cancel}
what if I {change my mind|want to cancel|don't want it any more|get cold feet about buying}
is it too late to cancel
{can I cancel|I want to cancel|I'd like to cancel|can I still get out of it} {now that|when|after|though} {it has already arrived|it's already here|it came|it's been delivered|I've got it}
{it's already arrived|it has come|I've got it already} {but|and|tho} I {want to cancel|have changed my mind|don't want it}
{cancel|cancelling} {after delivery|once it has arrived|after it came|after I have received it}`,
  "terms/send-back": `
{can I|how do I|may I|how would I} {return it|send it back|post it back|bring it back|give it back|exchange it|swap it|return the tube|get it back to you|do a return}
{returns|return|return policy|returns policy|send back|exchange|how to return}
{what is|what's} {your returns policy|the return policy|your policy on returns|the procedure to return}
{how long|how many days} {do I have to return it|have I got to send it back|to return}
do you {do returns|accept returns|take returns}
I {want to return it|would like to send mine back|need to return my tube|want to post it back}`,
  "terms/hygiene-seal": `
{can I|may I|is it possible to|what if I} {return it opened|send it back used|return it if I've tried it|return a half used tube|open it and still return it|try it then return it|send it back after opening|return it once the seal is broken|get a refund on an opened one}
{opened|used tube|seal|hygiene seal|seal broken|money back guarantee|try before you buy|opened return|satisfaction guarantee|guarantee if it does not work}
what if {it doesn't work for me|I don't like it|I hate it|it does nothing for me|it doesn't suit me|it's no good|I'm not impressed|it's rubbish|it is useless}
{I tried it and|it} {didn't work for me|does nothing|did not warm my hands|was useless|didn't like it} {can I have my money back|can I return it|refund please|do I get a refund}
{is there|do you offer|do you have} {a money back guarantee|a guarantee it works|a satisfaction guarantee|a trial period|try before you buy|a no quibble guarantee}
I've {opened it|broken the seal|used a bit|had a go with it|squeezed some out} {can it go back|is it too late to return|can I return it|am I stuck with it}`,
  "terms/refunds": `
{can I|how do I|do I|will I} {get a refund|get my money back|claim a refund|get all of it back|be refunded in full|get a full refund|ask for my money back|get reimbursed|get the postage refunded}
{refund|refunds|money back|refund policy|full refund|reimbursement}
{not had|haven't received} {my refund|my money|the refund|my money back}
{is there|do you take|will you charge} {a cancellation fee|a fee for cancelling|a charge to cancel|a restocking fee|something off the refund}
I want {my money back|a refund|my £15 back|reimbursing|to be refunded}
does the refund {go to my card|include delivery|go back to the same card|come by cheque}`,
  "terms/faulty": `
{it came|the tube came|mine arrived} {half empty|nearly empty|with hardly any cream in it|with next to nothing inside}
{my tube|the tube|it|mine|the cream|my order|the cap|the lid} {arrived broken|came damaged|is leaking|was split|is faulty|has burst|turned up empty|is cracked|was squashed|came open|is dried up|had already been opened|is the wrong thing|has gone hard|was half empty|came without a cap|looks curdled|smells off|has separated|is lumpy|exploded in the box|is snapped}
{faulty|broken|damaged|leaking|wrong item|defective|burst|warranty|guarantee|replacement|cracked cap|empty tube|split tube}
{what if|what happens if} {it's faulty|it arrives damaged|it is broken when it comes|the tube leaks|you send the wrong thing|it arrives open|it's defective}
{can I get|do you send|will you send} {a replacement|another one|a new tube} {if it is broken|please|for a faulty tube}
you sent {the wrong thing|me the wrong item|an empty box|a broken one}
there's {cream all over the box|a hole in the tube|a crack in the lid|nothing in the tube|something wrong with my tube}
is there {a warranty|a guarantee on it|cover if it breaks}`,
  "terms/if-we-cancel": `
what happens to my {money|15 pounds|payment|order} if you {never make it|do not make it|close down|never send it|give up}
{what if|what happens if} {you cancel|you go bust|you go bankrupt|you can't make it|you never make it|the company folds|you pull the product|you shut down}
{can you|why did you|have you} {cancel my order|cancelled my order|refuse my order|cancel on me}
is my money safe if {you go under|the company goes bust|you fold}`,
  "terms/complaints": `
I want to complain about {my order|your service|the delivery|how I was treated}
who do I {shout at|moan to|speak to about bad service|take it up with}
{how do I|where do I|who do I} {complain|make a complaint|complain to|raise a complaint|lodge a complaint|send a complaint|complain about service}
{complaint|complaints|complain|complaints procedure}
{this is a disgrace|I'm furious|terrible service|I am very unhappy with you|I'm not happy|I want to speak to the manager|your service is awful|disgusted with you}
I {want to complain|have a complaint|wish to complain|am unhappy with the service|want to take this further}`,
  "shop/contact": `
{how do I|how can I|where do I} {contact you|reach you|get in touch|talk to someone|email you|message you|write to you|get hold of someone|get help|reach customer service}
{contact|email|customer service|support|helpline|speak to someone|email address}
{can I|let me|I want to|I need to|I'd rather} {talk to somebody|speak to staff}
{what's|what is|have you got|is there} {your email|a helpline|an email address|a customer service line}
{are you|what time do you} {available|there|close|answer emails|in the office}
when do you answer
nobody {answers my emails|has replied|is replying|got back to me}`,
  "shop/who-we-are": `
are you {up north|down south|local|based in scotland|in london|a british firm}
who {are you|is behind this company|owns this site|is the seller|runs this shop|am I dealing with|are you people|is the company}
{where are you|where is the company|where's your office|where is head office} {based|located|from|registered|situated|exactly}
{what is|what's} {the company called|your company number|the business address|your registered address|the company name|your legal name}
are you {a real company|a uk company|legit|british|a registered business|based in england|a scam site|trustworthy|a limited company|genuine}
{company|about us|company number|registered office|business address|who are you|address|legit|trustworthy|head office}
{can I trust you|how do I know you are real|is this site legit|is this a fake shop|never heard of your company}`,
  "shop/team": `
who {is the scientist|are the people behind it|is in the team|is the professor|is the chemist|works on it}
{team|scientist|chemist|professor|creator|the people|staff|founders}
{was it|is it} {made by doctors|invented by a scientist|made by a chemist|created by swimmers|developed at a university|designed by experts}
tell me about {the team|the people|the professor|the chemist}`,
  "shop/social": `
are you on {instagram|facebook|tiktok|twitter|x|youtube|linkedin|social media|insta|snapchat|threads|pinterest|the socials}
{instagram|tiktok|facebook|twitter|youtube|linkedin|socials|social media|insta handle|follow you}
{what's your|where's your|link to your|have you got a} {insta|instagram handle|tiktok|facebook page|youtube channel|twitter|social media|socials}
where can I {follow you|find you online|see your posts|watch your videos|tag you}`,
  "shop/blog": `
{do you have|is there|got|where is} {a blog|articles|news|a magazine|any posts|stuff to read|your latest post}
{blog|articles|posts|news|read more|stories}
what's {new on the blog|your latest article|on your blog}
{any company news|latest news from you|recent posts}`,
  "shop/shops": `
do you have a {shop|store} {I can visit|I can go to|near here|in town}
{can I|where can I|is it possible to} {buy it in boots|get it in tesco|buy it in a shop|get it on amazon|find it in store|get it in holland and barrett|buy it in decathlon|get it on ebay|buy it on the high street|get it at my chemist|see it in a store|buy it in superdrug|pick it up in person|get it in sainsburys|buy it on etsy|find it at go outdoors|buy it at aldi|get it in john lewis}
{is it|are you} {sold in shops|in any stores|on amazon|stocked anywhere|in boots|available in pharmacies|in the shops|on ebay|in supermarkets|sold at lidl}
{amazon|boots|superdrug|ebay|tesco|shops|stores|stockists|retailers|high street|store locator|argos|decathlon}
we are a chain how do I stock it
do you {have stockists|have a physical shop|have a store}`,
  "shop/partners": `
{how do I|can I|where do I} {partner with you|collaborate|become an ambassador|write about you|review it on my channel|do a collab|sponsor}
{partners|collaboration|ambassador|partnership|sponsorship}
I'm {a youtuber|a content creator|from a lab} {who do I speak to|can we work together|can I get one to review|how do I get in touch}
{are you|is the company} {seeking partners|open to partnerships}
do you {sponsor athletes|sponsor swim clubs|work with influencers|need a manufacturer|do affiliate schemes|have an affiliate programme}`,
  "list/what": `
what is the {warmth list|list} {is it free|does it cost}
{what's|what is|tell me about|explain} {the warmth list|the list|this warmth list thing|the waiting list|the mailing list}
{how do I|can I|where do I} {sign up|register interest|get notified|be told when it's out|subscribe to news}
{warmth list|waiting list|waitlist|newsletter|mailing list|sign up|notify me|updates|email list|register interest}
{let me know|tell me|email me|notify me|ping me} when {it's back|it's out|you have more|it launches|it ships abroad|you restock}
{is the list free|does the list cost}
I {joined the list but got nothing|want to join|signed up, what happens next}`,
  "list/leave": `
{how do I|I want to|can I|please} {unsubscribe|stop the emails|leave the list|get off your list|opt out|be removed from the list|stop getting mail from you|come off the mailing list}
{unsubscribe|opt out|stop emails|leave list|remove me|too much mail|spam}
{stop|quit} {emailing me|spamming me|sending me stuff|bothering me with mails}
you {email too much|keep emailing me|are spamming me}
take me off {the list|your mailing list|your emails}`,
  "privacy/data": `
{do you|will you} give {my address|my name|my details} {to|with} {advertisers|anybody else}
what {do you do with my data|data do you hold|do you know about me|info do you keep|happens to my details|do you do with my email|do you collect|personal data do you keep}
{privacy|data|gdpr|personal data|privacy policy|data protection|my details|my information|data sharing}
{do you|will you} spy on me
{is my data safe|is my info private|are my details safe|is my information secure|is this chat private}`,
  "privacy/rights": `
{please correct|can you change|I want to fix} {my name|my details|a mistake} in {your records|your files|what you hold}
{delete|erase|remove|wipe|get rid of} {my data|my details|everything about me|my account|my information|all you have on me|my personal info}
{how do I|can I|I want to} {get a copy of my data|see what you have on me|make a subject access request|be forgotten|correct my details|have my data deleted|object to you using my data|make a data request}
{delete data|gdpr request|sar|data deletion|right to be forgotten|data copy|erase me}`,
  "privacy/how-long": `
how long do you {keep|store|hold|hang on to|hold on to} {my order details|my address|my messages|records of my order|what I write here|old orders}
{how long|for how many years} {do you keep my data|do you store my info|do you hold my details|is my data kept|are orders kept|are chats kept|do you keep messages}
{data retention|retention period|how long data kept}
when {do you delete my data|is my info deleted|are my details wiped}`,
  "privacy/cookies": `
{how do I|can I} {manage cookies|delete cookies|see the cookie banner again}
{cookies|cookie policy|consent|cookie banner|no cookies}
{do you|does this site} {use cookies|need cookies}
what cookies {do you use|are there|are set}
I {clicked accept by mistake|don't want cookies}`,
  "terms/how-to-cancel": `
how do I {cancel|cancel my order|cancel my pre-order|back out|pull out|call it off|stop my order|undo my order|withdraw from the purchase|cancel it after it ships|cancel any time|get out of it|cancel before it ships}
cancellation form`,
  "terms/return-postage": `
{return postage|return label|free returns}
{who pays|do I pay|is it free} {return postage|for sending it back|to return it|the return cost|for the return|the postage back}
do you {give a return label|pay for returns}`,
  "terms/return-address": `
where do I {return it|send it back|post it back|bring it back|give it back|exchange it|swap it|return the tube|get it back to you|do a return}
return address
{what is|what's} the returns address`,
  "terms/refund-time": `
{how long|when|how many days} {do refunds take|does a refund take|till I get my money|will I be refunded|do I get my money back|for the refund|until my refund arrives|before the money is back|does the money take}
{refund time|refund how long|where's my refund}
{where is|still waiting for} {my refund|my money|the refund|my money back}`,
  "terms/disputes": `
{ombudsman|trading standards}
I will report you to trading standards`,
  "shop/phone": `
{how do I|how can I|where do I} {phone you|ring you|call you}
{phone|phone number|telephone|call|contact number|whatsapp}
{can I|let me|I want to|I need to|I'd rather} {ring someone|phone you}
{what's|what is|have you got|is there} {your phone number|your number|a phone number|a whatsapp number|a number I can ring}`,
  "shop/reply-time": `
opening hours
when are you {open|open at weekends|open on sunday|available|there|close|answer emails|in the office}
{are you|what time do you} {open|open at weekends|open on sunday}
how long {till you reply|do you answer|to hear back|will someone get back to me|for a reply}
when {till you reply|to hear back|will someone get back to me|for a reply}`,
  "shop/talk-to-person": `
{how do I|how can I|where do I} speak to a human
{live chat|human|real person}
{can I|let me|I want to|I need to|I'd rather} {speak to a person|talk to a human|chat with a real person|talk to an actual human|speak with an agent|ask a person|email a person}`,
  "shop/vat-number": `
{what is|what's} your vat number
vat number`,
  "shop/founder": `
who {is the founder|founded it|started it|is the ceo|is the boss|is in charge}
{founder|ceo|owner|boss}
tell me about the founder`,
  "shop/feed": `
{do you have|is there|got|where is} an rss feed
rss`,
  "partner/stock": `
{wholesale|trade|stockist near me|reseller}
{I have a shop|I run a chemist|we own a sports shop|I'm a retailer|I run a swim school shop|I have a garden centre} {can I stock it|can we sell it|how do I stock it|do you do trade prices|can I resell it}
we are a chain {can I stock it|can we sell it|do you do trade prices|can I resell it}
do you {do wholesale|sell to the trade|supply shops|do trade discount for shops}
{can I|how do I} {become a stockist|resell it|distribute it|sell it in my shop|be a reseller}`,
  "shop/press": `
{how do I|can I|where do I} {send a press enquiry|work with you as an influencer}
{press|media|influencer}
I'm {a journalist|an influencer|a blogger|from the press|a magazine editor} {who do I speak to|can we work together|can I get one to review|how do I get in touch}`,
  "partner/invest": `
{how do I|can I|where do I} {invest|become an investor|buy shares}
{invest|investors|shares}
I'm an investor {who do I speak to|can we work together|can I get one to review|how do I get in touch}
{are you|is the company} {looking for investors|raising money|crowdfunding}
do you need investors`,
  "partner/deck": `
{how do I|can I|where do I} see your deck
deck`,
  "list/reserves": `
{does joining reserve one|am I committed if I join|is joining the list an order}`,
  "list/join": `
{how do I|can I|where do I} {join the list|get on the list|sign up for updates|join the waiting list|get on the waitlist|join the mailing list}
I {signed up and no email came|haven't had the confirmation for the list}`,
  "list/emails": `
{will you spam me|what emails will you send}`,
  "list/friends": `
can I {refer a friend|invite a mate|get a referral link}`,
  "privacy/not-sold": `
{do you|will you} {sell my data|sell my info}`,
  "privacy/who-sees-it": `
{do you|will you} {pass on|hand over|share} {my address|my name|my details} {to|with} {other companies|advertisers|anybody else}
{do you|will you} give {my address|my name|my details} {to|with} other companies
{do you|will you} {share my email|pass on my details|give my data to others|share my address with anyone}
who can see my data`,
  "privacy/complain": `
{how do I|can I|I want to} complain about privacy`,
  "cookies/settings": `
where do I {turn off cookies|change cookie settings|reject cookies|manage cookies|switch off tracking|withdraw consent|stop you tracking me|delete cookies|see the cookie banner again|refuse analytics}
{how do I|can I} {turn off cookies|change cookie settings|switch off tracking|withdraw consent|stop you tracking me}
cookie settings`,
  "cookies/refuse": `
{how do I|can I} {reject cookies|refuse analytics}`,
  "privacy/visits": `
{tracking|analytics|google analytics}
{do you|does this site} {track me|use google analytics|use trackers|follow me around the web|have tracking}
I do not consent to tracking`,
};
