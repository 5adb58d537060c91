/** What is said to those who write in another language: that only English is understood here, and how a person is reached. */
type Language = {
  /** Small words that English does not have, or seldom. */
  words: string;
  /** What stands in it when somebody needs help at once. */
  urgent: RegExp;
  sorry: string;
  help: string;
};

const languages: readonly Language[] = [
  {
    words:
      "je tu il elle nous vous est sont une des les pour avec dans sur pas que qui quel quelle puis peux peut mes mon ma bonjour merci combien livrez livraison crème mains pieds j'ai c'est qu'est où du et le la un en au froid",
    urgent: /\b(?:urgence|respirer|respire|avalé|évanoui\w*|inconscient\w*|confus\w*|somnolent\w*|ambulance|gonfl\w*|brûl\w*|yeux|œil|enceinte|saigne\w*)\b/i,
    sorry: "Désolé, cet assistant ne comprend que l’anglais. Pour une réponse d’une personne, appuyez sur « Talk to a person » ou écrivez-nous.",
    help: "Urgence au Royaume-Uni : appelez le 999 tout de suite. Pour un conseil médical : NHS 111. Retirez la crème à l’eau et au savon doux.",
  },
  {
    words:
      "ich du er sie wir ihr ist sind ein eine der die das den dem und mit für auf nicht wie was wann wo kann kannst können mein meine haben habe hat guten hallo danke bitte kostet liefern creme hände füße es im zu",
    urgent:
      /\b(?:notfall|atmen|atmet|luft|geschluckt|verschluckt|bewusstlos|verwirrt|benommen|krankenwagen|geschwollen|brennt|brennen|auge|augen|schwanger|blutet)\b/i,
    sorry: "Es tut uns leid, dieser Assistent versteht nur Englisch. Eine Person antwortet Ihnen über „Talk to a person“ oder wenn Sie uns schreiben.",
    help: "Notfall im Vereinigten Königreich: rufen Sie sofort 999 an. Ärztlicher Rat: NHS 111. Waschen Sie die Creme mit milder Seife und Wasser ab.",
  },
  {
    words:
      "jest są czy jak ile kiedy gdzie mogę można nie tak dla na się mam moje mój moja proszę dziękuję dzień dobry cześć kosztuje krem ręce stopy wysyłacie dostawa do ten ta to w z i po",
    urgent: /(?:nagły|oddych\w*|połkn\w*|nieprzytomn\w*|zdezorientowan\w*|senn\w*|karetk\w*|spuchn\w*|opuchn\w*|piecze|pali|oko|oczy|oczu|ciąż\w*|krwaw\w*)/i,
    sorry: "Przepraszamy, ten asystent rozumie tylko angielski. Człowiek odpowie, jeśli naciśniesz „Talk to a person” albo do nas napiszesz.",
    help: "Nagły wypadek w Wielkiej Brytanii: natychmiast zadzwoń pod 999. Porada medyczna: NHS 111. Zmyj krem wodą z łagodnym mydłem.",
  },
  {
    words:
      "el la los las un una es son está para con por que qué cómo cuánto cuándo dónde puedo puede mi mis yo tengo hola gracias buenos días cuesta envían envío crema manos pies y de en del frío se",
    urgent:
      /\b(?:urgencia|emergencia|respirar|respira|tragó|tragado|tragué|inconsciente|confundid\w*|somnolient\w*|ambulancia|hinchad\w*|quema|ardor|arde|ojo|ojos|embarazada|sangra)\b/i,
    sorry: "Lo sentimos, este asistente solo entiende inglés. Una persona le responderá si pulsa «Talk to a person» o nos escribe.",
    help: "Emergencia en el Reino Unido: llame al 999 ahora mismo. Consejo médico: NHS 111. Lave la crema con agua y jabón suave.",
  },
  {
    words:
      "il lo la gli le un una è sono per con che come quanto quando dove posso può mio mia mie ho ciao grazie buongiorno costa spedite spedizione crema mani piedi di del della non e in freddo si",
    urgent:
      /\b(?:emergenza|respirare|respira|ingoiato|inghiottito|incosciente|confus\w+|assonnat\w+|ambulanza|gonfi\w*|brucia|bruciore|occhio|occhi|incinta|sanguina)\b/i,
    sorry: "Ci dispiace, questo assistente capisce solo l’inglese. Una persona le risponde se preme «Talk to a person» o ci scrive.",
    help: "Emergenza nel Regno Unito: chiami subito il 999. Consiglio medico: NHS 111. Lavi via la crema con acqua e sapone delicato.",
  },
  {
    words:
      "mae mae'n amser para faint o i a yw ydy ydi oes dw i'n ydw rwy'n chi eich fy pryd faint beth sut ble alla gallaf dwylo traed oer hufen diolch helo bore da yn ar gyfer mewn gyda cymraeg costio",
    urgent: /\b(?:argyfwng|anadlu|llyncu|llyncodd|anymwybodol|dryslyd|cysglyd|ambiwlans|chwydd\w*|llosgi|llygad|llygaid|beichiog|gwaedu)\b/i,
    sorry: "Mae’n ddrwg gennym, dim ond Saesneg y mae’r cynorthwyydd hwn yn ei deall. Bydd person yn ateb os gwasgwch “Talk to a person” neu ysgrifennu atom.",
    help: "Argyfwng: ffoniwch 999 ar unwaith. Cyngor meddygol: GIG 111. Golchwch yr hufen i ffwrdd gyda dŵr a sebon mwyn.",
  },
  {
    words:
      "o os as um uma é são para com por que como quanto quando onde posso pode meu minha tenho olá obrigado obrigada bom dia custa enviam creme mãos pés não e de do da em frio",
    urgent: /\b(?:emergência|respirar|engoliu|engoli|inconsciente|confus\w+|sonolent\w+|ambulância|inchad\w*|queima|ardor|arde|olho|olhos|grávida|sangra)\b/i,
    sorry: "Lamentamos, este assistente só entende inglês. Uma pessoa responde se premir “Talk to a person” ou nos escrever.",
    help: "Emergência no Reino Unido: ligue já para o 999. Conselho médico: NHS 111. Lave o creme com água e sabão suave.",
  },
  {
    words:
      "ik jij hij zij wij is zijn een het de en met voor op niet hoe wat wanneer waar kan mijn heb heeft hallo dank bedankt goedendag kost leveren crème handen voeten naar van koud",
    urgent: /\b(?:noodgeval|ademen|ademt|ingeslikt|bewusteloos|verward|slaperig|ambulance|gezwollen|brandt|oog|ogen|zwanger|bloedt)\b/i,
    sorry: "Sorry, deze assistent begrijpt alleen Engels. Een mens antwoordt u via “Talk to a person” of als u ons schrijft.",
    help: "Noodgeval in het VK: bel meteen 999. Medisch advies: NHS 111. Was de crème af met water en milde zeep.",
  },
  {
    words: "este sunt un o și cu pentru pe nu cum cât când unde pot mea meu am bună mulțumesc ziua costă livrați cremă crema mâini picioare la de din rece",
    urgent: /(?:urgență|respir\w*|înghiți\w*|inconștient\w*|confuz\w*|somnolent\w*|ambulanț\w*|umflat\w*|arde|ochi\w*|însărcinată|sânge\w*)/i,
    sorry: "Ne pare rău, acest asistent înțelege doar engleza. O persoană vă răspunde dacă apăsați „Talk to a person” sau ne scrieți.",
    help: "Urgență în Regatul Unit: sunați imediat la 999. Sfat medical: NHS 111. Spălați crema cu apă și săpun delicat.",
  },
];
/** In a script that none of these has. */
const unread = {
  sorry: "Sorry, this assistant only understands English. Press “Talk to a person” and a person answers you by email.",
  help: "Emergency in the UK: 999. NHS 111.",
};

