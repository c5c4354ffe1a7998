import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { open, page, path, press, user } from '../../../../test/coach-area'
import { aProgram } from '../../../../test/coach-program'
import { later, Reply, refusal } from '../../../../test/fake-server'
import { followTo, Goto } from '../../../../test/page'
import { answers, freshEditorServer, openProgram } from '../../../../test/program-editor'

freshEditorServer()

describe('the program of a user', () => {
  it('COACH-DASH-25 COACH-DASH-26 COACH-PD-01 COACH-STATE-06: opens over the dashboard, loading first', async () => {
    const answer = later<unknown>()
    answers({ 'GET /coach/user-programs/:id/complete': () => answer.promise })
    await open('/coach/dashboard')
    await followTo(await screen.findByRole('button', { name: 'Strength in 12 Weeks' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('Loading program details...')).toBeTruthy()
    const title = dialog.getByRole('heading', { level: 2 }).textContent ?? ''
    expect(title.replace(/[\u2066-\u2069]/g, '')).toBe('Strength in 12 Weeks · Mina Rad u1')
    answer.settle({ success: true, data: aProgram() })
    expect(await dialog.findByRole('tab', { name: 'Overview' })).toBeTruthy()
    const talk = dialog.getByRole('link', { name: 'Open the Conversation' })
    expect(talk.getAttribute('href')).toBe('/coach/dashboard?tab=chats&with=u1')
    expect(dialog.queryByText('Loading program details...')).toBeNull()
  })

  it('COACH-DASH-27 COACH-DASH-28: closes by its button and by a press beside it', async () => {
    const { visitor, dialog } = await openProgram()
    await dialog.findByRole('tab', { name: 'Overview' })
    await visitor.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await visitor.click(screen.getByRole('button', { name: 'Strength in 12 Weeks' }))
    await screen.findByRole('tab', { name: 'Overview' })
    await visitor.click(screen.getByRole('dialog'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('COACH-STATE-06: a program that cannot be loaded says so and can be tried again', async () => {
    answers({ 'GET /coach/user-programs/:id/complete': () => refusal('programs.not_found') })
    const { visitor } = await open('/coach/dashboard')
    await followTo(await screen.findByRole('button', { name: 'Strength in 12 Weeks' }))
    expect(await screen.findByText('This program couldn’t be loaded')).toBeTruthy()
    answers({ 'GET /coach/user-programs/:id/complete': () => ({ success: true, data: aProgram() }) })
    await visitor.click(press('Retry'))
    expect(await screen.findByRole('tab', { name: 'Overview' })).toBeTruthy()
  })

  it('COACH-PD-02: says that there is no data', async () => {
    const { dialog } = await openProgram(aProgram({ programData: null }, 'answering'))
    expect(await dialog.findByText('No program data available')).toBeTruthy()
  })

  it('shows status and dates of the program (COACH-PD-04 COACH-PD-05 COACH-PD-06 COACH-PD-07 COACH-PD-08 COACH-ENT-23)', async () => {
    const { dialog } = await openProgram()
    const tabs = await dialog.findAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Nutrition',
      'Workout',
      'Tracking',
      'Questionnaire',
    ])
    const facts = dialog.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
    expect(facts.slice(0, 4)).toEqual([
      ['Status', 'Active'],
      ['Started', 'October 15, 2026'],
      ['Progress', '46%'],
      ['Week', 'Week 5 of 12'],
    ])
  })

  it.each(['active', 'completed', 'paused', 'answering', 'creating'] as const)(
    'COACH-STATE-07: says that a program is %s',
    async (status) => {
      const { dialog } = await openProgram(aProgram({}, status))
      const term = await dialog.findByText('Status', { selector: 'dt' })
      expect(term.nextSibling?.textContent?.toLowerCase()).toBe(status)
    },
  )

  it('COACH-ENT-24: takes the parts at the top of the answer as well', async () => {
    answers({
      'GET /coach/user-programs/:id/complete': () => ({ success: true, ...aProgram() }),
    })
    await open('/coach/dashboard')
    await followTo(await screen.findByRole('button', { name: 'Strength in 12 Weeks' }))
    expect(await screen.findByText('Three sessions a week.')).toBeTruthy()
  })

  it('COACH-PD-09: another tab begins at its top', async () => {
    const { dialog, box } = await openProgram()
    const tab = await dialog.findByRole('tab', { name: 'Workout' })
    const scroller = box.querySelector('[data-scroller]') as HTMLElement
    const scrollTo = vi.spyOn(scroller, 'scrollTo')
    await followTo(tab)
    expect(scrollTo).toHaveBeenCalledWith(0, 0)
  })
})

describe('the address of an open program', () => {
  const title = async () => {
    const heading = await screen.findByRole('heading', { level: 2, name: /·/ })
    return heading.textContent?.replace(/[\u2066-\u2069]/g, '')
  }
  const serve = () =>
    answers({
      'GET /coach/user-programs/:id/complete': () => ({ success: true, data: aProgram(), version: 7 }),
    })

  it('names the program and its tab; Back closes it', async () => {
    serve()
    const shown = await open('/coach/dashboard?search=rad')
    await followTo(await screen.findByRole('button', { name: 'Strength in 12 Weeks' }))
    expect(path(shown)).toBe('/coach/dashboard?search=rad&program=up-u1')
    await followTo(await screen.findByRole('tab', { name: 'Nutrition' }))
    expect(path(shown)).toBe('/coach/dashboard?search=rad&program=up-u1&part=nutrition')
    await Goto.to(-1)
    expect(path(shown)).toBe('/coach/dashboard?search=rad')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is that of the list again after Close, in one step of the history', async () => {
    serve()
    const shown = await open('/coach/dashboard')
    await Goto.to('/coach/dashboard?search=rad')
    await followTo(await screen.findByRole('button', { name: 'Strength in 12 Weeks' }))
    await followTo(await screen.findByRole('tab', { name: 'Nutrition' }))
    const close = press('Close')
    await followTo(close)
    await followTo(close)
    expect(path(shown)).toBe('/coach/dashboard?search=rad')
    await Goto.to(-1)
    expect(path(shown)).toBe('/coach/dashboard')
  })

  it('opens it at its tab, after a reload or by a link, also where the list does not have it', async () => {
    serve()
    answers({ 'GET /coach/my-users': () => page([user('u2')]) })
    const shown = await open('/coach/dashboard?program=up-u1&part=workout')
    expect(await title()).toBe('Strength in 12 Weeks · Mina Rad u1')
    expect((await screen.findByRole('tab', { name: 'Workout' })).getAttribute('aria-selected')).toBe('true')
    await followTo(press('Close'))
    expect(path(shown)).toBe('/coach/dashboard')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens it where the list of users cannot be loaded', async () => {
    serve()
    answers({ 'GET /coach/my-users': () => new Reply(400, { success: false }) })
    await open('/coach/dashboard?program=up-u1')
    expect(await title()).toBe('Strength in 12 Weeks · Mina Rad u1')
  })

  it('stays open until the coach agrees to lose unsaved text', async () => {
    const shown = await openProgram()
    await shown.dialog.findByRole('tab', { name: 'Overview' })
    await shown.visitor.click(press('Edit Duration (days)'))
    await shown.visitor.keyboard('90')
    await shown.visitor.click(press('Close'))
    expect(path(shown)).toBe('/coach/dashboard?program=up-u1')
    await followTo(press('Discard Changes'))
    expect(path(shown)).toBe('/coach/dashboard')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
