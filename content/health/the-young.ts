/** The young, in any voice. A star stands for any ending, a hyphen for a space. */
export const theYoung = `
nappy nappies
wee-mans little-mans
adolescen* bab babbie babies baby babys bacha bachcha bairn* bambino* brownies child children childrens childs goddaughter godson grandbab*
grandbairn* grandchild* granddaughter* grandkid* grandson* grandwean* infant* juvenile* kid kiddie* kiddo* kiddy kids kidz littleun* littlie* littlun*
minor minors newborn* nipper* nursery playgroup preschool* pupil pupils rugrat* schoolboy* schoolchild* schoolgirl* schoolkid* sprog* stepdaughter
stepson teen teenage* teens toddler* todler* tot tots tween tweenager* tweens tyke* u10s u12s u14s u8s u9s underage* wain wains wean weans youngster*
youngun* beaver-scouts cub-scouts foster-child* high-school in-year-1 in-year-2 in-year-3 in-year-4 in-year-5 in-year-6 in-year-7 in-year-8 lil-one*
little-boy* little-fella little-girl* little-lad* little-lass* little-man little-one* little-un* my-boy* my-class-of my-cubs my-daughter* my-eldest
my-girl my-girls my-lad my-lads my-lass my-middle-one my-nephew* my-niece* my-scouts my-son* my-young* nursery-age our-daughter* our-kid our-lad
our-son* our-youngest pre-school* primary-school reception-class school-age secondary-school small-boy small-girl small-one* under-10s under-11s
under-12 under-12s under-14s under-16* under-18* under-7s under-8s under-9s under-age under-eighteen* under-fives under-sixteen* under-tens wee-boy*
wee-girl* wee-lad* wee-lass* wee-man wee-one* wee-yin* year-sevens young-lad* young-one* young-people young-person young-un*`;
