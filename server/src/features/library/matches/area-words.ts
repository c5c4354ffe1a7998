import { type BodyArea, bodyAreas } from 'contract/library/body-areas'
import { termOf } from '../terms'
import { finderOf } from './meaning-finder'

const find = finderOf<BodyArea>([
  ['neck', 'neck, cervical, whiplash, nek, گردن'],
  ['shoulder', 'shoulder, rotator cuff, collarbone, schouder, sleutelbeen, شانه, کتف, سرشانه, ترقوه'],
  ['elbow', 'elbow, elleboog, tennisarm, آرنج'],
  ['wrist', 'wrist, finger, thumb, carpal tunnel, pols, vinger, duim, مچ دست, انگشت دست'],
  [
    'back',
    'back, lower back, spine, disc, disk, hernia, sciatica, scoliosis, rug, onderrug, wervel, ischias',
  ],
  ['back', 'کمر, کمردرد, پشت, ستون فقرات, دیسک, سیاتیک'],
  ['hip', 'hip, groin, pelvis, heup, lies, bekken, لگن, کشاله, کشاله ران'],
  ['knee', 'knee, kneecap, meniscus, acl, patella, knie, knieën, kruisband, زانو, مینیسک, رباط صلیبی, کشکک'],
  [
    'ankle',
    'ankle, achilles, foot, heel, calf, shin, enkel, achillespees, voet, hiel, kuit, مچ پا, کف پا, پاشنه, آشیل, ساق',
  ],
])

/** Muscle groups that load an area, by their English terms. */
const LOADED: Readonly<Record<BodyArea, readonly string[]>> = {
  neck: ['Shoulders', 'Upper back'],
  shoulder: ['Shoulders', 'Rear shoulders', 'Chest'],
  elbow: ['Biceps', 'Triceps', 'Forearms'],
  wrist: ['Forearms', 'Grip'],
  back: ['Lower back', 'Back', 'Upper back'],
  hip: ['Glutes', 'Hip flexors', 'Adductors', 'Abductors'],
  knee: ['Quadriceps', 'Hamstrings'],
  ankle: ['Calves'],
}

/** Short names of muscle groups that coaches write. */
const SHORT: Readonly<Record<string, string>> = {
  quads: 'Quadriceps',
  hams: 'Hamstrings',
  delts: 'Shoulders',
  lats: 'Back',
  traps: 'Upper back',
  pecs: 'Chest',
}

/** Areas that a text about injuries names. */
export function areasIn(text: string): BodyArea[] {
  const found = new Set(find(text))
  return bodyAreas.filter((one) => found.has(one))
}

/** Areas that a muscle group loads, by its name in any language. */
export function areasOf(muscleGroup: string): BodyArea[] {
  const term = SHORT[muscleGroup.trim().toLowerCase()] ?? termOf(muscleGroup)
  if (term === 'Whole body') return [...bodyAreas]
  return bodyAreas.filter((area) => term !== undefined && LOADED[area].includes(term))
}
