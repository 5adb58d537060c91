/** Parts of a body, in any voice. */
export const parts = `skin hand hands finger fingers fingertip fingertips thumb thumbs knuckle knuckles palm palms wrist wrists nail nails fingernail fingernails cuticle cuticles foot feet toe toes toenail
toenails heel heels soles instep ankle ankles leg legs shin shins calves knee knees thigh thighs arm arms forearm forearms elbow elbows shoulder shoulders face lip lips mouth tongue throat eye eyes eyelid
eyelids ear ears nose cheek cheeks chin neck scalp stomach belly tummy groin bum joint joints nerve nerves muscle muscles vein veins bone bones digits pinky pinkie pinkies tootsies limb limbs extremities my-back my-chest`;

/** What a part of a body does when something is the matter with it, whoever says so. */
export const signs = `split splits splitting torn weep weeps weeping weepy ooze oozes oozing seeping seeps crusty crusted crusting scab scabs scabby scabbing bleed bleeds bleeding bled bloody blister* bubble bubbles bubbled bubbling wheal* weal weals welt
welts hives lump lumps lumpy bumps bumpy rash rashes rashy swell swells swelled swelling swollen swole swolen puffy puffed ballooned ballooning inflamed inflammed infected septic ulcer* numb numbness lifeless pus waxy mottled
scaly scaling peel peels peeling peeled crack cracks cracked cracking fissures chapped deformed gnarled knobbly shaking shakes trembling twitching twitches ache aches aching achy throb throbs throbbing painful agony
excruciating cramp cramps cramping spasm spasms scar scars scarred stitches papery fragile bruise bruises bruised bruising fractured dislocated sprained crushed amputated discoloured gangrenous festering
purple yellowish bluish scraped grazed mangled paralysed lopsided weakness broken`;

/** What a cream might do a little of, and is asked about beforehand: it counts where it is happening. */
export const mildSigns = `tingles tingling tingly prickle prickles prickling prickly burn burns burning burnt burned sting stings stinging stung itch itches itching itchy itchin sore raw tender smart smarting tight
hot-to-touch blotchy blotches spotty spots flaky flaking patchy hurt hurts hurting pain pains`;

/** Colours that no skin should turn. */
export const wrongColours = "blue bluish white whitish purple purplish black grey greyish yellow yellowish waxy mottled";

/** How it became so. */
export const turned =
  "go goes going gone went turn turns turning turned come came been become becomes became getting gets get got look looks looking looked is are was were stay stays has have have-been";

/** What happens to be near a part of a body, and has troubles of its own: "the tube split in my hand". */
export const things = `tube tubes cap caps lid lids box boxes seal parcel parcels packet package packaging bottle order glove gloves mitten mittens liner liners sock socks boot boots shoe shoes trainer trainers
sleeve seam screen phone nozzle bag website page button card keyboard wheel touchscreen leather nitrile disposable jacket coat payment`;

/** Whose body it is. */
export const whose = `my our his her their mums mams moms dads nans nanas grans grannys grannies grandmas grandads grandpas husbands wifes partners hubbys mothers fathers sisters brothers uncles aunts aunties
sons daughters lads mates friends neighbours residents patients clients colleagues boyfriends girlfriends me both all`;

/** Those who look after health. */
export const clinicians = `doctor doctors doc docs gp gps consultant specialist surgeon nurse midwife pharmacist dermatologist rheumatologist podiatrist chiropodist neurologist cardiologist oncologist
physio physiotherapist osteopath dietitian therapist psychiatrist paramedic optician health-visitor`;
