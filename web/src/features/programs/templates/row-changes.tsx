import { type Exercise, newExercise, type PlannedExercise } from 'contract/programs/plan'
import { useLocale, useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { programEditorWords } from '../coach/words/program-editor-words'
import { templatesWords } from './words/templates-words'

const specified = Object.keys(newExercise) as (keyof Exercise)[]
const extras = ['exerciseId', 'superset', 'targets'] as const
const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

interface Props {
  from: readonly PlannedExercise[]
  to: readonly PlannedExercise[]
}

/** Added, removed, changed and reordered exercises of a day. */
export function RowChanges({ from, to }: Props) {
  const t = useT(templatesWords, programEditorWords)
  const { tag } = useLocale()
  const [before, after] = [new Map(from.map((row) => [row.id, row])), new Map(to.map((row) => [row.id, row]))]
  const nameOf = ({ name }: PlannedExercise) => isolatedName(name)
  const removed = from.filter(({ id }) => !after.has(id))
  const added = to.filter(({ id }) => !before.has(id))
  const changed = to.flatMap((row) => {
    const was = before.get(row.id)
    if (!was) return []
    const fields = [
      ...specified.flatMap((key) =>
        same(was[key], row[key]) ? [] : [t(`programEditor.plan.exercise.${key}`)],
      ),
      ...extras.flatMap((key) => (same(was[key], row[key]) ? [] : [t(`templates.news.rows.${key}`)])),
    ]
    return fields.length === 0 ? [] : [{ row, was, fields }]
  })
  const stayed = (rows: readonly PlannedExercise[]) =>
    rows.flatMap(({ id }) => (before.has(id) && after.has(id) ? [id] : []))
  const lines = [
    ...removed.map((row) => ({
      key: row.id,
      line: t('templates.news.rows.removed', { name: nameOf(row) }),
    })),
    ...added.map((row) => ({ key: row.id, line: t('templates.news.rows.added', { name: nameOf(row) }) })),
    ...changed.map(({ row, was, fields }) => ({
      key: row.id,
      line: t('templates.news.rows.changed', {
        name: was.name === row.name ? nameOf(row) : `${nameOf(was)} → ${nameOf(row)}`,
        fields: new Intl.ListFormat(tag, { type: 'conjunction' }).format(fields),
      }),
    })),
    ...(same(stayed(from), stayed(to)) ? [] : [{ key: 'order', line: t('templates.news.rows.order') }]),
  ]
  return (
    <ul className="grid list-disc gap-1 ps-4">
      {lines.map(({ key, line }) => (
        <li key={key} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  )
}
