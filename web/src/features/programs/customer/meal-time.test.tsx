import { screen } from '@testing-library/react'
import type { Locale } from 'contract/locale'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../../test/page'
import { MealTime } from './meal-time'

describe('the hour of a meal', () => {
  it.each<[Locale, string, string]>([
    ['en', '07:30', '07:30'],
    ['nl', '7:05', '7:05'],
    ['fa', '07:05', '۰۷:۰۵'],
    ['fa', 'ساعت 7 یا ۸', 'ساعت ۷ یا ۸'],
    ['en', 'after 9', 'after 9'],
  ])('%s: %s', async (locale, written, shown) => {
    await openPage({ '/': <MealTime value={written} /> }, '/', locale)
    expect((await screen.findByText(shown)).tagName).toBe('BDI')
  })
})
