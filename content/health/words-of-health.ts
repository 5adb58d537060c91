import { brokenSkin } from "#content/health/broken-skin.ts";
import { conditions } from "#content/health/conditions.ts";
import { medicines } from "#content/health/medicines.ts";
import { operationsAndDevices } from "#content/health/operations-and-devices.ts";
import { pregnancy } from "#content/health/pregnancy.ts";
import { swallowed } from "#content/health/swallowed.ts";
import { symptoms } from "#content/health/symptoms.ts";
import { theYoung } from "#content/health/the-young.ts";
import { treats } from "#content/health/treats.ts";

/** Words that are often spelled by ear, whole: the lists have mostly their beginnings. */
const oftenMisspelled = `eczema psoriasis dermatitis raynauds raynaud arthritis arthritic rheumatism rheumatoid diabetes diabetic pregnant pregnancy breastfeeding asthma asthmatic neuropathy fibromyalgia
chilblains circulation verruca urticaria cellulitis anaphylaxis anaphylactic allergic epilepsy epileptic parkinsons alzheimers haemophilia anaemia anaemic thyroid hypothermia frostbite pneumonia bronchitis
swallowed swollen swelling blistered blisters blistering bleeding numbness tingling bruised infection infected wounded stitches inflamed inflammation fractured
paracetamol ibuprofen antibiotics antihistamine hydrocortisone steroids medication medicine prescribed anticoagulant chemotherapy radiotherapy
pacemaker operation surgery transplant bandage diagnosed dizziness vomiting breathing migraine cancer menopause menopausal depression anxiety toddler newborn daughter children`;

/** Every single word by which health is known, for correcting a spelling. */
export const wordsOfHealth: readonly string[] = [
  conditions,
  medicines,
  brokenSkin,
  operationsAndDevices,
  pregnancy,
  theYoung,
  symptoms,
  swallowed,
  treats,
  oftenMisspelled,
]
  .join(" ")
  .replaceAll(/[*-]/g, " ")
  .split(/\s+/)
  .filter(Boolean);
