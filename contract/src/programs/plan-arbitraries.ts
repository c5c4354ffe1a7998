import fc from 'fast-check'
import { newExercise } from './plan'
import { type LeafNode, planLeaves } from './plan-paths'

/** Arbitrary values of a plan, for property tests. */
const texts = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => !text.includes('\0'))

export function planValueOf(node: LeafNode): fc.Arbitrary<unknown> {
  switch (node.kind) {
    case 'integer':
      return fc.integer({ min: 0, max: node.max })
    case 'number':
      return fc.option(fc.integer({ min: 0, max: node.max * 10 }).map((tenths) => tenths / 10))
    case 'texts':
      return fc.array(texts, { maxLength: 5 })
    case 'items':
      return fc.array(
        fc.record({ name: texts, sets: fc.integer({ min: 0, max: 100 }), technique: texts }).map((own) => ({
          ...newExercise,
          ...own,
        })),
        { maxLength: 3 },
      )
    case 'phases':
      return fc.record({ focus: texts })
    case 'url':
      return fc.webUrl()
    default:
      return texts
  }
}

/** Any path that may be written, with a value of its kind. */
export const planPathArbitrary: fc.Arbitrary<{ path: string; value: unknown }> = fc
  .constantFrom(...planLeaves)
  .chain(([path, node]) => {
    const below =
      node.kind === 'phases'
        ? fc.stringMatching(/^[a-z]{2,8}[0-9]$/).map((name) => `.${name}`)
        : fc.constant('')
    return fc.record({ path: below.map((name) => path + name), value: planValueOf(node) })
  })
