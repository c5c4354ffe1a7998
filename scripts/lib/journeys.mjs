import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './run.mjs'

/** e2e/features.json: the journeys that prove a feature, by the feature's folder; `shared` for what all features use. */
export async function readFeatureJourneys() {
  return JSON.parse(await readFile(join(root, 'e2e/features.json'), 'utf8'))
}

const list = (folder) => readdir(join(root, folder), { withFileTypes: true })

/** More paths than these are more than a person can keep in mind, and than a run of minutes can hold (decision 014). */
const MOST_JOURNEYS = 30

/**
 * Returns problems of the table: a journey without a feature, a name without a file, a feature without a row, or too
 * many journeys.
 */
export async function findTableErrors(table) {
  const specs = (await list('e2e'))
    .filter(({ name }) => name.endsWith('.spec.ts'))
    .map(({ name }) => name.replace('.spec.ts', ''))
  const features = [...(await list('server/src/features')), ...(await list('web/src/features'))]
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const named = new Set(Object.values(table).flat())
  return [
    ...specs.filter((spec) => !named.has(spec)).map((spec) => `no feature names ${spec}.spec.ts`),
    ...[...named].filter((name) => !specs.includes(name)).map((name) => `there is no ${name}.spec.ts`),
    ...[...new Set(features)].filter((name) => !table[name]).map((name) => `the feature ${name} has no row`),
    ...(specs.length > MOST_JOURNEYS
      ? [`${specs.length} journeys are more than ${MOST_JOURNEYS}: join those that walk the same path`]
      : []),
  ]
}
