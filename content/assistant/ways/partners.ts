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
{I own|I run|I manage|we have|we run} {a shop|an outdoor shop|a swim shop|a garden centre|a chain of stores|a gift shop|a chandlery} {can we sell it|and would like to sell it|and want to stock it|how do we become a stockist}
{can I|how do I} {stock it|become a stockist|order wholesale}`,
  "partner/trade": `
{what is|what's|do you have|is there} {your|the|a} {minimum order|minimum order quantity|moq|minimum opening order|case size|smallest order} {for a shop|for shops|for stockists|for retailers||}
{minimum order|moq|minimum quantity|wholesale price|wholesale price list|trade price|trade price list|trade terms|trade discount|payment terms|credit terms|sale or return|testers|samples|barcode|point of sale|case size|stockists|lead time for shops}
{share|send|give|what is|what are} {the wholesale price|the wholesale price list|your trade prices|your trade price list|your wholesale rates|the bulk price for 500 tubes|the dealer price|the distributor price}
what would {we|a shop|a retailer|our shop|a stockist} {pay per tube|pay for one|be charged|have to order}
{what are|do you offer} {your payment terms|30 days|thirty days|credit|terms of payment|pro forma or account|credit terms} {for trade|for shops|for stockists||}
do you {do|offer|work on|accept} {sale or return|consignment|trade credit|trade accounts|case discounts|bulk discount for shops}
{can you send|do you send|could we have|do you give|please send} {samples|a sample|free samples|a trial tube|a tester|testers} {to our office|for our buyers|for the shop|to our shop|for our staff}
is there a {tester|display|stand|shelf strip|poster|counter display|barcode|product code} {for the shop|for the shelf|for our shelves|on the box|on the pack|}
{any|have you got|do you have|do you supply} {point of sale|POS|display stands|shelf talkers|display material|display stuff|marketing material for shops|a barcode|an EAN|a GTIN}
{who else|which shops|what shops|any shops that} {stocks it|sell it already|stock it already|carry it|have it on the shelf}
{when|how soon} could you {get stock to us|supply our shops|deliver to a retailer|fill a shop order}
{is it|does it come} {boxed|in a box|in a carton} and what are {the dimensions|the measurements} for {the shelf|our shelves}
{we are|I am} {an exporter|a distributor|a wholesaler|an importer|an agent} {from Mumbai|in India|in Dubai|abroad|in Germany|overseas} {can we distribute it|can we sell it in our country|we want distribution|do you export}`,
  "partner/what-shops-may-say": `
what {can|may|could|are|should} {we|our staff|my staff|a shop|a retailer|the sales team|our people} {say|tell customers|claim|print|write|allowed to say} about it {in our shop|on the shop floor|on the shelf card|without getting into trouble|on our website||}
{can we|may we|are we allowed to} {write our own copy|make claims for it|describe it in our own words|say it warms hands|use your wording|quote your claims}
{what wording|which claims|what copy} {can we use|may a retailer use|is approved|do you allow}`,
  "partner/invest": `
{can|could|may} {somebody like me|an ordinary person|a small chap|a private person|a retired person|I} {put in|put up|chip in|put} {a few thousand|a bit of money|five grand|a few grand|some savings} {in|into it|}
{can I|how do I|could we|is it possible to} {invest|put money in|buy shares|take a stake|back the company|fund you}
{are you|is the company} {raising|looking for investment|open to investors|fundraising}
what should {an investor|a backer|a business angel} read first`,
  "partner/deck": `
{can I|could you|where do I} {see the deck|send me your deck|get the pitch deck|read your slides|download the presentation}`,
  "partner/contact": `
how do I {reach|contact|get in touch with|write to|speak to|get through to} {the founder|the owner|the boss|whoever is in charge|the team|the company about a partnership}
who {do I talk to|should I contact|answers} about {a partnership|business|working together|a proposal}
{email id|email|email and phone|email id and phone|phone number|contact details|name and email|name and number} of {the concerned person|the right person|the person in charge|whoever decides|your manager}`,
  "partner/returns": `
what should {an investor|a backer|a business angel} {be aware of|expect}
what are the risks of {investing|backing you|putting money in}`,
};