const known = languages.map((language) => ({ ...language, words: new Set(language.words.split(" ")) }));
/** So much of a message must be words of another language, and more of it than is English. */
const share = 0.4;

/** The fixed sentence for a message that is not in English, with the emergency numbers where it asks for help; null for English. */
export function findLanguage(text: string, isEnglish: (word: string) => boolean): { urgent: boolean; says: string } | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreign = text.match(/[^\p{Script=Latin}\P{L}]/gu)?.length ?? 0;
  if (letters >= 4 && foreign > letters / 2) return { urgent: true, says: `${unread.sorry} ${unread.help}` };
  const words =
    text
      .toLowerCase()
      .match(/[\p{L}’']+/gu)
      ?.map((word) => word.replaceAll("’", "'")) ?? [];
  if (words.length < 3) return null;
  const english = words.filter((word) => /^[a-z']+$/.test(word) && isEnglish(word)).length;
  const counted = known.map((language) => ({
    language,
    count: words.filter((word) => language.words.has(word) || word.split("'").some((part) => part.length > 1 && language.words.has(`${part}'`))).length,
  }));
  const [best] = counted.sort((a, b) => b.count - a.count);
  if (!best || best.count < Math.max(2, share * words.length) || english >= best.count) return null;
  const urgent = best.language.urgent.test(text);
  return { urgent, says: urgent ? `${best.language.help} ${best.language.sorry}` : best.language.sorry };
}
