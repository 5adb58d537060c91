/** Whoever is not themselves in the cold: a person, a sign, and the cold in one message, in whatever order. Plain words; a star stands for any ending. */
export const persons = `i he she they him her them we somebody someone mum mam mom dad nan nana nanna gran granny grandma grandad grandpa granda grandmother grandfather husband wife hubby partner
boyfriend girlfriend son daughter brother sister uncle aunt auntie neighbour friend mate baby toddler child kid boy girl lad lass man woman lady resident patient client swimmer walker
runner colleague elderly fella bloke old-man old-lady`;

export const emergencySigns = `confus* disorient* drowsy drowsiness sleepy dozy rambl* mumbl* slurr* babbl* incoherent unresponsive unconscious collaps* delirious groggy stupor dopey vacant
blank limp floppy lifeless not-making-sense making-no-sense makes-no-sense does-not-make-sense talking-nonsense talking-gibberish talking-rubbish not-making-any-sense does-not-know-where
does-not-recognise not-himself not-herself not-themselves acting-drunk acting-strange* acting-weird acting-odd* seems-drunk can-not-wake will-not-wake hard-to-wake not-waking
can-not-stay-awake falling-asleep keeps-falling-asleep stopped-shivering not-shivering no-longer-shivering stopped-talking not-talking-properly can-not-speak can-not-walk can-not-stand
stumbling staggering barely-breathing not-breathing shallow-breathing grey-face grey-faced blue-lips lips-are-blue can-not-get-warm can-not-get-him-warm can-not-get-her-warm
can-not-get-them-warm can-not-warm-up will-not-warm-up will-not-get-warm can-not-seem-to-get-warm`;

export const coldness = `cold freezing frozen chilled icy ice snow snowed blizzard hypotherm* shiver* frost* swim swimming swam sea lake river water outside outdoors hill mountain heating warm warmed
winter wet drenched soaked`;

/** Skin that the cold has harmed: a part of it, and a colour with hardness or no feeling. */
export const deadColours = "white grey blue black purple waxy pale mottled greyish bluish";
export const deadFeeling = "hard solid numb wooden dead lifeless no-feeling can-not-feel cannot-feel lost-feeling stiff waxy frozen-solid";
