/** What a body does when something is the matter with it. A star stands for any ending, a hyphen for a space. */
export const symptoms = `
ache aches aching achy anaphyla* breathing cramp cramps discolour* dizziness dizzy faint fainted fainting joints lesion* nause* numb numbness pain
painful pains paralysed puffy rashes seizure* spasm* stiffness swell swelled swelling swells swollen throb* tremor* vomit* welts wheez* a-rash
allergic-reaction are-purple bad-reaction broke-out broken-out bumps-on-my came-out-in came-up-in can-barely-feel-my can-hardly-feel-my
can-not-breathe can-not-feel-my come-out-in come-up-in days-later do-not-feel-my does-not-go-away feet-are-blue feet-are-white feet-hurt
fingers-are-blue fingers-are-stiff fingers-are-white fingers-hurt getting-worse go-blue go-purple go-white go-yellow goes-black goes-blue goes-purple
goes-white going-blue going-purple going-white gone-black gone-blue gone-purple gone-white gone-yellow got-a-reaction got-worse had-a-reaction
hands-are-blue hands-are-stiff hands-are-white hands-hurt hard-to-breathe has-not-settled has-reacted have-reacted having-a-reaction heart-attack*
heart-condition* heart-disease heart-failure heart-problem* heart-trouble in-spots is-spreading lose-feeling loss-of-feeling loss-of-sensation
lost-feeling no-feeling no-sensation not-going-away not-gone-away not-settle not-settled not-settling peeling-off pins-and-needles puffed-up rash-on
reacted-badly reacted-to red-bumps red-patches red-spots short-of-breath skin-is-peeling skin-reacted sore-joint* spots-on-my stiff-finger*
stiff-hand* still-red still-sore stop-feeling stopped-feeling the-rash toes-are-blue toes-are-white toes-hurt trouble-breathing turn-blue turn-purple
turn-white turned-black turned-blue turned-purple turned-white turning-blue turning-white turns-blue turns-purple turns-white went-blue went-white
will-not-go-away`;
