import { brand } from "#content/brand.ts";

/** Words that say nothing of what a question is about. */
export const smallWords: ReadonlySet<string> = new Set(
  `a an the this that these those there here it its he she they them him her his their we us our i me my mine you your yours one ones
  is am are was were be been being do does did doing done have has had having can could will would shall should may might must
  to of in on at by for from with into onto as than then so if or and but because though although while
  not no nor never yes ok okay
  please just really actually quite very too also even still yet already again ever maybe perhaps definitely probably basically literally
  any some all both each every other another such same own
  what which whatever who whom
  hi hello hey hiya thanks thank cheers mate love pal folks guys sir madam dear
  am pm etc eg ie via per
  let us going go goes gone went come comes came got get gets getting put
  something anything nothing thing things stuff bit lot lots kind sort way much many more most less
  know tell say said think mean means wonder wondering ask asking question want wants wanted need needs like see look
  about around up down out off over under again once only ever
  now today myself yourself someone anyone somebody anybody everyone people person
  actual absolutely allow along alright anyway apart apparently appear area aside attempt away basic became become bother bring brought call called came care
  carry case certain certainly chance check choose clear clearly close common compare compared complete completely concern consider continue course
  current currently curious decide difference different difficult direct directly during earth easy easily either else end enough entire entirely especially
  exact exactly example except exist fact fair fairly far feel feels feeling felt few final finally find first follow friendly full fully further general
  generally gone grab great guess half hard hardly hear heard heavily heavy hope however idea include included including instead interested interesting
  involve issue item keep keeps kept lately later least less level likely little live low main mainly manage matter mention mind moment mostly move
  near nearly necessary next normally note notice number obviously occur often oh option ordinary otherwise ought overall part particular particularly past
  perfect perfectly personally pick piece place plan plenty plus point possibly pretty previous proper properly purpose rather ready
  realise recent recently regarding related remain round saw scenario seem seems seen sense serious seriously set show side simple
  simply since single situation slightly somehow sometimes somewhere soon sound specific spend state straight strange such suddenly suggest suppose
  supposed surely tend third thought through throughout til till together told total totally toward towards truth try trying turn twice type types
  under unless unlike unlikely until upon useful usual various view way went whenever wherever whether while whole wish within without word
  world worried worry worth year years top each roughly approximately terribly awfully dead pure behind
  bloody damn hell fucking fuck shit crap bleeding flipping bleedin`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that say little: an answer need not know them. */
export const lightWords: ReadonlySet<string> = new Set(
  `${brand.technology.toLowerCase()} start starts started starting use used uses using user work works working good nice great fine ok best better well help helps happen happens
  make makes made take takes taken give gives given try tried buy bought possible able allowed okay right real
  long time day days new old big whole normal normally usually always often sure happy possible
  tube company business website site page explain describe detail information hand hands foot feet cold warm product`
    .split(/\s+/)
    .filter(Boolean),
);
