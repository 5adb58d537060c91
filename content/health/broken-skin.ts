/** Skin that is broken, and what broke it. A star stands for any ending, a hyphen for a space. */
export const brokenSkin = `
skelf skelfs spelk
abrasion* bled bleed* blist* bruis* chap chapped chapping chaps cuts excoriat* fissure* fractur* frostburn gash gashed gashes graze* hangnail*
incision* ingrowing ingrown lacerat* microneedl* nettle* oozing papercut* puncture* pus scab scabby scabs scald* scar scarred scarring scars septic
sores splinter* sprain* stitches sunburn* suppurat* sutures thorn ulcer* weeping weever windburn* wound* a-burn a-cut a-scratch-on a-sore-on
after-shaving after-shaving-my after-waxing and-cuts are-split bite-on-my broken-finger broken-skin broken-toe broken-wrist burn-on burn-on-my
burned-hand* burned-my burns-on burns-on-my burnt-hand* burnt-my butterfly-stitches cat-scratch chemical-peel cracked-and cracked-feet cracked-finger*
cracked-foot cracked-hand* cracked-heel* cracked-knuckle* cracked-lips cracked-skin cracked-thumb* cracks-in-my cracks-on-my cut-finger* cut-on
cuts-on deep-cut dog-bite fragile-skin fresh-piercing* fresh-tattoo freshly-shaved got-a-tattoo hands-are-cracked has-split have-split
heels-are-cracked hit-my-thumb insect-bite jellyfish-sting just-had-a-tattoo just-shaved just-waxed laser-hair laser-treatment little-cut my-piercing*
new-piercing* new-tattoo nicked-myself open-cut open-cuts open-skin open-sore* open-wound* oven-burn paper-cut* paper-skin papery-skin peeling-skin
raw-hands raw-patch* raw-skin recent-tattoo rubbed-raw scratched-my scratches-on shut-my-finger skin-graft* skin-has-torn skin-is-cracked skin-tear*
skin-that-tears slashed-my sliced-my sliced-open small-cut* split-finger* split-heel* split-lip* split-skin split-thumb* splits-in splits-in-my
splits-on staples-in steam-burn steri-strip* stitched-finger stitched-hand stitches-in stung-by thin-skin tiny-cut tissue-paper-skin torn-skin
trapped-my-finger wee-cut`;
