/** What is said to those who write in another language: that only English is understood here, how a person is reached, and where to call for help. */
export type Language = {
  /** Small words that English doesn't have, or seldom. */
  words: string;
  /** What stands in it when somebody needs help at once, without accents: a star stands for any ending, a hyphen for a space. */
  urgent: string;
  /** What stands in it when it's a question of health, without accents: written as \`urgent\`. */
  health: string;
  sorry: string;
  /** Whom to ask first, where it's of health and not urgent. */
  ask: string;
  /** Said first where it's urgent, with water and no soap, for it may be in an eye; and after `sorry` in short where it isn't known to be. */
  help: string;
  helpInShort: string;
};

export const languages: readonly Language[] = [
  {
    words: `je tu il elle nous vous est sont une des les pour avec dans sur pas que qui quel quelle puis peux peut mes mon ma bonjour merci combien livrez livraison crème mains pieds j'ai c'est qu'est où du et le la un en au froid t'ai ton sa son ses leur elle lui je suis aux si apres depuis maintenant tres bebe veut tout ne votre est-elle etes des ai avez ont êtes quoi faire dois cette cet ce ces ça marie mari femme moins deja encore bien sans sous entre quand pourquoi comment y fait faut`,
    urgent: `secours infarctus urgenc* bebe teter* repond* reconnait* tombe* urgent* respir* souffl* etouff* poitrine gorge langue levre* gonfl* enfl* aval* inger* lech* evanou* inconscien* confus* delir* divag* somnolen* endor* dort reveil* frisson* trembl* grelott* hypotherm* gelure* engourd* insensib* oeil yeux convuls* crise malaise avc paralys* mourir suicid* tuer ambulanc* saign* sang coeur mou molle bleu* noir* brul* vomi* cloque* ne-sens-plus ne-sent-plus ne-sait-plus ou-il-est`,
    health: `enceint* grossesse allait* eczema psoriasis diabet* asthm* allerg* medicament* traitement* ordonnance pommade operat* operee opere circulation raynaud engelure* arthrose arthrite plaie* coupure* enfant* fils fille cicatri*`,
    sorry: "Désolé, cet assistant ne comprend que l’anglais. Pour une réponse d’une personne, appuyez sur « Talk to a person » ou écrivez-nous.",
    ask: "En cas de grossesse, de maladie ou de plaie, avec un médicament ou pour un enfant, demandez d’abord à un pharmacien ou à un médecin.",
    help: "Urgence au Royaume-Uni : appelez le 999 tout de suite. Pour un conseil médical : 111. Crème dans l’œil ou sur la peau : rincez à grande eau.",
    helpInShort: "En cas d’urgence : 999. Conseil médical : 111.",
  },
  {
    words: `ich du er sie wir ihr ist sind ein eine der die das den dem und mit für auf nicht wie wann wo kann kannst können mein meine haben habe hat guten hallo danke bitte kostet liefern creme hände füße es im zu nach seit jetzt sehr vor sein seine ihm bei auch aber muss darf wird hatte nur noch man mann frau vater mutter kind als um uns unsere vergeben außerhalb bin soll mir mich dich ihn etwas von vom zum zur über unter ohne mehr schon alles gut warum weil wenn dann diese dieser dieses verschluckt geschluckt`,
    urgent: `hilfe notfall* antwortet* erkennt* gefallen baby sauglin* atm* atem* luft brust* schmerz* tut-weh hals zunge lippe* geschwoll* schwill* schwell* geschluckt verschluckt gegessen geleckt bewusstlos* ohnmacht* verwirrt* benommen schlafrig* schlaft einschl* wacht zitter* unterkuhl* erfrier* taub gefuhl auge* krampf* anfall schlaganfall gelahmt sterben selbstmord umbringen krankenwagen blut* herz* schlaff blau schwarz brenn* erbrech* lallt weiss-nicht-wo`,
    health: `schwanger* stillen stille stillt ekzem* neurodermitis psoriasis schuppenflechte diabet* asthm* allerg* medikament* tablette* salbe operation operiert wunde* kind kinder kindes sohn tochter rheuma arthrose durchblutung* raynaud schrittmacher`,
    sorry: "Es tut uns leid, dieser Assistent versteht nur Englisch. Eine Person antwortet Ihnen über „Talk to a person“ oder wenn Sie uns schreiben.",
    ask: "Bei Schwangerschaft, Krankheit oder Wunden, mit Medikamenten oder für Kinder fragen Sie bitte zuerst in einer Apotheke oder Arztpraxis.",
    help: "Notfall im Vereinigten Königreich: rufen Sie sofort 999 an. Ärztlicher Rat: 111. Creme im Auge oder auf der Haut: mit viel Wasser abspülen.",
    helpInShort: "Im Notfall: 999. Ärztlicher Rat: 111.",
  },
  {
    words: `jest są czy jak ile kiedy gdzie mogę można nie tak dla na się mam moje mój moja proszę dziękuję dzień dobry cześć kosztuje krem ręce stopy wysyłacie dostawa do ten ta to w z i po jest teraz bardzo maz zona dziecko nie wie moja czy juz od po w ze ale tez bredzi krem masc moj tata mama ma i boli go w co masz trochę kremu córka syn moją mnie mi mu jej jego ich był była było być będzie też tylko jeszcze już gdy dlaczego który która robić zrobić może muszę chcę lub albo przez przed przy pod nad bez używać jestem`,
    urgent: `pomocy zawal nagly oddych* oddech* dusi* klatk* klatc* boli reka niemowl* odpowiada poznaje piersi gardl* jezyk* wargi warga ust* spuch* opuch* puchn* polkn* zjad* zlizal* nieprzytomn* zemdl* zdezorient* bredz* majacz* splatan* senn* spi zasyp* obudz* drz* wychlodz* hipoterm* odmroz* dretw* zdretw* czuj* oko oczy oczu drgaw* napad udar sparaliz* umrzec samoboj* zabic karetk* krwaw* krew serc* wiotk* siny sina sine czarn* piecze pali wymiot* nie-wie-gdzie bardzo-zimny bardzo-zimna`,
    health: `ciazy ciaza ciezarna karmie karmi karmiaca egzem* luszczyc* cukrzyc* astm* alergi* uczulen* lek leki lekow tabletk* operacj* rana rane rany dziecko dziecka dziecku syn syna corka corki reumat* krazeni*`,
    sorry: "Przepraszamy, ten asystent rozumie tylko angielski. Człowiek odpowie, jeśli naciśniesz „Talk to a person” albo do nas napiszesz.",
    ask: "W ciąży, przy chorobie lub ranie, z lekami albo u dziecka: najpierw zapytaj farmaceutę lub lekarza.",
    help: "Nagły wypadek w Wielkiej Brytanii: natychmiast zadzwoń pod 999. Porada medyczna: 111. Krem w oku lub na skórze: spłucz dużą ilością wody.",
    helpInShort: "W nagłym wypadku: 999. Porada medyczna: 111.",
  },
  {
    words: `el la los las un una es son está para con por que qué cómo cuánto cuándo dónde puedo puede mi mis yo tengo hola gracias buenos días cuesta envían envío crema manos pies y de en del frío se hace ahora muy despues desde su le lo mi pero nino hijo hija esta normal abuela abuelo madre padre reconoce nadie quien tiene tienes hay hago hacer debo esto ese eso nos os más menos solo también ya aún todo bien sobre entre cuando donde porque marido mujer al estoy usar mano`,
    urgent: `ayuda ayudame auxilio socorro infarto urgencia* emergencia* respir* helad* reconoc* responde bebe ahog* pecho garganta lengua labio* hinch* trag* comio comido lamio inconscient* desmay* confundid* confus* delir* somnolient* dormid* duerme despiert* temblar tembl* tirit* hipoterm* congelad* entumecid* siento ojo ojos convuls* ataque derrame ictus paraliz* morir suicid* matar ambulanc* sangr* corazon flacid* azul* negr* quema* ardor arde vomit* no-sabe-donde`,
    health: `embaraz* lactancia lactando amamant* eccema eczema psoriasis diabet* asma asmatic* alerg* medicament* medicina pastilla* pomada operad* operacion herida* nino nina hijo hija circulacion artritis raynaud`,
    sorry: "Lo sentimos, este asistente solo entiende inglés. Una persona le responderá si pulsa «Talk to a person» o nos escribe.",
    ask: "En caso de embarazo, enfermedad o heridas, con medicamentos o para un niño, pregunte antes a un farmacéutico o a un médico.",
    help: "Emergencia en el Reino Unido: llame al 999 ahora mismo. Consejo médico: 111. Crema en el ojo o en la piel: enjuague con abundante agua.",
    helpInShort: "En caso de emergencia: 999. Consejo médico: 111.",
  },
  {
    words: `il lo la gli le un una è sono per con che come quanto quando dove posso può mio mia mie ho ciao grazie buongiorno costa spedite spedizione crema mani piedi di del della non e in freddo si adesso ora molto dopo da suo sua mi lo ha figlio figlia anche sono ne hai abbiamo hanno miei cosa devo fare puoi questo questa quello nella nel alla al dalla dal sulla sul dello degli delle ti ci vi chi perché ancora già poi più meno solo tutto bene marito moglie usare mano tempo arriva`,
    urgent: `aiuto infarto emergenz* urgenz* risponde riconosce caduto bocca storta neonat* respir* soffoc* petto gola lingua labbr* gonfi* ingoi* inghiott* mangiat* leccat* incoscient* svenut* svenim* confus* delir* assonnat* sonnolent* dorme svegli* trem* brivid* ipoterm* congelat* intorpid* sento occhio occhi convuls* ictus paraliz* morire suicid* uccid* ambulanz* sanguin* sangue cuore molle blu ner* bruci* vomit* non-sa-dove`,
    health: `incinta gravidanza allatt* eczema psoriasi diabet* asma asmatic* allerg* farmac* medicin* pastigli* pomata operat* operazione ferit* bambin* figlio figlia circolazione artrite artrosi`,
    sorry: "Ci dispiace, questo assistente capisce solo l’inglese. Una persona le risponde se preme «Talk to a person» o ci scrive.",
    ask: "In gravidanza, con una malattia, ferite o farmaci, o per un bambino, chieda prima a un farmacista o a un medico.",
    help: "Emergenza nel Regno Unito: chiami subito il 999. Consiglio medico: 111. Crema nell’occhio o sulla pelle: sciacqui con abbondante acqua.",
    helpInShort: "In caso di emergenza: 999. Consiglio medico: 111.",
  },
  {
    words: `mae mae'n amser para faint o i a yw ydy ydi oes dw i'n ydw rwy'n chi eich fy pryd faint beth sut ble alla gallaf dwylo traed oer hufen diolch helo bore da yn ar gyfer mewn gyda cymraeg costio mae'r hogyn bachgen merch fy nhad mam nawr rwan ei fe fo ddim wedi ydyn dwi'n dwi wnaf wna be peth yn ydych roedd bydd gall pam pwy dy ein ni nhw ti dim yr ond neu heb dros gan mab gŵr gwraig gen ga gaf wneud defnyddio`,
    urgent: `argyfwng anadl* mygu brest frest gwddf gwddw tafod gwefus* wefus* chwydd* llync* lyncu bwyta fwyta llyfu anymwybod* llewyg* lewyg* ddryslyd dryslyd drysu cysglyd gysglyd cysgu deffro ddeffro crynu grynu hypotherm* ewinrhew fferru fferr* dideimlad teimlo llygad llygaid ffit strôc stroc marw lladd hunanladd* ambiwlans gwaed* waed* calon galon llipa glas las du ddu llosg* chwydu oer-iawn`,
    health: `beichiog* feichiog* ecsema soriasis diabet* ddiabet* asthma alergedd meddyginiaeth* moddion tabledi llawdriniaeth briw* clwyf* plentyn blentyn plant arthritis cylchrediad`,
    sorry: "Mae’n ddrwg gennym, dim ond Saesneg y mae’r cynorthwyydd hwn yn ei deall. Bydd person yn ateb os gwasgwch “Talk to a person” neu ysgrifennu atom.",
    ask: "Os ydych chi’n feichiog, yn sâl, â briw neu ar feddyginiaeth, neu os yw ar gyfer plentyn, gofynnwch i fferyllydd neu feddyg yn gyntaf.",
    help: "Argyfwng: ffoniwch 999 ar unwaith. Cyngor meddygol: GIG 111. Hufen yn y llygad neu ar y croen: golchwch gyda digon o ddŵr.",
    helpInShort: "Mewn argyfwng: 999. Cyngor meddygol: GIG 111.",
  },
  {
    words: `o os as um uma é são para com por que como quanto quando onde posso pode meu minha tenho olá obrigado obrigada bom dia custa enviam creme mãos pés não e de do da em frio agora muito depois desde seu sua ele ela mas filho filha tudo sou um em esta tem há faço fazer devo isto este isso mais menos só também já ainda bem sem sobre entre porque marido mulher ao na nos nas estou usar`,
    urgent: `socorro ajudem enfarte infarto emergencia urgencia respir* sufoc* peito garganta lingua labio* inch* engol* engul* comeu lambeu inconscient* desmai* confus* delir* sonolent* dorm* acord* trem* hipoterm* congelad* dorment* sinto olho olhos convuls* avc derrame paralis* morrer suicid* matar ambulanc* sangr* coracao mole azul roxo preto queim* ardor arde vomit* nao-sabe-onde`,
    health: `gravida gravidez amament* eczema psoriase diabet* asma alerg* medicament* remedio* comprimid* pomada operad* operacao ferida* crianca* filho filha circulacao artrite`,
    sorry: "Lamentamos, este assistente só entende inglês. Uma pessoa responde se premir “Talk to a person” ou nos escrever.",
    ask: "Na gravidez, com uma doença, feridas ou medicamentos, ou para uma criança, pergunte primeiro a um farmacêutico ou a um médico.",
    help: "Emergência no Reino Unido: ligue já para o 999. Conselho médico: 111. Creme no olho ou na pele: lave com água abundante.",
    helpInShort: "Em caso de emergência: 999. Conselho médico: 111.",
  },
  {
    words: `ik jij hij zij wij is zijn een het de en met voor op niet hoe wat wanneer waar kan mijn heb heeft hallo dank bedankt goedendag kost leveren crème handen voeten naar van koud nu heel na sinds zijn haar hem maar ook altijd mag gebruiken zwanger mijn vrouw praat moet mij je ons iets bij onder zonder meer alleen alles goed waarom omdat als dochter zoon er te deze dit gedaan`,
    urgent: `hulp hartaanval nood* mond scheef raar herkent gevallen baby adem* stik* borst keel tong lip lippen gezwoll* opgezwoll* zwell* ingeslikt slikt opgegeten gelikt bewusteloos flauw* verward* ijlt wartaal slaperig* suf slaapt wakker ril* bibber* onderkoel* bevror* bevries* verdoofd gevoel oog ogen stuip* toeval beroerte verlamd sterven dood zelfmoord ambulance bloed* hart slap blauw zwart brand* braak* overgeven weet-niet-waar`,
    health: `zwanger* borstvoeding eczeem psoriasis diabet* suikerziekte astma allerg* medicijn* tablet* zalf geopereerd operatie wond* kind kinderen zoon dochter reuma artrose doorbloeding`,
    sorry: "Sorry, deze assistent begrijpt alleen Engels. Een mens antwoordt u via “Talk to a person” of als u ons schrijft.",
    ask: "Bij zwangerschap, ziekte of wonden, met medicijnen of voor een kind: vraag het eerst aan een apotheker of arts.",
    help: "Noodgeval in het VK: bel meteen 999. Medisch advies: 111. Crème in het oog of op de huid: spoel met veel water.",
    helpInShort: "Bij nood: 999. Medisch advies: 111.",
  },
  {
    words: `este sunt un o și cu pentru pe nu cum cât când unde pot mea meu bună mulțumesc ziua costă livrați cremă crema mâini picioare la de din rece acum foarte dupa el ea lui dar si nu prea poate tatal mama avem au ești ce să fac trebuie acest această mai puțin doar deja încă tot bine fără sub peste între fiica fiul soțul soția al ale folosi`,
    urgent: `ajutor infarct urgent* respir* sufoc* piept* gat gatul limb* buz* umfl* inghit* mancat lins inconstient* lesin* confuz* delir* aiureaza somnolent* doarme adorm* trez* tremur* hipoterm* degerat* amort* simt* ochi* convuls* criza accident-vascular paraliz* moare muri sinucid* ambulant* sange* inima moale vanat* albastr* negr* arde vars* voma nu-stie-unde`,
    health: `insarcinata gravida sarcina alapt* eczema psoriazis diabet* astm* alerg* medicament* pastil* operat* rana rani copil* fiul fiica circulatie artrita`,
    sorry: "Ne pare rău, acest asistent înțelege doar engleza. O persoană vă răspunde dacă apăsați „Talk to a person” sau ne scrieți.",
    ask: "În sarcină, cu o boală, răni sau medicamente, ori pentru un copil, întrebați mai întâi un farmacist sau un medic.",
    help: "Urgență în Regatul Unit: sunați imediat la 999. Sfat medical: 111. Cremă în ochi sau pe piele: clătiți cu multă apă.",
    helpInShort: "În caz de urgență: 999. Sfat medical: 111.",
  },
];

/** In a script, or a language, that none of these is. */
export const otherLanguage = {
  sorry: "Sorry, this assistant only understands English. Press “Talk to a person” and a person answers you by email.",
  help: "Emergency in the UK: call 999. Medical advice: 111.",
};
