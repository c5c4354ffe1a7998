import { localeCodes } from 'contract/locale'
import { ruleNumbers } from 'contract/rule-numbers'
import { articleTitles } from 'contract/site/articles'
import { describe, expect, it } from 'vitest'
import { flatTexts, spelledNumbers } from '../../../../../contract/test/texts'
import { loadArticle } from './articles'
import { type ArticleName, articleSections } from './content-shape'

const found = import.meta.glob<object>('./content/*.ts', { eager: true, import: 'default' })
const textOf = (name: string, locale: string) => found[`./content/${name}.${locale}.ts`] ?? {}
const names = Object.keys(articleSections) as ArticleName[]

/** What the shop promises; the other articles give advice, and their figures are no rules of the shop. */
const PROMISES = ['help', 'contact', 'privacy', 'terms'] as const

/** Numbers in promises that no rule of the program knows, by the start of their path. */
const SPELLED_NUMBERS: Readonly<Record<string, string>> = {
  'contact.sections.hours.blocks': 'hours in which people answer the mail',
  'privacy.sections.rights.blocks.0': 'a term of the law',
  'terms.sections.who.blocks.0': 'an age of the law',
}

/** Texts that are the same in English and in Dutch, and why. */
const SAME_IN_DUTCH: Readonly<Record<string, string>> = { 'kcal per gram': 'both languages spell it alike' }

const parametersOf = (texts: object) =>
  flatTexts(texts)
    .flatMap(([, text]) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    .sort()

describe('articles', () => {
  it('are suggested under the titles that they have', () => {
    for (const { page, section, title } of articleTitles) {
      for (const locale of localeCodes) {
        const { sections } = textOf(page, locale) as { sections: Record<string, { title: string }> }
        expect(sections[section]?.title, `${page}#${section} ${locale}`).toBe(title[locale])
      }
    }
  })

  it.each(names)('%s has the parameters of the English text in every language, all of them rules', (name) => {
    const english = parametersOf(textOf(name, 'en'))
    for (const locale of localeCodes) expect(parametersOf(textOf(name, locale)), locale).toEqual(english)
    for (const parameter of english) expect(Object.keys(ruleNumbers)).toContain(parameter)
  })

  it.each(localeCodes)('promise in %s no figure of their own where a rule has one', (locale) => {
    const spelled = PROMISES.flatMap((name) =>
      spelledNumbers(textOf(name, locale), locale).map((path) => `${name}.${path}`),
    )
    const allowed = Object.keys(SPELLED_NUMBERS)
    expect(spelled.filter((path) => !allowed.some((start) => path.startsWith(start)))).toEqual([])
  })

  it('leave no parameter open', async () => {
    for (const name of names)
      for (const locale of localeCodes)
        expect(parametersOf(await loadArticle(name, locale)), `${name} ${locale}`).toEqual([])
  })

  it('say nothing as in another language, but for addresses and figures', () => {
    for (const name of names)
      for (const [one, other] of [
        ['en', 'fa'],
        ['en', 'nl'],
        ['nl', 'fa'],
      ] as const) {
        const texts = new Map(flatTexts(textOf(name, one)))
        const same = flatTexts(textOf(name, other)).filter(
          ([path, text]) =>
            text.length > 12 &&
            !(text in SAME_IN_DUTCH) &&
            texts.get(path) === text &&
            /\p{L}{4}/u.test(text.replace(/\{\w+\}/g, '')),
        )
        expect(same, `${name} ${one} ${other}`).toEqual([])
      }
  })
})
