import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  answerToday,
  button,
  eachWithSession,
  exercise,
  load,
  openSession,
  planned,
  sentSets,
} from '../../../../test/fake-training'

eachWithSession()

const coachLine = () => document.querySelector('section p')?.textContent
const sourceOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent

describe('load in percent of a maximum', () => {
  it('shows and prefills what a percentage of the maximum comes to, in the unit and steps of the exercise [55]', async () => {
    const targets = [{ index: 0, load: 75, percentOf: 'Squat', reps: 5 }]
    const maxima = [{ of: 'Squat', kg: 141 }]
    answerToday(planned([exercise('r1', { targets, maxima, equipment: ['Barbell'], last: [] })]))
    await openSession()
    expect(coachLine()).toBe('Coach: 3 × 8 · 75% of Squat ≈ 105 kg · 2 min rest')
    expect([load().value, sourceOf(load())]).toEqual(['105', 'Coach'])
    fireEvent.click(button(/Unit kg/))
    expect(coachLine()).toBe('Coach: 3 × 8 · 75% of Squat ≈ 235 lb · 2 min rest')
    fireEvent.click(button('Log Set'))
    await waitFor(() => expect(sentSets()).toHaveLength(1))
    expect(sentSets()[0]).toMatchObject({ typed: { load: 235, unit: 'lb' }, reps: 5 })
  })

  it('shows the percentage alone while the log has no such maximum', async () => {
    const targets = [{ index: 0, load: 75, percentOf: 'Squat' }]
    const maxima = [{ of: 'Deadlift', kg: 141 }]
    answerToday(planned([exercise('r1', { targets, maxima, last: [] })]))
    await openSession()
    expect(coachLine()).toBe('Coach: 3 × 8 · 75% of Squat · 2 min rest')
    expect(load().value).toBe('')
  })

  it('names no load for an exercise that replaces the planned one', async () => {
    const targets = [{ index: 0, load: 75, percentOf: 'Squat' }]
    answerToday(planned([exercise('r1', { targets, maxima: [{ of: 'Squat', kg: 141 }], last: [] })]))
    await openSession()
    fireEvent.click(button('Swap'))
    fireEvent.click(await screen.findByRole('button', { name: 'Push-up' }))
    expect(load().value).toBe('')
    expect(screen.getByText('75% of Squat')).toBeTruthy()
  })
})
