import type { Need } from 'contract/catalog/console-need-calls'
import { searchForm } from 'contract/text'
import { editDistance } from '../listing/edit-distance'
import { mayBeMisspelt } from '../listing/respell'
import { queryWords, stemsOf } from '../listing/words'

/** Letters of a last word from which it may still be typed. */
const BEGINNING_MIN = 4
/** Parsed texts that are remembered; all needs together have a few hundred. */
const PHRASES_MAX = 5000
/** Words around a need in a sentence ("something that helps against back pain"); they never tell one from another. */
const AROUND = new Set(
  `
    something anything what which whats what's that is are be do does can good best help helps helping
    against when if it you your please get need want have has having got im i'm i've ive am at about
    iets wat welke welk dat die is zijn ben kan helpt helpen hulp goed goede beste tegen bij heb heeft
    hebben last nodig wil als je mij om
    چی چه چیزی چیز کدام کدوم خوب خوبه بهترین بهتره است هست هستم دارم دارد داره دارید می خواهم میخواهم
    میخوام خوام کمک کنه کند میکنه ضد که یه رو من برام لازم مناسب مفید مفیده
  `
    .trim()
    .split(/\s+/)
    .map(searchForm),
)

/** Results of a search for a need; products as their ids, the best first. */
export type Needed = Pick<Need, 'products' | 'categories' | 'articles'>

/** Everything for the needs that a search names, with at most so many typos; undefined without any. */
export function neededFor(needs: readonly Need[], text: string, typos = 0): Needed | undefined {
  const typed = phraseOf(text)
  const named = typed.words.length === 0 ? [] : needs.filter((need) => isNamed(need, typed, typos))
  if (named.length === 0) return undefined
  return {
    products: [...new Set(named.flatMap(({ products }) => products))],
    categories: [...new Set(named.flatMap(({ categories }) => categories))],
    articles: [...new Set(named.flatMap(({ articles }) => articles))],
  }
}

interface Phrase {
  words: readonly string[]
  /** The words without the spaces between them, which are often left out or too many. */
  joined: string
}

const phrases = new Map<string, Phrase>()

/** The words of a text that tell a need. */
function phraseOf(text: string): Phrase {
  const words = queryWords(text)
  const telling = words.filter((word) => !AROUND.has(word))
  const chosen = telling.length > 0 ? telling : words
  return { words: chosen, joined: chosen.join('') }
}

/** A phrase of a need; needs are read for every search, and their texts are the same each time. */
function savedPhrase(text: string): Phrase {
  const known = phrases.get(text)
  if (known) return known
  if (phrases.size >= PHRASES_MAX) phrases.clear()
  const phrase = phraseOf(text)
  phrases.set(text, phrase)
  return phrase
}

/** Needs are named by all words of a text between two commas in any order, and no others, in any language. */
function isNamed({ words: texts }: Need, typed: Phrase, typos: number): boolean {
  return Object.values(texts)
    .flatMap((text) => text.split(/[,،;؛]/))
    .some((text) => isSame(savedPhrase(text), typed, typos))
}

function isSame(wanted: Phrase, typed: Phrase, typos: number): boolean {
  if (wanted.words.length === 0) return false
  return wanted.joined === typed.joined || fits(wanted.words, typed.words, typos)
}

/** Returns true if each typed word is another one of the wanted words. */
function fits(wanted: readonly string[], [word, ...others]: readonly string[], typos: number): boolean {
  if (word === undefined) return wanted.length === 0
  if (wanted.length !== others.length + 1) return false
  return wanted.some((one, at) => {
    const cost = isForm(one, word, others.length === 0) ? 0 : isTypo(one, word) ? 1 : Number.POSITIVE_INFINITY
    return cost <= typos && fits(wanted.toSpliced(at, 1), others, typos - cost)
  })
}

/** A word as typed, without or with an ending of plurals; the last one may be a beginning. */
function isForm(word: string, typed: string, isLast: boolean): boolean {
  if (isLast && typed.length >= BEGINNING_MIN && word.startsWith(typed)) return true
  const forms = [word, ...stemsOf(word)]
  return [typed, ...stemsOf(typed)].some((form) => forms.includes(form))
}

/** One typo, as the search of products reads it. */
const isTypo = (word: string, typed: string) =>
  mayBeMisspelt(word) &&
  [typed, ...stemsOf(typed)].some((form) => mayBeMisspelt(form) && editDistance(word, form, 1) <= 1)
