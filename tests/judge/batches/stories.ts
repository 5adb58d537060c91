/**
 * Twenty stories with one question in them, or two, by somebody who knew nothing of the program. Judged strictly, five were answered right at first; since then each
 * question of a story is read by itself, with what was said just before it.
 */
export const stories = `
faq/when-to-apply use/late | I'm 82 and my late husband always warmed my hands. Now I wait for the number 9 bus at half past eight each morning and my fingers ache with the cold. My daughter told me about your cream. When would I have to put it on, and will it be done by the time the bus comes?
faq/under-gloves faq/when-to-apply | ok so i play sunday league and my hands freeze in goal. kickoff is 10.30. i wear keeper gloves the whole time. does it even work under them and when do i put it on
page/lost-link terms/change-address page/find-order | I ordered in October. Then we moved to Bristol. The email with the link is gone because I changed phone. How do I give you the new address?
terms/return-postage terms/send-back terms/hygiene-seal terms/refunds terms/gift-refund | My son bought me one tube for Christmas. It arrived yesterday, still sealed. I am grateful, but I have no need of it. Can he get his money back and who must pay the parcel?
page/one-tube page/many | I swim at a lido all winter with five friends. We all want one. I tried to put 6 in the basket and it will not let me. What do I do?
page/soap use/washing-up | I am nurse on night shifts. I wash my hands maybe thirty times. Then I cycle home at 7 and my hands hurt from cold. Will the cream survive all the washing with soap?
terms/faulty terms/refunds | This is a joke. I paid fifteen quid, waited weeks, and the tube leaks everywhere. My coat is ruined. I want my money back NOW. How?
terms/uk-address faq/cost | I'm from Poland and live in Cardiff since two years. My english not perfect. I like buy this for my work in warehouse cold. You send to Cardiff and how many pound it is all together?
use/late | I run trails before work. I head out at 5:45 and honestly nobody gets up at 2am. Is there any point if I only put it on when I leave?
facts/smell faq/feet | My mum is hard to buy for. She's forever moaning about cold feet on the sofa and gardening. She hates perfume though. Does it smell strong, and does it do feet?
list/join | I signed up on the list last week. My neighbour says she got a second email but I never did. Am I on it or not?
facts/ingredients facts/vegan facts/packaging | I'm vegan and a bit of an eco nut. I try not to buy plastic. Is the cream free of animal stuff and what is the tube made from?
faq/waterproof page/sea outside/swimming | We went wild swimming in the Lakes on Saturday. I slathered some hand cream on just before and it washed straight off. Yours says waterproof. What do I need to do so that it stays on?
terms/when-charged terms/declined terms/time-to-pay page/broken | Yesterday I tried to pay but my bank wanted a code and the phone was upstairs. When I came back the page had shut. Have I been charged and can I try again?
faq/duration faq/greasiness | I photograph birds in the Fens. Sitting still for hours, thin gloves, wet grass. I need to feel the shutter. How long does it keep going and is it slippery on the camera?
page/gift terms/uk-address terms/northern-ireland | I live in Derry but my sister is in Glasgow. I can't get it sent here apparently. Could I order it to hers instead?
facts/ingredients proof/missing faq/testing | bought it for my gf. shes weird about chemicals. wants to know exactly whats inside and if its been tested on anything. can u tell me
terms/delays terms/before-dispatch | My order was meant to be here by now. No email, nothing. I don't want to wait any more. What are my options?
partner/contact partner/stock partner/trade | We're a garden centre near Hexham with a big cafe. Winters are quiet but the dog walkers come. I would like a dozen tubes to try. Who do I write to and what do you need to know?
partner/deck-readers partner/invest | I sold my company last year and look for small things to back. Your cream amuses me. I am not certified as anything. May I read the deck and could I buy a stake?
`;
