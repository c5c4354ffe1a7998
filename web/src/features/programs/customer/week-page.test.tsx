import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakePrograms } from '../../../../test/fake-programs'
import { refusal } from '../../../../test/fake-server'
import { storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import WeekPage from './week-page'

let server: ReturnType<typeof fakePrograms>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T09:00:00') })
  storeSession()
  server = fakePrograms([])
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const open = (locale?: 'fa') => openPage({ '/programs/:id/week': <WeekPage /> }, '/programs/p1/week', locale)

describe('U42 the sheet of the week', () => {
  it('holds the seven days with their exercises, and the meals, and prints', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await open()
    await screen.findByRole('heading', { level: 1, name: 'Strong in spring' })
    const headings = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
    expect(headings.slice(0, 3)).toEqual([
      'Monday, November 16Legs',
      'Tuesday, November 17Rest day',
      'Wednesday, November 18Legs',
    ])
    expect(headings.slice(7)).toEqual(['Breakfast 07:00', 'Evening snack '])
    expect(screen.getAllByText('Back Squat')).toHaveLength(2)
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByRole('link').getAttribute('href')).toBe('/programs?program=p1')
    expect(screen.getAllByRole('link')).toHaveLength(1)
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('begins on Saturday in Persian, with the hours in its digits', async () => {
    await open('fa')
    await screen.findByRole('heading', { level: 1, name: 'Strong in spring' })
    const days = screen
      .getAllByRole('heading', { level: 3 })
      .map((one) => one.querySelector('time')?.dateTime)
    expect([days[0]?.slice(0, 10), days[6]?.slice(0, 10)]).toEqual(['2026-11-14', '2026-11-20'])
    screen.getByText('۰۷:۰۰')
  })

  it('of a program that is not mine is not found', async () => {
    server.on({ 'GET /user-programs/:id/data': () => refusal('programs.not_found') })
    await open()
    await screen.findByText('This program was not found')
  })
})
