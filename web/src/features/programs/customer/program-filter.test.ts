import { expect, it } from 'vitest'
import { categoriesOf } from './program-filter'

it('sorts categories by the rules of the language of the page', () => {
  const programs = ['یوگا', 'پیلاتس', 'Zumba', 'گام', 'Élan', 'Zumba'].map((name) => ({
    programId: { categoryId: { name } },
  })) as unknown as Parameters<typeof categoriesOf>[0]
  expect(categoriesOf(programs, 'fa')).toEqual(['پیلاتس', 'گام', 'یوگا', 'Élan', 'Zumba'])
  expect(categoriesOf(programs, 'nl')).toEqual(['Élan', 'Zumba', 'پیلاتس', 'گام', 'یوگا'])
})
