/** Operations, and what is worn or carried for health. A star stands for any ending, a hyphen for a space. */
export const operationsAndDevices = `
bandage* cannula* canula* catheter* colostom* cpap defibrillat* dexcom fistula ileostom* implant* injur* nebulis* operated orthotic* pacemaker*
pacemakr* postop prosthesis prosthetic* rehab shunt splint splints stoma surgeries surgery surgical undergoing a-plaster-on accident-left after-my-op
after-treatment-for an-accident-at an-mri an-op-on an-operation an-x-ray an-xray artificial-hand artificial-leg before-my-op bike-accident
came-out-of-hospital car-accident chemo-port compression-sleeve compression-stocking* dialysis-line discharged-from dressing-on dressings-on false-leg
foot-op freestyle-libre glucose-monitor glucose-sensor had-a-bad-fall had-a-fall had-an-op hand-op having-a-scan having-an-op having-treatment hip-op
hip-replacement icd-fitted in-a-cast in-a-sling in-hospital-with in-plaster insulin-pump joint-replacement keyhole-surgery knee-brace knee-op
knee-replacement knuckle-replacement metal-pin* metal-plate minor-op motorbike-accident mri-scan my-accident my-dressing my-op my-operation
nerve-repair operation-on out-of-hospital over-a-plaster over-plasters pic-line picc-line* pins-in-my plaster-cast post-op pre-op recovering-from
screws-in-my sticking-plaster* surgical-stocking* ted-stocking* tendon-repair tens-machine tunnel-release under-a-consultant under-a-plaster
under-anaesthetic under-the-care-of under-the-hospital undergoing-treatment wrist-brace`;
