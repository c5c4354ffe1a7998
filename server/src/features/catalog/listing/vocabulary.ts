import { editDistance } from './edit-distance'
import { type Postings, readPostings, sizeOf, withPosting } from './posting-list'
import { isCompound, isPlain, ONLY_LETTERS, ownText, wordsOf } from './words'

/** All words under which products are found, each with a number. */
export interface Vocabulary {
  numbers: Map<string, number>
  words: string[]
  isHeadword: boolean[]
  /** Words of names and labels by their length: what a misspelt word may have meant. */
  headwords: Headwords[]
  /** The words in which three letters follow each other, by a number made of the letters; some have the same number. */
  triples: Triples
  /** The same of words with signs within (skus, bottle-green), whose parts are words, too. */
  compounds: Triples
  /** Words of the most recently added texts: sizes of a product share theirs. */
  texts: Map<string, readonly number[]>
  /** Buffer for reading a list of words. */
  room: Int32Array
}

type Triples = (Postings | undefined)[]

interface Headwords {
  numbers: number[]
  /** Bit mask of the letters; excludes words that cannot be typos of each other. */
  letters: number[]
}

const TRIPLES = 1 << 16
const TEXTS_MAX = 500
/** Prefix of each word, so that its beginning forms a trigram. */
const START = '\n'

export const emptyVocabulary = (): Vocabulary => ({
  numbers: new Map(),
  words: [],
  isHeadword: [],
  headwords: [],
  triples: new Array<undefined>(TRIPLES).fill(undefined),
  compounds: new Array<undefined>(TRIPLES).fill(undefined),
  texts: new Map(),
  room: new Int32Array(0),
})

/** The number of a word, which is added where it is new. */
export function addWord(vocabulary: Vocabulary, word: string): number {
  const known = vocabulary.numbers.get(word)
  if (known !== undefined) return known
  const number = vocabulary.words.length
  const own = ownText(word)
  vocabulary.numbers.set(own, number)
  vocabulary.words.push(own)
  vocabulary.isHeadword.push(false)
  const marked = START + word
  const triples = isCompound(word) ? vocabulary.compounds : vocabulary.triples
  for (let i = 0; i + 2 < marked.length; i++) {
    const triple = tripleAt(marked, i)
    triples[triple] = withPosting(triples[triple], number)
  }
  return number
}

/** The numbers of a text's words, each once; those that are new are added. */
export function wordNumbersOf(vocabulary: Vocabulary, text: string): readonly number[] {
  const known = vocabulary.texts.get(text)
  if (known) return known
  const numbers = [...new Set(wordsOf(text).map((word) => addWord(vocabulary, word)))]
  if (vocabulary.texts.size >= TEXTS_MAX) vocabulary.texts.clear()
  vocabulary.texts.set(text, numbers)
  return numbers
}

/** Registers a word of letters as a candidate for corrections. */
export function addHeadword(vocabulary: Vocabulary, number: number): void {
  if (vocabulary.isHeadword[number]) return
  const word = vocabulary.words[number] as string
  if (!ONLY_LETTERS.test(word)) return
  vocabulary.isHeadword[number] = true
  while (vocabulary.headwords.length <= word.length) vocabulary.headwords.push({ numbers: [], letters: [] })
  const shelf = vocabulary.headwords[word.length] as Headwords
  shelf.numbers.push(number)
  shelf.letters.push(lettersOf(word))
}

function tripleAt(text: string, i: number): number {
  const letters = (text.charCodeAt(i) * 31 + text.charCodeAt(i + 1)) * 31 + text.charCodeAt(i + 2)
  return letters & (TRIPLES - 1)
}

/** Which letters a word has, as bits. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31)
  return bits
}

type Visit = (word: number, isStart: boolean) => boolean

/**
 * Calls `visit` with each word in which `part` occurs (anywhere: three letters at least; else two), and whether the word
 * begins with it; until `visit` says true. Of bottle-green only the parts, unless a sign is sought.
 */
export function visitContaining(vocabulary: Vocabulary, part: string, anywhere: boolean, visit: Visit): void {
  const isDone = visitIn(vocabulary, vocabulary.triples, part, anywhere, visit)
  if (!isDone && !isPlain(part)) visitIn(vocabulary, vocabulary.compounds, part, anywhere, visit)
}

function visitIn(
  vocabulary: Vocabulary,
  triples: Triples,
  part: string,
  anywhere: boolean,
  visit: Visit,
): boolean {
  const { words } = vocabulary
  const rarest = rarestTriple(triples, anywhere ? part : START + part)
  if (rarest === undefined) return false
  if (vocabulary.room.length < words.length) vocabulary.room = new Int32Array(Math.ceil(words.length * 1.5))
  const count = readPostings(rarest, vocabulary.room)
  for (let i = 0; i < count; i++) {
    const number = vocabulary.room[i] as number
    const word = words[number] as string
    const isStart = word.startsWith(part)
    if ((isStart || (anywhere && word.includes(part))) && visit(number, isStart)) return true
  }
  return false
}

/** Returns the trigram of `text` with the fewest words; undefined if a trigram is unknown. */
function rarestTriple(triples: Triples, text: string): Postings | undefined {
  let rarest: Postings | undefined
  for (let i = 0; i + 2 < text.length; i++) {
    const postings = triples[tripleAt(text, i)]
    if (postings === undefined) return undefined
    if (rarest === undefined || sizeOf(postings) < sizeOf(rarest)) rarest = postings
  }
  return rarest
}

/** The headwords that differ from `word` by the fewest slips, at most `max`. */
export function closestHeadwords(vocabulary: Vocabulary, word: string, max: number): number[] {
  const letters = lettersOf(word)
  let best = max
  let found: number[] = []
  // A slip makes a word longer or shorter by one letter at most.
  for (const shelf of vocabulary.headwords.slice(Math.max(0, word.length - max), word.length + max + 1)) {
    for (let i = 0; i < shelf.numbers.length; i++) {
      // A slip changes two letters at most: one goes, one comes.
      if (bitCount((shelf.letters[i] as number) ^ letters) > 2 * best) continue
      const number = shelf.numbers[i] as number
      const distance = editDistance(word, vocabulary.words[number] as string, best)
      if (distance > best) continue
      if (distance < best) found = []
      best = distance
      found.push(number)
    }
  }
  return found.sort((a, b) => a - b)
}

function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
