/**
 * Foods of the demo; the columns are in `foods.ts`. Values of 100 g as tables of food composition print them
 * (USDA FoodData Central), rounded.
 */
export const foodLines = `
Rolled oats | Oats; Porridge oats | جو دوسر | جو پرک; اوتمیل | Havermout | Havervlokken | 379 | 13.2 | 67.7 | 6.5 | gluten | bowl 50; tablespoon 10
Muesli | Swiss muesli | موسلی | غلات صبحانه | Muesli | Ontbijtgranen | 363 | 9.7 | 66 | 5.9 | gluten, nuts | bowl 50
Cornflakes | Corn flakes | کورن‌فلکس | برشتوک | Cornflakes | Maisvlokken | 357 | 7.5 | 84 | 0.4 | gluten | bowl 30
Wholemeal bread | Whole wheat bread; Brown bread | نان سبوس‌دار | نان گندم کامل | Volkorenbrood | Bruin brood | 247 | 13 | 41 | 3.4 | gluten | slice 35
White bread | Toast | نان سفید | نان تست | Witbrood | Wit brood | 266 | 8.9 | 49 | 3.3 | gluten | slice 30
Rye bread | Pumpernickel | نان چاودار | نان سیاه | Roggebrood | Zwart brood | 259 | 8.5 | 48.3 | 3.3 | gluten | slice 40
Lavash | Flatbread | نان لواش | لواش | Lavash | Plat brood | 275 | 9.1 | 56 | 1.2 | gluten | sheet 60
Sangak bread | Sangak | نان سنگک | سنگک | Sangakbrood | Perzisch brood | 259 | 9 | 53 | 1.3 | gluten | palm 30
Crispbread | Rye crispbread | نان سوخاری | نان ترد | Knäckebröd | Cracker | 366 | 7.9 | 82.2 | 1.3 | gluten | slice 10
White rice, cooked | Boiled rice | برنج پخته | چلو; کته | Witte rijst, gekookt | Gekookte rijst | 130 | 2.7 | 28.2 | 0.3 | | plate 180; tablespoon 20
White rice, dry | Raw rice; Basmati | برنج خام | برنج خشک | Witte rijst, droog | Ongekookte rijst | 365 | 7.1 | 80 | 0.7 | | cup 185
Brown rice, cooked | Wholegrain rice | برنج قهوه‌ای پخته | برنج سبوس‌دار | Zilvervliesrijst, gekookt | Bruine rijst | 123 | 2.7 | 25.6 | 1 | | plate 180
Pasta, cooked | Spaghetti; Macaroni | ماکارونی پخته | پاستا; اسپاگتی | Pasta, gekookt | Spaghetti; Macaroni | 158 | 5.8 | 30.9 | 0.9 | gluten | plate 200
Pasta, dry | Dry spaghetti | ماکارونی خام | پاستای خشک | Pasta, droog | Ongekookte pasta | 371 | 13 | 74.7 | 1.5 | gluten | portion 80
Couscous, cooked | Cous cous | کوسکوس پخته | کوسکوس | Couscous, gekookt | Koeskoes | 112 | 3.8 | 23.2 | 0.2 | gluten | plate 160
Bulgur, cooked | Cracked wheat | بلغور پخته | بلغور گندم | Bulgur, gekookt | Gebroken tarwe | 83 | 3.1 | 18.6 | 0.2 | gluten | plate 180
Quinoa, cooked | Quinoa | کینوآ پخته | کینوا | Quinoa, gekookt | Quinoa | 120 | 4.4 | 21.3 | 1.9 | | plate 185
Potatoes, boiled | Boiled potato | سیب‌زمینی آب‌پز | سیب‌زمینی پخته | Aardappelen, gekookt | Gekookte aardappel | 87 | 1.9 | 20.1 | 0.1 | | piece 150
Sweet potato, baked | Yam | سیب‌زمینی شیرین پخته | سیب‌زمینی شیرین | Zoete aardappel, gebakken | Bataat | 90 | 2 | 20.7 | 0.2 | | piece 150
Lentils, cooked | Boiled lentils | عدس پخته | عدسی | Linzen, gekookt | Gekookte linzen | 116 | 9 | 20.1 | 0.4 | | cup 200
Chickpeas, cooked | Garbanzo beans | نخود پخته | نخود | Kikkererwten, gekookt | Garbanzo | 164 | 8.9 | 27.4 | 2.6 | | cup 165
Kidney beans, cooked | Red beans | لوبیا قرمز پخته | لوبیا | Kidneybonen, gekookt | Rode bonen | 127 | 8.7 | 22.8 | 0.5 | | cup 175
White beans, cooked | Navy beans | لوبیا سفید پخته | لوبیا سفید | Witte bonen, gekookt | Bonen | 139 | 9.7 | 25.1 | 0.4 | | cup 180
Green peas, cooked | Peas | نخودفرنگی پخته | نخود سبز | Doperwten, gekookt | Erwten | 84 | 5.4 | 15.6 | 0.2 | | cup 160
Tofu, firm | Bean curd | توفو | پنیر سویا | Tofu, stevig | Tahoe | 144 | 17.3 | 2.8 | 8.7 | soy | portion 100
Tempeh | Fermented soybeans | تمپه | سویای تخمیری | Tempeh | Tempé | 192 | 20.3 | 7.6 | 10.8 | soy | portion 100
Soy drink | Soy milk | شیر سویا | نوشیدنی سویا | Sojadrink | Sojamelk | 43 | 2.6 | 4.9 | 1.5 | soy | glass 200
Chicken breast, grilled | Chicken fillet | سینهٔ مرغ گریل‌شده | فیلهٔ مرغ | Kipfilet, gegrild | Kippenborst | 165 | 31 | 0 | 3.6 | | piece 120
Chicken thigh, roasted | Chicken leg | ران مرغ پخته | ران مرغ | Kippendij, gebraden | Kippenbout | 209 | 26 | 0 | 10.9 | | piece 100
Turkey breast, roasted | Turkey | سینهٔ بوقلمون پخته | بوقلمون | Kalkoenfilet, gebraden | Kalkoen | 147 | 30.1 | 0 | 2.1 | | piece 120
Beef, lean mince | Ground beef; Minced beef | گوشت چرخ‌کردهٔ کم‌چرب | گوشت چرخ‌کردهٔ گاو | Rundergehakt, mager | Mager gehakt | 217 | 26.1 | 0 | 11.8 | | portion 100
Beef steak, grilled | Sirloin steak | استیک گوساله | بیفتک | Biefstuk, gegrild | Steak | 200 | 29 | 0 | 8.6 | | piece 150
Lamb, roasted | Leg of lamb | گوشت گوسفند پخته | ران گوسفند | Lamsvlees, gebraden | Lamsbout | 258 | 25.6 | 0 | 16.5 | | portion 100
Salmon, baked | Atlantic salmon | سالمون پخته | ماهی آزاد | Zalm, gebakken | Zalmfilet | 206 | 22.1 | 0 | 12.4 | fish | fillet 125
Tuna, canned in water | Tinned tuna | تن ماهی در آب | کنسرو تن | Tonijn in water | Tonijn uit blik | 116 | 25.5 | 0 | 0.8 | fish | can 110
Cod, baked | White fish | ماهی کاد پخته | ماهی سفید | Kabeljauw, gebakken | Witvis | 105 | 22.8 | 0 | 0.9 | fish | fillet 150
Trout, baked | Rainbow trout | قزل‌آلا پخته | ماهی قزل‌آلا | Forel, gebakken | Regenboogforel | 168 | 23.8 | 0 | 7.4 | fish | fillet 140
Prawns, cooked | Shrimp | میگو پخته | میگو | Garnalen, gekookt | Garnaal | 99 | 24 | 0.2 | 0.3 | crustaceans | portion 85
Mussels, cooked | Mussel | صدف پخته | صدف دریایی | Mosselen, gekookt | Mossel | 172 | 23.8 | 7.4 | 4.5 | molluscs | portion 100
Egg, boiled | Hard-boiled egg; Eggs | تخم‌مرغ آب‌پز | تخم‌مرغ | Ei, gekookt | Eieren | 155 | 12.6 | 1.1 | 10.6 | eggs | piece 50
Egg white | Egg whites | سفیدهٔ تخم‌مرغ | سفیده | Eiwit van ei | Kippeneiwit | 52 | 10.9 | 0.7 | 0.2 | eggs | piece 33
Milk, semi-skimmed | Low-fat milk; Milk | شیر کم‌چرب | شیر | Halfvolle melk | Melk | 50 | 3.4 | 4.8 | 2 | milk | glass 200
Milk, skimmed | Fat-free milk | شیر بدون چربی | شیر پس‌چرخ | Magere melk | Ondermelk | 34 | 3.4 | 5 | 0.1 | milk | glass 200
Yogurt, plain | Yoghurt; Natural yogurt | ماست ساده | ماست | Yoghurt, naturel | Volle yoghurt | 61 | 3.5 | 4.7 | 3.3 | milk | bowl 150
Greek yogurt, fat-free | Strained yogurt | ماست یونانی بدون چربی | ماست چکیده | Griekse yoghurt, mager | Hangop | 59 | 10.2 | 3.6 | 0.4 | milk | bowl 150
Quark, low-fat | Curd cheese | کوارک کم‌چرب | پنیر کوارک | Magere kwark | Kwark | 67 | 12 | 4 | 0.2 | milk | bowl 200
Cottage cheese | Hüttenkäse | پنیر کاتیج | پنیر دلمه‌ای | Hüttenkäse | Cottage cheese | 98 | 11.1 | 3.4 | 4.3 | milk | bowl 100
Feta | White cheese | پنیر فتا | پنیر سفید | Feta | Witte kaas | 264 | 14.2 | 4.1 | 21.3 | milk | portion 30
Cheese, Gouda | Gouda | پنیر گودا | پنیر زرد | Goudse kaas | Kaas | 356 | 24.9 | 2.2 | 27.4 | milk | slice 20
Mozzarella | Mozzarella cheese | پنیر موزارلا | موتزارلا | Mozzarella | Mozzarellakaas | 280 | 27.5 | 3.1 | 17.1 | milk | portion 60
Doogh | Ayran | دوغ | نوشیدنی ماست | Doogh | Ayran | 30 | 1.6 | 2.3 | 1.5 | milk | glass 200
Whey protein powder | Protein powder | پودر پروتئین وی | پروتئین وی | Wei-eiwitpoeder | Eiwitpoeder | 400 | 80 | 8 | 6 | milk | scoop 30
Almonds | Almond | بادام | بادام درختی | Amandelen | Amandel | 579 | 21.2 | 21.6 | 49.9 | nuts | handful 25
Walnuts | Walnut | گردو | مغز گردو | Walnoten | Walnoot | 654 | 15.2 | 13.7 | 65.2 | nuts | handful 25
Pistachios | Pistachio | پسته | مغز پسته | Pistachenoten | Pistache | 560 | 20.2 | 27.2 | 45.3 | nuts | handful 25
Cashews | Cashew | بادام هندی | بادام کاجو | Cashewnoten | Cashew | 553 | 18.2 | 30.2 | 43.9 | nuts | handful 25
Hazelnuts | Hazelnut | فندق | مغز فندق | Hazelnoten | Hazelnoot | 628 | 15 | 16.7 | 60.8 | nuts | handful 25
Peanuts | Groundnuts | بادام‌زمینی | پستهٔ زمینی | Pinda’s | Aardnoten | 567 | 25.8 | 16.1 | 49.2 | peanuts | handful 25
Peanut butter | Peanut paste | کرهٔ بادام‌زمینی | پینات باتر | Pindakaas | Pindapasta | 588 | 25.1 | 20 | 50.4 | peanuts | tablespoon 16
Tahini | Sesame paste | ارده | خمیر کنجد | Tahin | Sesampasta | 595 | 17 | 21.2 | 53.8 | sesame | tablespoon 15
Chia seeds | Chia | دانهٔ چیا | چیا | Chiazaad | Chia | 486 | 16.5 | 42.1 | 30.7 | | tablespoon 12
Flaxseed | Linseed | تخم کتان | بذر کتان | Lijnzaad | Vlaszaad | 534 | 18.3 | 28.9 | 42.2 | | tablespoon 10
Sunflower seeds | Sunflower kernels | تخمهٔ آفتابگردان | مغز آفتابگردان | Zonnebloempitten | Zonnepitten | 584 | 20.8 | 20 | 51.5 | | tablespoon 9
Olive oil | Extra virgin olive oil | روغن زیتون | روغن زیتون بکر | Olijfolie | Olie | 884 | 0 | 0 | 100 | | tablespoon 14
Butter | Unsalted butter | کره | کرهٔ حیوانی | Roomboter | Boter | 717 | 0.9 | 0.1 | 81.1 | milk | teaspoon 5
Avocado | Avocados | آووکادو | اووکادو | Avocado | Advocaatpeer | 160 | 2 | 8.5 | 14.7 | | half 100
Hummus | Houmous | حمص | هوموس | Hummus | Humus | 166 | 7.9 | 14.3 | 9.6 | sesame | tablespoon 15
Banana | Bananas | موز | موز رسیده | Banaan | Bananen | 89 | 1.1 | 22.8 | 0.3 | | piece 120
Apple | Apples | سیب | سیب درختی | Appel | Appels | 52 | 0.3 | 13.8 | 0.2 | | piece 150
Orange | Oranges | پرتقال | پرتغال | Sinaasappel | Sinaasappels | 47 | 0.9 | 11.8 | 0.1 | | piece 140
Strawberries | Strawberry | توت‌فرنگی | توت فرنگی | Aardbeien | Aardbei | 32 | 0.7 | 7.7 | 0.3 | | cup 150
Blueberries | Blueberry | بلوبری | توت آبی | Blauwe bessen | Bosbessen | 57 | 0.7 | 14.5 | 0.3 | | cup 150
Grapes | Grape | انگور | انگور بی‌دانه | Druiven | Druif | 69 | 0.7 | 18.1 | 0.2 | | cup 150
Pomegranate | Pomegranate seeds | انار | دانهٔ انار | Granaatappel | Granaatappelpitten | 83 | 1.7 | 18.7 | 1.2 | | cup 150
Dates, dried | Date | خرما | خرمای خشک | Dadels, gedroogd | Dadel | 282 | 2.5 | 75 | 0.4 | | piece 8
Raisins | Sultanas | کشمش | مویز | Rozijnen | Sultana’s | 299 | 3.1 | 79.2 | 0.5 | | tablespoon 15
Dried apricots | Apricots, dried | برگهٔ زردآلو | قیسی | Gedroogde abrikozen | Abrikozen | 241 | 3.4 | 62.6 | 0.5 | sulfites | piece 8
Broccoli, cooked | Broccoli | بروکلی پخته | کلم بروکلی | Broccoli, gekookt | Broccoli | 35 | 2.4 | 7.2 | 0.4 | | cup 150
Spinach | Raw spinach | اسفناج | اسفناج خام | Spinazie | Verse spinazie | 23 | 2.9 | 3.6 | 0.4 | | cup 30
Carrots | Carrot | هویج | هویج خام | Wortelen | Wortel; Peen | 41 | 0.9 | 9.6 | 0.2 | | piece 60
Tomatoes | Tomato | گوجه‌فرنگی | گوجه | Tomaten | Tomaat | 18 | 0.9 | 3.9 | 0.2 | | piece 120
Cucumber | Cucumbers | خیار | خیار سالادی | Komkommer | Komkommers | 15 | 0.7 | 3.6 | 0.1 | | piece 200
Bell pepper | Sweet pepper; Capsicum | فلفل دلمه‌ای | فلفل شیرین | Paprika | Zoete paprika | 26 | 1 | 6 | 0.3 | | piece 150
Celery | Celery stalk | کرفس | ساقهٔ کرفس | Bleekselderij | Selderij | 14 | 0.7 | 3 | 0.2 | celery | piece 40
Mustard | Yellow mustard | خردل | سس خردل | Mosterd | Gele mosterd | 60 | 3.7 | 5.8 | 3.3 | mustard | teaspoon 5
Honey | Bee honey | عسل | عسل طبیعی | Honing | Bijenhoning | 304 | 0.3 | 82.4 | 0 | | teaspoon 7
Dark chocolate | Chocolate, 70% cocoa | شکلات تلخ | شکلات کاکائویی | Pure chocolade | Donkere chocolade | 598 | 7.8 | 45.9 | 42.6 | milk, soy | square 10
`
