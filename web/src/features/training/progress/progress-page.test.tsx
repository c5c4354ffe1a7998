import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { BestSet, Progress } from 'contract/training/progress-calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakePrograms } from '../../../../test/fake-programs'
import { offline, refusal } from '../../../../test/fake-server'
import { storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import ProgressPage from './progress-page'

const set = (date: string, more: Partial<BestSet>): BestSet => ({
  date,
  load: null,
  reps: null,
  seconds: null,
  meters: null,
  ...more,
})
const EMPTY: Progress = {
  streak: { current: 0, longest: 0 },
  records: [],
  volume: [],
  weight: [],
  result: null,
}
const FULL: Progress = {
  streak: { current: 1, longest: 12 },
  records: [
    {
      exercise: 'Back Squat',
      measure: 'reps',
      best: set('2026-11-20', { load: 82.5, reps: 5 }),
      history: [set('2026-11-06', { load: 80, reps: 5 }), set('2026-11-20', { load: 82.5, reps: 5 })],
    },
    {
      exercise: 'Pull-up',
      measure: 'reps',
      best: set('2026-11-18', { load: -20, reps: 1 }),
      history: [set('2026-11-18', { load: -20, reps: 1 })],
    },
    {
      exercise: 'Plank',
      measure: 'time',
      best: set('2026-11-18', { seconds: 95 }),
      history: [set('2026-11-18', { seconds: 95 })],
    },
  ],
  volume: [
    { week: '2026-11-09', muscleGroup: null, sets: 2, kg: 0 },
    { week: '2026-11-09', muscleGroup: 'Legs', sets: 9, kg: 3600 },
    { week: '2026-11-16', muscleGroup: 'Legs', sets: 12, kg: 4950 },
  ],
  weight: [
    { date: '2026-11-18', value: 80, average: 80 },
    { date: '2026-11-20', value: 79, average: 79.5 },
  ],
  result: {
    firstDay: '2026-09-01',
    lastDay: '2026-11-30',
    done: 34,
    planned: 36,
    weight: { first: 82, last: 79.5 },
    records: 3,
  },
}

let server: ReturnType<typeof fakePrograms>
beforeEach(() => {
  storeSession()
  server = fakePrograms([])
})
afterEach(() => vi.unstubAllGlobals())
const open = (progress: Progress, locale?: 'fa') => {
  server.on({ 'GET /user-programs/:id/progress': () => ({ success: true, data: progress }) })
  return openPage({ '/programs/:id/progress': <ProgressPage /> }, '/programs/p1/progress', locale)
}
const region = (name: string) => screen.findByRole('region', { name })

describe('the page of progress', () => {
  it('shows streak, records, volume, weight and result, each chart with its table', async () => {
    await open(FULL)
    const records = await region('Records')
    const rows = within(within(records).getByRole('table', { name: 'Records' })).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      'ExerciseBest setDay',
      'Back Squat⁨82.5 kg × 5 reps⁩Nov 20, 2026',
      'Pull-up⁨20 kg of help × 1 rep⁩Nov 18, 2026',
      'Plank⁨1:35⁩Nov 18, 2026',
    ])
    expect(
      within(records).getByRole('img', { name: /^Back Squat over time: 2 values, from .80 kg/ }),
    ).toBeTruthy()
    const squat = within(records).getByRole('table', { name: 'Back Squat' })
    expect(within(squat).getAllByRole('row')[1]?.textContent).toBe('Nov 20, 2026⁨82.5 kg × 5 reps⁩')

    expect(within(await region('Streak')).getByText('1 session')).toBeTruthy()
    expect(within(await region('Streak')).getByText('12 sessions')).toBeTruthy()
    const weight = within(await region('Body weight')).getByRole('table', { name: 'Body weight' })
    expect(within(weight).getAllByRole('row')[1]?.textContent).toBe('Nov 20, 2026⁨79.5 kg⁩⁨79 kg⁩')
    const result = await region('Result of your program')
    expect(within(result).getByText('34 of 36')).toBeTruthy()
    expect(within(result).getByText('⁨82 kg⁩ → ⁨79.5 kg⁩')).toBeTruthy()
  })

  it('draws the exercise and the muscle group that are chosen', async () => {
    await open(FULL)
    const records = await region('Records')
    await act(async () =>
      fireEvent.change(within(records).getByLabelText('Exercise'), { target: { value: 'time Plank' } }),
    )
    expect(within(records).getByRole('slider', { name: 'Plank over time, value by value' })).toBeTruthy()
    const volume = await region('Volume')
    const table = () => within(volume).getByRole('table').textContent
    expect(table()).toContain('Nov 16, 2026124,950 kg')
    await act(async () =>
      fireEvent.change(within(volume).getByLabelText('Muscle group'), { target: { value: '' } }),
    )
    expect(table()).toContain('Other exercises')
    expect(table()).not.toContain('4,950')
  })

  it('says of each part that there is nothing yet, and shows no result before the end', async () => {
    await open(EMPTY)
    await screen.findByText('No sets logged yet.')
    expect(screen.getByText('No sets logged in recent weeks.')).toBeTruthy()
    expect(screen.getByText(/^No weight entered yet/)).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Result of your program' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Open Photos' }).getAttribute('href')).toBe('/programs/p1/photos')
  })

  it('uses Persian digits and the calendar of the language', async () => {
    await open(FULL, 'fa')
    const records = await region('رکوردها')
    expect(within(records).getAllByText('۲۹ آبان ۱۴۰۵').length).toBeGreaterThan(0)
    expect(within(records).getByText('⁨۱:۳۵⁩')).toBeTruthy()
    expect(within(await region('وزن بدن')).getByText('زمان از چپ به راست پیش می‌رود.')).toBeTruthy()
  })

  it('says that it could not be loaded and loads it when asked again', async () => {
    server.on({ 'GET /user-programs/:id/progress': offline })
    await openPage({ '/programs/:id/progress': <ProgressPage /> }, '/programs/p1/progress')
    await screen.findByText('Your progress couldn’t be loaded')
    server.on({ 'GET /user-programs/:id/progress': () => ({ success: true, data: EMPTY }) })
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByText('No sets logged yet.')
  })

  it('says that a program of somebody else was not found', async () => {
    server.on({ 'GET /user-programs/:id/progress': () => refusal('programs.not_found') })
    await openPage({ '/programs/:id/progress': <ProgressPage /> }, '/programs/p1/progress')
    await waitFor(() => expect(screen.getByText('This program was not found')).toBeTruthy())
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  })
})
