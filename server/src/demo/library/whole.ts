/** Exercises for the core, conditioning and mobility; the columns are in `exercises.ts`. */
export const whole = `
Plank | Front plank | پلانک | پلانک ساعد | Plank | Voorwaartse plank | Core | No equipment; Mat | Abdominals; Obliques | B | Dead Bug; Ab Wheel Rollout
Side Plank | Lateral plank | پلانک پهلو | ساید پلانک | Zijwaartse plank | Side plank | Core | No equipment; Mat | Obliques; Abductors | B | Pallof Press; Suitcase Carry
Dead Bug | Alternating dead bug | دد باگ | حشرهٔ مرده | Dead bug | Rugligging met arm en been strekken | Core | No equipment; Mat | Abdominals | B | Plank; Bird Dog
Bird Dog | Quadruped reach | برد داگ | چهاردست‌وپا با دست و پای مخالف | Bird dog | Vierpuntssteun met arm en been strekken | Core | No equipment; Mat | Lower back; Abdominals; Glutes | B | Dead Bug; Back Extension
Hollow Hold | Hollow body hold | هالو هولد | قایق معکوس | Hollow hold | Holle houding | Core | No equipment; Mat | Abdominals; Hip flexors | I | Plank; Dead Bug
Crunch | Abdominal crunch | کرانچ | کرانچ شکم | Crunch | Buikspiercrunch | Core | No equipment; Mat | Abdominals | B | Cable Crunch; Dead Bug
Cable Crunch | Kneeling cable crunch | کرانچ سیم‌کش | شکم سیم‌کش | Crunch aan de kabel | Cable crunch | Core | Cable | Abdominals | I | Crunch; Ab Wheel Rollout
Bicycle Crunch | Cross-body crunch | کرانچ دوچرخه | دوچرخه شکم | Fietscrunch | Bicycle crunch | Core | No equipment; Mat | Obliques; Abdominals | B | Russian Twist; Crunch
Russian Twist | Seated twist | چرخش روسی | راشن توئیست | Russian twist | Zittende romprotatie | Core | Plate; Medicine ball | Obliques; Abdominals | B | Bicycle Crunch; Woodchop
Hanging Leg Raise | Hanging straight-leg raise | بالا آوردن پا آویزان | زیرشکم بارفیکس | Hangend benen heffen | Hanging leg raise | Core | Pull-up bar | Abdominals; Hip flexors; Grip | A | Hanging Knee Raise; Lying Leg Raise
Hanging Knee Raise | Knee raise | بالا آوردن زانو آویزان | زانو به سینه آویزان | Hangend knieën heffen | Hanging knee raise | Core | Pull-up bar | Abdominals; Hip flexors | I | Lying Leg Raise; Hanging Leg Raise
Lying Leg Raise | Leg raise | زیرشکم خوابیده | بالا آوردن پا خوابیده | Liggend benen heffen | Leg raise | Core | No equipment; Mat | Abdominals; Hip flexors | B | Hanging Knee Raise; Dead Bug
Ab Wheel Rollout | Rollout | رول‌اوت با چرخ شکم | چرخ شکم | Uitrollen met buikspierwiel | Ab wheel rollout | Core | Ab wheel | Abdominals; Back | A | Plank; Cable Crunch
Pallof Press | Anti-rotation press | پالوف پرس | پرس ضدچرخش | Pallofpress | Antirotatiepress | Core | Cable; Bands | Obliques; Abdominals | B | Side Plank; Woodchop
Woodchop | Cable woodchop | هیزم‌شکن سیم‌کش | وودچاپ | Houthakker | Woodchop | Core | Cable; Bands | Obliques; Abdominals | B | Pallof Press; Russian Twist
Farmer Carry | Farmer walk | راه رفتن با وزنه | فارمر واک | Farmer walk | Boerenloop | Core | Dumbbells; Kettlebell | Grip; Upper back; Abdominals | B | Suitcase Carry; Dead Hang
Suitcase Carry | One-sided carry | راه رفتن با وزنهٔ یک‌طرفه | حمل چمدانی | Koffer dragen | Suitcase carry | Core | Dumbbells; Kettlebell | Obliques; Grip | B | Farmer Carry; Side Plank
Turkish Get-up | TGU | برخاستن ترکی | گت‌آپ ترکی | Turkish get-up | Turks opstaan | Balance | Kettlebell | Whole body; Shoulders; Abdominals | A | Suitcase Carry; Kettlebell Clean and Press
Kettlebell Clean and Press | Clean and press | کلین و پرس کتل‌بل | کلین پرس | Clean-and-press met kettlebell | Voorslaan en drukken | Power | Kettlebell | Whole body; Shoulders; Glutes | I | Push Press; Thruster
Kettlebell Snatch | One-arm snatch | یک‌ضرب کتل‌بل | اسنچ کتل‌بل | Kettlebellsnatch | Trekken in één keer | Power | Kettlebell | Whole body; Glutes; Shoulders | A | Kettlebell Swing; Power Clean
Power Clean | Barbell clean | پاور کلین | کلین هالتر | Power clean | Voorslaan | Power | Barbell | Whole body; Glutes; Upper back | A | Kettlebell Clean and Press; Trap Bar Deadlift
Clean and Jerk | Olympic clean and jerk | دوضرب | کلین و جرک | Stoten | Clean-and-jerk | Power | Barbell | Whole body; Shoulders; Quadriceps | A | Power Clean; Push Press
Snatch | Olympic snatch | یک‌ضرب | اسنچ | Trekken | Snatch | Power | Barbell | Whole body; Upper back; Glutes | A | Power Clean; Kettlebell Snatch
Thruster | Squat to press | تراستر | اسکوات و پرس | Thruster | Squat met drukken | Conditioning | Barbell; Dumbbells | Whole body; Quadriceps; Shoulders | I | Goblet Squat; Push Press
Wall Ball | Wall ball shot | پرتاب توپ به دیوار | وال بال | Wall ball | Bal tegen de muur | Conditioning | Medicine ball | Whole body; Quadriceps; Shoulders | I | Thruster; Jump Squat
Medicine Ball Slam | Ball slam | کوبیدن توپ طبی | بال اسلم | Medicijnbal slaan | Ball slam | Power | Medicine ball | Whole body; Abdominals; Back | B | Battle Rope Waves; Kettlebell Swing
Box Jump | Jump to box | پرش روی جعبه | باکس جامپ | Boxsprong | Box jump | Power | Box | Quadriceps; Glutes; Calves | I | Jump Squat; Step-up
Burpee | Squat thrust with jump | برپی | بورپی | Burpee | Hurk-ligsteunsprong | Conditioning | No equipment | Whole body; Heart and lungs | I | Mountain Climber; Thruster
Mountain Climber | Running plank | کوهنورد | مانتین کلایمر | Bergbeklimmer | Mountain climber | Conditioning | No equipment | Abdominals; Heart and lungs | B | Plank; Burpee
Jumping Jack | Star jump | پروانه هوازی | جامپینگ جک | Jumping jack | Hampelman | Conditioning | No equipment | Heart and lungs; Calves | B | Jump Rope; High Knees
High Knees | Running in place | زانو بلند درجا | دو درجا | Knieheffen | High knees | Conditioning | No equipment | Heart and lungs; Hip flexors | B | Jumping Jack; Jump Rope
Jump Rope | Skipping | طناب زدن | طناب | Touwtjespringen | Jump rope | Conditioning | Jump rope | Heart and lungs; Calves | B | Jumping Jack; High Knees
Battle Rope Waves | Rope waves | موج طناب نبرد | طناب نبرد | Golven met battle ropes | Battle ropes | Conditioning | Battle ropes | Whole body; Heart and lungs; Shoulders | B | Medicine Ball Slam; Rowing Machine
Sled Push | Prowler push | هل دادن سورتمه | سورتمه | Slee duwen | Sled push | Conditioning | Sled | Quadriceps; Glutes; Heart and lungs | I | Walking Lunge; Leg Press
Rowing Machine | Indoor rowing; Erg | روئینگ | قایقرانی با دستگاه | Roeien op de roeitrainer | Roei-ergometer | Endurance | Rower | Heart and lungs; Back; Quadriceps | B | Stationary Bike; Easy Run
Stationary Bike | Exercise bike; Spinning | دوچرخهٔ ثابت | اسپینینگ | Hometrainer | Spinning | Endurance | Bike | Heart and lungs; Quadriceps | B | Rowing Machine; Brisk Walk
Easy Run | Jog; Zone 2 run | دو آرام | جاگینگ; دویدن آرام | Rustige duurloop | Joggen | Endurance | Running shoes | Heart and lungs; Calves | B | Brisk Walk; Stationary Bike
Interval Run | Intervals | دو تناوبی | دو اینتروال | Intervalloop | Intervallen | Endurance | Running shoes; Treadmill | Heart and lungs; Hamstrings | I | Rowing Machine; Stationary Bike
Hill Sprint | Uphill sprint | دو سرعت در سربالایی | اسپرینت سربالایی | Heuvelsprint | Sprint bergop | Power | Running shoes | Hamstrings; Glutes; Heart and lungs | A | Sled Push; Interval Run
Brisk Walk | Power walk | پیاده‌روی تند | پیاده‌روی | Stevige wandeling | Stevig wandelen | Endurance | Running shoes | Heart and lungs; Calves | B | Easy Run; Stationary Bike
Swimming | Freestyle swim | شنا کردن | شنای کرال | Zwemmen | Borstcrawl | Endurance | Pool | Heart and lungs; Back; Shoulders | B | Rowing Machine; Stationary Bike
90/90 Hip Turn | 90/90 hip switch | چرخش لگن ۹۰/۹۰ | ۹۰/۹۰ لگن | 90/90-heupdraai | Heupwissel | Mobility | Mat | Abductors; Adductors; Glutes | B | Cossack Squat; Hip Flexor Stretch
Hip Flexor Stretch | Couch stretch | کشش خم‌کنندهٔ لگن | کشش جلوی لگن | Heupbuigers rekken | Couch stretch | Mobility | Mat | Hip flexors; Quadriceps | B | 90/90 Hip Turn
Cat-Cow | Cat-camel | گربه و گاو | گربه شتر | Kat-koe | Katten- en koeienrug | Mobility | Mat | Lower back; Abdominals | B | Bird Dog; Child’s Pose
Child’s Pose | Prayer stretch | حالت کودک | کشش کودک | Kindhouding | Gebedshouding | Mobility | Mat | Lower back; Back | B | Cat-Cow
Thoracic Rotation | Open book | چرخش قفسهٔ سینه | کتاب باز | Borstwervelrotatie | Open boek | Mobility | Mat | Upper back; Obliques | B | Cat-Cow
World’s Greatest Stretch | Lunge with rotation | کشش بزرگ | لانگز با چرخش | Uitvalspas met draai | World’s greatest stretch | Mobility | No equipment; Mat | Hip flexors; Upper back; Hamstrings | B | Hip Flexor Stretch; Thoracic Rotation
Ankle Rock | Knee-to-wall | حرکت مچ پا به دیوار | زانو به دیوار | Enkelmobilisatie | Knie naar de muur | Mobility | No equipment | Calves | B | Single-leg Calf Raise
`
