import { expect, it } from 'vitest'
import { firstSentence } from './first-sentence'

it.each([
  [
    'Twelve weeks with a coach, 2.5 hours each. After that more.',
    'Twelve weeks with a coach, 2.5 hours each.',
  ],
  ['دوازده هفته همراه مربی. پس از سفارش می‌پرسیم.', 'دوازده هفته همراه مربی.'],
  ['آماده‌اید؟ شروع کنید.', 'آماده‌اید؟'],
  ['Twaalf weken met een coach.', 'Twaalf weken met een coach.'],
  ['No end', ''],
  [`${'word '.repeat(50)}.`, ''],
  ['', ''],
])('of %j is %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence)
})
