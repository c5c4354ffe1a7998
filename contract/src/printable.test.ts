import { expect, test } from 'vitest'
import { addressProblems } from './auth/address-rules'
import { CustomerInfo } from './orders/customer-calls'
import { customerProblems } from './orders/customer-rules'
import { unprintable } from './printable'

test.each([
  'Zoë O’Brien-Łukasz',
  'Γιώργος Сергій Արմեն გიორგი',
  'محمد رضا می\u200cرود ٹھیک שלמה',
  'प्रिया রবীন্দ্রনাথ தமிழ் ශ්\u200dරී ไทย ភ្នំពេញ',
  '王小明 陳大文 髙橋さくら 김민수 አበበ',
  'Keizersgracht 12-II, № 4 ½ (bis) “Zon”',
  '\u202aSara\u202c\ufeff\u200b\u3000\t',
  'e\u0301 \u1112\u1161\u11ab',
])('%j has no character that invoices cannot show', (text) => {
  expect(unprintable(text)).toEqual([])
})

test.each([
  ['Sara 😀 and 😀', ['😀']],
  ['👩\u200d🚀 👍🏽 🇳🇱', ['👩\u200d🚀', '👍🏽', '🇳🇱']],
  ['ᚠ in 𐎠', ['ᚠ', '𐎠']],
  ['\ue000', ['\ue000']],
  ['a\ud83d', ['\ud83d']],
])('in %j the characters %j are named, each once', (text, characters) => {
  expect(unprintable(text)).toEqual(characters)
})

const address = {
  firstName: 'Sara 😀',
  lastName: '王',
  phone: '1',
  street: 'Street 🏠 ᚠ',
  city: 'C',
  state: 'T',
  zipCode: 'Z',
  country: 'L',
}

test('an address names the field and the characters that invoices cannot show', () => {
  const { firstName, lastName, phone, ...place } = address
  const info = { firstName, lastName, phone, email: 's@x.nl', address: place }
  const expected = [
    { path: 'customerInfo.firstName', code: 'text.unprintable', params: { characters: '😀' } },
    { path: 'customerInfo.address.street', code: 'text.unprintable', params: { characters: '🏠 ᚠ' } },
  ]
  expect(
    customerProblems(info).map((problem) => ({ ...problem, path: `customerInfo.${problem.path}` })),
  ).toEqual(expected)
  expect(addressProblems(address)).toEqual([
    { ...expected[0], path: 'firstName' },
    { ...expected[1], path: 'street' },
  ])
  const { error } = CustomerInfo.safeParse(info)
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['firstName', 'text.unprintable'],
    ['address.street', 'text.unprintable'],
  ])
})
