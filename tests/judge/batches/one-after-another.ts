/** Follow-ups and changes of subject, half and half. Every second one was tried only after the mends: 31 of 34 right. */
export const oneAfterAnother = `
use/how-much | how do i rub it in → how much of it
use/how-much | whats the routine with this cream → and how much do you use
page/why-early | how long before it works → why does that take ages
page/why-early | when do i apply it for a 7am run → why so early
terms/refunds terms/right-to-cancel faq/cost | can i cancel → do i get all of it back
terms/refund-time | i want my money back please → how long will that be
terms/refunds terms/right-to-cancel | how do refunds work → does that include the postage
terms/refunds terms/right-to-cancel | cancel my preorder → any charge for that
list/and-order list/leave | take me off the email list → does that affect my order
list/and-order list/leave list/reserves | i unsubscribed from the warmth list → do i still get my tube
faq/feet page/soap page/how-to-use use/wash-hands-after | how do i put it on my feet → do i wash my hands after
page/soap use/washing-up | is it waterproof → and with soap
use/number-of-washes | is it waterproof → how many times
faq/duration | when should i put it on → and then how long have i got
faq/duration | does it feel warm straight away → how long does that go on for
use/top-up | how long does it last → can i add more
page/dispatch terms/within-30-days | where do you deliver → how long does it take
terms/delays page/dispatch | when will it arrive → what if it doesnt
terms/vat-and-delivery faq/cost | how much is a tube → is that with postage
terms/no-subscription faq/cost | how much is it → is that every month
terms/price-for-all site/discount | what does it cost → cant you do it cheaper
page/one-tube page/many | id like to order → can i get 4
page/abroad | do you deliver in the uk → and to spain
terms/uk-address | do you post abroad → what about scotland then
faq/under-gloves | can i wear socks over it → and gloves
page/sea faq/waterproof | is it ok in rain → what about the sea
terms/return-postage terms/send-back | can i return it → who pays for that
terms/return-address terms/send-back | can i return it → where to
terms/send-back terms/hygiene-seal terms/right-to-cancel | what if i dont like it → how long have i got to send it back
privacy/assistant privacy/how-long | do you keep this chat → for how long
privacy/who-sees-it privacy/not-sold privacy/data | what data do you keep → who gets to see that
terms/lost-in-post terms/delays page/find-order | my parcel hasnt come → what if its lost
dermaflo: partner/deck-readers | can i see the deck → who is allowed to open it
dermaflo: partner/contact shop/press | we want to stock it → who do i speak to
dermaflo: proof/when-results partner/evidence partner/plans proof/no-study | is there any evidence → when will there be some
dermaflo: partner/measure | has it been tested → could we test it for you
dermaflo: partner/scale | are you raising money → whats the 50 grand for then
dermaflo: partner/review partner/evidence | who made the formula → and who checks it
faq/cost | is it waterproof → how much is it
page/dispatch | what is it made of → when does it ship
faq/feet | how do i cancel → does it work on feet
terms/payment | how long does it last → how can i pay
faq/under-gloves | whats the price → can i wear it under gloves
faq/greasiness | when will it arrive → is it greasy
shop/founder shop/story shop/team | do you ship to france → who started the company
privacy/cookies | can i put it on my feet → do you use cookies
shop/contact shop/phone shop/talk-to-person | how do i apply it → how can i contact you
terms/right-to-cancel terms/how-to-cancel | is it good for swimming → how do i cancel my order
faq/tube-size | who is it for → how big is the tube
list/what list/join | is it a medicine → what is the warmth list
cold/socks | when does it ship → should i wear two pairs of socks
faq/duration | do you take paypal → how long does the warmth last
faq/redness | how much is it → will my skin go red
site/discount | how do i use it → any discount codes
shop/shops | is it tested → can i buy it in boots
faq/when-to-apply | can i get a refund → how long before i go out do i put it on
terms/hygiene-seal | is it waterproof → can i return it if ive opened it
page/receipt | how long does it last on the hands → where do i get a receipt
terms/declined | does it smell → my card was declined
terms/uk-address terms/change-address | how long does it last → ive moved, can you change my address
cold/why-hands | where is my order → why do my fingers get so cold
use/overnight | how do i order → can i leave it on overnight
facts/colour | how much is it → what colour is it
dermaflo: partner/team partner/how-developed shop/founder | can i see the deck → whos on the team
dermaflo: faq/cost partner/model | how does dermaflo work → what does a tube cost
dermaflo: partner/evidence | we have 3 shops → what evidence do you have
dermaflo: partner/invest | is it a cosmetic → can i buy shares
dermaflo: partner/licensing | who made the formula → can we license the technology
dermaflo: shop/who-we-are | when will there be results → where is the company registered
faq/feet | how do i put it on → what about my feet
page/what-it-is-not faq/under-gloves page/gloves-order | how do i put it on → do i need gloves as well
faq/cost terms/vat-and-delivery | how much is it → and what does that include
terms/right-to-cancel | how much is it → what if i change my mind
terms/hygiene-seal | what if i change my mind → even if ive opened it
page/dispatch terms/within-30-days | when will it come → can i get it any sooner
page/dispatch | when will it come → how will i know
faq/waterproof facts/sweat | is it waterproof → does that mean sweat too
terms/where-on-body | can i use it on my face → what about ears
shop/phone | my parcel is late → who do i ring
terms/delays terms/refunds terms/right-to-cancel terms/before-dispatch | my parcel is late → so can i have my money back then
privacy/not-sold privacy/data | what do you do with my data → do you sell it
faq/when-to-apply | i get cold feet watching rugby → how long before the match do i do it
faq/testing | does it really work → says who
site/reviews | does it really work → ok so what do other people say
page/one-tube | can i order two → why not
facts/ingredients | what's in it → when will you know
facts/ingredients | what's in it → is there nuts though
cold/what-helps | why do fingers go cold → so what can i do about it
dermaflo: partner/scale | whats the £50,000 → is that what youre raising
dermaflo: partner/evidence | do you have evidence → why not
dermaflo: partner/stock | we'd like to stock it → what do you need from me
dermaflo: partner/contact shop/contact | we have a thermal camera → who do i contact
dermaflo: partner/technology | how does it work → is that a secretcareful | can i put it on my baby's feet → just a tiny bit?
careful | I have eczema can I use it → even if it's mild?
careful | I'm pregnant, is it safe → what about after the birth?
faq/cost | can i put it on my baby's feet → and how much is it?
page/soap | can I use it with my heart tablets → does it wash off?
`;
