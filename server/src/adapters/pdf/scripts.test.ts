import { isPrintable } from 'contract/printable'
import { PRINTABLE_RANGES } from 'contract/printable-characters'
import { describe, expect, test } from 'vitest'
import { type PdfLine, pdfLines } from '../../../test/pdf-text'
import { FULL } from '../../../test/sweep-share'
import { createPdf } from './create'
import { loadFaces } from './fonts'
import { loadNotoFaces } from './noto-fonts'

const NAMES = {
  'Latin of Europe, Africa and Vietnam': 'Łukasz Øster Ǆ Ɓala Nguyễn n̈',
  Greek: 'Γιώργος Παπαδόπουλος ἀρχή',
  Cyrillic: 'Сергій Ґалаґан Ӱ',
  Persian: 'مُحَمَّد می‌رو',
  'Urdu and Pashto': 'ٹھیک ہے ڼورزی',
  Hebrew: 'שלמה כהן שָׁלוֹם',
  Armenian: 'Արմեն Պետրոսյան',
  Georgian: 'გიორგი მაისურაძე',
  Devanagari: 'प्रिया क्षितिज शर्मा',
  Bengali: 'রবীন্দ্রনাথ চট্টোপাধ্যায়',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Gujarati: 'ક્રિષ્ના પટેલ',
  Odia: 'କୃଷ୍ଣ ଶ୍ରୀ',
  Tamil: 'தமிழ்ச்செல்வன் கௌரி',
  Telugu: 'కృష్ణ రెడ్డి',
  Kannada: 'ಕೃಷ್ಣ ಕ್ಷೌರ',
  Malayalam: 'കൃഷ്ണൻ ശ്രീ',
  Sinhala: 'ශ්‍රී ක්‍රෝ',
  Thai: 'สมชาย น้ำ ผู้ใหญ่',
  Lao: 'ສົມສັກ ນ້ຳ',
  Khmer: 'ភ្នំពេញ ស្រី',
  Burmese: 'မြန်မာ ကြည်',
  Tibetan: 'བཀྲ་ཤིས',
  Ethiopic: 'አበበ ቢቂላ',
  Thaana: 'މުޙައްމަދު',
  'simplified Chinese': '王小明 张伟',
  'traditional Chinese': '陳大文 龍鳳',
  Japanese: 'さくら 髙橋 﨑 𠮷野家',
  Korean: '김민수 이순신',
} as const

/** Draws texts one below the other. */
async function draw(texts: readonly string[], loaded = texts): Promise<PdfLine[]> {
  const pdf = await createPdf({
    width: 600,
    height: 800,
    lang: 'en',
    direction: 'ltr',
    title: 'Names',
    author: 'Tavan',
    createdAt: new Date(0),
    text: loaded.join('\n'),
  })
  for (const [i, text] of texts.entries())
    pdf.line(text, { size: 10, weight: i % 2 ? 600 : 400 }, { left: 40, right: 560, baseline: 40 + i * 20 })
  return pdfLines(await pdf.end())
}

describe('a document', () => {
  test.each(Object.entries(NAMES))('draws a %s name with glyphs of its script', async (_, name) => {
    const lines = await draw([name, name])
    for (const { text, drawn, missing } of lines) {
      expect(text).toBe(name.normalize('NFC'))
      expect(missing).toBe(0)
      expect(drawn).not.toContain('\ufffd')
    }
    expect(lines).toHaveLength(2)
  })

  test('draws one visible replacement for each character that no font has, and is copied with the character', async () => {
    const [emoji, rare, seal] = await draw(['Sara 👩‍🚀 🇳🇱 x', 'ᚠ 𐎠', '\ud83d?'])
    expect(emoji).toMatchObject({ text: 'Sara 👩‍🚀 🇳🇱 x', drawn: 'Sara � � x', missing: 0 })
    expect(rare).toMatchObject({ text: 'ᚠ 𐎠', drawn: '� �', missing: 0 })
    expect(seal).toMatchObject({ drawn: '�?', missing: 0 })
  })

  test('draws invisible characters as nothing', async () => {
    const [line] = await draw(['a\u200bb\u2060c\ufe0fd\u00ade'])
    expect(line).toMatchObject({ drawn: 'abcde', missing: 0 })
  })

  test('reads from right to left in Hebrew, with digits from left to right', async () => {
    const [line] = await draw(['אבג 12'])
    expect(line?.drawn).toBe('12 גבא')
  })

  test('is the same bytes whatever was drawn before', async () => {
    const bytes = async (text: string) => {
      const pdf = await createPdf({
        width: 200,
        height: 100,
        lang: 'en',
        direction: 'ltr',
        title: 'Name',
        author: 'Tavan',
        createdAt: new Date(0),
        text,
      })
      pdf.line(text, { size: 10 }, { left: 10, right: 190, baseline: 40 })
      return (await pdf.end()).toString('latin1')
    }
    const first = await bytes('कि')
    await bytes('क क्षि')
    expect(await bytes('कि')).toBe(first)
  })
})

/** Numbers of the glyphs of a text in the first font of Noto that has its letters. */
async function glyphsOf(text: string): Promise<number[]> {
  const faces = await loadNotoFaces([text.codePointAt(0) as number])
  const font = faces[0]?.fonts[400]
  if (!font || !('layout' in font)) throw new Error(`no font of Noto has ${text}`)
  return font.layout(text).glyphs.map(({ id }) => id)
}

describe('shaping', () => {
  test('places a Devanagari vowel that is written before its consonant', async () => {
    const [ka] = await glyphsOf('क')
    const [first, second] = await glyphsOf('कि')
    expect(first).not.toBe(ka)
    expect(second).toBe(ka)
  })

  test('parts a Tamil vowel around its consonant', async () => {
    const [ka] = await glyphsOf('க')
    const parts = await glyphsOf('கொ')
    expect(parts).toContain(ka)
    expect(parts).toHaveLength(3)
    expect(parts[1]).toBe(ka)
  })

  test('joins Khmer consonants, on which the shaper of pdfkit fails', async () => {
    const glyphs = await glyphsOf('ភ្នំ')
    expect(glyphs).not.toContain(0)
    expect(glyphs.length).toBeLessThan('ភ្នំ'.length)
  })
})

// Fonts and table change together and rarely, and loading every font takes nine seconds.
test.runIf(FULL)(
  'the table of printable characters names what the fonts have, no more and no less',
  async () => {
    const site = await loadFaces('', 'ltr')
    const noto = await loadNotoFaces(tableCodePoints())
    const drawn = new Set([...site, ...noto].flatMap(({ characters }) => [...characters]))
    expect(tableCodePoints().filter((codePoint) => !drawn.has(codePoint))).toEqual([])
    expect([...drawn].filter((codePoint) => !isPrintable(String.fromCodePoint(codePoint)))).toEqual([])
  },
  60_000,
)

function tableCodePoints(): number[] {
  const codePoints: number[] = []
  for (const range of PRINTABLE_RANGES.trim().split(/\s/)) {
    const [gap = '', more = '0'] = range.split('-')
    const first = (codePoints.at(-1) ?? 0) + Number.parseInt(gap, 36)
    for (let i = 0; i <= Number.parseInt(more, 36); i++) codePoints.push(first + i)
  }
  return codePoints
}
