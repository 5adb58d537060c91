import type { Passage } from "#content/assistant/passage.ts";
import { brand } from "#content/brand.ts";

/** What people ask and nothing of ours says: known, so that no passage that merely sounds alike is quoted. A line each. */
const asked: Readonly<Record<string, string>> = {
  colour: `
what colour is it
what colour is the cream
is it white or clear
does it come in other colours
what does it look like
does it come in pink or blue`,
  smell: `
what does it smell like
does it smell
does it smell of anything
is there a smell
does it stink
will people smell it on me
which scents does it come in
does it come in lavender or another scent`,
  temperature: `
how cold does it need to be
what is the lowest temperature it works at
does it work at minus 20
does it work in summer
how many degrees does it warm you by`,
  jobs: `
are you hiring
do you have any jobs
do you have any vacancies
can I work for you
where do I send my CV
do you take interns or apprentices
how many people work there
how many employees do you have
how much do you pay your staff
do you offer student placements
do you take students on placement
is there an internship
can I do my PhD with you
do you have a graduate scheme
do you offer work experience
could I volunteer for you`,
  packaging: `
is the tube recyclable
can I recycle the tube
is the packaging plastic free
is it eco friendly
is it sustainable
what is your carbon footprint
is it biodegradable
is it good for the environment
do you use recycled plastic
what is the tube made of
does it harm fish or the sea
is it reef safe
does it come in a box
what is the packaging like
is there a carton round the tube`,
  "made where": `
where is it made
where was it made
where is it manufactured
is it made in the UK
is it made in China
which factory makes it
what is the country of origin
is it British made`,
  "gift wrapping": `
do you do gift wrapping
can you gift wrap it
can I add a gift message or a card
does it come in a gift box
can you wrap it for me`,
  "other brands": `
which hand cream is best
who makes something like it`,
  patent: `
do you have a patent
is it patented
what is the patent number
is it a registered trade mark
who owns the intellectual property
who owns the IP
who holds the patent
where is it patented
have you filed a patent
which countries is the patent in
is the formula a trade secret
do you have freedom to operate
is there a patent pending
what intellectual property do you have`,
  licences: `
is the technology licensed
can we license the technology
do you license the technology to others
would you license it to another maker`,
  pets: `
can I use it on my dog
can I use it on my cat
is it safe for pets
can I put it on my horse
is it ok if my dog licks my hands
can I use it on paws or hooves
is it for animals
is it ok to touch my dog after
can I stroke the cat with it on my hands
will it hurt my dog if he licks my fingers`,
  "other goods": `
do you sell anything else
what else do you sell
do you sell gloves
do you sell socks
do you sell hats
do you sell scarves
do you sell hand warmers
do you sell a face cream
do you make a lip balm
do you have a spray
do you make other products
will you bring out new products
is there a stronger version
is there a cooling version
can I buy clothes from you
do you sell boots
is there a version for men
is there one for babies
do you make one for the face`,
  investors: `
who are your investors
which investors have you got
give me the names of your investors
who has put money in
how much have you raised already
how many shareholders are there
what does the cap table look like
who owns the shares`,
  figures: `
what is your turnover
how many have you sold
how much profit do you make
how many customers do you have
who are your competitors
how big is the company
what is your revenue
do you have revenue
what was your revenue last year and your valuation
what is the valuation
how much is the company worth
what is the pre-money valuation
what is your valuation cap
what cap and discount is the note at
what are the terms of the round
what is your market cap
how big is the market
what is the market size
what share of the market do you have
what is the total addressable market
how many pre-orders have you got
how many units have you sold so far
how many orders are there so far
are you profitable
are you making a profit
when will you break even
what is your burn rate
how much runway do you have
what are your forecasts
can I see the accounts
is there a financial model
what are your sales projections
who is your competition
who else does this
what is the exit strategy
when do you plan to exit
will you be bought by a big company`,
  app: `
is there an app
do you have an app
can I download the app
is there an android or iphone app`,
  "with other things": `
can I wear nail varnish with it
can I wear rings with it
does it damage jewellery, rings or my watch
can I use it with fake tan
can I use it with sun cream
can I use it with other hand creams
can I wear make up over it
can I use it with contact lenses
does it affect fingerprints or touch ID
does it affect gel nails
can I use it with tattoos
can I use it with heated gloves
can I use it with suncream
is it ok over moisturiser
can I use it over my normal hand cream
can I put it on top of another cream`,
  "odd uses": `
can I use it on leather
can I use it on furniture
can I use it as lube
can I use it as sunscreen
can I use it on my guitar strings
does it keep insects or midges away
can I cook with it
can I freeze it
can I put it in the microwave
can I warm the tube up first
is it flammable
does it explode
can I use it on a burn from ice
can I mix it with something
can I polish shoes with it
can I drink it
can I use it on my car
can I put it on wood`,
  chemistry: `
what is the pH
what is its melting point
what is the formula of the molecule
what concentration is it
how many grams of active substance
what is the shelf temperature
is it water based or oil based`,
  "someone private": `
is the founder married
how old is the founder
where does the founder live
which team does the founder support
what is the founder's phone number
who is the owner's wife`,
  events: `
will you be at a market or fair
do you do talks or events
can I visit your office
do you give tours
do you do corporate gifts or away days
can you come to our club
can you donate to our charity raffle
do you give to charity
where can I park
can I meet you in person`,
  "getting in": `
my code for the site does not work
the access code is wrong
I cannot get into the site, it asks for a password
I forgot the site password
the website says access blocked`,
  awards: `
have you won any awards
what prizes have you won
are you award winning
have you been in the press
have you been on television or Dragons' Den
which newspapers have written about you
is anyone famous using it
which celebrities use it
do any athletes use it`,
  dealings: `
would you sign an NDA
do you sign confidentiality agreements
do you have heads of terms
do you have a shareholder agreement
who are your lawyers
who is your accountant or your bank
do you have insurance
do you have ethics approval
do you have an ethics committee
do you have a quality management system
who holds my money until you send it
is my money in a trust account or escrow`,
  "free samples": `
can I have a free sample
can we have some free samples to try
could you send a few samples
do you send out samples
is there a tester I could try
do you have samples for clubs, shops or the press
can I try one before I buy
send me a sample please
we would love some samples for our swimming group
have you got any freebies
do you do trial packs
can we get a sample for evaluation
can I have a free tube to review
do you sponsor athletes or events
would you sponsor our club
do you have an affiliate scheme
do you pay influencers
can I be an ambassador
do you give samples to bloggers`,
  "in the cold": `
does it freeze if I leave it in the car
does it go hard in the cold
can I leave the tube in a freezing van
does it melt in the sun`,
  "the world": `
what is the weather like
will it be cold tomorrow
who won the football
what time is it
what day is it today
who is the king or the prime minister
what is the capital of a country
how tall is a tower or mountain
how do I cook something
what is two plus two
tell me about history
recommend a restaurant, a dentist, a plumber
book me a taxi or a train
how do I fix my phone or computer
how do I change a tyre
what is the meaning of life
how many calories are in food
where can I go swimming near me
which boots should I buy
what is the best running shoe
how cold is the sea today
when is high tide
when does the shop next door open
what is on television
what is the share price of another company
do you love me
who is that singer, actor or footballer
who won the match, the league, the election
when was the battle or the war
how deep is the ocean
how far is it to the moon
how old is the queen
what does this word mean
how do you spell that
what is the best film, book or song
can you help me with my homework
how do I lose weight
how do I tie a knot
how do I get a mortgage, a visa or a passport
what should I eat for dinner
recommend a hotel, a holiday, a pub, a good dentist
what is the best phone to buy
what are the train times, the bus times
where is the nearest petrol station or cash machine
are the shops open on Sunday
what is bitcoin worth
what is the exchange rate for gold
how do I grow tomatoes
does it work on plants
how do I clean my oven
can I put it in tea or coffee, in food, in my drink
what is the population of a city
which planet is the biggest
who painted that picture
who invented the telephone
what is the time in another city
how do I get a stain out of a carpet
which football boots should I buy
what gloves do astronauts wear
do you know my friend
can you lend me money
what is my name
are you single
do you have feelings
what did you have for breakfast
do you offer franchises
are you listed on the stock exchange
is the company for sale
do you sell umbrellas, bags, phones, tyres, pizza
which stocks and shares should I buy
give me financial advice
what should I invest my savings in
do you believe in god
what do you think of politics
what is your opinion on the news`,
};

export const unpublished: readonly Passage[] = Object.entries(asked).map(([id, lines]) => ({
  id: `unpublished/${id.replaceAll(" ", "-")}`,
  text: "",
  sources: [{ title: `Pre-order ${brand.name}`, path: "/pre-order" }],
  asks: lines.split("\n").filter(Boolean),
}));
