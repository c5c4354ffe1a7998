import { perServing } from 'contract/catalog/label'
import { describe, expect, it } from 'vitest'
import { demoFacts } from './facts'
import printed from './labels.json'

/** Texts on the pack in a demo picture; a changed text needs new pictures (tools/pictures). */
interface Label {
  amount: string
  unit: string
  facts: [value: string, of: string][]
  rows?: [name: string, value: string][]
}

const keys = Object.keys(demoFacts).filter((key) => demoFacts[key]?.ingredients && key !== 'liquid-chalk')
const labels = printed as unknown as Record<string, Label>

/** Every amount that the facts give, by its name in small letters. */
function amountsOf(key: string): Map<string, string[]> {
  const { nutrition, serving, servings, netQuantity: net, actives = [] } = demoFacts[key] ?? {}
  const amounts = new Map<string, string[]>()
  const add = (name: string, ...values: string[]) =>
    amounts.set(name.toLowerCase(), [...(amounts.get(name.toLowerCase()) ?? []), ...values])
  const thousands = (n: number) => n.toLocaleString('en-US')
  for (const { name, amount, unit } of actives) {
    for (const of of [name, 'one of the actives']) add(of, `${thousands(amount)} ${unit}`)
  }
  if (nutrition) {
    const one = serving ? perServing(nutrition, serving.size) : nutrition
    add('energy', `${one.energyKcal} kcal`)
    for (const name of ['protein', 'carbohydrate', 'fat', 'sugars', 'fiber'] as const) {
      add(name, `${one[name] ?? 0} g`)
      add(`${name} per 100 g`, `${nutrition[name] ?? 0} g`)
    }
  }
  if (serving)
    add('serving', serving.unit === 'piece' ? String(serving.size) : `${serving.size} ${serving.unit}`)
  if (servings) {
    add('servings', String(servings))
    add('days', String(servings))
    add('months', String(servings / 30))
  }
  if (net) {
    const one = net.packs ? net.value / net.packs : net.value
    add(
      'net',
      ...(net.packs ? [String(net.packs)] : []),
      one >= 1000 ? `${one / 1000} kg` : `${one} ${net.unit}`,
    )
    if (net.unit === 'piece') add('net', String(net.value))
  }
  return amounts
}

/** The values that a line of the label may have: those of the facts whose name it says, the longest name first. */
function valuesFor(line: string, amounts: Map<string, string[]>): string[] | undefined {
  const said = line.toLowerCase()
  if (/^a (serving|day|stick)$|^each$/.test(said)) {
    return ['serving', 'energy', 'one of the actives'].flatMap((one) => amounts.get(one) ?? [])
  }
  const names = [...amounts.keys()].sort((a, b) => b.length - a.length)
  const [first = ''] = said.split(' ')
  const name =
    names.find((one) => said.includes(one)) ??
    names.find((one) => new RegExp(`^(of which )?${first}\\b`).test(one))
  if (name) return amounts.get(name)
}

describe('match the facts in the pictures’ labels', () => {
  it('each food and supplement has one', () => {
    expect(Object.keys(labels).sort()).toEqual([...keys].sort())
  })

  it.each(keys)('%s: how much the pack holds', (key) => {
    const { amount, unit } = labels[key] as Label
    const counted = !['g', 'kg', 'ml'].includes(unit)
    expect(amountsOf(key).get('net')).toContain(counted ? amount : `${amount} ${unit}`)
  })

  it.each(keys)('%s: its figures', (key) => {
    const amounts = amountsOf(key)
    const { facts, rows = [] } = labels[key] as Label
    const lines = [
      ...facts.map(([value, of]) => ({ of, value })),
      ...rows.map(([of, value]) => ({ of, value })),
    ]
    for (const { of, value } of lines) {
      // Percentages and counts of ingredients are in their list.
      if (!/\d/.test(value) || value.endsWith('%') || of === 'ingredients') continue
      expect(valuesFor(of, amounts), `${value} ${of}`).toContain(value)
    }
  })

  it.each(keys)('%s: shares and counts are those of the list of ingredients', (key) => {
    const list = demoFacts[key]?.ingredients?.replaceAll('*', '').split('. ')[0] ?? ''
    for (const [value, of] of labels[key]?.facts ?? []) {
      if (of === 'ingredients') expect(list.split(', ')).toHaveLength(Number(value))
      if (value === '100%') expect(list).not.toContain(',')
      else if (value.endsWith('%')) expect(list).toContain(`${of} (${value})`)
    }
  })
})
