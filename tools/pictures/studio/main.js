import { pictures } from '../shots/index.js'
import { createStudio } from './studio.js'

/** Interface between the page and render.mjs: the names of all pictures, and one picture as a PNG data URL. */
const fonts = [
  ['Mona', ['400', '600', '800'], 'Aa0'],
  ['Vazir', ['400', '600', '800'], 'دماوند'],
]
await Promise.all(
  fonts.flatMap(([family, weights, text]) =>
    weights.map((w) => document.fonts.load(`${w} 40px ${family}`, text)),
  ),
)
const tints = await (await fetch('/tints.json')).json()
const studio = createStudio(document.querySelector('#film'), tints)
const shots = pictures()

globalThis.pictureNames = () => [...shots.keys()]
globalThis.isCutOut = (name) => shots.get(name).cutOut === true
globalThis.takePicture = (name, draft, paper) => studio.take(shots.get(name), draft, paper)
globalThis.studioReady = true
