/**
 * Stems of English words that are no slip for one of ours, though they look like it: "hat" is not "heat". Worked out from the small
 * British and American lists of SCOWL, http://wordlist.aspell.net, copyright Kevin Atkinson, who lets anyone use, copy and change them.
 */
const stems = `
aback abdic abet abhor abid abler abli abnorm abod abort abound abreast absolutest absolv ac academi accent accept access accident acclaim accompani
accord accost accredit accustom acr acridest across act actress addition addresse adjoin admir adopt ador adorn adul adversest advertis advis advisori
affect afloat afoot afresh agit aglow aground aid ail aim air airtight aisl alarm albino alien alight align alik alin aliv allai alloc alloi allot alm
almighti altar alto altogeth amass ambl amen amend amiss among ampl ampli anaem anaemia analges analog analys analysi analyz ancestor anem anemia
anger angl annual antibodi antler ap apex apiec appal appeal append appoint apter aptli ar arc arch archiv ardent arena aria aris ark arm armori art
arthrit arthriti ascend ascent ascertain ascrib ash askew aspir ass assail assent assessor asset assign assort asteroid astut aton attach attack
attend attent attest auction audit author autumn avail avers avert avid avoid aw await award awful awhil awri ax axl babbl babe babier babiest back
backer backtrack bacteri bacteria bai bail bait bake baker bakeri bald balder bale balk ball ballot balmi ban band bandi bang bani banist bank banker
banter bar barb barbar barber bard bare barg bark barlei barn barrier baselin baser bash basi basil basin bask bass bast bat batch batter battl baulk
beach bead beadi beadiest beak beam bean bear beard beast beat beaten beater beckon becom bedsid bee beech beef beer beet beetl befriend began begun
behav belat belch beli belief believ belittl bell belli bellow belt bench bend benign bent bequest berth beset besieg besought best bet bettor bewar
bewild bewitch bias biass bicker bicycl bid bidden bide bikini bile bill billow bind birth bison bitch bite bitten bitterest bitterli blab black
blacker blackjack bladder blanch bland blank blare blast blaster bleach bleak bleat bled blend bless blest blight blind blink blinker blip bloc block
blog blogger blond blood bloom blot blotch blotter blow blown blu bluer blur blurt blush bluster boa boar boarder boast boat bob bode bog boggl boi
bolder bolster bolt bone bonei bonfir boni boo book boom boon boor boost booster booth booti bootleg border bore born borough bossi botch bough
boulder bounc bound bounti bout bow bowl bowlder brace bracket braid brain brainier brais brake brand brash brashest brass brawn breach bread breadth
break breast breather breed breeder breez breezi breezier bribe brick bride bridg bridl bright brightli brim brine bring brini brink brisk britch
brittler broach broad broil broker brood brook broom broth brotherli brow brown brows bruis brunch brunt brush brusk brutish buck buckl bud budg
budget buf buff buffet bug bugger buggiest bulb bulki bull bulli bum bumper bumpi bun bundl bungl bungler bunk bunni buoi bur burbl burden burger buri
burli burner burp burr burst buse bush busi but butcheri butler butt butteri buttress bypass cabl cacao cach cackl cactus caddi cage cajol cake calibr
calico calk call caller callow callu callus calm calori camel cameo campaign camper campus canari candi candl cane canker canon canter cap caper
capric captain captiv car care caress cargo carib carnal carniv carol carous carp carpet carri cart cartilag carton cartoon cartridg carv case cash
cask casket cast caster casual cat catcal catch cater caucus caulk caution cautiou cave ceas cede celebr celib celibaci cell cellar cello censur
center centr certainti cessat chaf chagrin chain chair chalk chalki champ chanc channel chant chap chaplain chapt char charger charm chart charter
chase chat cheapen cheapest cheat check checker checkup cheek cheep cheer cheeri chequer cherri chess chewiest chic chick chid chidden chide childish
chili chill chiller chillest chilli chillier chime chimp chin chink chip chipper chirp chisel choicer choicest choos choosei choosi choosier chop
chopper chose chow christen chrome chuck chuckl chug chum churn cinder circa circl circul circular circus citat cite clack clad clam clamp clan clang
clank clap clariti clash clasp class classi claus claw clean cleanli cleans clear cleat cleav cleaver cleft clergi cleric clerk cleverli click climax
clime cling clink clip cloak clock clod clog cloister clone closer closest closet closur cloth cloud cloudier clout clove clown clu club cluck clue
clump clung cluster clutch coach coal coalit coars coast coax cock cockiest cocoa cocoanut cod code coexist coffer coil coin coke coland collar
collector coloni color colt coma comb combat comedi comet comfort command commend common commonli commun compact companion compass compet competit
compil complac complain completest complex compli complianc compliment compos comput concav conceal conceit concert concerti concerto concess concis
conclud condens condon cone confect confer confess confid confin confisc conform connector connot conserv consol constanc constant constantli
constrain constrict construct consul consular contagion contend content continuum contour contractor contradict contrari contrit contriv convect
convent converg convers convertor convict convuls coo cook cooki coop cooper cop cope cord core cork corn corner corp correctli corrector cosi cost
costli cot couch count counter counteract countess counti coupl cours courser court courtesi cove cover covert cow coward cozi crab crack cracker
crackl cradl craft crag craggi cram cramp crank crash crass crate crater crave craze creak cream creami creas creat creation creativ creatur creditor
creek creep cremat crepe crept crescent crest cretin crevic cri crib crime cring critic crook croon crop crotch crouch crow crowd crown cruelli cruis
crumb crumbl crunch crusad crush crust cry crypt cu cub cube cue cuf cull cult cum cun cup curat curb curd curdl curio curious curl currant curri curs
curst curt curtain curter curv custard customari customis cut cute cuter cuticl cutter cyst dab dabbl dad dagger daisi dalli dam damag dame damp
dampen dancer dangl dank danker dare darken darl darn dart dash date daunt dawdl dawn daze deader deadlier deaf deal dealt dean dearli dearth deav
debat debt debut decad decai deceas deceiv decent decept decibel decim declar decod decomposit decre decreas dedic deduc deduct deed deem deer defeat
defec defend defens defer defiantli deflat deflect degener degrad dehydr deign deject deleg delet deli delicaci delimit deliv deliveri dement demount
dens dent depart deplet deport depos depress derail derid deris deriv descend descent descript desert deserv desist desol despatch despond despot
destin destroy destruct detach detail detain detect detector detent detest devis devolut devolv di diagnos diagnosi dial dialect diall diari dice
difficulti dig digest digress dike dilat dill dim dime dimension dimpl din dine diner dingiest dire direct directori direst disabl disband discolor
discord discov discuss disguis dish dishonour disjoint disk dismal dismount disorderli dispens dispers displac displai displeas disprov disreput
disrupt dissect dissens distantli distast distend distort distrust disus ditch dither diver divers divest divid divin dizziest dock dodg doer dog
doili dole dome domin dominion don donat donor donut doodl doom dope dose dot dote doubl doubt dour dous dove downi doze drab draft drag drain draught
draughtier drawl dread dream dreamer dreg drench dress dresser dressier drier driest drift drili drill drink drinker drip drive drivel driven drone
drool droop drop dross drought drove drown drows drum drunk dry dual dub duck duckl dude due duell duli dull dulli dumber dummi dump dumpi dunc dune
dupe duplic dusk dusti dwarf dwell dy dye dynasti ear earl earliest earn earthi earthier earthlier eas east eat eater eav eclect edict educ eeri ei
eighteenth eighth eighti eject ek elast elder elect electrician electrifi electron elicit eman embark embed embitt embrac emigr emin emiss emit empir
emploi employ empress emul enabl enact encircl enclos encumb end endang endur enlist enquir ensur entail enter entic entireti entrap entreat entrench
envelop envious environment epilepsi equal equit equiti era erect err escapad especi essai estat esteem etch ether ev evacu evalu event evermor evict
evidenc evolut ew exact exalt excav except excerpt excess exchang exclaim exclud execut exert exhort exit expans expel expend expert expertis expertli
explor explos export exposit expound express expressli expuls extend extens extort extremest fabl facet faction factor factual faculti fade fail
fainter faintest fairi fake fall falter fame fang farc fare farm farmland farther fast fasten fat fate fatherland fatherli fatter fault fauna faze
fear feasibl feast feat feather featheri fece fed feed feint fell feller fellow felt fend fender fervor fester fete fetter feud fewer feze fibr fickl
fiction fiddl field fiend fiendish fifteenth fifth fight filch file filet fill fillet filli film filmi filter fin financ financi find fine finer
finish fir fire fireplac firmer fish fissur fist fit fitter fiver fixtur fizzi flag flail flair flak flake flap flash flashi flask flat flatter
flatteri flattest flaunt flaw fleck fled flee fleec fleeci fleecier fleet flesh flew fli flick flighti fling flint flippant flipper flirt flit float
flock flog flood floor flop floss flounc flounder flour flourish flout flower flown flung flunk flush fluster foam focal foe foetus fog foil foist
fold folder folksi folli foment fond fonder fondl font fool foothil footstep fora forcibl ford fore foremost foretast forg forger forgo fork formal
format former forswear fort forth fortifi forum forward foster fought foul found founder foundl foundri fount fountain fox fraction fragrant frail
frank freak free freed freer freight frequent fret fri friez fright frill frilli frillier fring frisk frog frond front frontier frost froth frothier
frown froze fruit fruition fry fuel fuell full fuller fumbl function fund fungus funner funni funniest furiou furious furl furri furthest fuse gabl
gage gai gaili gain gait gal gala gall galleri gallop gambit gambl game gangl gape garb garbl gardenia gargl garment garnet garrison gash gasket
gasolin gass gate gather gauntest gavel gayer gaze gazet gear gee gem gene genera genial gent gentil gentl gentler gentlest gentli germ gestat gestur
ghost gibe giggl gill gilt gingerli gist given glad gladden gladiat gland glass glaze gleam glean glibli glide glimmer glint glisten glitter gloat
globe gloomi gloss glower glut gnarl gnash goad goat gob god goggl gold goner gong goodi goof goon goos gore gover gown grace grade grader graft grai
grain grand granit grant grape grappl grasp grass grassi grate grave gravel greas greasier greasiest great greed greedi green greet grenad grid griev
grill grim grin grind grip gripe grit grizzl groan groom gross grouch grove grow growl grown grub grubbier grumbl grunt guarantor guest gui guidelin
gulf gulli gum gummi gun gunner guppi gut gutter gyrat hack hacker haemophilia haggl hai hail hair hairi hale hallwai halo halt halter halv hamper
hand handi handler handrail hang hanger harden hardi hardlin hare harem hark harm harmfulli harmoni harp harri hart hash hassl hast hasten hastiest
hat hatch hatchet hate haughtier haul haunt haven hawk haze head header headi headiest headland headlin headlong healer healthi heap hear hearth
hearti heartier heartili heatedli heater heath heather heav heavenli heaviest heckl heed heedless heel height heighten heir helm hemp her herald herb
herd hereabout hero hesit hick hide hijack hilli hilt him hind hinder hip hipper hippi hire hiss histor histori hit hitch hither hive ho hoard hoarder
hoars hock hog hoist holder hole holi hollow home homei homeland homi hone honk hood hook hoot hop hope hord hose host hostag hostel hound hove hover
huddl huf huff huffi hull humanest humanis humanist humbl humor humour hump hundredth hung hunger hungri hunt hurdl hurl hurrai huski hut hydrant
hyphen ideal idealis idl illegitim imagin imbed imit immateri immatur immens immun immunis impact impal impart imparti impass impend imperfect
imperfectli imperson impli implic implor imposit impound imprint improb improp improperli improvis impun impur inabl inaccess inact inappropri incens
incept incest inch incid incident incit inclin inclos incom incomplet inconsist incub incur indebt indefinit indel indent indic indict indiffer
indirect indirectli induct ineffect inexpens infantri infecti infer infest infinit infirm inflam inflammatori inflat inflect inflict influx info
inform infract ingest inject inland inocul input inquir inquiri insan inscrib insecur insensit insert insist inspect instanc instinct instructor
insult insur integr intensest intent intention inter interact intercept interest interestingli interfac interject intern internet intersect intim
intrench intrud intrust invalid invent inventori invers invert invit irat iri iron irregular irrespons irrig isol iter jack jackpot jail jangl jaunt
jauntier jean jell jelli jest jester jet jewel jig jiggl jingl jog joint jostl journal judgment jug juggl juiciest jumbl jump jumpi jumpier junket
junki jut keel keen keg kelp kick kill kilt kinda kindl king kink kinki kipper kiss kit kite kitti knack knead kneed kneel knew knight knob knock knot
lab lace lacer lack lade ladi ladl lag lager lai lair lame lament lamer lamest lamp lanc land lane lanki lap lapel lard larger lark laser lash lass
last latch latent lath latter laud laugh laughter launcher lavish lawn lawyer laxer laxest layman lazi leach lead leader leaf leafi leafiest leagu
lean leap leapt learn leas leash leatheri lectur ledg leek leer legalis legion legitimaci len lend lengthen lengthi lent lept lesson lest let letter
leukemia leve level lever lewd libel liber lice licenc lick lid lieu lifelin lift light lightli likabl like likeabl liken liker lilt lime limp line
linear linearli linen linger liniment link linker lint lisp listen liter literaci literari lither litter littler littlest livabl live liveabl liven
liver livest loaf loan loath loav lob lobe local lock locker locket lodger loft log logger logic loin lone long loom loon loop loos loosen looser loot
lop lope lord lore loser loth lotteri lotu lous love lover low lower lowli loyal lucid luck lug lumber lump lunch lung lure lurk lush lust luster lute
lyre macaroni mace machineri macho mad madden madli maelstrom magic magnolia maid mail maim mainlin maintain make maker maladi mall malt man mandolin
mane mang manger mangi mangl manifold manli manner manor mantl manur mapl mar marbl march mare margin marihuana marijuana marin marina mark markedli
marker marri marriag marsh mart marvel mash mask mass massacr mast master mat match mate matern math matt matur maturest maul maze meal mealiest mean
meander measlier measliest meat mechanis meddl median mediat mediev medit meek mellow melt mend menopaus menu mere merit mesdam mesh mess messiest
mete meter mettl mew mice midwiv mien mighti migrat mike mile milit militarili milki mill miller millimetr mime minc mind mine miner mingl mink mint
minuet minus minutest miracl mire miscarri mismatch misprint misread miss mission mist mistaken mistress misus mite mixtur moan moat mock modal mode
moder modestli modifi moist moisten molar mold moldier molecular molest molt momentum monkei monument moo mood moon moor moos moot mop mope moreov
morn mortal mortifi moss mossi motel moth motherli motion motiv motor motoris mould mouldier moult mound mount mourn mousei mousi mouss mouth movement
mover movi mow muck muddl muf muff muggiest mulch mule mull multipli mumbl mummi mump munch murder muscular muse mush music musk muss muster musti
mutat mute muter mutt mutter mutton mutual nail nake nape nappi nastier nastiest nattiest natur naughtier nausea near nearbi neat neatli necess
necessarili need needi neediest needl needless negat neigh neighbor neighbourli neither nervous nest nestl net nett nettl neuros neurosi newer newsi
newsiest newt nicer nich nick nifti nigh nip nippier nit nite node noe nois noodl nook noos norm northerli nosei nosi notat notch note notic notion
nought novic nuder nullifi numb nun nut nymph oar oath object observ obsess obstruct occur od odder of offer offici olden olfactori oliv omen oncom
onu operat opinion opportun opportunist opposit opt or orat orbit ordain ordinarili organ organis organist orient ornament ostens otter oust ouster
out outdat outdo outgo outlai outlaw outlin outliv outlook outshin ovat oven over overbear overdid overdo overdon overdos overdrew overeat overgrew
overhaul overhead overhear overheat overkil overli overr overrul overs overse overseen oversight overstep overt overton overtur overus overweight ow
owl own oxen pace pack packet pact pad paddl page pageant pager pail pain painful painfulli paint pal palac palat pale paler pall pamper pan pancak
pander pane panel pang panick panorama pansi pant panther papa papal par parabl parad paragon paralys paralysi paralyt paralyz parcel parch pardon
pare parent parish park pars parser parson part partaken parti particl partli passabl passag passer passion passiv passport past pasta pasti pastiest
pastim pastri pastur pat patch patchi pate patent patern path patient patter paunch pauper paus pave pavement paw pawn payer pea peac peacemak peach
peak peal pear pearl peas pebbl peck pedal peddl peek peel peep peer peev pellet pelt pen penalis pend penetr penit peopl pep perceiv perch percuss
perform peril perjur perki persona personnel pert pertain pervert pest pester pet peter petit petrifi petti phonei phoni phonograph photograph photon
physician pi pick pickax picket picki pickl piddl pier pierc pig pigment pike pile pill pillow pimpl pimpli pinch pine pink pint pipelin pirat pit
pitch pitcher placat placement placid placidli plai plaic plaid plain plan plane planet plank planner plant plaster plate player plea plead pleas
pleasur pleat pli pliabl pliant plight ploi plop plot plough pluck plum plumb plump plunder plunger plush ply poach poacher pocket poet poignant point
pointer pole polic polici polish polit poll pollster polo pomp pond ponder poni pool poop poplar poppi porch pore pork porpois port portal portent
portion portli pose posi posit poster postmark postpon postur pot potent potion potteri pouch pounc pound pour pout powder power powerfulli prai prais
pranc prank prawn preach preacher preambl preciou predat predic predict preen prefect prefer pregnanc prei premier premis premiss presenc preserv
presid press presum pretend pretens pretext preval prevent preview previous prevu pri prick prickl prickli pricklier pride primarili primat prime
primp princ princess princip print printer prise prison privatest privatis privi prize probat probe processor procur prod profess proffer profit
program project projector prom prompter prone prong prop propel proper proport prose prosecut prospect prosper protector protest protestor protract
provabl proverb provid proviso provok prow prowl prowler prune pry psalm publicli puck pucker puddl puff puffer puke pulp pulsat puma pun punctur
punish punk punt pur pure purer purg purifi purpler purplest purr purs pursu puss putter putti pyre quack quadrupl quadruplet quail quainter qualifi
qualiti quantifi quarri quarterli quartet quash queasier queasiest queer quell quest quicken quiet quietest quilt quip quirk quit quota rabbi rabbl
rabi race racer raci rack racket radar radianc radic radio radish raffl raft rafter rage raid rail railwai rain raini raisin rake ralli rambler ramp
rampag ranch rang ranger rankl rant rap rape rare rasher rashest rasp raster rat ratifi ration rattl rattler rave ravel raven ravish rayon raze reach
react reactiv reactor readi readier readiest realer realis realism realist realiz realm realti ream reap reaper reappear rear rearrang reassur rebat
rebel rebound rebuild recal recant reced receipt recept recess recharg recit reclaim reclin recoil recollect recompens recondit reconnect reconsid
recount recoup recours recreat rectifi recur recurr red redder redesign redirect redistribut redress reed reef reel reelect refer refere referenc
referenda refil refin reflect reform refract refuel refug refund refut regain regal regard regener regent registrar registri regular rehash rehears
reign rein reject rejoin relai relaps relat relax releg relent reli reliabl reliev relish reliv reload reloc remain remak remark rememb remind remiss
remot remov renam rend render rendit rent reopen repai repair repay repeal repeat repent replai replet replic report represent repriev reprint
reproduc reproduct reprogram reprogramm reprov republican repuls reput requir reread resent reserv reset resid resign resin resistor resolut resolv
resort resound respect rest restart restiv restor restrain result retail retain retard retch retic retort retract retreat retriev return reunit reus
reveal revel rever reverenc reveri revers revert revil revis revisit reviv revolt revolut revolv revuls reward rewrit rib rice rich rid ridden riddl
rider ridg rife rifer right rightest rile rind rink rip ripe ripen riper rippl rise risen riser riski rite rivet roach road roam roast rob robber robe
rock rocket rode role roman romant roof rook rooki roomi roost root rope rose rotat rote rotund roug round rounder rous rout router royalti ru rubi
rubier rudder rude rue ruf ruff rug ruin rum rumbl rummi rumor rumour rump rumpl rune rung runnier runniest runt ruse rush rust rut sac sack sadden
saddl sade sadli safer sag sage sail saint sake saliv sallow salmon salon salter salti salut salvat sampl sampler sanction sand sandbag sane sank sap
sapl sari sash sassiest satchel satin satisfactorili satur save saver savori savvi saw scalar scald scale scali scaliest scalp scan scanner scant
scantest scanti scar scare scarf scari scariest scatter scene scenic scent schemer school schooner scold scoop scoot score scorn scotch scour scout
scowl scrabbl scram scrambl scrap scream scribbl scrub scuf scuff scum scurri scuttl scyth sea seal seam sear search seasid season seat seced secess
seclud second secondli secretli sect section sector securest sedan sedat seduc seduct seed seedi seedl seek seep seer seeth seiz select selv semen
sens sensor sentienc sequenc serenad serv servil settabl setter settl settler sever sew sewn sex sexist shabbi shackl shade shaft shake shaken shaki
shallow sham shambl shame shape share shark sharp sharpen sharpest shave shawl she sheaf shear sheath sheav shed sheen sheer sheet shell sheller shelv
sherbet shi shift shifti shimmer shin shingl shiniest shire shirk shirt sho shoal shock shod shoddier shone shoo shook shoon shop shore shorn short
shortag shot shout shove show showi showier shred shrill shrimp shrine shuck shudder shun shut shuttl shy sic sick sickli sicklier side sidelong sidl
sift sigh sight signal signer silk sill silli silt simil simmer simpler simplest simplex simplifi simul sin sincerest sine sing singer singl singli
sinist sinner sinu sip sire sisterli sit site sitter situat six sixteenth sizer skate skein skeptic sketch skewer ski skid skill skim skimp skin skip
skipper skirt skit skittish skunk sky slab slack slag slai slain slake slam slang slant slap slash slat slate slaughter slave sled sleek sleekest
sleep sleeper sleet slept slew slice slick slickest slid slight slighter slili slim slime slimmer sling slink slip slit slither sliver slob slog slop
sloppier slosh slot slouch slovenli slow slug slum slump slung slunk slur slush smack smallest smart smash smear smell smellier smelt smile smit smite
smitten smock smolder smooth smoother smoothli smother smoulder smuggest snack snail snap snapshot snare snarl snatch sneak sneer sneez snicker snide
sniff snip snitch snob snootier snore snort snot snow snowi snuf snuff snuggest snuggl soak soap soapi soar sober sociabl socialis socialist sock
socket soda softbal softer soggiest soil solar solder sole solemn soli solid solidest solitari solo solut solv soot sooth sop sore sorer sorest sorri
sorta sought sound sounder soup sour sourc southerli sow sown spa space spacial spade spai span spangl spaniel spank spar spare sparer spark spars
spat spate spawn speak spear special specialti specifi speciou speck specter spectr spectra specul sped speed speedi spell speller spelt spend spew
sphing sphinx spi spill spilt spin spine spinster spiral spire spirit spit spite splash splat splatter splice splint splurg spoil spoilt spong spook
spool spoon spore sport spot spotti spout sprai sprain sprawl spree spreed sprig spring sprinkl sprint sprinter sprout spruce spunk spur spuriou spurn
spurt spy squall squar squat squatter squawk squeal stab stabil stabl stabler stablest stack staf stag stage staid stain stair stake stale stalk stall
stallion stammer stamp stanch standardis standbi stank stapl star starch stare stark starlight starrier start starter startl starv state stater
statesmen static statu statur status statut staunch stave steadi steak steal steam steel steep stem stench step stew steward stick stickiest stickler
stif stiffen stiffest stifl still stinger stingi stingier stink stint stir stitch stockad stocki stockier stockiest stoke stole stolid stomp stone
stoni stoniest stoop stop stoppag stopper store storei stork storm stormi stormier stormiest stove stow straggl strai straighten straighter strain
strainer strand stranger strangest strangl strap stratum straw streak stream strengthen stress stretch strew stricter stride strike striker string
strip stripper stript strode stroke stronger strongli strove strung stuck stud studi studio studiou stuf stuffi stun stung stunk stunt sturdi sturdier
sturdiest su suav sub subscript succe suck sucker suckl sue suffer suit sulk summarili sun sunburnt sundri sung sunni sunniest superior supervis
supervisori suppl supplier supposedli surer surfac surg surli surnam surpris survivor swab swai swam swamp swan swap swarm swat swath swear sweep
sweet sweller swellest swept swerv swift swig swill swindl swine swing swipe swirl swish switcher swivel swoon sword swore swum swung syring tabl tack
tackl tail taint taker talc tale talent talk talker tall tallow tame tangl tango tank tankard tanner tap tape taper target tarri tarrier tarriest tart
tartar task tast tasti tastiest taunt tax taxi tea teach teacher teak teamster tear teat tedious tee teed teem teeter teeth tell teller temper tempt
ten tend tender tenderli tens tent terrifi terror testabl tester testifi thank thatch thaw theater thee theme thereabout thicken thickest thicket thin
think thinker thinnest thong thorough thousandth thrash thread threat threw thrill throughput throw thrown thrust thu thump thunder tick ticket tickl
tide tier tighten tightest tile till tilt timer timid tin ting tinkl tinsel tint tip tipi tipsi tirad tire tissu tit titter to toad toast toaster
toddl toga toi toil token toler toll tomb ton tonal tong tongu tonic tonn tool toot top topic torch tore torn torrent tortur toss tost tote touch
touchi touchier touchiest tough toughen toughest tour tout tow towel town toxin trace track tract traction tractor trade trai trail trailer train
traine trait traitor tramp trampl tranc transform transit translat trap trapper trash travers trawl trawler tread treason treasur treat treati treatis
trebl treed trembl trend trial triangl tribal trick trickeri tricki trickier trickl trickster tricycl trill trim trip trite troll trot trough trounc
tru truant truce truck trudg truer truest trunk trust trusti tub tuba tuck tumbl tune turf turkei turner tusk tutor twang tweak twee tweet twig twine
twing twinkl twirl twist twister twitch ty tyre udder unaccept unansw unauthoris unavail unbroken uncertain unchang uncomfort uncommon unconfirm
undamag undergo underli underr undertak undevelop undress uneasi uneasiest uneasili unfairli unfeel unfil unfit unfound unfriendli unhappili unicycl
unintend uninterest union uniquest unlabel unlimit unmark unnatur unnecessari unpack unprotect unproven unpublish unqualifi unreason unrel unrepres
unsafest unsai unsatisfactori unsatisfi unscientif unseat unset unsettl unsign unsolv unstabl unsuit unti untrustworthi unusu unveil unwant unwash
unwelcom unwil upend upholst upholster upright upris upstair upstand upstart upturn urin usefulli user usher usurp utter vacat vagu valid valv vari
variat various vast vaster vault veget vend vener ventur verb verg vers vertic verv vest vestment vet vi viabil viabl vicari vilifi vine violat
virtual vise visitor vista vocal vocat volit vote vouch vow wad waddl wade wafer waft wag wage wager waif wail waist wait waiter waitress waiv wake
waken walk wall wallop wallow waltz wand wander wane wanna wanner want wanton war warbl ward warden wareh wari warier wariest warm warn warp warrant
washer wasp wast watch wateri watt wave waver wax weak weaken weakl wealth wealthier wean weari weariest weav wed wedg wee weed weekli weep weer
weight weld well welt wept west westerli wet wetter wettest whack whale whatsoev wheedl wheel wheez whet whew whim whine whip whirl whisk whisker
whiten whiter whoa wholes wholesom whore why wick widen wider width wield wiggl wild wildli wili will willingli wilt win winc windmil wine wing winger
wink winner winter winteri winteriest wintrier wiper wire wise wish wisp wist wit witch withdrawn withdrew wither wive wize wok woken wont woo wood
woof wooli woolli word wordi wore work worm worn worri worsen worst worthi wound wounder woven wow wrangl wrangler wrap wrapt wreak wreath wreck wren
wrench wrest wretch wriest wriggl wright wring wringer writ writabl writer writh wrote wrought wrung yacht yack yard yearl yearli yearn yeast yell
yelp yess yock yodel yolk yonder you youth zip zipper zone zoo`;

export const realWords: ReadonlySet<string> = new Set(stems.split(/\s+/));
