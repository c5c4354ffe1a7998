import { screen } from '@testing-library/react'
import type { CompleteProgram } from 'contract/programs/coach-calls'
import { describe, expect, it } from 'vitest'
import { aProgram } from '../../../../test/coach-program'
import { freshEditorServer, openTab, section } from '../../../../test/program-editor'

freshEditorServer()

describe('the Questionnaire tab', () => {
  const question = (id: string, category: string, more = {}) => ({
    id,
    category,
    type: 'text' as const,
    question: `What of ${id}?`,
    required: true,
    ...more,
  })
  const questionnaire = {
    questions: [
      question('a', 'Health'),
      question('b', 'Habits', { type: 'multiple', required: false }),
      question('c', 'Health', { type: 'number' }),
      question('d', 'Health', { type: 'boolean' }),
    ],
    responses: [
      { questionId: 'a', answer: 'Knee', answeredAt: '2026-10-02T09:00:00.000Z' },
      { questionId: 'b', answer: ['Tea', 'Coffee'], answeredAt: '2026-10-03T09:00:00.000Z' },
      { questionId: 'd', answer: '  ', answeredAt: '2026-10-03T09:00:00.000Z' },
    ],
    submittedAt: '2026-10-03T09:00:00.000Z',
  }

  it('COACH-QU-01 COACH-QU-02 COACH-QU-03 COACH-QU-04 COACH-QU-05 COACH-QU-06 COACH-QU-07 COACH-QU-08 COACH-ENT-25 COACH-ENT-26 COACH-GEN-05: questions by category with their answers', async () => {
    await openTab('Questionnaire', aProgram({ questionnaire } as Partial<CompleteProgram>))
    const items = (name: string) =>
      section(name)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(items('Health')).toEqual([
      'Question 1TextRequiredWhat of a?Answer: KneeAnswered October 2, 2026',
      'Question 2NumberRequiredWhat of c?No response yet',
      'Question 3Yes or noRequiredWhat of d?Answer: No answer providedAnswered October 3, 2026',
    ])
    expect(items('Habits')).toEqual([
      'Question 1Several choicesOptionalWhat of b?Answer: Tea, CoffeeAnswered October 3, 2026',
    ])
  })

  it('COACH-QU-09: without questions it says so', async () => {
    await openTab('Questionnaire')
    expect(screen.getByText('No questionnaire questions found for this program.')).toBeTruthy()
  })
})
