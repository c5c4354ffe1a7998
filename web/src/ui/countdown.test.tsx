import { act, screen } from '@testing-library/react'
import { MINUTE, SECOND } from 'contract/units'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../test/page'
import { Countdown } from './countdown'

beforeEach(
  () => void vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-22T10:00:00.000Z') }),
)
afterEach(() => vi.useRealTimers())

const timer = () => screen.getByRole('timer')
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
/** Visible text and screen-reader text. */
const told = () => [...timer().children].map((one) => one.textContent)

describe('Countdown', () => {
  it('shows seconds, announces minutes, and calls onEnd once', async () => {
    const end = vi.fn()
    await openPage({ '/': <Countdown until="2026-11-22T10:02:05.000Z" onEnd={end} /> }, '/')
    expect(told()).toEqual(['2:05', '3 minutes'])
    await pass(6 * SECOND)
    expect(told()).toEqual(['1:59', '2 minutes'])
    expect(end).not.toHaveBeenCalled()
    await pass(2 * MINUTE)
    expect(told()).toEqual(['0:00', '0 minutes'])
    await pass(MINUTE)
    expect(end).toHaveBeenCalledTimes(1)
  })

  it('formats hours in the digits of the language, left to right', async () => {
    await openPage({ '/': <Countdown until="2026-11-22T11:02:05.000Z" /> }, '/', 'fa')
    expect(told()).toEqual(['۱:۰۲:۰۵', '۶۳ دقیقه'])
    expect(timer().firstElementChild?.getAttribute('dir')).toBe('ltr')
  })

  it('does not call onEnd when the time was over on mount', async () => {
    const end = vi.fn()
    await openPage({ '/': <Countdown until="2026-11-22T09:00:00.000Z" onEnd={end} /> }, '/')
    await pass(5 * SECOND)
    expect(told()[0]).toBe('0:00')
    expect(end).not.toHaveBeenCalled()
  })
})
