import type { Locale } from 'contract/locale'
import { searchForm } from 'contract/text'

/** Terms of exercises by their English form: categories, equipment, muscle groups, difficulty. */
const TERMS: Readonly<Record<string, readonly [fa: string, nl: string]>> = {
  Strength: ['قدرتی', 'Kracht'],
  Conditioning: ['آمادگی جسمانی', 'Conditie'],
  Core: ['میان‌تنه', 'Romp'],
  Endurance: ['استقامت', 'Uithoudingsvermogen'],
  Mobility: ['تحرک', 'Mobiliteit'],
  Power: ['توان انفجاری', 'Explosiviteit'],
  Balance: ['تعادل', 'Balans'],

  'No equipment': ['بدون وسیله', 'Zonder materiaal'],
  Barbell: ['هالتر', 'Halterstang'],
  'Trap bar': ['هالتر شش‌ضلعی', 'Trapbar'],
  'EZ bar': ['هالتر خم', 'EZ-stang'],
  'Squat rack': ['رک اسکوات', 'Squatrek'],
  Bench: ['نیمکت', 'Bank'],
  Dumbbells: ['دمبل', 'Dumbbells'],
  Kettlebell: ['کتل‌بل', 'Kettlebell'],
  Cable: ['سیم‌کش', 'Kabel'],
  Machine: ['دستگاه', 'Apparaat'],
  'Pull-up bar': ['میلهٔ بارفیکس', 'Optrekstang'],
  'Parallel bars': ['پارالل', 'Dipstangen'],
  Rings: ['حلقه', 'Ringen'],
  Bands: ['کش تمرین', 'Weerstandsbanden'],
  Box: ['جعبه', 'Box'],
  'Medicine ball': ['توپ طبی', 'Medicijnbal'],
  'Stability ball': ['توپ جیم‌بال', 'Fitnessbal'],
  'Ab wheel': ['چرخ شکم', 'Buikspierwiel'],
  Sled: ['سورتمه', 'Slee'],
  'Battle ropes': ['طناب نبرد', 'Battle ropes'],
  'Jump rope': ['طناب', 'Springtouw'],
  Landmine: ['لندماین', 'Landmine'],
  Plate: ['صفحه', 'Schijf'],
  Bike: ['دوچرخه', 'Fiets'],
  Rower: ['دستگاه روئینگ', 'Roeitrainer'],
  Treadmill: ['تردمیل', 'Loopband'],
  'Running shoes': ['کفش دو', 'Hardloopschoenen'],
  Pool: ['استخر', 'Zwembad'],
  'Foam roller': ['فوم‌رولر', 'Foamroller'],
  Mat: ['تشک', 'Mat'],

  Quadriceps: ['چهارسر ران', 'Quadriceps'],
  Hamstrings: ['همسترینگ', 'Hamstrings'],
  Glutes: ['باسن', 'Bilspieren'],
  Calves: ['ساق', 'Kuiten'],
  Adductors: ['نزدیک‌کننده‌های ران', 'Adductoren'],
  Abductors: ['دورکننده‌های ران', 'Abductoren'],
  'Hip flexors': ['خم‌کننده‌های لگن', 'Heupbuigers'],
  Chest: ['سینه', 'Borst'],
  Back: ['پشت', 'Rug'],
  'Upper back': ['بالای پشت', 'Bovenrug'],
  'Lower back': ['کمر', 'Onderrug'],
  Shoulders: ['سرشانه', 'Schouders'],
  'Rear shoulders': ['پشت سرشانه', 'Achterkant schouders'],
  Biceps: ['جلو بازو', 'Biceps'],
  Triceps: ['پشت بازو', 'Triceps'],
  Forearms: ['ساعد', 'Onderarmen'],
  Grip: ['پنجه و ساعد', 'Greep'],
  Abdominals: ['شکم', 'Buikspieren'],
  Obliques: ['مورب شکم', 'Schuine buikspieren'],
  'Heart and lungs': ['قلب و ریه', 'Hart en longen'],
  'Whole body': ['تمام بدن', 'Hele lichaam'],

  Beginner: ['مقدماتی', 'Beginner'],
  Intermediate: ['متوسط', 'Gemiddeld'],
  Advanced: ['پیشرفته', 'Gevorderd'],
}

const byForm = new Map(Object.entries(TERMS).map(([term, words]) => [searchForm(term), words]))

/** A term in a language; one that is not known stays as it is. */
export function termIn(locale: Locale, term: string): string {
  const [fa, nl] = byForm.get(searchForm(term)) ?? []
  return (locale === 'fa' ? fa : locale === 'nl' ? nl : undefined) ?? term
}

/** Returns true if a term has words in all languages. */
export const hasTerm = (term: string): boolean => byForm.has(searchForm(term))

const englishOf = new Map(
  Object.entries(TERMS).flatMap(([term, words]) => [term, ...words].map((one) => [searchForm(one), term])),
)

/** The English form of a term in any language; undefined for one that is not known. */
export const termOf = (text: string): string | undefined => englishOf.get(searchForm(text))
