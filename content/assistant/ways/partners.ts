/** What partners ask. Ways of asking by the id of their passage, a line each, as content/assistant/spell-out.ts reads them. */
export const partners: Readonly<Record<string, string>> = {
  "partner/how-developed": `
how {was it|was the cream|was the formula|did this get} {developed|invented|formulated|worked out|designed}
who {developed|formulated|invented|designed} {it|the formula|the cream|the technology}
how did {the technology|the cream|it} {begin|start|come into being}
what is the {history|story|background} of the {formula|technology|cream}`,
  "partner/review": `
who {checks|reviews|approves|signs off|reads over} {what you say|your claims|your wording|the science|the text on your site}
{do you have|is there} {a scientific adviser|an academic behind it|outside oversight|a review of your claims}`,
  "partner/evidence": `
what {evidence|data|proof|research} {do you have|is there|have you got|can you show|is on file} {for it|for the claims|so far|at this stage}
{have you|are there} {published anything|run any trials|any results|done clinical work}
can you send {test data|a paper|your results|the evidence}`,
  "partner/measure": `
we {have|run|own|operate} {a thermal camera|a test lab|a cold room|a climate chamber|a skin panel|measuring equipment} {could we test it|can we help|would that be of use|are you interested}
{I am|we are} {a researcher|a testing house|a university group|a physiologist|a PhD student} and {could measure it|could run a study|would like to test it}
who could {test it|measure it|run a trial} for you`,
  "partner/fill": `
we {fill|make|produce|manufacture} {tubes|creams|cosmetics|lotions} {are you looking for a maker|could we make it for you|can we quote}
{I work for|we are} {a filling company|a cosmetics manufacturer|a contract packer|a toll manufacturer} {do you need one|who do I talk to}
{do you need|are you looking for} {a filler|a manufacturer|a bottling line|packaging suppliers}`,
  "partner/stock": `
{I own|I run|I manage|we have|we run} {a shop|an outdoor shop|a swim shop|a garden centre|a chain of stores|a gift shop|a chandlery} {can we sell it|and would like to sell it|and want to stock it|how do we become a stockist|what are your trade prices}
{can I|how do I} {stock it|become a stockist|order wholesale|get trade terms}`,
  "partner/invest": `
{can I|how do I|could we|is it possible to} {invest|put money in|buy shares|take a stake|back the company|fund you}
{are you|is the company} {raising|looking for investment|open to investors|fundraising}
what should {an investor|a backer|a business angel} read first`,
  "partner/deck": `
{can I|could you|where do I} {see the deck|send me your deck|get the pitch deck|read your slides|download the presentation}`,
  "partner/contact": `
how do I {reach|contact|get in touch with|write to|speak to|get through to} {the founder|the owner|the boss|whoever is in charge|the team|the company about a partnership}
who {do I talk to|should I contact|answers} about {a partnership|business|working together|a proposal}`,
  "partner/returns": `
what should {an investor|a backer|a business angel} {be aware of|expect}
what are the risks of {investing|backing you|putting money in}`,
};
