import { localeCodes } from 'contract/locale'
import { ruleNumbers } from 'contract/rule-numbers'
import { articleTitles } from 'contract/site/articles'
import { describe, expect, it } from 'vitest'
import { flatTexts, spelledNumbers } from '../../../../../contract/test/texts'
import { loadArticle } from './articles'
import { type ArticleName, articleSections, type Section, settingParameters } from './content-shape'

const found = import.meta.glob<object>('./content/*.ts', { eager: true, import: 'default' })
const textOf = (name: string, locale: string) => found[`./content/${name}.${locale}.ts`] ?? {}
const names = Object.keys(articleSections) as ArticleName[]

/** Articles with promises of the shop; the others give advice, so their numbers are not business rules. */
const PROMISES = ['help', 'contact', 'privacy', 'terms'] as const

/** Numbers in promises without a business rule, by the start of their path. */
const SPELLED_NUMBERS: Readonly<Record<string, string>> = {
  'contact.sections.hours.blocks': 'hours in which people answer the mail',
  'privacy.sections.rights.blocks.0': 'a term of the law',
  'terms.sections.who.blocks.0': 'an age of the law',
}

/** Texts that are identical in English and Dutch, with the reason. */
const SAME_IN_DUTCH: Readonly<Record<string, string>> = { 'kcal per gram': 'both languages spell it alike' }

const parametersOf = (texts: object) =>
  flatTexts(texts)
    .flatMap(([, text]) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    .sort()

/** Filled in by the table of shipping methods. */
const FILLED_HERE = ['price']
const settings: ReadonlySet<string> = new Set([...settingParameters, ...FILLED_HERE])

describe('articles', () => {
  it('uses the same article titles in search suggestions and in the articles', () => {
    for (const { page, section, title } of articleTitles) {
      for (const locale of localeCodes) {
        const { sections } = textOf(page, locale) as { sections: Record<string, { title: string }> }
        expect(sections[section]?.title, `${page}#${section} ${locale}`).toBe(title[locale])
      }
    }
  })

  it.each(names)('uses the same parameters in every language of %s, all of them known', (name) => {
    const english = parametersOf(textOf(name, 'en'))
    for (const locale of localeCodes) expect(parametersOf(textOf(name, locale)), locale).toEqual(english)
    const known = [...Object.keys(ruleNumbers), ...settingParameters, ...FILLED_HERE]
    for (const parameter of english) expect(known).toContain(parameter)
  })

  it.each(localeCodes)('spells out no number in %s that a business rule defines', (locale) => {
    const spelled = PROMISES.flatMap((name) =>
      spelledNumbers(textOf(name, locale), locale).map((path) => `${name}.${path}`),
    )
    const allowed = Object.keys(SPELLED_NUMBERS)
    expect(spelled.filter((path) => !allowed.some((start) => path.startsWith(start)))).toEqual([])
  })

  it('replaces every rule number when an article loads', async () => {
    for (const name of names)
      for (const locale of localeCodes) {
        const left = parametersOf(await loadArticle(name, locale))
        expect(
          left.filter((parameter) => !settings.has(parameter ?? '')),
          `${name} ${locale}`,
        ).toEqual([])
      }
  })

  it('has the parameter of a setting in paragraphs only, which alone can wait for it', () => {
    for (const name of names)
      for (const locale of localeCodes) {
        const { sections } = textOf(name, locale) as { sections: Record<string, Section> }
        const others = Object.values(sections).map(({ blocks, ...rest }) => ({
          ...rest,
          blocks: blocks.filter((block) => typeof block !== 'string' && !('tax' in block)),
        }))
        for (const parameter of settingParameters)
          expect(parametersOf(others), `${name} ${locale}`).not.toContain(parameter)
      }
  })

  it('shares no text between languages, except addresses and figures', () => {
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
