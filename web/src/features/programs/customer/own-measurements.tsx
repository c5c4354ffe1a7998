import type { Measurement } from 'contract/programs/calls'
import { type MeasurementKind, measurementKindCodes } from 'contract/programs/rules'
import type { Target } from 'contract/programs/target-calls'
import { useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useLocale, useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { DateText } from '../../../ui/date'
import { Icon } from '../../../ui/icon'
import { Select } from '../../../ui/select'
import { useToast } from '../../../ui/toast'
import { useMeasuredText } from '../measured/measured-text'
import { MeasurementChart } from '../measured/measurement-chart'
import { measuredWords } from '../measured/words/measured-words'
import { useAddMeasurement, useMyTargets, useRemoveMeasurement } from '../programs.api'
import { MeasurementForm } from './measurement-form'
import { Part } from './program-parts'
import type { TabProps } from './tab-props'
import { dayOf } from './week'
import { programsWords } from './words/programs-words'

/** The customer's own values of one kind: a line with the target, a table behind, and the means to enter one. */
export function OwnMeasurements({ userId, program, plan }: TabProps) {
  const t = useT(programsWords, measuredWords)
  const [kind, setKind] = useState<MeasurementKind>('weight')
  const own = program.measurements.filter((one) => one.kind === kind)
  const { id, status } = program.userProgram
  const { data: targets = [] } = useMyTargets(userId, id)
  const ofKind = targets.filter((one) => one.kind === kind)
  const inPlan = kind === 'weight' ? plan.tracking.measurements.weight.target : null
  return (
    <Part title={t('myPrograms.tracking.own')}>
      <div className="grid gap-5 rounded-card border border-hairline p-4 sm:p-5">
        <Select
          label={t('myPrograms.tracking.kind')}
          value={kind}
          onChange={({ target }) => setKind(target.value as MeasurementKind)}
        >
          {measurementKindCodes.map((code) => (
            <option key={code} value={code}>
              {t(`measured.kinds.${code}`)}
            </option>
          ))}
        </Select>
        {own.length > 0 ? (
          <MeasurementChart
            kind={kind}
            measurements={own}
            target={nextTarget(ofKind, dayOf(new Date()))?.value ?? inPlan}
            dayOf={(at) => <DateText value={at} look="short" />}
          />
        ) : (
          <p className="text-ink-soft">{t('myPrograms.tracking.none')}</p>
        )}
        <TargetList kind={kind} targets={ofKind} />
        {status === 'deactivated' ? null : <MeasurementForm key={kind} userId={userId} id={id} kind={kind} />}
        {own.length > 0 ? <Values userId={userId} id={id} kind={kind} measurements={own} /> : null}
      </div>
    </Part>
  )
}

/** The target that is due next; the last one where all days are over. */
function nextTarget(targets: readonly Target[], today: string): Target | undefined {
  const byDay = targets.toSorted((a, b) => ((a.by ?? '9999') < (b.by ?? '9999') ? -1 : 1))
  return byDay.find(({ by }) => by === null || by >= today) ?? byDay.at(-1)
}

/** Targets of one kind in words. */
function TargetList({ kind, targets }: { kind: MeasurementKind; targets: readonly Target[] }) {
  const t = useT(measuredWords)
  const textOf = useMeasuredText(kind)
  if (targets.length === 0) return null
  return (
    <ul className="grid gap-1 text-sm">
      {targets.map(({ value, by }) => (
        <li key={by ?? ''}>
          {t('measured.target', { value: textOf(value) })}
          {by ? (
            <span className="text-ink-soft">
              {' · '}
              <DateText value={by} look="short" />
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

interface ValuesProps {
  userId: string
  id: string
  kind: MeasurementKind
  measurements: readonly Measurement[]
}

/** All values, the newest first; each can be taken back. */
function Values({ userId, id, kind, measurements }: ValuesProps) {
  const t = useT(programsWords, measuredWords)
  const textOf = useMeasuredText(kind)
  const { tag } = useLocale()
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' })
  const takeBack = useTakeBack(userId, id)
  return (
    <details>
      <summary className="min-h-11 content-center font-semibold text-sm">
        {t('myPrograms.tracking.table')}
      </summary>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{t(`measured.kinds.${kind}`)}</caption>
        <thead>
          <tr className="border-hairline border-b text-ink-soft">
            <th scope="col" className="py-2 text-start font-medium">
              {t('myPrograms.tracking.day')}
            </th>
            <th scope="col" className="py-2 text-start font-medium">
              {t('myPrograms.tracking.valueHead')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {[...measurements].reverse().map((one) => (
            <tr key={one._id} className="border-hairline border-b">
              <td className="py-1">
                <DateText value={one.at} look="short" />
              </td>
              <td className="py-1">{textOf(one.value)}</td>
              <td className="py-1 text-end">
                <Button
                  kind="quiet"
                  size="sm"
                  iconOnly
                  title={t('myPrograms.tracking.remove')}
                  aria-label={t('myPrograms.tracking.removeNamed', {
                    value: textOf(one.value),
                    day: dates.format(new Date(one.at)),
                  })}
                  onClick={() => takeBack(one)}
                >
                  <Icon name="trash" size={18} />
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** Removes a value at once; the message about it brings it back. */
function useTakeBack(userId: string, id: string): (one: Measurement) => void {
  const t = useT(errorWords, programsWords)
  const toast = useToast()
  const { mutateAsync: remove } = useRemoveMeasurement(userId, id)
  const { mutateAsync: add } = useAddMeasurement(userId, id)
  const tellFailure = (error: unknown) =>
    void toast(errorText(t, error, t('myPrograms.session.failed')), { kind: 'alert' })
  return ({ _id, kind, value, at }) => {
    const restore = () => void add({ kind, value, at }).catch(tellFailure)
    const tell = () =>
      void toast(t('myPrograms.tracking.removed'), {
        action: { label: t('myPrograms.tracking.restore'), run: restore },
      })
    void remove(_id).then(tell, tellFailure)
  }
}
