import { type LoadUnit, loadUnits } from 'contract/programs/set-rules'
import type { HistoryImport } from 'contract/training/history-calls'
import { useT } from '../../../i18n/i18n'
import { DateText } from '../../../ui/date'
import { Select } from '../../../ui/select'
import { TextField } from '../../../ui/text-field'
import { historyWords } from './words/history-words'

const APPS = { strong: 'Strong', hevy: 'Hevy', fitnotes: 'FitNotes' } as const

interface Props {
  preview: HistoryImport
  unit: LoadUnit | undefined
  names: Readonly<Record<string, string>>
  setUnit: (unit: LoadUnit) => void
  rename: (name: string, text: string) => void
}

/** What a file holds: its time, its sets, the unit where it names none, and the names of its exercises. */
export function HistoryPreview({ preview, unit, names, setUnit, rename }: Props) {
  const t = useT(historyWords)
  const { source, from, to, sessions, sets, added, changed, skipped } = preview
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <p>
          {t('history.found', { count: sessions, app: APPS[source], sets })}{' '}
          {from && to ? (
            <>
              <DateText value={from} look="short" /> – <DateText value={to} look="short" />
            </>
          ) : null}
        </p>
        <p>{t('history.new', { added, changed })}</p>
        {skipped > 0 ? (
          <p className="text-ink-soft">
            {t('history.skipped', {
              count: skipped,
              lines: preview.skippedLines.map(({ line }) => line).join(', '),
            })}
          </p>
        ) : null}
      </div>
      {preview.unit === null ? (
        <Select
          label={t('history.unit')}
          hint={t('history.unitHint')}
          value={unit ?? ''}
          onChange={({ target }) => setUnit(target.value as LoadUnit)}
        >
          <option value="" disabled>
            {t('history.unitNone')}
          </option>
          {loadUnits.map((value) => (
            <option key={value} value={value}>
              {t(`history.units.${value}`)}
            </option>
          ))}
        </Select>
      ) : null}
      <details>
        <summary className="min-h-(--control-md) cursor-pointer content-center font-medium">
          {t('history.names', { count: preview.names.length })}
        </summary>
        <div className="grid gap-3 pt-3">
          <p className="text-ink-soft text-sm">{t('history.namesHint')}</p>
          {preview.names.map(({ name, exercise }) => (
            <TextField
              key={name}
              label={name}
              value={names[name] ?? exercise}
              maxLength={200}
              onChange={({ target }) => rename(name, target.value)}
            />
          ))}
        </div>
      </details>
    </div>
  )
}
