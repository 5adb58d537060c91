/**
 * Stems of the commonest English words: one of them that no text of ours has is most often a circumstance, where a rare one is the
 * matter itself. The smallest lists of SCOWL, http://wordlist.aspell.net, copyright Kevin Atkinson, who lets anyone use, copy and change them.
 */
const stems = `
abil abl about abov absenc absolut abus academ accept access accid accident accord accordingli account accur accuraci achiev acquir across act action
activ actual ad add addit address adequ adjust administr admit admittedli adopt advanc advantag advertis advic advis affair affect afford afraid after
afternoon afterward ag again against agenc ago agre agreement ahead aid aim air alarm album alia aliv all allow almost alon along alreadi also alter
altern although altogeth alwai ambigu among amongst amount amus analogu analysi ancient and angl angri ani anim annoi announc annual anonym anoth
answer anybodi anyon anyplac anyth anywai anywher apart apolog apologis appar appeal appear appl appli applic appreci approach appropri approv ar
arbitrari area argu argument aris arithmet arm armi around arrang arriv art articl artifici artist asid ask asleep aspect assembl assist associ assum
assumpt assur at atmospher attach attack attempt attend attent attitud attract audienc author automat automobil autumn avail averag avoid aw awai awak
awar award awkward back background backward bad badli balanc ball ban band bank bar base basi basic batteri be bear beauti becam becaus becom bed been
befor beforehand began begin begun behalf behav behaviour behind believ belong below benefit besid best bet better between beyond bid big bigger
biggest bill binari bind biologi bit bite bitten bizarr black blame blank block blow blue board boat bodi boi book boot bore born borrow both bother
bottl bottom bought bound box bracket branch brand breach break bridg brief briefli bright bring broadcast broke broken brother brought brown bu
bucket budget buffer bug bui build built bulk bulletin buri busi but button calcul call came campaign can candid cannot capabl capac capit captain car
card cardboard care carefulli carri case cassett cat catalogu catch categori caught caus ceas cell cent centr central centuri certain certainli chain
chair chairman chanc chang channel chao chapter char charact charg cheap cheaper cheapest check chemic chequ child children chip choic choos chose
chosen church circl circuit circul circumst citi citizen claim clarifi class clean clear clearer clearest clearli clever clock close closer closest
club clue code coffe cold collaps collect colleg colour column combin come command comment commerci commiss commit committe common commonli commun
compani compar comparison compat competit complain complaint complet complex complic compon compos composit comprehens compromis compulsori comput
concept concern conclus concret condit confer confid confirm confus connect consequ consid consider consist constant constraint construct consumpt
contact contain content context continu contract contrari contrast contribut control conveni convent convers convert convinc cope copi core corner
correct correctli corrupt cost could council count counter counti countri coupl cours court cover crash crazi creat creation creatur credit crisi
crisp critic cross cry cultur cum cup cure curiou current cursor custom cut cycl dai daili damag danger dare dark data databas date datum dead deal
dealt dear death debat decad decent decid decis declar decreas dedic deduc deem deep deepli default defenc defin definit degre delai delet deliber
deliv deliveri demand democrat demonstr depart depend depth deriv describ descript design desir desk desper despit destroi detail detect determin
develop devic devot di dictionari did die differ difficult difficulti digit dinner direct directli director directori dirti disadvantag disagre
disappear disast disc disciplin discount discourag discov discuss dislik displai distanc distant distinct distinctli distinguish distribut district
disturb ditto divid divis do document doe dog dollar domain done door doubl doubt down dozen drastic draw drawn dream drew drink drive driven driver
drop drove dry dubiou due dumb dump dure duti dy each earli earlier earliest earth eas easi easier easiest easili east eat eaten econom economi edg
edit editor educ effect effici effort eight either elect electr electron element elev els elsewher embarrass emerg emphasi employe empti enabl encount
encourag end enemi engin enjoi enorm enough ensur enter entir entiti entitl entranc entri environ equal equip equival eras err error escap especi
essenti establish estim even event eventu ever everi everybodi everyon everyth everywher evid exact exactli examin exampl excel except excess exchang
exclud exclus excus execut exercis exist expand expans expect expens experi experienc experiment expert explain explan explicit express extend extens
extent extern extra extract extrem ey face facil fact factor fail failur fair fairli faith fall fallen fals famili familiar famou fan fanci far farm
farther farthest fashion fast faster fastest fatal fate father fault favour favourit fear feasibl featur fed feder feed feedback feel feet fell felt
few fewer fewest field fight figur file fill film final financi find fine finger finish finit fire firm firmli first firstli fiscal fish fit five fix
flag flash flat flavour flew flexibl fli flight float floor flow flown fly folk follow food foot for forc foreign forev forget forgot forgotten form
formal format former forth forthcom fortun forward found four fourth fraction frame free freedom freeli french frequent fresh fri friend friendli from
front fry full fulli fun function fund fundament funni further furthest futur ga gain game gap garbag garden gasolin gather gave gener genuin get girl
give given glad glass global go goe gone good got gotten govern governor gradual graduat grand grant graph graphic grate grave great greater greatest
greatli green grei grew grind gross ground group grow grown growth guarante guard guess gui guid gun ha habit hack had hair half hall hand handi handl
hang happen happi happili hard harder hardest hardli hardwar harm harmless hat hate have he head header health healthi hear heard heart heat heavi
heavili held hell hello help henc her here herebi herself hi hid hidden hide high higher highest highli hill him himself hint histor histori hit hold
hole holidai home honest hope hopefulli horribl hors hospit host hot hotel hour hous how howev huge human hundr hung hunt hurri husband ic idea ideal
ident identifi ignor ill illeg imag imagin immedi impact implement impli implic import importantli impos imposs impress improv inabl inadequ inch
incid incident inclin includ incom incompat incomplet inconsist inconveni incorrect increas inde independ index indic individu industri inevit
inferior infinit influenc info inform initi inner innoc input insert insid insist instal instanc instant instantli instead institut instruct insur
integ integr intellig intend intent interact interest interfac intern interpret interv intervent into introduc introduct invalid invari invent
investig invis invit involv irrelev irrit isol issu it item itself job joi join joint joke judg judgement jump junk just justif justifi keen keep kei
kept keyboard kid kill kind kindli king knew knock know knowledg known label laboratori labour lack ladi lai lain land languag larg larger largest
last late later latest latter law layout lazi leach lead leader leaf learn learnt least leav lectur led left leg legal lend length less lesser lesson
let letter level li liabl librari lie life lifetim lift light like likewis limit line linear link list listen liter literatur littl live load loan
local locat lock log logic long longer longest look loop loos lorri lose loss lost lot loudli love low lower lowest luck lucki lunch ly machin mad
made magic magnet magnitud mai mail main mainli maintain major make man manag mani manipul manner manual map march mark market marri marriag mass
massiv master match materi mathemat matter maximum mayb mean meaning meaningless meant measur mechan media medic medium meet member membership memori
men mention mere merit mess messag messi met metal method middl midnight might mile militari million mind mine minim minimum minor minut misl mislead
miss mistak mistaken mistook misunderstand misunderstood misus mix mod mode model modern modifi moment monei monitor month moral more morn most mostli
mother motion mouth move movement movi much multipl music must myself mysteri naiv name nasti nation natur naughti near nearbi nearer nearest nearli
necess necessari necessarili neck need neg neither nervou net network never nevertheless new next nice nicer nicest night nine nobodi nois noisi none
nonsens nor normal north not note noth notic notifi novel now nowadai nowher numb number numbest numer obei object obscur observ obtain obviou obvious
occas occasion occupi occur odd off offer offic offici often oil old older oldest omit on onc onli onto open oper opinion opportun oppos opposit
option order ordinari organis origin other otherwis ought our ourselv out outer output outsid over overal ow own owner pack packag packet page pai
paid pain pair paper paragraph parallel parent park part parti partial particular particularli partli pass past patch path patient pattern paus peac
peak peculiar pen peopl per perfect perfectli perform perhap period perman permiss permit person persuad petrol phase phenomenon philosophi phone
phrase physic pick pictur piec pile pint pipe place plai plain plan plane planet plant plastic plea pleas pleasant plenti plot plu plug pocket poem
poet point pointless polic polici polit poll pool poor pop popul popular port posit possibl post postmast potenti pound power practic practis precis
prefer prepar presenc present preserv presid press pressur presum pretti prevent previou previous price primari prime primit principl print printer
printout prior privat probabl problem procedur process produc product profession program programm progress project promis prompt promptli prone proof
proper properli properti proport propos prospect protect protest prove provid public publicli publish pull punctuat punctur purchas pure purpos push
put putt qualifi qualiti quantiti quarter question queue quick quicker quickest quickli quiet quietli quit quot race radio rain rais ran random
randomli rang rapid rapidli rare rate rather raw reach react reaction read readabl reader readi readili real realis realiti realli reason recal receiv
recent recept recognis recognit recommend record recov red reduc reduct redund refer reflect refus regard regardless region regist regret regul
regular regularli reject rel relat relationship releas relev reli reliabl religi religion reluct remain remark rememb remind remot remov repair repeat
repeatedli replac repli report repres represent reproduc request requir research reserv resid resolut resort resourc respect respond respons rest
restart restor restrict result retain return reveal revers review rewrit rid ride ridicul right ring rise risk river road role roll room root rough
roughli round rout routin row rubber rubbish rule rumour run rush sad sadli safe safer safest safeti sai said saint sake saki sale same sampl sat
satisfi save saw scale scan scene scheme school scienc scientif score scrap scratch screen script search season second secondari secondli secret
secretari section secur see seek seem seen select self sell seminar send senior sens sensibl sensit sent sentenc separ sequenc seri serial seriou
serious serv server servic session set settl seven sever sex shall shame shape share sharp she sheet shelf shell shift ship shoot shop short shortag
shorter shortest shortli should show shown shut side sight sign signal signific significantli silli similar similarli simpl simpler simplest simpli
simultan sinc sincer singl sit site situat six size skill sleep slight slightli slip slow slower slowest slowli small smaller smallest smile smooth
social societi soft softwar sold sole solid solut solv some somebodi somehow someon someplac someth sometim somewhat somewher son soon sooner soonest
sophist sorri sort sought sound sourc south southern space spare speak speaker special specif specifi speech speed spell spelt spend spent spirit
spite split spoke spoken spot spread spring squar stabl staff stage stai stand standard start state statement station statist statu steal step stick
still stock stone stood stop storag store storei stori straight straightforward strang strategi stream street strength strict strictli strike string
strong strongli struck structur stuck student studi stuff stupid style subject submit subsequ subset substanti substitut subtl succe success
successfulli such sudden suddenli suffer suffic suffici sugar suggest suit suitabl sum summari summer sun superior supervisor suppli support suppos
supposedli sure surfac surpris survei surviv suspect suspend suspicion switch symbol syntax system tabl take taken talk tank tape target task tast
taught tax tea teach teacher team technic techniqu technolog tediou teeth telephon televis tell temperatur temporari temporarili ten tend tendenc term
termin terminolog terribl test text than thank that the thei their them themselv then theoret theori there therebi therefor these thi thin thing think
third thoroughli those though thought thousand threat three threw through throughout throw thrown thu ti ticket tie tight till time tin titl todai
togeth token told tomorrow tonight too took tooth top topic total touch toward town trace track tradit traffic train transfer translat transport trap
trash travel treat treatment tree tri trial trick trip trivial troubl truck true truli trunk trust truth try tune turn twelv twenti twice two ty type
typic ugli ultim unabl unaccept unawar uncertain unclear under undergradu underneath understand understood unfortun unhappi uniform uniqu unit univers
unknown unless unlik unlimit unnecessari unnecessarili unpleas unreason unsuit until unusu unwant updat upon upper upset upward us usag useless user
usual util utterli vacat vagu valid valu valuabl van vari variabl variat varieti variou vast vastli vector veri version via vice video view virtu
virtual visibl vision visit vital voic volum vote wa wai wait walk wall want war warm warn wash wast watch water weapon wear weather week weekend
weight weird welcom well went were west western what whatev whatsoev wheel when whenev where wherea wherebi wherev whether which while whilst white
who whoever whole whom whose why wide wider widespread widest wife wild will win wind window wine winter wire wise wish with withdraw within without
woman women won wonder wooden word wore work worker world worn worri wors worst worth worthi worthwhil would write writer written wrong wrote ye year
yellow yesterdai yet you young your yourself zero`;

export const commonWords: ReadonlySet<string> = new Set(stems.split(/\s+/));
