/** Exercises for legs and hips; the columns are in `exercises.ts`. */
export const legs = `
Back Squat | Barbell squat; High-bar squat | اسکوات هالتر پشت | اسکوات; اسکوات هالتر | Back squat | Kniebuiging met stang; Squat | Strength | Barbell; Squat rack | Quadriceps; Glutes; Adductors | I | Front Squat; Leg Press; Goblet Squat
Front Squat | Clean-grip squat | اسکوات هالتر جلو | اسکوات از جلو | Front squat | Kniebuiging met stang voor | Strength | Barbell; Squat rack | Quadriceps; Glutes; Upper back | A | Back Squat; Goblet Squat; Hack Squat
Low-bar Squat | Powerlifting squat | اسکوات هالتر پایین | اسکوات پاورلیفتینگ | Low-bar squat | Powerliftsquat | Strength | Barbell; Squat rack | Glutes; Quadriceps; Hamstrings | A | Back Squat; Trap Bar Deadlift
Box Squat | Squat to a box | اسکوات روی جعبه | باکس اسکوات | Box squat | Squat tot op de box | Strength | Barbell; Squat rack; Box | Quadriceps; Glutes; Hamstrings | I | Back Squat; Goblet Squat
Pause Squat | Paused back squat | اسکوات با مکث | اسکوات مکث‌دار | Squat met pauze | Pauzesquat | Strength | Barbell; Squat rack | Quadriceps; Glutes | A | Back Squat; Front Squat
Goblet Squat | Dumbbell goblet squat | اسکوات گابلت | اسکوات با دمبل جلوی سینه | Goblet squat | Squat met gewicht voor de borst | Strength | Dumbbells; Kettlebell | Quadriceps; Glutes | B | Bodyweight Squat; Leg Press; Back Squat
Bodyweight Squat | Air squat | اسکوات با وزن بدن | نشست و برخاست | Squat zonder gewicht | Air squat; Kniebuiging | Strength | No equipment | Quadriceps; Glutes | B | Goblet Squat; Step-up
Jump Squat | Squat jump | اسکوات پرشی | پرش اسکوات | Squatsprong | Jump squat | Power | No equipment | Quadriceps; Glutes; Calves | I | Box Jump; Bodyweight Squat
Split Squat | Static lunge | اسپلیت اسکوات | لانگز ایستا | Split squat | Statische uitvalspas | Strength | Dumbbells | Quadriceps; Glutes | B | Reverse Lunge; Bulgarian Split Squat
Bulgarian Split Squat | Rear-foot-elevated split squat; BSS | اسپلیت اسکوات بلغاری | اسکوات بلغاری | Bulgaarse split squat | Split squat met achterste voet verhoogd | Strength | Dumbbells; Bench | Quadriceps; Glutes | I | Split Squat; Step-up; Reverse Lunge
Forward Lunge | Lunge | لانگز رو به جلو | لانج; لانگز | Uitvalspas | Lunge naar voren | Strength | Dumbbells | Quadriceps; Glutes | B | Reverse Lunge; Split Squat
Reverse Lunge | Backward lunge | لانگز رو به عقب | لانگز معکوس | Uitvalspas achterwaarts | Reverse lunge | Strength | Dumbbells | Quadriceps; Glutes | B | Split Squat; Step-up
Walking Lunge | Travelling lunge | لانگز راه‌رفتنی | لانگز متحرک | Lopende uitvalspas | Walking lunge | Strength | Dumbbells | Quadriceps; Glutes; Adductors | I | Reverse Lunge; Split Squat
Lateral Lunge | Side lunge | لانگز پهلو | لانگز جانبی | Zijwaartse uitvalspas | Lateral lunge; Side lunge | Strength | Dumbbells | Adductors; Glutes; Quadriceps | B | Cossack Squat; Split Squat
Cossack Squat | Side-to-side squat | اسکوات قزاقی | کازاک اسکوات | Kozakkensquat | Cossack squat | Mobility | No equipment | Adductors; Quadriceps; Glutes | I | Lateral Lunge; Goblet Squat
Step-up | Box step-up | استپ آپ | بالا رفتن از جعبه | Opstap | Step-up op de box | Strength | Box; Dumbbells | Quadriceps; Glutes | B | Split Squat; Reverse Lunge
Single-leg Squat | Pistol squat | اسکوات تک‌پا | پیستول اسکوات | Squat op één been | Pistol squat | Strength | No equipment | Quadriceps; Glutes | A | Bulgarian Split Squat; Step-up
Leg Press | 45-degree leg press | پرس پا | پرس پا دستگاه | Leg press | Beenpers | Strength | Machine | Quadriceps; Glutes | B | Back Squat; Hack Squat; Goblet Squat
Hack Squat | Machine hack squat | هاک اسکوات | اسکوات هاک; هاک پا | Hack squat | Squat in het hackapparaat | Strength | Machine | Quadriceps; Glutes | I | Leg Press; Front Squat
Leg Extension | Knee extension | جلو پا دستگاه | جلو پا ماشین; جلو ران | Leg extension | Beenstrekken | Strength | Machine | Quadriceps | B | Split Squat; Wall Sit
Wall Sit | Wall squat hold | نشستن کنار دیوار | صندلی دیواری; وال سیت | Muurzit | Wall sit | Strength | No equipment | Quadriceps | B | Bodyweight Squat; Leg Extension
Deadlift | Conventional deadlift | ددلیفت | ددلیفت کلاسیک | Deadlift | Conventionele deadlift | Strength | Barbell | Hamstrings; Glutes; Lower back; Grip | I | Trap Bar Deadlift; Romanian Deadlift
Sumo Deadlift | Wide-stance deadlift | ددلیفت سومو | ددلیفت پا باز | Sumodeadlift | Deadlift met brede stand | Strength | Barbell | Glutes; Adductors; Quadriceps | I | Deadlift; Trap Bar Deadlift
Trap Bar Deadlift | Hex bar deadlift | ددلیفت با هالتر شش‌ضلعی | ددلیفت تراپ‌بار | Deadlift met trapbar | Hexbardeadlift | Strength | Trap bar | Quadriceps; Glutes; Hamstrings | B | Deadlift; Goblet Squat
Romanian Deadlift | RDL | ددلیفت رومانیایی | آر دی ال | Roemeense deadlift | RDL | Strength | Barbell | Hamstrings; Glutes; Lower back | I | Good Morning; Lying Leg Curl; Dumbbell Romanian Deadlift
Dumbbell Romanian Deadlift | Dumbbell RDL | ددلیفت رومانیایی دمبل | ددلیفت با دمبل | Roemeense deadlift met dumbbells | RDL met dumbbells | Strength | Dumbbells | Hamstrings; Glutes | B | Romanian Deadlift; Hip Hinge
Single-leg Romanian Deadlift | Single-leg RDL | ددلیفت رومانیایی تک‌پا | ددلیفت تک‌پا | Roemeense deadlift op één been | RDL op één been | Balance | Dumbbells; Kettlebell | Hamstrings; Glutes | I | Dumbbell Romanian Deadlift; Lying Leg Curl
Good Morning | Barbell good morning | سلام ژاپنی | گود مورنینگ | Good morning | Voorwaartse buiging met stang | Strength | Barbell; Squat rack | Hamstrings; Lower back; Glutes | A | Romanian Deadlift; Back Extension
Hip Hinge | Bodyweight hip hinge | خم شدن از لگن | هیپ هینج | Hip hinge | Buigen vanuit de heup | Mobility | No equipment | Hamstrings; Glutes | B | Dumbbell Romanian Deadlift; Glute Bridge
Hip Thrust | Barbell hip thrust | هیپ تراست | هیپ تراست هالتر; پل باسن با هالتر | Hip thrust | Heupstoot met stang | Strength | Barbell; Bench | Glutes; Hamstrings | I | Glute Bridge; Cable Pull-through
Glute Bridge | Hip bridge | پل باسن | بریج باسن | Bilbrug | Glute bridge | Strength | No equipment; Mat | Glutes; Hamstrings | B | Hip Thrust; Cable Pull-through
Single-leg Glute Bridge | One-leg hip bridge | پل باسن تک‌پا | بریج تک‌پا | Bilbrug op één been | Glute bridge op één been | Strength | No equipment; Mat | Glutes; Hamstrings | B | Glute Bridge; Hip Thrust
Cable Pull-through | Pull-through | کشش سیم‌کش از میان پا | پول ترو | Kabeltrek tussen de benen | Cable pull-through | Strength | Cable | Glutes; Hamstrings | B | Kettlebell Swing; Romanian Deadlift
Kettlebell Swing | Russian swing | سوئینگ کتل‌بل | تاب کتل‌بل | Kettlebellswing | Russische swing | Power | Kettlebell | Glutes; Hamstrings; Heart and lungs | I | Cable Pull-through; Jump Squat
Lying Leg Curl | Prone leg curl | پشت پا خوابیده | پشت پا دستگاه; پشت پا ماشین | Liggende leg curl | Beenbuigen liggend | Strength | Machine | Hamstrings | B | Seated Leg Curl; Stability Ball Leg Curl; Romanian Deadlift
Seated Leg Curl | Leg curl | پشت پا نشسته | پشت پا نشسته دستگاه | Zittende leg curl | Beenbuigen zittend | Strength | Machine | Hamstrings | B | Lying Leg Curl; Stability Ball Leg Curl
Stability Ball Leg Curl | Swiss ball curl | پشت پا با توپ | لگ کرل با جیم‌بال | Leg curl op de fitnessbal | Beenbuigen op de bal | Strength | Stability ball | Hamstrings; Glutes | B | Lying Leg Curl; Single-leg Glute Bridge
Nordic Curl | Nordic hamstring curl | نوردیک همسترینگ | خم شدن نوردیک | Nordic curl | Nordic hamstring | Strength | No equipment; Mat | Hamstrings | A | Lying Leg Curl; Stability Ball Leg Curl
Back Extension | Hyperextension | فیله کمر | هایپر اکستنشن | Rugstrekken | Hyperextensie | Strength | Machine | Lower back; Glutes; Hamstrings | B | Good Morning; Bird Dog
Standing Calf Raise | Calf raise | ساق پا ایستاده | ساق ایستاده | Staand kuitheffen | Calf raise | Strength | Machine; Dumbbells | Calves | B | Seated Calf Raise; Single-leg Calf Raise
Seated Calf Raise | Soleus raise | ساق پا نشسته | ساق نشسته | Zittend kuitheffen | Seated calf raise | Strength | Machine | Calves | B | Standing Calf Raise; Single-leg Calf Raise
Single-leg Calf Raise | One-leg heel raise | ساق پا تک‌پا | بلند شدن روی پنجهٔ یک پا | Kuitheffen op één been | Hielheffen op één been | Strength | No equipment; Box | Calves | B | Standing Calf Raise
Hip Abduction | Abductor machine | دستگاه دورکنندهٔ ران | بیرون پا | Heupabductie | Abductorapparaat | Strength | Machine | Abductors; Glutes | B | Banded Side Walk; Clamshell
Hip Adduction | Adductor machine | دستگاه نزدیک‌کنندهٔ ران | داخل پا | Heupadductie | Adductorapparaat | Strength | Machine | Adductors | B | Lateral Lunge; Cossack Squat
Banded Side Walk | Monster walk | راه رفتن پهلو با کش | مانستر واک | Zijwaarts lopen met band | Monster walk | Strength | Bands | Abductors; Glutes | B | Clamshell; Hip Abduction
Clamshell | Side-lying clam | صدف | کلم‌شل | Clamshell | Schelp | Mobility | Bands; Mat | Abductors; Glutes | B | Banded Side Walk; Hip Abduction
`
