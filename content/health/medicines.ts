/** Medicines and treatments by their proper names, brands and common ones. A star stands for any ending, a hyphen for a space. */
export const medicines = `
aciclovir acupunct* adalat adalimumab adapalene alendronic allopurinol amiodarone amitriptyline amlodipine amoxicillin anaesthetic anastrozole
anesthetic antacid* antibio* anticoag* antidepress* antifung* antihist* antipsychotic* antivir* anusol apixaban aspirin atenolol atorvastatin
azathioprine baclofen benadryl bendroflumethiazide bepanthen betablock* betnovate biofreeze biologic* bisoprolol bisphosphonate* bonjela botox
buprenorphine calamine candesartan canesten capecitabine carbamazepine carbimazole cetirizine cetraben chemo* ciclosporin ciprofloxacin cisplatin
citalopram clarithromycin clexane clomid clopidogrel clotrimazole cocodamol codeine colchicine concerta contraceptive* cortisone cyclosporine
dabigatran daktacort dapagliflozin dermol dermovate dexamethasone dialys* diazepam diclofenac differin digoxin diltiazem diprobase diuretic* docetaxel
donepezil doublebase doxazosin doxycycline duloxetine dupilumab dupixent edoxaban eliquis elocon elvanse emla empagliflozin enalapril enbrel entresto
epaderm epilim epipen* gtn gtn-spray gtn-patch erythromycin escitalopram estrogen etanercept eumovate eurax everol ezetimibe felodipine fentanyl fexofenadine finasteride
flecainide flucloxacillin fluoxetine fostair fragmin frusemide fucibet fucidin furosemide gabapentin gaviscon germolene gliclazide glyceryl heparin
herceptin hrt humira hydrocortisone hydromol hydroxychloroquine ibuleve ibuprofen immunosuppress* immunotherap* indapamide infliximab inhaler* insulin
isosorbide isotretinoin ivabradine januvia jardiance keppra lamisil lamotrigine lansoprazole leflunomide letrozole levetiracetam levodopa
levothyroxine lidocaine lignocaine liraglutide lisinopril lithium loperamide loratadine lorazepam losartan madopar medicat* meds memantine metformin
methotrexate methylphenidate metoprolol metronidazole minoxidil mirtazapine montelukast morphine mounjaro movelat mycophenolate naproxen nebuliser*
nicorandil nifedipine nitrofurantoin nitroglycerin nortriptyline nsaid* nurofen oestrogen olanzapine omeprazole opiate* opioid* oramorph oxaliplatin
oxycodone ozempic paclitaxel painkill* paracetamol paroxetine penicillin perindopril pills piriton plavix pravastatin prednisolone prednisone
pregabalin prescribed progesterone propranolol prozac quetiapine quinine radiother* ramipril ranitidine risperidone ritalin rituximab rivaroxaban
roaccutane ropinirole rosuvastatin salbutamol savlon saxenda sedat* semaglutide seretide sertraline sildenafil simvastatin sinemet sitagliptin
spironolactone ssri* statin* steroid* stroid* sudocrem sulfasalazine symbicort tablets tacrolimus tamoxifen terbinafine testosterone thyroxine
ticagrelor tirzepatide topiramate tramadol tretinoin trimethoprim utrogestan vaccin* valium valproate venlafaxine ventolin verapamil viagra
vincristine voltaren voltarol warfarin wegovy xarelto zerobase zopiclone ace-inhibitor* beta-block* blood-pressure-tablet* blood-tablets blood-thin*
blood-transfusion calcium-channel co-codamol cortisone-jab cortisone-shot covid-jab deep-freeze deep-heat drug-interaction* ear-drops emollient*-on
eye-drop* fat-jab* fentanyl-patch* flu-jab gold-injections gtn-spray heart-tablet* hormone-therapy hrt-patch* interact-with light-therapy mini-pill
my-emollient* my-medicine* my-prescription my-tablets nicotine-patch* nitro-spray nose-drops numbing-cream oestrogen-patch* on-a-drip on-medicine
on-oxygen on-prescription-drugs on-tablets other-medicine* oxygen-therapy pain-killer* pain-patch* pain-relief prescribed-cream prescription-cream
prescription-ointment radiation-therapy repeat-prescription sildenafil-viagra-tadalafil-cialis sleeping-tablet* suboxone-methadone-naltrexone
tablets-for take-a-tablet take-tablets taking-medicine* taking-tablets the-coil the-pill tiger-balm water-tablet* wegovi-zepbound
weight-loss-injection* weight-loss-jab* with-medicine*`;
