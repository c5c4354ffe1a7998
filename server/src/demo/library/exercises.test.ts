import { addLibraryExercise } from 'contract/library/calls'
import { describe, expect, test } from 'vitest'
import { hasTerm } from '../../features/library/terms'
import { demoExercises } from './exercises'
import { techniques } from './techniques'

const names = new Set(demoExercises.map(({ name }) => name))

describe('the exercises of the demo', () => {
  test('are at least 120, each once, with names and aliases in three languages [57]', () => {
    expect(demoExercises.length).toBeGreaterThanOrEqual(120)
    expect(names.size).toBe(demoExercises.length)
    for (const { name, names: others, aliases } of demoExercises) {
      const lists = [[name], [others.fa], [others.nl], aliases.en, aliases.fa, aliases.nl]
      expect(
        lists.every((list) => list.length > 0 && list.every(Boolean)),
        name,
      ).toBe(true)
      expect(others.fa, name).toMatch(/\p{Script=Arabic}/u)
      expect([...aliases.fa, others.fa].join(), name).not.toMatch(/[A-Za-z0-9يك]/)
    }
  })

  test('have 60 techniques in three languages, each of an exercise that exists', () => {
    const written = demoExercises.filter(({ technique, techniques: { fa, nl } }) => technique && fa && nl)
    expect(written.length).toBeGreaterThanOrEqual(60)
    const lines = techniques.split('\n').filter(Boolean)
    expect(written).toHaveLength(lines.length)
    expect(lines.filter((line) => line.split(' | ').length !== 4)).toEqual([])
  })

  test('name alternatives that exist, and terms that are translated', () => {
    for (const { name, alternatives, category, equipment, muscleGroups, difficulty } of demoExercises) {
      expect(
        alternatives.filter((other) => !names.has(other) || other === name),
        name,
      ).toEqual([])
      const terms = [category, difficulty, ...equipment, ...muscleGroups]
      expect(
        terms.filter((term) => !hasTerm(term)),
        name,
      ).toEqual([])
      expect(equipment.length * muscleGroups.length, name).toBeGreaterThan(0)
    }
  })

  test('are taken by the call that adds an exercise', () => {
    for (const exercise of demoExercises) expect(addLibraryExercise.body.parse(exercise)).toEqual(exercise)
  })
})
