/** Illnesses, states of the body and what is lived with, as people name and spell them. A star stands for any ending, a hyphen for a space. */
export const conditions = `
abscess* rheum* arthr* arthur-itis acne acrocyanosis addiction addison* adhd afib alcoholic alzheim* amput* anaem* anaphal* anaphyl* anemi* aneurysm* angina angio* ankylos*
anorex* anxiety arrhyth* arteries artery artritis asthma* ataxia autoimmun* behcet* beriberi biops* bipolar blepharitis bradycard* bronch* bruise*
buerger* bulimi* bunion* bursitis callous* callus* cancer* candida carbuncle* carcinoma* cardiac carpal cataract* celiac* celluliti* chemo*
chickenpox chilblain* chilblan* chillblain* chillblane* cholesterol circulat* cirrhos* claudication clot clots clotting clubfoot coeliac* colitis
conjunctivitis copd corns coronary covid crohn* crps cushing* cyanos* cyst cysts dement* depressed depression dermatit* detox diabet* diagnos*
disease* disorder* dupuytren* dvt dyshidro* dyspraxi* dystonia eczem* edema embol* emphysema endocrin* endometrio* epilep* erythro* exzem* fasciitis
fever feverish fibrillation fibro fibroid* fibromyal* flu folliculit* frostbit* frostnip* fungal fungus furuncle* gallstone* gangren* glaucoma gout
haemat* haemo* hashimoto* havs hayfever heatstroke hemipleg* hepat* hernia* herpes hiv hives huntington* hyperglyc* hyperhidrosis hyperkeratosis
hypermobil* hypertension hyperthermia hyperthyr* hypoglyc* hypotension hypotherm* hypothyr* ibs ichthyos* illness* immunity immuno* impetig* infected
infection insulin intertrigo jaundic* keloid* keratos* kidney* leuk* lice lipedema lipoed* livedo liver lumbago lump lupus lymph* malignan* measles
melanoma melasma menopaus* metasta* migraine* mole moles mrsa mumps murmur myeloma narcolep* necro* nephro* neuralgi* neuritis neurodermatitis
neurolog* neuroma neurone neuropath* neutropen* norovirus ocd odema oedema oncolog* onychomyc* operated osteo* pacemaker palliative palpitation* palsy
pancrea* paraly* paraplegi* parkins* paronych* pcos pemphig* perimenopaus* pernio* phlebitis plantar pneumon* polymyalgia* pompholyx psoria* psychos*
psychotic ptsd quadripleg* radiotherapy raynald* raynard* raynau* rayneuds rayno raynod* raynor* renal renaud* retinopath* reynard* reynaud* reynold*
rickets ringworm rosac* sarcoid* sarcoma scabies schizophren* sciatic* scleroderm* sclerosis seborr* seizure* sepsis septic septicaemia shingles
sickle sjogren* spastic spasticity spondyl* sprain* stent stents stroke strokes stump stye surgery symptom* syndrome* tachycard* tendinitis
tendinopath* tendon* tetanus tetraplegi* thrombo* thrush thyroid tinea transplant* tremor* trenchfoot tuberculosis tumo* ulcer* urticari* varicose
vascular vasculit* vasoconstrict* vasodilat* verruc* veruc* vitilig* wart* whitlow a-and-e a-condition a-tia allergic-to-cold allergic-to-the-cold
an-operation ask-a-doctor athletes-foot b12-deficiency bad-back bad-blood bad-chest bad-heart bad-knees bad-lungs bad-nerves bad-skin bad-ticker
bad-veins bed-sore* blood-circ* blood-disorder blood-flow blood-pressure blood-sugar* blood-thinner* blood-vessel* blue-finger* bone-disease
brain-injury brittle-bones carpal-tunnel cerebral-palsy charcot-marie chronic-fatigue chronic-illness chronic-pain claw-toe* cold-allergy cold-sore*
cold-urticaria concuss* whiplash condition-of-the cubital-tunnel cystic-fibrosis damaged-nerve* dead-finger* dicky-ticker dodgy-heart dodgy-ticker
down-syndrome eating-disorder ehlers-danlos end-of-life-care feel-sick feel-unwell feeling-sick felt-sick fluid-retention foot-fungus foot-problem*
foot-rot foot-trouble frost-bit* frost-nip* frozen-shoulder going-through-the-change got-ra guillain-barre had-covid hammer-toe*
hand-arm-vibration has-ms have-cfs have-ms have-pad have-ra head-injury health-condition* health-issue* health-problem* heart-attack
heart-bypass heart-condition* heart-disease heart-failure heart-murmur heart-problem* heart-rhythm heart-trouble high-cholesterol hot-flash*
hot-flush* hot-sweats hyperhidro* hyperhydro* i-am-ill i-am-unwell i-feel-ill immersion-foot immune-compromised immune-system in-growing-toenail*
in-hospital in-remission ingrowing-toenail* iron-deficiency irregular-heartbeat lack-of-feeling leg-ulcer* lichen-planus long-covid long-term-illness
low-blood low-immunity low-iron lyme-disease mast-cell medical-advice medical-condition* medical-history medical-issue* medical-problem*
migrain* vertigo tinnitus insomnia mini-stroke motor-neurone mouth-ulcer* multiple-sclerosis muscle-wast* muscle-weakness muscular-dystrophy
my-condition my-consultant my-doctor my-gp my-health my-heart my-operation nail-fungus nail-infection nerve-damage nerve-issue* nerve-pain
nerve-problem* nerve-trouble nhs-111 night-sweats no-sensation on-dialysis panic-attack* paper-thin-skin peripheral-arterial peripheral-neuropathy
peripheral-vascular poor-sensation prader-willi pressure-sore* reduced-feeling reduced-sensation repetitive-strain restless-leg* scarlet-fever
see-a-doctor see-a-gp sensory-processing sickle-cell skin-complaint skin-condition* skin-disease skin-issue* skin-problem* skin-trouble slipped-disc
special-needs spider-veins spina-bifida spinal-cord spinal-injury stroke-survivor sugar-levels swollen-ankles swollen-glands tennis-elbow
terminally-ill the-menopause thin-skin thoracic-outlet trapped-nerve trench-foot trigger-finger type-1 type-2 type-one type-two underlying-condition
underlying-health venous-leg vibration-syndrome vibration-white vitamin-deficiency water-retention weak-chest weak-heart weak-immune white-finger*
with-ms yeast-infection`;
