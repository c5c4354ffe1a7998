import { beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from '../../../../test/factories'
import { useApp } from '../../../../test/test-app'

const app = useApp()
const suggest = async (q: string, lang = 'en') => {
  const answer = await app.call('GET', `/search/suggestions?lang=${lang}&q=${encodeURIComponent(q)}`)
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

beforeAll(async () => {
  await makeProduct(app, {
    name: 'Cast-iron kettlebell, 16 kg',
    priceCents: 5499,
    salePriceCents: 4999,
    translations: { fa: { name: 'کتل‌بل ۱۶ کیلوگرم', description: '', tags: [] } },
  })
  await makeProduct(app, { name: 'Rope', description: 'Lighter than a kettlebell.' })
})

describe('SHOP-GEN-04 suggestions while a search is typed', () => {
  test('returns products with picture and price by score, and articles', async () => {
    expect(await suggest('kettl')).toEqual({
      products: [
        {
          _id: expect.any(String),
          name: 'Cast-iron kettlebell, 16 kg',
          price: 54.99,
          salePrice: 49.99,
          image: '/images/0123456789abcdef0123456789abcdef',
        },
        expect.objectContaining({ name: 'Rope', salePrice: null }),
      ],
      categories: [],
      articles: [{ path: '/blog#kettlebell', title: 'How to choose your first kettlebell' }],
    })
  })

  test('in the language asked for, whatever the language of the words', async () => {
    const { products, articles } = await suggest('kettlebell', 'fa')
    expect(products[0].name).toBe('کتل‌بل ۱۶ کیلوگرم')
    expect(articles[0].title).toBe('اولین کتل‌بل را چطور انتخاب کنیم')
  })

  test('categories by the beginnings of their names, in any language', async () => {
    const strength = [{ _id: expect.any(String), name: 'Strength', slug: 'strength' }]
    expect((await suggest('streng')).categories).toEqual(strength)
    expect((await suggest('krach')).categories).toEqual(strength)
  })

  test('a slip of the keyboard is forgiven and said', async () => {
    const { correction, products } = await suggest('kettelbell')
    expect([correction, products[0].name]).toEqual(['kettlebell', 'Cast-iron kettlebell, 16 kg'])
  })

  test('nothing typed, nothing suggested; too much is refused', async () => {
    for (const q of ['', '   '])
      expect(await suggest(q)).toEqual({ products: [], categories: [], articles: [] })
    const long = await app.call('GET', `/search/suggestions?q=${'a'.repeat(101)}`)
    expect([long.statusCode, long.json().code]).toEqual([400, 'request.too_long'])
  })
})
