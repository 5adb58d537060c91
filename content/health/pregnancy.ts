/** Carrying, bearing and feeding a child, and hoping for one. A star stands for any ending, a hyphen for a space. */
export const pregnancy = `my-bump her-bump near-bump near-the-bump near-my-bump over-the-bump 
antenatal birthing breast breastfe* caesar* colostrum conceiving csection doula embryo episiotomy fertility fetus foetus gestation* gravid infertil*
ivf lactat* midwif* miscarr* ovulat* postnatal postpartum preeclamps* preganant pregant* pregers preggers preggo pregnan* pregnat* pregnent* prego
prenatal trimester* ttc after-birth am-nursing baby-bump baby-due baby-on-board baby-on-the-way breast-feed* breast-milk breast-pump bun-in-the-oven
c-section carrying-twins chest-feed* due-in-the-spring during-labour eating-for-two expectant-m* expecting-a-baby expecting-a-child for-expecting if-expecting when-expecting while-expecting whilst-expecting expecting-mothers expecting-mums expecting-women
expecting-a-little-one expecting-a-wee-one expecting-my-first expecting-number expecting-our expecting-triplets expecting-twins express-milk
expressing-milk feeding-a-newborn feeding-my-newborn first-trimester gave-birth given-birth giving-birth had-a-baby having-a-baby having-twins
i-am-due-in i-am-expecting in-labour in-the-family-way is-expecting just-given-birth just-had-a-baby just-had-our knocked-up months-along months-gone
morning-sickness mother-to-be mum-to-be my-bump my-first-baby new-mam new-mum nursing-mother nursing-mum post-partum pre-eclamps* she-is-due-in
she-is-expecting still-feeding-my trying-for-a-baby trying-for-another trying-to-conceive up-the-duff up-the-spout weeks-along weeks-gone weeks-in-and
while-feeding while-nursing nursing-my-baby nursing-my-little nursing-my-son nursing-my-daughter nursing-a-baby who-is-expecting wife-is-due wife-is-expecting with-child`;
