/** What only a medicine does. A star stands for any ending, a hyphen for a space. */
export const treats = `
analges* antibacterial antiseptic cure cured cures curing heal healed healing heals inflammation* inflammator* prevent prevents relief relieve*
remedies remedy therap* treating treatment treatments treats boost-blood can-it-treat does-it-prevent does-it-treat improve-my-blood to-treat treat-a
treat-cold* treat-my treat-the used-to-treat will-it-treat`;
