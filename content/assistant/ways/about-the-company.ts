/** What partners, backers, scholars and the press ask about the company. Ways of asking by the id of their passage, a line each, as content/assistant/spell-out.ts reads them. */
export const aboutTheCompanyWays: Readonly<Record<string, string>> = {
  "partner/team": `
who {is|are} {on the team|in the team|the team|behind DermaFlo|behind the company|the people behind it|involved|the key people|in charge}
{tell me about|introduce|describe|who makes up} {the team|your team|the people|your people|the management|the leadership|the founding team}
who {runs|leads|works at|works for|is behind} {the company|DermaFlo|the business|the project|this}
{what|which} {experience|background|expertise|skills|qualifications|credentials} {does the team have|have your people|do you bring|does the team bring}
{team|leadership|management team|founders and team|people|who are you all}
{who does what|who has which role|what are the roles} {in the company|on the team|there}
is {there a scientist|there a chemist|there a commercial person|anybody with a science background} on the team
how {many|big} {people are on the team|are you as a team|is your team|is the team}`,
  "partner/stage": `
when {do the first customers get theirs|will people receive it|could we get stock|can shops have it|do you deliver the first ones|does the first batch go out}
{give me|what is|tell me} {the top line on traction|the latest|where things stand|a summary of progress}
what stage {is the company at|are you at|is the business at|is the product at|is the technology at|is this at|have you reached}
{where|how far} {are you|are you along|have you got|is the company|is the product|is development} {with it|with the launch|at the moment|now|in development|on the road to market|so far}
{has it|have you} {launched|started selling|gone to market|reached the market|sold any yet|started trading|shipped anything}
when {do you launch|does it launch|is the launch|will it be on the market|do you go to market|does it go on sale|will the first tubes ship|are the first deliveries}
{timeline|time line|time frame|schedule|launch date|milestones|status|current status|traction|progress} {please|to launch|so far|to market|of the project|for the first batch|}
what is {the timeline|the timeframe|the schedule|the launch date|the state of play|the current status|your progress so far}
{are you|is it|is the company} {pre revenue|pre launch|early stage|still in development|at prototype stage|already trading|ready for market}
what have you {achieved|done|reached|got done|delivered} so far
is it {ready|finished|a real product yet|just an idea|at concept stage|in production|on the market}
what is your {technology readiness level|TRL|development status|traction to date}
any {traction|news on progress|milestones so far|update on where you are}`,
  "partner/plans": `
what {comes|is|happens|will happen} next {for the technology|for the company|for DermaFlo|for the research|in development|after the pre-order|for you}
what {are|is} {your plans|the plan|your roadmap|your strategy|the road map|your vision|the long term plan|your ambitions|your goals} {for the next year|for growth|for the company|for the future|from here|for five years|}
{roadmap|road map|future plans|growth plan|pipeline|next steps|next milestones|vision|strategy}
{will there be|are you planning|do you plan|are you working on} {other products|more research|a second product|further tests|new applications|a range|a bigger batch|more studies}
{how do you|how will you|how are you going to} {grow|scale up|expand|scale|get the evidence|develop it further|build the brand}
{what are you working on|what will you do|what do you want to do|where do you want to be} {now|next|in five years|after launch|this year}`,
  "partner/model": `
how much would {we|a shop|a distributor|a retailer} {pay per unit|pay for each|buy it for|pay wholesale}
how do you {find buyers|acquire customers|get customers|reach people|sell}
what is {the business model|your business model|the commercial model|your revenue model|the route to market|your go to market|the sales channel|your pricing strategy|your unit economics}
how {do you|will you|does the company|does the business|are you going to} {make money|earn its money|sell it|go to market|reach customers|distribute it|monetise it}
{business model|revenue model|commercial model|route to market|go to market|sales channels|unit economics|pricing|retail price|rrp|margin}
what {margin|mark up|trade discount|wholesale price|profit} {would a shop get|does a retailer get|would we have|is there per tube|is there for retailers|do stockists make}
what {does it cost|is the cost|are the costs} {to make a tube|per unit|of goods|of production|to produce|of manufacturing}
{do you sell|is it sold} {direct|online only|direct to consumer|through shops|through retailers|to business}
what {is|would be} {the retail price|the rrp|the price to the consumer|the price point}
{cost of goods|gross margin|cogs|production cost|cost price|trade price}`,
  "partner/kinds": `
what {kinds|sorts|types|kind|sort|type} of {partner|partners|partnership|partnerships|collaborators|collaboration} {are you looking for|do you want|do you need|are you after|are possible|would suit you|interest you}
{who|what partners|which companies|what companies} {are you looking for|do you want to work with|would you like to hear from|do you need|should get in touch}
what do you {need|want|look for} {partners for|in a partner|from partners|help with|from a partner}
{we are|I represent|I work for|I am from} {a glove maker|an outdoor brand|a ski resort|a sports club|a charity|a swimming association|the armed forces|a workwear company|a council|an airline|a hospital trust} {could we work together|could we partner|is there a way to collaborate|and would like to partner|what could we do together|are you interested}
{can|could|how can|how could|might} {we|my company|our brand|our organisation|I} {partner with you|collaborate|work with you|get involved|team up with you|support you|help}
{partnership|partnerships|collaboration|partnering|co-operation|strategic partner|joint venture|partnership opportunities}
{are you|would you be} {open to partnerships|open to collaboration|looking for partners|looking for collaborators|interested in working together|open to ideas}
what can {a partner|we|my company|somebody like me} {do for you|offer|bring|contribute}`,
  "partner/licensing": `
{can|could} {we|I|a company|another brand|a third party} {license|licence|use|get a licence for|buy|have the rights to} {the technology|DermaFlo|the formula|your formulation|it for our own cream|the know-how}
{do you|would you|will you|can you} {license it out|offer licences|do white label|do private label|make it under our label|do own label|co-brand|grant exclusivity|sublicense}
{licensing|licence|license terms|white label|private label|own label|exclusivity|exclusive rights|co-branding|royalties|royalty rate|oem|ingredient supply}
which {territories|countries|markets|regions|fields} are {available|open|free|still free|licensed|taken}
{can it|could it|can DermaFlo|could the technology|will it} {go in other products|be used in a lotion|be put in gloves|be built into socks|be added to our balm|be used in another cream|work in other formats|be applied to sportswear}
what {other|else} {products could it be used in|applications are there|sectors could use it|uses does the technology have|could DermaFlo go into|industries could it serve}
{could we|can we} {have exclusive distribution|be your exclusive distributor|have the rights for Scandinavia|sell it under our brand|put our logo on it|make it under licence}
{are there|do you have} {licensing deals|licensees|a licence agreement|licensing terms|exclusive agreements}`,
  "partner/regulation": `
{how|under what rules|under which law} is {it regulated|the cream regulated|the product classified|it classified}
what {is|about} {the regulatory status|your regulatory position|the regulatory pathway|the legal classification|compliance|the regulatory strategy}
is it {compliant with cosmetic law|regulated as a cosmetic|in line with the cosmetics regulation|notified|registered with the authorities|legal to sell|CPNP notified|SCPN notified}
{regulation|regulatory|compliance|cosmetic regulation|UK cosmetics regulation|EU 1223/2009|regulatory status|product file|PIF}
{do you have|is there|has there been} {a safety assessment|a product information file|a cosmetic product safety report|a CPSR|a responsible person|a qualified assessor|a safety assessor|toxicology|a safety data sheet}
who is {the responsible person|your responsible person|the safety assessor|responsible for compliance|your regulatory contact}
{what approvals|which approvals|what permissions|which certificates} {does it need|do you have|are needed to sell it|has it got}
{do you have|is there|can we see} {stability data|shelf life data|challenge test results|a certificate of analysis|an SDS|GMP certification|ISO 22716}
is it {classed|classified|regulated|treated|seen} as a {cosmetic|medicine|medical device|drug|biocide} {for regulatory purposes|by the regulator|in the UK|under the law|}`,
  "partner/scale-abroad": `
how much is {that|it|the £50,000|the sum} in {dollars|euros|us money|francs} {as an investment||for the project}
{what is|how much is|how many} {£50,000|50k|50000 pounds|fifty thousand pounds|the fifty thousand|£50k|50,000} in {dollars|euros|us dollars|my currency|yen|swiss francs|kroner|canadian dollars}
{convert|translate} {£50,000|50k|50000 pounds|the example sum} {to dollars|into euros|to my currency|into usd}
what would {£50,000|50k|fifty thousand|the example} {be|be worth|come to} {in dollars|in euros|in my money|in usd|in krona}`,
  "partner/scale": `
what {would|could|does|will} {£50,000|50k|fifty thousand pounds|50 grand|£50k|that much money} {do|get me|buy|pay for|be spent on|cover|achieve|fund|go towards}
{what is|why|tell me about|explain} {the £50,000|the 50k|the fifty thousand|£50,000|the example sum|the project example} {for|about|on the page|example|}
how {much|big} {is the round|is the raise|money do you need|funding do you need|capital do you want|are you looking to raise|do you want to raise|is the project}
how {will|would|is} the money {be used|be spent|going to be spent|used|allocated}
what {will you use|would you do with|are you spending} {the money|the funds|the funding|an investment} {for|on|}
{use of funds|funding need|budget|project size|size of the round|how much funding|capital requirement|ticket size|amount sought}`,
  "partner/invest": `
what is the {smallest amount|least I can put in|smallest stake|lowest amount} {to invest|for an investor|you take|}
who else is {on the round|in the round|investing|putting money in}
{hi|hello|good morning|dear sir or madam} {I am|we are|I'm} {interested in investing|an angel investor|looking to invest|a family office|a venture fund|a vc|a syndicate of angels}
{is there|what is} {a minimum investment|the minimum ticket|the minimum stake|an investment minimum|the smallest investment|a lead investor}
{do you|does it|is it|are you} {qualify for SEIS|qualify for EIS|SEIS approved|EIS eligible|have advance assurance|offer tax relief|on a crowdfunding platform|on Seedrs or Crowdcube}
{is this|are you|is the offer|is it} {regulated by the FCA|FCA regulated|authorised|approved by an authorised person|a financial promotion|FCA approved|regulated}
{am I|can I|are private people|are ordinary people|is a small investor|is somebody without much money} {allowed to invest|allowed to put money in|welcome to invest|eligible|permitted to invest}
{what equity|how much equity|what share|how many shares|what stake} {do I get|would I get|is on offer|are you giving|are you offering|is for sale}
{are there|do you sell|are you selling|do you issue} {shares|convertible notes|bonds|safe notes|loan notes}
{investing|investment|shares|equity|stake|fundraise|seed round|series a|crowdfunding|SEIS|EIS}
{what are|can you send} the {terms of the investment|deal terms|investment terms|terms of the round}
is {the company|it|there} {a good investment|investment ready|looking for money|an open round|a round open now|an investment opportunity}`,
  "partner/returns": `
what {are|is} the {main risks|risks|biggest risk|key risks|risk factors|biggest risks|downside|risk profile}
{could|might|can|will} I {lose my money|lose everything|make a profit|get my investment back|get rich|earn a dividend|double my money}
{when|how} would {I get my money out|an investor exit|I see a return|investors get paid|a backer get out}
what {return|returns|yield|dividend|multiple|profit|upside} {can I expect|do you promise|would I get|is there for investors|do you forecast|could I make}
{risks|risk factors|what could go wrong|downside|roi|return on investment|dividends|returns}
what is {in it for me as an investor|the upside for a backer|the return for investors|the likely return}
is {it|my money|an investment} {safe|guaranteed|protected|risky|covered by the compensation scheme}`,
  "partner/deck-readers": `
{who|which people|what kind of investor} {may|can|is allowed to|is meant to|should} {see|read|open|view|look at} {the deck|it|the slides|your presentation}
{do I need|must I be|do I have to be} {a professional investor|certified|high net worth|sophisticated|accredited} {to see the deck|to read the deck|to open it|for the deck}
what {is|does} {a sophisticated investor|a high net worth investor|the notice before the deck|self-certified} {mean|say|}
{is the deck|are the slides} {public|confidential|for anyone|open to all|for professionals only}`,
  "partner/deck": `
{is there|do you have|have you got} {a deck|a pitch deck|an investor pack|slides|a one pager|a financial model in the deck|an information memorandum|a data room|a teaser|a presentation}
{how|where} {do I get|can I see|do I find|can I download|do I open|can I get hold of} {the deck|your pitch deck|the slides|your presentation|the investor pack}
{please|could you|can you|would you} {send|email|share|forward|show} {me|us} {the deck|your slides|a copy of the deck|your presentation|the pitch|more information for investors}
{deck|pitch deck|slides|presentation|investor pack|slide deck|one pager}`,
  "partner/evidence": `
how {was|did you get to|were|do you justify|was it that you determined} {the three and a quarter hours determined|the figure of 3 hours 15|the times measured|the claims|the 3 h 15 min|the number}
{have you|did you} {measured skin temperature|recorded anything|measured blood in the skin|done measurements|run any experiments|collected any data}
how {did|do|have} you {test it|tested it|know that it works|know that it lasts|know it is waterproof|measure the warmth|prove it|validate it|substantiate that}
{how do you know|what makes you say|what supports|what is the basis for|what backs up} {that|the 3 hours 15 minutes|the claims|it lasts that long|it is waterproof|it suits all skin types|the figure}
what {evidence|proof|data|support|test} {is there|do you have|have you got|exists} {for waterproof|for the duration|for the warmth|that it is non-greasy|that it works under gloves|for feet|for all skin types}
{what|how big} {was the sample size|was the study|was the trial|was the cohort|was n|is the sample}
{was there|did you have|did you use} {a control group|a placebo|a blinded trial|a double blind design|a protocol|a statistician|human volunteers}
{how many|which} {people|volunteers|subjects|participants} {was it tested on|took part|were in the trial|tried it}
{was it|has it been|is it} {peer reviewed|published|clinically tested|independently tested|lab tested|tested on humans|tested in vitro|validated}
{show me|can I see|send me|where is|share} {the evidence|the data|your data|the trial results|the proof|the test report|the study|your publications}
{trial|trials|clinical trial|clinical trials|study|studies|publications|papers|white paper|data|evidence|proof|efficacy}
{who|which lab|which institute|what lab} {ran|did|carried out|conducted} the {trial|study|tests|testing|research}
{did|were|have there been} {any side effects|any adverse events|any reactions|safety problems} {in testing|in trials|seen in the study|found}
does it {really raise skin temperature|change skin temperature|measurably warm the skin|physically warm the skin or just feel so}`,
  "partner/pictures": `
are those {heatmaps|heat maps|thermal shots|infrared pictures|red and blue hands} {from a FLIR|from a real camera|genuine readings|actual measurements|real data|just graphics}
{what|which} {is|does|did} {the thermal imaging evidence|the thermal imaging show|the thermal camera show|the thermography show|the infrared show}
{did you use|have you used|is there|do you have} {a thermal camera|thermography|thermal imaging|infrared imaging|before and after pictures|thermal footage} {in testing|to test it|to prove it|of real hands|}
are {the thermal pictures|those glowing hands|the heat maps|the images of hands|the thermal hands} {real|measured|genuine|data|illustrations|made up|drawings}
{thermal imaging|thermography|infrared|heat map|thermal camera|thermal pictures}`,
  "partner/measure": `
{can|could|may} we {do joint research|run a trial with you|do a study together|set up a study|run an independent test|do a student project with you|collaborate on research|co-author a paper}
{are you|would you be} {looking for academic collaborators|open to research collaboration|interested in a joint grant|open to a clinical study|looking for research partners|willing to supply samples for a study}
{I am|we are} {a university|a research group|an academic|a professor of physiology|a sports science department|a dermatology lab|a clinical trials unit|a test institute} {interested in working with you|and want to collaborate|can we work together|could we help you|and would like samples}
{research collaboration|joint research|academic collaboration|academic partnership|university partnership|independent testing|test partner|research partner|grant application together}
{do you need|do you want|are you looking for} {a lab|a university to test it|help with testing|an independent test|cold chamber time|a thermography lab}
could {my department|our lab|our institute|my students|a university} {test it|study it|measure it|do the trials|evaluate it}`,
  "partner/review": `
{is|which|what} {a university behind it|university is it|university link do you have|university are you linked to|university supports you|London university is it|is your connection with the university}
{who|what} {is the professor|does the professor do|is the role of the university|is the scientific adviser|does the scientific adviser do|leads the science}
{what has|what does} {UCL|Imperial|King's College|the university|Queen Mary|Oxford|a university} {to do with it|got to do with it|have to do with you|do for you}
{do you have|is there} {a scientific advisory board|an adviser|a scientific board|academic backing|academic support|a university partner}
{university|professor|academic|scientific adviser|advisory board|university link}`,
  "partner/how-developed": `
{who|which chemist} {wrote the formula|made the formulation|is the medicinal chemist|created the formulation|came up with the formulation|developed the technology|discovered it}
how {long did it take|did you arrive at the formula|was the formula found|was the technology discovered|did the chemist work|was the cream formulated}
{which|who} of {them|the team} {is the chemist|wrote the formula|made the cream|developed it}
{chemist|formulator|formulation|development|r and d|the formula}`,
  "partner/technology": `
what {is your elevator pitch|is the one line summary|is the big idea|problem are you solving|is the innovation in a nutshell|is the physiology behind it|does the science say}
{what's the|which is the|is there an} {active|active compound|active agent|key ingredient behind the technology|heating agent}
{in plain english|in simple terms|briefly|in one sentence|for a layman} what {is DermaFlo|does your technology do|does DermaFlo do|is the technology|is it}
{how does|what makes|what is special about|what is unique about|what is novel about} {DermaFlo work|it warm|DermaFlo|the technology|your technology|it different from heat rubs}
{is it|does it use|does it contain|is it based on} {capsaicin|TRPV1|a TRPV1 agonist|an exothermic reaction|menthol|vasodilation|nicotinate|microcapsules|phase change|ginger}
{mechanism of action|mode of action|the science|how it works|the technology|usp|unique selling point|key innovation|what is new about it}
what {makes it hard to copy|stops others copying it|is your moat|is your advantage|is the secret|is the innovation|is proprietary about it}
{explain|describe} {the mechanism|the chemistry|the mode of action|the technology|DermaFlo|the principle} {to me|please|behind it|}`,
  "partner/contact": `
{how|where} {do I|can I|could I|do we} {reach|contact|email|write to|meet|call|message|speak with|get hold of} {her|him|the founder|somebody senior|the right person|the ceo|the team|you}
{can I|could we|may we} {set up a call|book a meeting|arrange a video call|come and see you|speak to someone today|have a zoom|have a chat|schedule a call}
who {do I email|do I write to|is the contact|is the right person|should we speak to|is my contact|can I talk to} {about working together|about money|for partnerships|about an investment|about distribution|for business|about a proposal|about research}
{contact|contact details|email address|contact person|business contact|partnership enquiries|get in touch|book a call}
{where|how} can {a partner|an investor|a supplier|a researcher} {get in touch|write|apply|find you|reach you}`,
  "partner/stock": `
{can you|do you|could you|will you} {supply wholesale|supply shops|supply pharmacies|supply a chain|sell to retailers|do trade orders|supply us in bulk|ship pallets}
{we are|I am|we have|I represent} {a pharmacy chain|a retailer|an online shop|a distributor in Norway|a wholesaler|a sports retailer|an importer|a department store|an agent for outdoor goods} {interested in stocking it|looking to sell it|wanting to distribute it|interested in distribution|and would like to carry it|what are your terms}
{do you want|are you looking for|do you need} {a distributor|distributors|stockists|resellers|retail partners|agents|an importer}
{wholesale|trade|retail|stockist|distribution|distributor|retailers|reseller|trade terms|minimum order for shops}
what {is your minimum order|moq do you have|quantity must we take|order size do you need} {for shops|for retailers|for stockists|for wholesale}`,
  "partner/fill": `
{who|where} do I send {samples of packaging|a quote for tubes|our capabilities|a packaging sample|our minimum runs} {to||for you}
who {makes it|makes the cream|fills the tubes|manufactures it|is your manufacturer|produces it|is your contract manufacturer|packs it} {at the moment|now|for you|in house or outside|}
{is it|do you} {made in house|manufacture yourselves|outsource manufacturing|have a factory|have a contract manufacturer|produce it yourselves}
what {volumes|quantities|run sizes|batch size|capacity} {are you planning|do you need|do you expect|will you make|are you after}
{manufacturing|production|supply chain|contract manufacturing|filling|co-packing|contract filler|manufacturer}
{could we|can we} {make it for you|fill your tubes|quote for production|be your manufacturer|do your filling}`,
  "shop/story": `
{who|how} {came up with it|came up with this|thought of it|had the idea|dreamed it up|started it|started all this|got this going}
{what is|what's|tell me} {the story behind it|the story|your story|the backstory|the origin story|how it began|how it all started|the background story}
{why|how} did {you start|she start|the founder start|you begin|you come up with it|this come about|the idea come about|it all begin}
{whose idea was it|where did the idea come from|what inspired it|what inspired you|what gave you the idea|what made you start|what problem made you start}
{when|what year} {did you start|was the company founded|was it founded|did the company begin|were you founded|was it set up|did it all begin}
{origin|story|founding story|history of the company|company history|how it began|beginnings}
how {old is the company|long have you been going|long has the company existed|long have you been in business|long have you been trading}`,
  "shop/founder": `
{is|what does} the founder {a scientist|a doctor|do|a swimmer|a student|an engineer|swim|run the company}
{who|tell me who} {is the founder|founded it|founded the company|is the ceo|is the owner|is your boss|runs the company|set it up}
{what is|tell me|give me} {the founder's name|the name of the founder|her name|about the founder|the founder's background}`,
  "unpublished/someone-private": `
{what is|tell me|what's} {the founder's|the boss's|the owner's|the chemist's|the professor's} {salary|age|phone number|star sign|favourite colour|home address|religion|wage|politics|birthday}
{where does|how old is|what car does|who is married to} {the founder|the boss|the owner|the chemist|the professor} {live|drive||go on holiday}
{has|does} {the founder|the boss|the owner} {have children|been married|own a dog|earn much|own a house}`,
  "shop/supporters": `
{who|which organisations|what organisations} {else backs you|supports you|has supported you|is backing you|helped you|funds you|has given you a grant|stands behind you}
{do you have|have you had|have you got|any} {grants|grant funding|funding so far|backers|supporters|sponsors|public funding|innovation funding|an accelerator behind you}
{supporters|backers|grants|funders|sponsors|supported by|awards and grants}
{who are|tell me about|what are} {your supporters|your backers|the logos on your home page|the organisations that support you|your funders}`,
  "shop/press": `
{how do I|where do I|can I} {reach your press people|contact your press office|get hold of your media team|send a press question|ask for a comment}
can I quote {the founder|the professor|you|someone} in {my article|the paper|a story}
{who can I|can I|could I|who may we} {interview|speak to for an article|get a quote from|talk to for a story|ask for a comment|interview for our podcast}
{I am|we are|I write for|I work for} {a journalist|a reporter|a newspaper|the BBC|a magazine|a podcast|a blogger|a radio station|local press} {who do I contact|who can I talk to|and want to write about you|who handles press|who is the press contact}
{press|media|press office|press contact|media enquiries|press kit|press pack|press release|interview request}
{do you have|is there|where is} {a press contact|a press kit|a press office|a media contact|a press release|somebody for press}`,
  "site/pictures": `
{can I|may we|could we|can you send} {get hi-res pictures|have high resolution images|use your photos in an article|have product shots|use your logo|have pictures for print|print your images}
{do you have|where are} {press photos|images for the press|product images|high res photos|logos to download}`,
  "post/discovery-spark": `
{were you|are you|did you take part|have you been} in {discovery spark|the spark programme|the discovery spark programme|an accelerator|a founder programme|an incubator}
{what|when} {was|is} {discovery spark|the discovery spark programme|your part in discovery spark|the spark programme about}
what did you {do|learn|get|win} {at discovery spark|from discovery spark|in the programme|on the founder programme}
{who ran|who runs|tell me about|how was} {discovery spark|the discovery spark programme|the founder programme|the spark programme}`,
  "post/homerton-changemakers": `
{what|who} {is|are|was} {homerton changemakers|the homerton thing|the homerton launch|changemakers|homerton}
{were you|are you|did you take part} in {homerton changemakers|the changemakers programme|the homerton programme}
{what has|what have you|how are you} {homerton to do with you|got to do with homerton|linked to homerton|involved in changemakers}
{tell me about|what happened at|when was} {homerton|the homerton changemakers launch|changemakers|the launch at homerton}`,
};
