import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aProgram } from '../../../../../test/coach-program'
import { refusal } from '../../../../../test/fake-server'
import { food, listed } from '../../../../../test/library-foods'
import { answers, editorCalls, freshEditorServer, group, openTab } from '../../../../../test/program-editor'

freshEditorServer()

const flags = { allergens: ['milk', 'gluten'] as const, injuries: ['knee'] as const }
const flagged = () => aProgram({ flags: { allergens: [...flags.allergens], injuries: [...flags.injuries] } })
const matches = () => editorCalls('POST', '/library/matches').map(({ body }) => body)

function answerMatches() {
  answers({
    'POST /coach/library/matches': ({ body }) => {
      const { foods, muscleGroups } = body as { foods: string[]; muscleGroups: string[] }
      return {
        success: true,
        data: {
          foods: foods.map((text) => ({ text, allergens: text === 'Oats' ? ['gluten', 'nuts'] : [] })),
          muscleGroups: muscleGroups.map((text) => ({
            text,
            areas: text === 'Quads' ? ['knee', 'hip'] : [],
          })),
        },
      }
    },
  })
}

async function openPart(tab: string, part: string, name: RegExp) {
  const shown = await openTab(tab, flagged())
  await shown.visitor.click(group(part).getByRole('button', { name }))
  return { ...shown, region: within(screen.getByRole('region', { name })) }
}

describe('warnings that follow from the questionnaire [58]', () => {
  it('mark foods with the allergens of the athlete alone, in words', async () => {
    answerMatches()
    const { region } = await openPart('Nutrition', 'Complete Meal Plan', /^Breakfast/)
    expect(screen.getByText(/names these allergies: milk and gluten/)).toBeTruthy()
    const foods = within(region.getByRole('group', { name: 'Breakfast: Foods' }))
    expect(await foods.findByText('Contains gluten')).toBeTruthy()
    expect(
      foods.getAllByRole('listitem').map(({ textContent }) => textContent?.includes('Contains')),
    ).toEqual([true, false])
    expect(matches()).toEqual([{ foods: ['Oats', 'Berries', 'Eggs on rye', 'Creatine'], muscleGroups: [] }])
  })

  it('mark exercises that load an injured area', async () => {
    answerMatches()
    const { region } = await openPart('Workout', 'Complete Weekly Workout Schedule', /^Monday/)
    expect(screen.getByText(/names injuries or pain: knee/)).toBeTruthy()
    expect(await region.findByText('Loads knee')).toBeTruthy()
    expect(matches()).toEqual([{ foods: [], muscleGroups: ['Quads', 'Glutes'] }])
  })

  it('are shown at a food before it is added, and refuse nothing', async () => {
    answerMatches()
    answers({
      'GET /coach/library/foods': () => listed(food('Bread')),
      'GET /coach/library/meals': () => listed(),
      'POST /coach/user-programs/:id/edits': () => ({ success: true, data: { version: 8 } }),
    })
    const { visitor, region } = await openPart('Nutrition', 'Complete Meal Plan', /^Breakfast/)
    await visitor.click(region.getByRole('button', { name: /^Add to .*Foods/ }))
    await visitor.keyboard('bread')
    await visitor.click(await region.findByRole('button', { name: /^Bread.*Contains gluten$/ }))
    expect(within(region.getByRole('group', { name: 'Bread' })).getByText('Contains gluten')).toBeTruthy()
    await visitor.click(region.getByRole('button', { name: 'Add to the Meal' }))
    await waitFor(() => expect(editorCalls('POST', '/edits')).toHaveLength(1))
  })

  it('are not asked for where the answers name nothing', async () => {
    const { visitor } = await openTab('Nutrition')
    await visitor.click(group('Complete Meal Plan').getByRole('button', { name: /^Breakfast/ }))
    expect(screen.queryByText(/names these allergies/)).toBeNull()
    expect(matches()).toEqual([])
  })

  it('leave the plan as it is where they cannot be loaded', async () => {
    answers({ 'POST /coach/library/matches': () => refusal('library.not_found') })
    const { region } = await openPart('Nutrition', 'Complete Meal Plan', /^Breakfast/)
    await waitFor(() => expect(matches()).toHaveLength(1))
    expect(region.getByText('Oats')).toBeTruthy()
    expect(region.queryByText(/^Contains/)).toBeNull()
  })
})
