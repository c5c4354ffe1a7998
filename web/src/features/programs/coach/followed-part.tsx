import type { DoneSession, Measurement } from 'contract/programs/calls'
import { type MeasurementKind, measurementKindCodes } from 'contract/programs/rules'
import { type ComponentType, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { isolated, isolatedName } from '../../../i18n/isolated'
import { Select } from '../../../ui/select'
import { useMeasuredText } from '../measured/measured-text'
import { MeasurementChart } from '../measured/measurement-chart'
import { useSetMeasure } from '../measured/set-measure'
import { measuredWords } from '../measured/words/measured-words'
import type { DateOf } from './date-of'
import { usePlanEditor } from './plan-editor'
import { Panel, Section } from './section'
import { programEditorWords } from './words/program-editor-words'

interface Props {
  sessions: readonly DoneSession[]
  measurements: readonly Measurement[]
  When: ComponentType<DateOf>
}

/** Athlete's sessions and measurements, below the plan. */
export function FollowedPart({ sessions, measurements, When }: Props) {
  const t = useT(programEditorWords)
  return (
    <>
      <Section title={t('programEditor.followed.measured')}>
        <Panel>
          {measurements.length > 0 ? (
            <Measured measurements={measurements} When={When} />
          ) : (
            <p className="text-ink-soft">{t('programEditor.followed.nothingMeasured')}</p>
          )}
        </Panel>
      </Section>
      <Section title={t('programEditor.followed.done')}>
        <Panel>
          {sessions.length > 0 ? (
            <Sessions sessions={sessions} When={When} />
          ) : (
            <p className="text-ink-soft">{t('programEditor.followed.nothingDone')}</p>
          )}
        </Panel>
      </Section>
    </>
  )
}

/** The values of one kind as a line, and the newest of them in words. */
function Measured({ measurements, When }: Pick<Props, 'measurements' | 'When'>) {
  const t = useT(programEditorWords, measuredWords)
  const { data } = usePlanEditor()
  const kinds = measurementKindCodes.filter((code) => measurements.some(({ kind }) => kind === code))
  const [chosen, setChosen] = useState<MeasurementKind | undefined>()
  const kind = chosen ?? kinds[0] ?? 'weight'
  const textOf = useMeasuredText(kind)
  const own = measurements.filter((one) => one.kind === kind)
  return (
    <>
      {kinds.length > 1 ? (
        <Select
          size="sm"
          label={t('programEditor.followed.kind')}
          value={kind}
          onChange={({ target }) => setChosen(target.value as MeasurementKind)}
        >
          {kinds.map((code) => (
            <option key={code} value={code}>
              {t(`measured.kinds.${code}`)}
            </option>
          ))}
        </Select>
      ) : (
        <h4 className="font-semibold font-text text-sm tracking-normal">{t(`measured.kinds.${kind}`)}</h4>
      )}
      <MeasurementChart
        kind={kind}
        measurements={own}
        target={kind === 'weight' ? data.tracking.measurements.weight.target : null}
        dayOf={(at) => <When value={at} />}
      />
      <Newest
        entries={[...own].reverse().map(({ _id, at, value }) => ({ key: _id, at, text: textOf(value) }))}
        When={When}
      />
    </>
  )
}

function Sessions({ sessions, When }: Pick<Props, 'sessions' | 'When'>) {
  const t = useT(programEditorWords)
  const measureOf = useSetMeasure()
  /** Equal sets in a row are one line. */
  const setText = ({ set, count }: EqualSets) => {
    const { exercise: name, reps, load } = set
    const exercise = isolatedName(name)
    const measure = measureOf(set)
    const isMeasured = reps === 0 && measure
    if (count > 1) {
      const each = isolated(`${t.number(count)} × ${isMeasured ? measure : t.number(reps)}`)
      return load === null
        ? t('programEditor.followed.sets', { exercise, each })
        : t('programEditor.followed.loadedSets', { exercise, each, load })
    }
    if (isMeasured) return t('programEditor.followed.measuredSet', { exercise, measure })
    return load === null
      ? t('programEditor.followed.set', { exercise, reps })
      : t('programEditor.followed.loadedSet', { exercise, reps, load })
  }
  return (
    <Newest
      entries={[...sessions].reverse().map(({ date, sets, byCoach }) => ({
        key: date,
        at: date,
        text: equalSets(sets).map(setText).join('\n') || t('programEditor.followed.noSets'),
        ...(byCoach && { note: t('programEditor.followed.byCoach') }),
      }))}
      When={When}
    />
  )
}

type Sets = DoneSession['sets']
interface EqualSets {
  set: Sets[number]
  count: number
}

/** Joins sets in a row that say the same. */
function equalSets(sets: Sets): EqualSets[] {
  const textOf = ({ exercise, reps, load, seconds, meters }: Sets[number]) =>
    JSON.stringify([exercise, reps, load, seconds, meters])
  const joined: EqualSets[] = []
  for (const set of sets) {
    const last = joined.at(-1)
    if (last && textOf(last.set) === textOf(set)) last.count++
    else joined.push({ set, count: 1 })
  }
  return joined
}

/** Number of entries shown at first. */
const SHOWN = 7

interface Entry {
  key: string
  at: string
  text: string
  /** Who entered it, where that was not the athlete. */
  note?: string
}

function Newest({ entries, When }: { entries: readonly Entry[]; When: Props['When'] }) {
  const t = useT(programEditorWords)
  const list = (shown: readonly Entry[]) => (
    <ul className="grid divide-y divide-hairline text-sm tabular-nums">
      {shown.map(({ key, at, text, note }) => (
        <li key={key} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2">
          <span className="text-ink-soft">
            <When value={at} />
            {note ? <span className="block text-xs">{note}</span> : null}
          </span>
          <span className="wrap-anywhere whitespace-pre-line">{text}</span>
        </li>
      ))}
    </ul>
  )
  if (entries.length <= SHOWN) return list(entries)
  return (
    <div>
      {list(entries.slice(0, SHOWN))}
      <details>
        <summary className="min-h-11 content-center font-semibold text-sm">
          {t('programEditor.followed.older', { count: entries.length - SHOWN })}
        </summary>
        {list(entries.slice(SHOWN))}
      </details>
    </div>
  )
}
