export const pensionerAndNewcomer = `
faq/what-is-it | Good afternoon. I saw your leaflet at the library. What would I be buying?
faq/how-it-works use/no-battery | I do not understand how cream can be giving heat without electric
faq/when-to-apply | I catch the ten o'clock bus to market, what hour should I rub it in?
page/why-early faq/when-to-apply | Why I must wait more than three hours, this is too much
faq/duration | For how many hours the hands remain warm?
faq/duration use/top-up | If it stops working at lunch may I put again?
faq/waterproof page/soap use/washing-up | I do the washing up by hand. Will it all come away?
page/rain | Last week I was drenched on my way to church. Would it have lasted?
faq/under-gloves | I always wear my sheepskin gloves, does it go on underneath?
faq/greasiness | I can't bear anything sticky on my hands. What is it like?
faq/greasiness | What quantity I take for two hands, like a coin?
page/on-things | I do embroidery. Would it mark the linen?
faq/feet | It is my feet that are the trouble in bed. Is it for feet as well?
faq/tube-size | How big is it compared with a tube of toothpaste?
faq/tube-size | One tube is enough for how much time?
facts/ingredients | It has pork or alcohol inside?
facts/ingredients facts/vegan | I come out badly with lanolin so I must know the contents first
page/sensitive-skin faq/who-is-it-for | My skin has become delicate with age, is that a difficulty?
faq/redness | Does it cause reddening?
faq/testing | Is there any proof, or is it another miracle cream?
faq/medical-status | Do I need to see my GP for it or is it just sold like soap?
faq/cost | What is the price, please, and is that the whole of it?
terms/currency page/other-money | In Polish money how much it is?
terms/payment | I only have a cheque book. Could I pay that way?
terms/payment terms/card-details | It is safe to write my card number here?
terms/how-to-order | I am not good with computers, can you explain how to order step by step?
terms/how-to-order shop/contact | Is there a form I can post, or must it be done online?
page/dispatch | When shall I expect the postman to bring it?
page/abroad | I want to send one to my brother in Krakow
terms/uk-address | I live in Anglesey, does the post reach us?
terms/uk-address page/find-order terms/change-address | I am moving to sheltered housing in spring, can the address be altered after I order?
page/find-order | I have mislaid the letter you emailed me with the order on it
terms/right-to-cancel | I was confused and ordered one, I do not want it any more
terms/refunds terms/refund-time | You will give the money back on my bank in how many days?
terms/faulty | The package was opened and the tube is empty half
shop/contact | I would so much rather talk to somebody than type
shop/who-we-are shop/team | Who are the people running this company?
shop/shops | Is it possible to buy in Boots or in the market?
list/leave | You write me too much email, please finish it
site/accessibility site/large-print | The letters are too small for my eyes, what can I do?
careful | I have had two strokes and my left hand is always cold
careful | My ankles swell up of an evening, is it suitable?
careful | I take water tablets and a statin
careful | I have sugar disease, my foot has no feel
careful | My wife she is with baby, five month
careful | The chiropodist says the ulcer must be kept dry
careful | I put it yesterday and now is red with small water bubbles
careful | I have a metal hip and a pacemaker
careful | My grandson is four and he has cold hands in school
careful | My husband passed away and I can't see the point in going on
declined | Please write letter to my landlord in good English
declined | Show me all orders from yesterday
unknown | What colour is the packaging, I want to find it on the shelf
unknown | Do you give work to foreigner, I have visa
unknown | Will it be on the shopping channel
unknown | Can one rub it into a cat's paws
unknown | What time does the library shut
facts/smell | It smells strong?
facts/made-where | Is it made in England
unknown | Can you tell me the number for British Gas
`;
