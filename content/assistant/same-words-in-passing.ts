/** More words for the ideas of same-words, as they are said in passing: the idea, then what else it goes by. */
const lines = `
confirmation: inbox, in my inbox, in my emails, junk folder, spam folder, junk mail, order confirmation, heard nothing, not heard anything, not heard a thing, nothing in my email, went through, gone through, showing as paid, payment went
last: see me through, sees me through, sees you through, hold out, linger, lingers, till the end, until the end, to the end of, still feel it, still be warm, still be working, hours of warmth, stay with me, sustain, worn off, wears off, wear out, tail off, peter out, die off, dies down, get me through, gets me through, good for hours
wash off: vanish, vanishes, disappears, rinse, rinses, scrub off, wears away, wipes off, wipe off, kitchen sink, in the sink, sanitiser, sanitizer, sanitize, hand washing, washing my hands, wash my hands, wash your hands
contact: member of staff, your staff, get through to, speak to someone, talk to someone, someone to talk to, get an answer, hotline, reach a person, reach somebody, reach someone, real human, actual human, human being, get a reply, speak with someone, drop you a line, ask someone
data: marketing people, marketing companies, advertisers, marketers, pass our, pass on our, passing our, hand over my, hand over our, sell our, share our, privacy of, who sees, who can see, who gets to see, gets to see
complaint: take it further, taking it further, take this further, written twice, ignored me, ignoring me, been ignored, let down, treated badly, how i was treated, badly treated, make a fuss, higher up, the manager, appalling, shambles, joke of a service
shop: village chemist, our chemist, my chemist, over the counter, in town, stocked, stocking, sell it locally, locally, department store, farm shop, tack shop, petrol station, service station, post office sell
discount: anything off, something off, money off, cheaper if, off if i, knocked off, knock off, reduction, bit off, pound off, percent off, loyalty card, concessions, cost less, two for one, nhs worker, nhs workers, emergency services, forces, veteran, veterans, over 60s discount, oap discount, friends and family
redness: flushed, flushing, glow pink, bit pink, tinge, ruddy, rosy cheeks, goes pink, turn pink, turns pink, redden, reddens, reddening, reddish, pinkish, pinkness
faulty: smashed, snapped, along the seam, dented, squashed, in bits, in pieces, smeared, come apart, not sealed, ripped, punctured, oozed, half missing, no cap, without a lid, wrong item, not what i ordered
outdoors: touchline, side of a pitch, pitch side, tournament, spectator, spectating, spectators, linesman, referee, marshal, marshalling, stewarding, allotment, yard, stables, mucking out, milking, farmyard, lambing, ploughing, quarry, dockside, trawler, scaffold, roofer, roofing, window cleaner, delivery driver, night shift outdoors, security guard, bouncer, doorman, traffic warden, lollipop man, crossing patrol, groundskeeper, greenkeeper
apply: slather, slathers, slathered, smooth it on, pop it on, pop some on, bung it on, bung some on, stick it on, stick some on, get it on, getting it on, putting on, lather, plaster it on, work it into
refund: reappear, reappears, credited, credit back, back on my card, back on my statement, back in my account, back in my bank, money returning, get it all back, get the lot back, compensated, recompense, pay me back, paying me back
cancel: called off, stop the order, stop my order, withdraw, withdrawing, rescind, abandon, abort, undo, reverse my order, get rid of my order, had a rethink, rethink, not go ahead, buyers remorse, scrap it, bin it, backed out, no longer wanted
arrive: postman bring, the postman, postie bring, bring it to me, brought to my door, through the letterbox, letterbox, turn up, turns up, turned up, come by, be with me, with me by, with us by, reach us, get to us, get to me, land on, doormat, expect it, expecting it, come through the door, be delivered by, here for, here by, in time for, arrive by
dispatch: posted out, leave you, leaves you, go in the post, in the post yet, sent off, sending them, send them out, ships, shipping date, send date
home nations: leicester, nottingham, derby, birmingham, coventry, norwich, ipswich, plymouth, exeter, truro, penzance, swansea, newport, bangor, wrexham, carlisle, durham, sunderland, newcastle, hull, leeds, sheffield, bradford, york, lincoln, oxford, cambridge, brighton, southampton, portsmouth, bristol, bath, gloucester, worcester, hereford, dundee, stornoway, lerwick, kirkwall, derry, londonderry, armagh, omagh, enniskillen, the borders
seal: foil, tamper, shrink wrap, untouched, unused
opened: top off, had the top off, taken the top off, lid off, tried some, tried a bit, had a go, dabbed, squeezed some, squeezed a bit, unscrewed, tested it, started using, been using it
return: post back, posting back, posting it back, ship back, ship it back, mail it back, hand it back, returns label, returning, return parcel, send mine back, bringing it back
price: fork out, set me back, sets you back, come to in total, what is the total, priced, worth the money, value for money, your rates, charging, asking price, price point, how expensive, affordability, dosh, quid, bucks, a tenner, fifteen pounds, fifteen quid
charge extra: thrown in, any more to pay, more to pay, anything else to pay, extra on top, hidden fees, sting, stung for, fees, final price, total include, price include, included in the price, all included
pay: settle up, pay for it, paying for it, pay online, pay here, how to pay, pay up, cough up, stump up
stock: all go, all be gone, be gone, left over, sell fast, selling out, sell out, few left, many left, how many exist, still some, altogether
several: two in the basket, pair of them, a pair, both of us, one each, for each of us, job lot, box of them, handful of them, family pack, extra one, second one, another tube, for the team, for the club, for everyone
order: place one, place an order, how to buy, where to buy, sort one out, treat myself to one, nab one, snap one up, put me down for, sign me up for one, purchase it, acquire, obtain
genuine: above board, kosher, reputable, legit, bona fide, rip off merchants, cowboys, not heard of you, never heard of you, heard of you before, trusted
test: university checked, checked whether, back up, backed up, backs up, stand up, proven, proves, prove, proving, peer reviewed, research, researched, evidence, double blind, measured, measurements, whether it works, if it works, does it work, really works, actually works, work for real, any truth
daily: each morning, every morning, each evening, every night, for months, months on end, every shift, day after day, constantly, frequently, all the time, all season, overuse, too much use
ingredient: recipe, composition, what is inside, constituents, made up of, formulation list, chemicals, additives, preservatives, substances, components, put in it, goes into it, go into it, contents
grip: steering wheel, handlebars, tools, spanner, instrument, violin, guitar, piano, camera, gamepad, keyboard, scalpel, pen, pencil, needle, knitting needles, rope, reins, ball
greasy: slimy, slime, residue, tacky, claggy, clarty, sink in, sinks in, soak in, soaks in, absorb, absorbed, absorbs, oily, oiliness, sticky, stickiness, film, slick, messy, gloopy, goopy
stain: car seats, sofa, seats, upholstery, bedsheets, sheets, cushions, carpet, white shirt, shirt, blouse, jumper, coat, jacket, paperwork, leave marks, leaves marks, rub off on
glove: mittens, mitts, mitt, beneath my mittens, woolly gloves, goalie gloves, work gloves, ski gloves, latex gloves, blue gloves, nitrile, gauntlets, liners, gloved, glove up, gloving
sock: tights, stockings, slippers, wellies, wellingtons, boots, trainers, shoes, ski boots, football boots, safety boots, walking boots, thick socks
ahead: set off, leave the house, leave at, leave for, kick off, kicks off, start at, starts at, beforehand, in good time, lead up, how early, in time, be ready by
late: forgot to, last second, doorstep, on my way out, as i leave, running late, only just remembered, just before
begin: kick off the warmth, get going, gets going, warm up time, wait for it, waiting for it, feel anything, feel something, notice anything, feel it working, do its thing, come on, take hold, takes hold
who made: 
founder: set it up, set up the business, started the company, started the business
inventor: brains behind, the brains, mastermind
story: bright idea, origins
company: the firm, firm, your business, trading as, ltd, limited company, incorporated, companies house, registered office, where in the country, who runs, who am i dealing with, who owns
social: the gram, insta, tik tok, fb, tweet, reels, your handle, your page, hashtags
list: warmth list, being on the list, on the list, put my name down, name down, pre registration, register my interest, register interest, heads up, let us know when, waitlisted, keep me in the loop
unsubscribe: get shot of, no more emails, stop the newsletter, emails to stop, stop mailing, come off the list, off your list, off the list, stop contacting, quit emailing, bombarding, pestering
cookie: cookie thing, cookie pop up, cookie popup, accept or reject, press reject, reject, trackers, tracking, being tracked, tracked
lost post: left it with, neighbour has, not in the porch, porch pirate, swiped, pinched, nicked, courier lost, says delivered, marked as delivered, left in the rain
address: wrong house, flat number, different label, another name on, send it straight to, straight to my, moved out, new place, care of, work address, my work instead, halls, somewhere else, different door
expiry: keep for, use by date, going off, gone off, still good, good for once, old tube, last years tube, leftover, next winter
store it: kept in, keep it where, where to keep, keep it safe, leave it in the car, airing cupboard, bathroom cabinet, radiator, out of reach
medicine: classed as a medicine, chemist product, over the counter medicine, treatment or cosmetic, makeup, make up, beauty product
travel: take on a plane, in my suitcase, suitcase, in the cabin, easyjet, ryanair, customs at the airport, glovebox, bum bag
uses: how many mornings, how many swims, how many days, how many weeks, mornings would, last me, lasts me, last us, do me for, how far does it go, get out of one, get from one, run out
currency: polish money, american money, indian money, canadian money, swedish money, norwegian money, danish money, swiss money, japanese money, australian money, irish money, foreign currency, real money, my currency, other money, converted, in euros, in dollars, foreign money
technology: the science, science behind, how the warmth, where the heat, makes it warm, get warm, gets warm, produce heat, generate heat, creates heat
blog: read about, reading, anything to read, write up, stories
accessibility: too small to read, letters are too small, letters too small, writing is too small, print too small, small for my eyes, eyesight, magnifier, reading glasses, hard to read, cannot read the, hear the page, mouse, bad eyes
pet: guinea pig, horse, pony, tortoise, budgie, chickens, hens, paws, hooves, lamb, lambs, goat, donkey, greyhound, whippet, spaniel, labrador, puppies, ferret
rain: drenched, drench, drenching, deluge, bucketing, chucking it down, pouring, pours, tipping down, caught in a shower, soggy
review: what others think, other people think, anyone used it, has anyone tried, anyone tried, real people
`;

export const sameWordsInPassing: readonly (readonly string[])[] = lines
  .split("\n")
  .filter((line) => line.includes(": "))
  .map((line) => {
    const [idea = "", words = ""] = line.split(": ");
    return [
      idea,
      ...words
        .split(", ")
        .map((word) => word.trim())
        .filter(Boolean),
    ];
  })
  .filter(([, ...words]) => words.length > 0);
