import { localeCodes } from 'contract/locale'
import { planLeaves } from 'contract/programs/plan-paths'
import { expect, it } from 'vitest'
import { createTranslate } from '../../../i18n/translate'
import { type EditorT, fullLabelOf } from './plan-labels'
import { programEditorWords } from './words/program-editor-words'

it.each(localeCodes)('every field of the plan has its own name in %s', async (locale) => {
  const t = createTranslate(locale, await programEditorWords.load(locale)) as unknown as EditorT
  const paths = [...planLeaves.keys()]
  const labels = paths.map((path) => fullLabelOf(t, path))
  expect(paths.filter((_, i) => !labels[i] || labels[i]?.includes('programEditor'))).toEqual([])
  expect(labels.filter((label) => label.includes('{'))).toEqual([])
})
