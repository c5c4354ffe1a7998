import { conditioning } from './conditioning.js'
import { gear } from './gear.js'
import { pantry } from './pantry.js'
import { programs } from './programs.js'
import { stills } from './stills.js'
import { strength } from './strength.js'
import { supplements } from './supplements.js'

const sections = [
  ['sand', supplements],
  ['clay', pantry],
  ['sage', strength],
  ['sky', conditioning],
  ['stone', gear],
  ['rose', programs],
]

/** Every picture by name: `<key>-1`, `<key>-2`, the categories and the hero. */
export function pictures() {
  const all = new Map()
  for (const [tint, products] of sections) {
    for (const [key, views] of Object.entries(products)) {
      for (const [i, shot] of views.entries())
        all.set(`${key}-${i + 1}`, { tint, width: 1200, height: 1200, ...shot })
    }
  }
  for (const [name, shot] of Object.entries(stills)) all.set(name, shot)
  return all
}
