/** The same questions as they are put at length, politely, or in a second language, with what they are asked for first. */
export const voicesFormal: Readonly<Record<string, string>> = {
  "faq/what-is-it": `
{I should like to know|could you explain|may I ask|please tell me|I am curious} {what this product is|what you are selling|what I would be buying|what the article is|what kind of product this is}
{what would I be|what am I} {buying|getting|ordering|paying for} {exactly|here|if I order}
{I saw your leaflet|I heard about you on the radio|I read about you in the paper|I found your page} {what is it|what would I be buying|what is the product}
{what kind of|which type of} {product is this|cream is this|thing are you selling}`,
  "faq/how-it-works": `
{I do not understand|please explain|I cannot see|I wonder|how is it possible} how {cream can be giving heat|a cream can warm the hands|this can be warm by itself}
{from where|by what} {comes the heat|is the heat coming|does the warmth come|means does it warm}
{which|what} {process|reaction|principle} {gives the warmth|makes it warm|does it rely on}`,
  "faq/waterproof": `
{will it all|does it all|would it} {come away|dissolve|melt off|wash away|vanish} {in water|if my hands get wet}
{is it|does it stay} {resistant to water|proof against water|good in wet}
{I clean for my work|I am often in water} {will it come off|does it remain|is it washed away|will it hold}`,
  "faq/who-is-it-for": `
{would it|might it|will it} {suit|be of use to|be of benefit to|do any good for} {a man of eighty|a farmer|my husband who fishes|a lady who gardens|someone who drives a tractor|a person who feels the cold|someone like me}
{for which|what kind of} {persons|people|customers} {is it|is this meant|is it intended}
{he|she|my husband|my brother|my neighbour} {coaches rugby|works on the railway|drives a lorry|plays golf|walks the dog at dawn|mends roofs|sells at the market} {is it for someone like him|would it suit him|is it any use to her|would that be right for them}`,
  "faq/feet": `
{it is my feet|it's my toes|my feet more than my hands|my toes rather} {that are the trouble|that get cold in bed|that bother me|that never warm up} {is it for feet as well|can it go there|does it do feet|will it help there}
{may one|can one|is one able to|is it possible to} {use it on the feet|put it between the toes|use the same for feet}
does the same {stuff|tube|cream} {go on feet|do for feet|serve for the feet}`,
  "faq/tube-size": `
{how big is it|how large is it|what size is it} {compared with a tube of toothpaste|compared to a lipstick|next to a normal hand cream|in the hand}
{one tube is|is one tube} {enough for how much time|enough for the winter|sufficient for two people}
{roughly|about|approximately} how many {mornings|swims|walks|outings|shifts|matches} {would he get from one|does it serve|are in a tube|can I expect}
{what is the|please tell me the} {quantity inside|content of the tube|net weight|capacity}`,
  "faq/testing": `
{is there|have you} {any proof|scientific proof|documents|a certificate} {or is it another miracle cream|that it functions|to show it works|for these claims}
{have any universities|has any laboratory|did any institute} {checked whether it does what you say|examined it|tested the cream|looked into it}
{I have been disappointed before|I have tried so many creams|they all promise the moon|every cream says that} {does this one work|what makes this true|is it proven|why should I believe it}`,
  "facts/ingredients": `
{I must know|I need to know|I'd like to see|I would like to look over|please list} {the contents first|what it contains|the full ingredients before paying|everything inside|the composition|what is in the cream before I order}
{it has|does it have|is there|there is} {pork or alcohol inside|animal products inside|any wool fat|chemicals inside|something from milk|colouring|preservatives}
{I come out badly with|I cannot tolerate|my body does not like|I must avoid|my religion forbids} {lanolin|perfume|nuts|alcohol|animal fat|nickel} {so what does it contain|is it inside|has it any|may I use}`,
  "facts/open": `
{for how long|until when} {is it good|may I use it|does it stay fresh|can the tube be kept}
{what is the|is there an} {period after opening|expiration date|end date on it|date of expiry}`,
  "terms/where-on-body": `
{for which|on which|on what} {part of the body|places|areas} {may I use it|is it used|should it be put|can it go}
{may one|can one} {use it on the face|put it upon the knees|rub it on the shoulders|apply it to the ears}`,
  "faq/daily-safety": `
{is there any|could there be} {harm in putting it on each morning for months|danger in using it often|risk with long use|problem if I use it each day}
{how many times in one day|how many times each week|with what frequency} {I must to use|may I use it|should it be used|can one apply it}
{have you|has somebody|who has} {made sure it is safe|had it examined for safety}`,
  "faq/medical-status": `
{is it just|is it simply|is it only} {sold like soap|a cosmetic|a beauty cream|for comfort}
{do I need|must I have} {to see my GP for it|a doctor's paper for it|a prescription from my doctor|permission from a chemist}
{this product is|is this product} {medicine or cosmetic|pharmaceutical|registered medicine|a drug or not}`,
  "faq/redness": `
{does it|can it|may it} {cause reddening|make the skin red|produce redness|irritate the skin|colour my hands red|leave my hands pink}
{what should happen|what then|what ought I to do|what is to be done} if {skin gets a little flushed from it|my hands go rather pink|there is some redness|it irritates a little}
a little {redness|pinkness|colour in the skin|irritation} {is normal|is to be expected|is that usual}`,
  "page/sensitive-skin": `
my skin {has become delicate with age|is rather sensitive|has always been delicate|easily reacts|is of the sensitive sort} {is that a difficulty|will this suit|may I use it|is it a problem}
{is it suitable|would you advise it|is it recommended} for {sensitive skin|delicate skin|a delicate complexion|easily upset skin}`,
  "terms/safe-use": `
{where should it be|where must it be|should it be} {kept in a house with small ones about|kept out of reach|locked away from children|kept}
{what are the|please give me the} {cautions|safety rules|warnings|rules for using it safely}`,
  "faq/duration": `
{for how many hours|for how long|until what hour} {the hands remain warm|does one stay warm|will the warmth continue|is it effective|does the heat remain}
{will he|will I|shall I|would she} still {feel it at the end of a tournament|be warm by four o'clock|be warm at the end of the shift|have warm hands at the final whistle|feel it at midnight}
if it {stops|stops working at lunch|fades|finishes|wears off} what do I do
{after how many hours|when} {should it be renewed|do I repeat it|should I apply a second time}`,
  "faq/when-to-apply": `
I {catch the ten o'clock bus|leave for work at six|open the stall at seven|go to early mass at eight|play tennis at eleven|leave for the pitch at 8.30} {what hour should I rub it in|at what hour do I apply it|when must I put it|when would I need to have it on by}
{at what hour|how many hours before|how long before the cold} {should it be rubbed in|must I put it|does it have to be on|should one apply}
{mornings are a rush|I get up at five|I never have time in the morning} {when should it go on|what time should I do it}`,
  "page/why-early": `
{why I must wait|why must one wait|for what reason the wait is|why is one waiting} {more than three hours|so long|so many hours}
{it is too long|this is too much|such a long time} {why must I wait|is there a faster way|why so slow}`,
  "faq/greasiness": `
what quantity {I take for two hands|like a coin|should be taken|is proper|is right}
{I can't bear|I dislike|I hate|I cannot abide} {anything sticky on my hands|greasy creams|the feel of cream|oily hands} {what is it like|is this one sticky|is it greasy}
{does it take|will it take} {an age to soak in|long to sink in|long to dry|minutes to absorb}
{may I|can I|shall I be able to} {write|sew|knit|drive|play the piano|hold a hammer|handle paper|use my telephone} {directly after|with it on|once it is on}`,
  "faq/under-gloves": `
{I always wear|I am obliged to wear|my job makes me wear|I ride in} {sheepskin gloves|leather gloves|rubber gloves|protective gloves|thermal gloves} {does it go on underneath|may I use it below|can it be worn with them|is it fine under them}
{is it to be worn|may it be worn|can it be put|could I wear it} {beneath gloves|under woollen mittens|below rubber gloves|beneath my woolly mittens|inside gauntlets}`,
  "page/how-to-use": `
{in what manner|in which way} {is it applied|does one use it|should I put the cream on}
{please describe|can you describe|kindly explain} {how to apply it|the way to use the cream|the correct use|how one puts it on the hands}`,
  "page/soap": `
{is it removed by|does it survive|does it resist} {soap|disinfectant|alcohol gel|washing with soap|hand gel}
how {is it removed|can it be cleaned off the hands|is it washed from the skin}`,
  "page/rain": `
{last week I was drenched|yesterday I was soaked|it rains all the time here|I was caught in a storm} {would it have lasted|does rain matter|would it still work|does it stand the rain}
{is rain|are showers|is snow} {a problem|a difficulty|harmful to it|a worry}`,
  "page/on-things": `
{I do embroidery|I handle books|I work with fabrics|I have a pale sofa|I am a tailor|I have white gloves|I am fussy about my car seats} {would it mark|would it mark the linen|does it stain|will it leave grease|will it come off on things}
{I'm worried about|I fear|what about} {grease on the car seats|marks on my coat|stains on the bed linen|grease spots on paper}`,
  "faq/cost": `
{what is the price|what does it cost|the price|what do you ask for it} {please, and is that the whole of it|if I may ask|per piece|in all|kindly}
{is that|is it} {fifteen pounds each or for the pair|per tube|for one tube only|each|the cost of one}`,
  "terms/vat-and-delivery": `
{does the total|does the price|does that sum|does fifteen pounds} {include getting it to Leicester|include carriage|cover the postage|include the sending|include tax|include bringing it to my door}
{must I pay|do I pay|shall I pay} {separately for sending|for the carriage|something for the post|a charge for packing}`,
  "terms/currency": `
in {Polish money|euro|Swedish money|American money|my money|Indian rupees|Norwegian crowns} {what is the price|what do I pay}
{is it possible|am I able} {to pay in foreign money|to pay in euros|to settle in dollars}`,
  "terms/how-to-order": `
{I am not good with computers|I have never bought online|I'm hopeless with the internet|my eyesight is fine but I'm slow} {can you explain how to order|how do I order step by step|how do I buy one|what do I press}
{which page|where on this site|to which page} {do I go to if I'd like to buy|do I order|should I go to order|does one buy it}
{is there|have you} {a form I can post|an order form|a paper form to order|a way to order by post} {or must it be done online|or only on the internet|please}
{I wish to|I would like to|I want to|kindly help me} {place an order|purchase one tube|buy one now|order the cream}`,
  "terms/limited-stock": `
{how many are there|what number was made|is the quantity small|how many exist} {altogether, could they all go|in total|in this batch|and will they sell out}
{I fear|I'm afraid} {they will all be sold|I am too late to get one|none are left}`,
  "page/one-tube": `
{may I put|can I put|could I have} {two in the basket|three in one order|several in the cart|one for me and one for my sister}
{is it allowed|is it permitted} {to buy more than one|to take two|to order for my friends also}`,
  "terms/payment": `
{I only have|I have only got|I prefer to use|may I use} {a cheque book|cash|a debit card|a bank transfer|a Post Office card|my wife's card} {could I pay that way|is that accepted|can I pay with that|will that do}
is it alright {to use my credit card on your site|to give you my bank card}`,
  "page/dispatch": `
{when shall I|when may I|when can I|when should I} {expect the postman to bring it|expect the parcel|look for it in the post|hope to receive it|have it in my hands}
his {birthday's on the 9th of December|birthday is in three weeks|anniversary's in March|leaving do is on Friday} {any hope of it coming by then|will it come in time|could it be here|would it arrive}
{after I order|if I order today|ordering now} {how many days it takes|when is it delivered|when will it reach me|when does it come}`,
  "page/abroad": `
{I want to send one|I'd like one sent|I wish to post one} {to my brother in Krakow|to my niece in Lisbon|to a friend in Oslo|to Holland|to my family in Lagos}
{I am living in|my address is in|I reside in} {Germany|Romania|Switzerland|Spain|Portugal|Turkey} {is possible to send|can I receive it|do you send here}`,
  "terms/uk-address": `
I live {in Anglesey|on Skye|on the Isle of Wight|in the Scillies|in a remote glen|in County Down|in a flat in Leith|on a narrowboat} {does the post reach us|do you deliver here|will you send it|is that a problem}
I am {going to stay with my daughter|changing house} what about the address
{could you|would you} {send it straight to my brother|post it to my daughter instead|put a different name on the label|deliver it to the people next door}`,
  "page/find-order": `
I have {mislaid the letter you emailed me|mislaid the email with the order|misplaced my order reference|no message from you in my inbox}
I ordered {on Sunday evening|yesterday morning|two days ago|last Friday} and {can't see anything in my inbox|nothing has arrived in my email|there is nothing from you|I have no proof of it}
{may I|can I|how may I} {see the state of my order|know if my order is accepted|follow my parcel}`,
  "terms/right-to-cancel": `
{I was confused and ordered one|I ordered in a hurry|he's bought himself one already|my daughter has bought me one too|I've been given one} {I do not want it any more|can mine be called off|can I undo it}
{I wish to|I would like to|may I} {withdraw my order|cancel the purchase|be released from the order|have my order stopped}`,
  "terms/send-back": `
{if he doesn't want it|if it is not wanted|should it not suit} {what's the procedure for posting it back|how is it returned|how do I return the parcel}`,
  "terms/hygiene-seal": `
{if he has already|once I have|suppose I have|and if I have} {had the top off and tried it|opened the seal|used a little|tried some} {can it be returned|is it too late to return it|may I send it back|will you still refund me}`,
  "terms/faulty": `
the {package was opened|tube had split along the seam|parcel was crushed|tube is empty half|top was missing|cream had leaked into the box} {when we unpacked it|when it arrived|on arrival|when I opened the parcel} {what now|what shall I do|please send another}
{the tube is|my tube was|it arrived} {empty half|damaged|not closed|leaking|not what I ordered|in a poor state}`,
  "terms/complaints": `
I've written {twice with no answer|three times|to you before} and {I'd like to take it further|nobody answers|I am displeased|I wish to complain}
{to whom|to what address} {may I complain|do I address a complaint|can I express my displeasure}`,
  "shop/contact": `
I would so much rather talk to somebody than type
{what's the quickest way of|what is the best way of|is there a way of} {reaching a member of staff|speaking to one of you}`,
  "shop/who-we-are": `
{who are|tell me of} the people {running this company|behind this shop|I am buying from}
I've {not heard of you before|never come across you|only just found you} {where is the firm registered|who are you|are you reliable|is it an honest company}`,
  "shop/shops": `
{is it possible to buy|can one buy it|do they sell it|would our village chemist have it} {in Boots or in the market|in a shop|in my town|in the chemist|in|in John Lewis}
{I prefer to|I'd rather} {buy in a shop|see it in a shop first|buy over the counter}`,
  "list/what": `
does {being on the Warmth List|joining the list|giving my name} {oblige me|mean I must buy|cost anything}
{what is the purpose|what is the meaning} of {this Warmth List|the list|signing up}`,
  "list/leave": `
you {write me too much email|send me too many letters|keep writing to me} {please finish it|please stop|I do not want them}
{kindly|please} {remove my email address|cease sending emails|strike me off the list|stop the newsletter}`,
  "privacy/data": `
will you be {giving my name to others|sharing my email with companies}
{is what I write|are my particulars|is my address} {kept private|read by other people|safe with you}`,
  "privacy/cookies": `
what does the cookie notice mean`,
  "site/accessibility": `
the page is hard for me to see what can I do
{I use|my husband uses|I rely on} {a magnifier|a screen reader|only the keyboard|speech software|a braille display} {will your site work|is the shop usable|can I order}`,
  "site/discount": `
{is there|would there be|may I have} {a reduction|anything off if I buy before Christmas|something off for two|a price for a club|a little discount}
{anything|something} off {if I buy now|for a first order|for members|for the elderly|for a regular customer}`,
  "cold/what-helps": `
{what would you|what do you|what might you} {suggest for standing at a bus stop|recommend for keeping warm|advise for cold mornings|suggest for a cold house|advise besides the cream}
{how may I|in what way can I|how can an old man} {keep the hands warm|stay warm in winter|warm my fingers quickly|keep warm outdoors}`,
  "cold/why-hands": `
{for what reason|what is the reason that|why is it} {are the fingers cold first|hands become cold before the body|my feet are colder than my knees|the hands suffer most}`,
  "unpublished/jobs": `
{do you give|have you} {work to foreigner|part-time work in school hours|work for me|any part time work|a position|a place for a trainee}`,
  "unpublished/smell": `
{it smells strong|has it a strong smell|is the smell strong|what does it smell of|is it smelly}`,
  "unpublished/events": `
{will it be|are you going to be|shall you be} {on the shopping channel|on television|at the country fair|at the Christmas market|at the county show}`,
  "unpublished/packaging": `
is the {cap one of those child-proof ones|cap hard to open|lid a flip top|tube easy to squeeze|packaging attractive|cap easy for stiff hands}`,
  "unpublished/pets": `
could I put it on {the guinea pig's feet|the pony|the lamb|my spaniel|a donkey|the hens}
can one rub it into {a cat's paws|a dog's pads|a horse's legs}`,
  "use/no-battery": `
{I do not understand|please explain|I cannot see|I wonder|how is it possible} how it makes warmth without electricity`,
  "use/washing-up": `
{will it all|does it all|would it} {come away|dissolve|melt off|wash away|vanish} when I do the washing up
{I do the washing up by hand|I wash many dishes|I am at the sink all day} {will it come off|does it remain|is it washed away|will it hold}`,
  "tube/how-many-uses": `
{one tube is|is one tube} enough for one month`,
  "proof/no-study": `
{is there|have you} a study I may read {or is it another miracle cream|that it functions|to show it works|for these claims}`,
  "skin/assessed": `
{have you|has somebody|who has} {assessed its safety|checked that it is safe}`,
  "use/top-up": `
if it {stops|stops working at lunch|fades|finishes|wears off} {may I put again|can I put more|should I put it on again}
{after how many hours|when} does one put it on again`,
  "use/overnight": `
{I am a late riser|mornings are a rush|I get up at five|I never have time in the morning} can I put it on the night before`,
  "use/late": `
I am a late riser {when should it go on|what time should I do it}`,
  "use/how-much": `
{how large a drop|how much cream} {I take for two hands|like a coin|like a pea|should be taken|is proper|is right}
what quantity like a pea`,
  "use/wash-off": `
{by what|with what} {is it removed|do I remove it|can it be cleaned off the hands|is it washed from the skin}
how do I remove it`,
  "page/other-money": `
in {Polish money|euro|Swedish money|American money|my money|Indian rupees|Norwegian crowns} {how much it is|what would it come to}`,
  "terms/card-details": `
{it is safe|is it safe} {to write my card number here|to use my credit card on your site|to give you my bank card}
is it alright to write my card number here`,
  "terms/change-address": `
I am {moving to sheltered housing in spring|moving next month} {can the address be altered after I order|what about the address|can you change where it goes}
I am {going to stay with my daughter|changing house} {can the address be altered after I order|can you change where it goes}`,
  "page/lost-link": `
I have not had any confirmation`,
  "page/receipt": `
{may I|can I|how may I} have a receipt for it`,
  "terms/how-to-cancel": `
{I was confused and ordered one|I ordered in a hurry|he's bought himself one already|my daughter has bought me one too|I've been given one} how do I cancel mine`,
  "terms/return-postage": `
{at whose cost|who bears the cost of|who pays} {is it returned|the return|when I send it back}`,
  "terms/return-address": `
{if he doesn't want it|if it is not wanted|should it not suit} where is it returned to`,
  "terms/refund-time": `
when do you give the money back {on my bank|to my card|to my account} {in how many days|and when|after how long}
{you will give|will you give} the money back {on my bank|to my card|to my account} {in how many days|and when|after how long}
{how many days before|how soon before|what time until} {the money reappears on my statement|I am repaid|the sum is returned|my bank has it again}`,
  "shop/phone": `
I would like to telephone`,
  "shop/talk-to-person": `
I would {prefer to speak with a person|like a person to answer me}
{what's the quickest way of|what is the best way of|is there a way of} getting an answer from a person`,
  "list/reserves": `
does {being on the Warmth List|joining the list|giving my name} commit me to buying`,
  "privacy/not-sold": `
will you be selling my particulars`,
  "privacy/who-sees-it": `
will you be passing our address to marketing people
{is what I write|are my particulars|is my address} passed to anyone`,
  "cookies/refuse": `
what {happens if I press reject on the cookie thing|if I refuse the cookies}
{may I|can I} {refuse the cookies|decline the tracking|shop without cookies}`,
  "site/large-print": `
the {letters are too small for my eyes|print is very small|words are faint} {what can I do|can it be larger|is there a bigger version}
the page is hard for me to see {can it be larger|is there a bigger version}`,
  "terms/price-for-all": `
{is there|would there be|may I have} a lower price for pensioners`,
  "page/sea": `
{will it all|does it all|would it} {come away|dissolve|melt off|wash away|vanish} in the swimming baths
{is it|does it stay} on in the swimming bath
I swim with it {will it come off|does it remain|is it washed away|will it hold}`,
};
