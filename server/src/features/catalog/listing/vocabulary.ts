import { editDistance } from './edit-distance'

/** All words under which products are found, each with a number. */
export interface Vocabulary {
  numbers: Map<string, number>
  words: string[]
  /** Which letters a word has, a bit each: tells words apart that cannot be one another's slip. */
  letters: number[]
  /** Words of names and labels: what a misspelt word may have meant. */
  isHeadword: boolean[]
  /** All words between line breaks, and where each starts; made anew when it is asked for after a word was added. */
  joined: { text: string; starts: Int32Array } | undefined
}

export const emptyVocabulary = (): Vocabulary => ({
  numbers: new Map(),
  words: [],
  letters: [],
  isHeadword: [],
  joined: undefined,
})

/** The number of a word, which is added where it is new. */
export function addWord(vocabulary: Vocabulary, word: string, isHeadword: boolean): number {
  let number = vocabulary.numbers.get(word)
  if (number === undefined) {
    number = vocabulary.words.length
    vocabulary.numbers.set(word, number)
    vocabulary.words.push(word)
    vocabulary.letters.push(lettersOf(word))
    vocabulary.isHeadword.push(isHeadword)
    vocabulary.joined = undefined
  } else if (isHeadword) vocabulary.isHeadword[number] = true
  return number
}

function lettersOf(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31)
  return bits
}

function joinedOf(vocabulary: Vocabulary) {
  if (!vocabulary.joined) {
    const { words } = vocabulary
    const starts = new Int32Array(words.length)
    let at = 1
    for (const [i, word] of words.entries()) {
      starts[i] = at
      at += word.length + 1
    }
    vocabulary.joined = { text: `\n${words.join('\n')}\n`, starts }
  }
  return vocabulary.joined
}

/** Calls `visit` with each word in which `part` occurs, and whether the word begins with it. */
export function visitContaining(
  vocabulary: Vocabulary,
  part: string,
  anywhere: boolean,
  visit: (word: number, isStart: boolean) => void,
): void {
  const { text, starts } = joinedOf(vocabulary)
  const sought = anywhere ? part : `\n${part}`
  for (let at = text.indexOf(sought); at >= 0; ) {
    const hit = anywhere ? at : at + 1
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if ((starts[middle] as number) <= hit) low = middle
      else high = middle - 1
    }
    visit(low, starts[low] === hit)
    // On with the next word: its line break is the first character that may belong to another hit.
    at = text.indexOf(sought, (starts[low] as number) + (vocabulary.words[low] as string).length)
  }
}

/** The headwords that differ from `word` by the fewest slips, at most `max`. */
export function closestHeadwords(vocabulary: Vocabulary, word: string, max: number): number[] {
  const letters = lettersOf(word)
  let best = max
  let found: number[] = []
  for (let i = 0; i < vocabulary.words.length; i++) {
    if (!vocabulary.isHeadword[i]) continue
    // A slip changes two letters at most: one goes, one comes.
    if (bitCount((vocabulary.letters[i] as number) ^ letters) > 2 * best) continue
    const distance = editDistance(word, vocabulary.words[i] as string, best)
    if (distance > best) continue
    if (distance < best) found = []
    best = distance
    found.push(i)
  }
  return found
}

function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
