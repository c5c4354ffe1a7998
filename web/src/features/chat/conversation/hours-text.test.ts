import { weekdays } from 'contract/coaches/rules'
import { describe, expect, it } from 'vitest'
import { hoursText } from './hours-text'

describe('hoursText', () => {
  it.each([
    [weekdays.slice(0, 5), 'nl', 'nl', 'ma–vr, 09:00–17:00'],
    [['monday', 'wednesday'], 'nl', 'nl', 'ma, wo, 09:00–17:00'],
    [[...weekdays], 'nl', 'nl', 'ma–zo, 09:00–17:00'],
    [['saturday', 'sunday', 'monday'], 'fa-IR', 'fa', 'شنبه–دوشنبه، ۰۹:۰۰–۱۷:۰۰'],
  ] as const)(
    'writes %j in %s as one range where the days follow each other in that language’s week',
    (days, tag, locale, text) => {
      expect(hoursText({ days: [...days], from: '09:00', until: '17:00' }, tag, locale)).toBe(text)
    },
  )
})
