import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aDay, eachWithDays, inDays, session, todayDate } from '../../../../test/fake-today'
import { openPage } from '../../../../test/page'
import TodayPage from './today-page'

const now = eachWithDays()
const { days } = now

const open = () => openPage({ '/today': <TodayPage /> }, '/today')
const main = (name: string | RegExp) => screen.findByRole('region', { name })
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))

describe('a missed session', () => {
  const missed = { date: inDays(-2), userProgramId: 'p1', session: `plan-${inDays(-2)}`, focus: 'Legs' }
  beforeEach(() => {
    days[todayDate] = aDay({ missed: [missed] })
    days[inDays(-2)] = aDay({
      date: inDays(-2),
      sessions: [session({ plannedFor: inDays(-2), focus: 'Legs' })],
    })
  })
  const line = () => screen.findByRole('region', { name: 'Missed session' })

  it('is done today beside the session of the day, and goes back by Undo', async () => {
    await open()
    const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
    const text = (await line()).querySelector('p')?.textContent?.replace(/[\u2066-\u2069]/g, '')
    expect(text).toBe(`Missed: Legs, ${weekday.format(new Date(inDays(-2)))}`)
    await waitFor(() => expect(now.fake.server.calls('GET', '/today')).toHaveLength(2))
    await press('Do It Today')
    await main('Legs')
    expect(screen.queryByRole('region', { name: 'Missed session' })).toBeNull()
    await waitFor(() =>
      expect(now.fake.entries('move')).toMatchObject([{ date: todayDate, from: inDays(-2), to: todayDate }]),
    )
    await press('Undo')
    await line()
    expect(screen.queryByRole('region', { name: 'Legs' })).toBeNull()
    await waitFor(() => expect(now.fake.entries('move')).toEqual([]))
  })

  it('is entered for its own day', async () => {
    const { where } = await open()
    await line()
    await press('I Did It Then')
    expect(where().pathname).toBe(`/today/session/p1/plan-${inDays(-2)}`)
  })

  it('is of no day that was stored before sessions were named as missed', async () => {
    const { missed: _, ...old } = aDay()
    days[todayDate] = old as ReturnType<typeof aDay>
    await open()
    await main('Push day')
    expect(screen.queryByRole('region', { name: 'Missed session' })).toBeNull()
  })
})
