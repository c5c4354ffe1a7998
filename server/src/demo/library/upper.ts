/** Exercises for chest, back, shoulders and arms; the columns are in `exercises.ts`. */
export const upper = `
Bench Press | Barbell bench press; Flat bench | پرس سینه | پرس سینه هالتر; پرس سینه تخت | Bankdrukken | Bench press | Strength | Barbell; Bench | Chest; Triceps; Shoulders | I | Dumbbell Bench Press; Push-up; Machine Chest Press
Incline Bench Press | Incline barbell press | پرس بالا سینه | پرس بالا سینه هالتر | Schuin bankdrukken | Incline bench press | Strength | Barbell; Bench | Chest; Shoulders; Triceps | I | Incline Dumbbell Press; Landmine Press
Close-grip Bench Press | Narrow bench press | پرس سینه دست جمع | پرس دست جمع | Smal bankdrukken | Close-grip bench press | Strength | Barbell; Bench | Triceps; Chest | I | Parallel Bar Dip; Triceps Pushdown
Dumbbell Bench Press | Flat dumbbell press | پرس سینه دمبل | پرس دمبل تخت | Bankdrukken met dumbbells | Dumbbellpress | Strength | Dumbbells; Bench | Chest; Triceps; Shoulders | B | Bench Press; Push-up; Machine Chest Press
Incline Dumbbell Press | Incline dumbbell bench press | پرس بالا سینه دمبل | بالا سینه دمبل | Schuin bankdrukken met dumbbells | Incline dumbbellpress | Strength | Dumbbells; Bench | Chest; Shoulders; Triceps | B | Incline Bench Press; Landmine Press
Dumbbell Fly | Flat fly | قفسه سینه دمبل | فلای دمبل | Flyes met dumbbells | Dumbbell fly | Strength | Dumbbells; Bench | Chest | B | Cable Fly; Pec Deck
Cable Fly | Cable crossover | قفسه سینه سیم‌کش | کراس‌اور; کراس اوور | Flyes aan de kabel | Cable crossover | Strength | Cable | Chest | B | Dumbbell Fly; Pec Deck
Pec Deck | Machine fly; Butterfly | قفسه سینه دستگاه | پروانه; فلای دستگاه | Butterfly | Pec deck | Strength | Machine | Chest | B | Cable Fly; Dumbbell Fly
Machine Chest Press | Seated chest press | پرس سینه دستگاه | پرس سینه ماشین | Borstpers | Chest press | Strength | Machine | Chest; Triceps; Shoulders | B | Dumbbell Bench Press; Push-up
Push-up | Press-up | شنا سوئدی | شنا; پوش‌آپ | Opdrukken | Push-up | Strength | No equipment | Chest; Triceps; Shoulders | B | Incline Push-up; Dumbbell Bench Press
Incline Push-up | Hands-elevated push-up | شنا با دست بالاتر | شنا روی نیمکت | Opdrukken met handen verhoogd | Incline push-up | Strength | Bench; Box | Chest; Triceps | B | Push-up; Machine Chest Press
Parallel Bar Dip | Chest dip; Dip | دیپ پارالل | پارالل; دیپ | Dips | Dips aan de dipstangen | Strength | Parallel bars | Chest; Triceps; Shoulders | I | Close-grip Bench Press; Bench Dip
Bench Dip | Triceps bench dip | دیپ روی نیمکت | پشت بازو روی نیمکت | Dips op de bank | Bench dip | Strength | Bench | Triceps; Chest | B | Triceps Pushdown; Parallel Bar Dip
Overhead Press | Standing press; Military press; OHP | پرس سرشانه | پرس سرشانه هالتر; سرشانه هالتر ایستاده | Schouderdrukken | Overhead press; Military press | Strength | Barbell | Shoulders; Triceps | I | Seated Dumbbell Press; Landmine Press; Machine Shoulder Press
Push Press | Barbell push press | پوش پرس | پرس سرشانه با کمک پا | Push press | Drukken met beenstoot | Power | Barbell | Shoulders; Triceps; Quadriceps | A | Overhead Press; Kettlebell Clean and Press
Seated Dumbbell Press | Dumbbell shoulder press | پرس سرشانه دمبل نشسته | سرشانه دمبل | Zittend schouderdrukken met dumbbells | Dumbbell shoulder press | Strength | Dumbbells; Bench | Shoulders; Triceps | B | Overhead Press; Machine Shoulder Press
Arnold Press | Rotating dumbbell press | پرس آرنولد | سرشانه آرنولدی | Arnoldpress | Draaiend schouderdrukken | Strength | Dumbbells; Bench | Shoulders; Triceps | I | Seated Dumbbell Press
Machine Shoulder Press | Seated machine press | پرس سرشانه دستگاه | سرشانه دستگاه | Schouderpers | Shoulder press | Strength | Machine | Shoulders; Triceps | B | Seated Dumbbell Press; Overhead Press
Landmine Press | Angled press | پرس لندماین | پرس زاویه‌دار | Landminepress | Schuin drukken met landmine | Strength | Landmine; Barbell | Shoulders; Chest; Triceps | B | Incline Dumbbell Press; Overhead Press
Lateral Raise | Side raise | نشر جانب دمبل | نشر از جانب | Zijwaarts heffen | Lateral raise | Strength | Dumbbells | Shoulders | B | Cable Lateral Raise; Upright Row
Cable Lateral Raise | Cable side raise | نشر جانب سیم‌کش | نشر جانب تک‌دست | Zijwaarts heffen aan de kabel | Cable lateral raise | Strength | Cable | Shoulders | B | Lateral Raise
Front Raise | Dumbbell front raise | نشر جلو دمبل | نشر از جلو | Voorwaarts heffen | Front raise | Strength | Dumbbells; Plate | Shoulders | B | Overhead Press; Landmine Press
Rear Delt Fly | Bent-over reverse fly | نشر خم دمبل | نشر خم; فلای معکوس | Reverse fly | Achterwaarts heffen | Strength | Dumbbells | Rear shoulders; Upper back | B | Face Pull; Band Pull-apart
Face Pull | Cable face pull | فیس پول | کشش طناب به صورت | Face pull | Kabeltrek naar het gezicht | Strength | Cable; Bands | Rear shoulders; Upper back | B | Rear Delt Fly; Band Pull-apart
Band Pull-apart | Pull-apart | باز کردن کش جلوی سینه | کشیدن کش از دو طرف | Band uit elkaar trekken | Band pull-apart | Mobility | Bands | Rear shoulders; Upper back | B | Face Pull; Rear Delt Fly
Upright Row | Barbell upright row | کول هالتر | کول | Staand roeien | Upright row | Strength | Barbell; EZ bar | Shoulders; Upper back | I | Lateral Raise; Shrug
Shrug | Trap shrug | شراگ | شراگ دمبل; شراگ هالتر | Schouders ophalen | Shrug | Strength | Dumbbells; Barbell | Upper back; Grip | B | Farmer Carry; Upright Row
Pull-up | Overhand pull-up | بارفیکس | بارفیکس دست باز | Optrekken | Pull-up | Strength | Pull-up bar | Back; Biceps | A | Assisted Pull-up; Lat Pulldown; Chin-up
Chin-up | Underhand pull-up | بارفیکس دست برعکس | چین‌آپ; بارفیکس مچ برعکس | Onderhands optrekken | Chin-up | Strength | Pull-up bar | Back; Biceps | I | Pull-up; Lat Pulldown
Assisted Pull-up | Band-assisted pull-up; Machine-assisted pull-up | بارفیکس با کمک | بارفیکس کمکی | Optrekken met hulp | Assisted pull-up | Strength | Machine; Bands | Back; Biceps | B | Lat Pulldown; Pull-up
Lat Pulldown | Wide-grip pulldown | زیربغل سیم‌کش از جلو | زیربغل سیم‌کش; لت پول‌داون | Lat pulldown | Neerwaarts trekken | Strength | Cable; Machine | Back; Biceps | B | Pull-up; Assisted Pull-up
Straight-arm Pulldown | Cable pullover | زیربغل سیم‌کش دست صاف | پول‌اور سیم‌کش | Pulldown met gestrekte armen | Straight-arm pulldown | Strength | Cable | Back; Triceps | B | Lat Pulldown; Dumbbell Pullover
Dumbbell Pullover | Pullover | پول‌اور دمبل | پلاور دمبل | Pull-over met dumbbell | Pull-over | Strength | Dumbbells; Bench | Back; Chest | I | Straight-arm Pulldown
Bent-over Row | Barbell row | زیربغل خم | زیربغل هالتر خم | Voorovergebogen roeien | Barbell row | Strength | Barbell | Back; Upper back; Biceps | I | One-arm Dumbbell Row; Seated Cable Row; Chest-supported Row
Pendlay Row | Dead-stop row | زیربغل پندلی | زیربغل هالتر از زمین | Pendlay row | Roeien vanaf de grond | Strength | Barbell | Back; Upper back | A | Bent-over Row; T-bar Row
One-arm Dumbbell Row | Single-arm row | زیربغل دمبل تک خم | زیربغل دمبل; تک خم | Eenarmig roeien met dumbbell | Dumbbell row | Strength | Dumbbells; Bench | Back; Biceps | B | Seated Cable Row; Bent-over Row
Chest-supported Row | Incline dumbbell row | زیربغل دمبل روی میز شیب‌دار | زیربغل خوابیده روی نیمکت | Roeien met borststeun | Chest-supported row | Strength | Dumbbells; Bench | Upper back; Back; Rear shoulders | B | Seated Cable Row; One-arm Dumbbell Row
Seated Cable Row | Low row | زیربغل قایقی | زیربغل سیم‌کش نشسته; قایقی | Zittend roeien aan de kabel | Seated row | Strength | Cable | Back; Upper back; Biceps | B | One-arm Dumbbell Row; Chest-supported Row
T-bar Row | Landmine row | زیربغل تی‌بار | تی‌بار | T-barroeien | T-bar row | Strength | Landmine; Barbell | Back; Upper back | I | Bent-over Row; Chest-supported Row
Inverted Row | Australian pull-up; Bodyweight row | بارفیکس افقی | بارفیکس استرالیایی | Omgekeerd roeien | Inverted row | Strength | Rings; Barbell | Back; Upper back; Biceps | B | Seated Cable Row; Assisted Pull-up
Barbell Curl | Standing curl | جلو بازو هالتر | جلو بازو هالتر ایستاده | Bicepscurl met stang | Barbell curl | Strength | Barbell; EZ bar | Biceps; Forearms | B | Dumbbell Curl; Cable Curl
Dumbbell Curl | Alternating curl | جلو بازو دمبل | جلو بازو دمبل متناوب | Bicepscurl met dumbbells | Dumbbell curl | Strength | Dumbbells | Biceps | B | Barbell Curl; Hammer Curl
Hammer Curl | Neutral-grip curl | جلو بازو چکشی | چکشی | Hamercurl | Hammer curl | Strength | Dumbbells | Biceps; Forearms | B | Dumbbell Curl; Cable Curl
Cable Curl | Cable biceps curl | جلو بازو سیم‌کش | جلو بازو قرقره | Bicepscurl aan de kabel | Cable curl | Strength | Cable | Biceps | B | Barbell Curl; Dumbbell Curl
Preacher Curl | Scott curl | جلو بازو لاری | لاری | Preachercurl | Bicepscurl op de preacherbank | Strength | EZ bar; Bench | Biceps | B | Barbell Curl; Cable Curl
Triceps Pushdown | Cable pushdown | پشت بازو سیم‌کش | پشت بازو سیم‌کش ایستاده | Triceps pushdown | Tricepsdrukken aan de kabel | Strength | Cable | Triceps | B | Overhead Triceps Extension; Bench Dip
Overhead Triceps Extension | French press | پشت بازو بالای سر | پشت بازو فرانسوی; پشت بازو دمبل جفت‌دست | Triceps strekken boven het hoofd | French press | Strength | Dumbbells; Cable | Triceps | B | Triceps Pushdown; Skull Crusher
Skull Crusher | Lying triceps extension | پشت بازو هالتر خوابیده | جمجمه‌شکن | Skull crusher | Liggend triceps strekken | Strength | EZ bar; Bench | Triceps | I | Overhead Triceps Extension; Triceps Pushdown
Wrist Curl | Forearm curl | ساعد هالتر | مچ هالتر | Polscurl | Wrist curl | Strength | Dumbbells; Barbell | Forearms; Grip | B | Dead Hang; Farmer Carry
Dead Hang | Bar hang | آویزان شدن از میله | هنگ | Hangen aan de stang | Dead hang | Strength | Pull-up bar | Grip; Back | B | Farmer Carry; Wrist Curl
`
