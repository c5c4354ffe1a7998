import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aProgram } from '../../../../test/coach-program'
import { freshEditorServer, openTab, section } from '../../../../test/program-editor'

freshEditorServer()

describe('the Tracking tab', () => {
  it('COACH-TR-01 COACH-TR-02 COACH-TR-03 COACH-TR-04 COACH-TR-05 COACH-ENT-17 X-46: is read only', async () => {
    await openTab('Tracking')
    const panel = within(screen.getAllByRole('tabpanel').at(-1) as HTMLElement)
    const list = (name: string) =>
      within(panel.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(list('Metrics')).toEqual(['Weight', 'Waist'])
    expect(list('Tracking Goals')).toEqual(['Lose 2 cm of waist'])
    const facts = panel.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
    expect(facts).toEqual([
      ['Frequency', 'Weekly'],
      ['Initial', '82.5 kg'],
      ['Target', '78 kg'],
    ])
    // The photos below load on their own, and have buttons once they are there.
    for (const name of ['Metrics', 'Tracking Goals', 'Weight'])
      expect(section(name).queryByRole('button'), name).toBeNull()
  })
})

describe('athlete’s entries', () => {
  it('shows the weight chart and the sessions with sets below the plan (X-50)', async () => {
    const kilograms = (_id: string, value: number, day: number) => ({
      _id,
      kind: 'weight' as const,
      value,
      unit: 'kg',
      at: `2026-10-${day}T08:00:00.000Z`,
    })
    await openTab(
      'Tracking',
      aProgram({
        measurements: [kilograms('m1', 82.5, 15), kilograms('m2', 82.1, 18), kilograms('m3', 81.8, 22)],
        sessions: [
          {
            date: '2026-10-19',
            sets: [{ exercise: 'Back Squat', reps: 5, load: 80 }],
            doneAt: '2026-10-19T10:00:00.000Z',
          },
          {
            date: '2026-10-20',
            sets: [
              ...Array.from({ length: 3 }, () => ({ exercise: 'Split Squat', reps: 8, load: 14 })),
              ...Array.from({ length: 2 }, () => ({ exercise: 'Plank', reps: 0, load: null, seconds: 45 })),
            ],
            doneAt: '2026-10-20T10:00:00.000Z',
          },
          { date: '2026-10-21', sets: [], doneAt: '2026-10-21T10:00:00.000Z' },
        ],
      }),
    )
    const measured = section('Measured by the athlete')
    const chart = measured.getByRole('img').getAttribute('aria-label') ?? ''
    expect(chart.replace(/[\u2066-\u2069]/g, '')).toBe(
      'Body weight over time: 3 values, from 82.5 kg to 81.8 kg.',
    )
    const rows = (name: string) =>
      section(name)
        .getAllByRole('listitem')
        .map((item) => (item.textContent ?? '').replace(/[\u2066-\u2069]/g, ''))
    expect(rows('Measured by the athlete')).toEqual([
      'Oct 22, 202681.8 kg',
      'Oct 18, 202682.1 kg',
      'Oct 15, 202682.5 kg',
    ])
    expect(rows('Sessions done')).toEqual([
      'Oct 21, 2026Done, without sets',
      'Oct 20, 2026Split Squat: 3 × 8 · 14 kg\nPlank: 2 × 45 sec',
      'Oct 19, 2026Back Squat: 5 reps, 80 kg',
    ])
  })

  it('says that there is nothing yet', async () => {
    await openTab('Tracking')
    expect(section('Measured by the athlete').getByText('Nothing measured yet.')).toBeTruthy()
    expect(section('Sessions done').getByText('No sessions marked as done yet.')).toBeTruthy()
  })
})
