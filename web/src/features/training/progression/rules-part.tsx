import {
  DELOAD_EVERY,
  PROGRESSION_STEP,
  type ProgressionKind,
  type ProgressionRule,
  progressionKinds,
} from 'contract/programs/progression-rules'
import type { ProgressionRules } from 'contract/training/progression-calls'
import { useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { ItemButton } from '../../../ui/edit/item-button'
import { useUndoToast } from '../../../ui/edit/use-undo-toast'
import { LocalForm } from '../../../ui/form/local-form'
import { typedNumber } from '../../../ui/form/typed-number'
import { Select } from '../../../ui/select'
import { TextField } from '../../../ui/text-field'
import { useToast } from '../../../ui/toast'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import { useRestoreRule, useSaveRules } from './progression.api'
import { progressionWords } from './words/progression-words'

export interface PlanRow {
  id: string
  name: string
}

interface Props {
  coachId: string
  id: string
  stored: ProgressionRules
  rows: readonly PlanRow[]
}

const DEFAULTS: Record<ProgressionKind, { step: string; every: string }> = {
  double: { step: '2.5', every: '' },
  percent: { step: '2.5', every: '' },
  deload: { step: '10', every: '4' },
}

/** Rules of the plan's rows, with a form for another one. */
export function RulesPart({ coachId, id, stored, rows }: Props) {
  const t = useT(progressionWords, errorWords)
  const toast = useToast()
  const once = useOneAtATime()
  const { mutateAsync } = useSaveRules({ coachId, id })
  const restore = useRestoreRule({ coachId, id })
  const offerUndo = useUndoToast()
  const failed = (error: unknown) => errorText(t, error, t('progression.notSaved'))
  const save = (rules: ProgressionRule[], onSaved: () => void) =>
    once('save', async () => {
      try {
        await mutateAsync({ rules, version: stored.version })
        onSaved()
      } catch (error) {
        toast(failed(error), { kind: 'alert' })
      }
    })
  const add = (rule: ProgressionRule) =>
    save([...stored.rules, rule], () => toast(t('progression.ruleAdded')))
  const remove = (rule: ProgressionRule, at: number) =>
    save(stored.rules.toSpliced(at, 1), () =>
      offerUndo(t('progression.ruleRemoved'), { undo: () => restore({ rule, at }), failed }),
    )
  const nameOf = (row: string) => rows.find((one) => one.id === row)?.name ?? t('progression.gone')
  return (
    <div className="grid gap-4">
      {stored.rules.length === 0 ? <p className="text-ink-soft">{t('progression.noRules')}</p> : null}
      <ul className="grid gap-1">
        {stored.rules.map((rule, at) => (
          <li key={`${rule.row} ${rule.kind}`} className="flex items-center justify-between gap-3">
            <p className="min-w-0">
              <bdi className="font-semibold">{nameOf(rule.row)}</bdi>: <RuleText rule={rule} />
            </p>
            <ItemButton
              icon="trash"
              label={t('progression.removeRule', { name: isolatedName(nameOf(rule.row)) })}
              onClick={() => void remove(rule, at)}
            />
          </li>
        ))}
      </ul>
      <Adding rows={rows} onAdd={(rule) => void add(rule)} />
    </div>
  )
}

function RuleText({ rule: { kind, step, top, every } }: { rule: ProgressionRule }) {
  const t = useT(progressionWords)
  if (kind === 'deload')
    return t('progression.says.deload', { n: t.number(step), every: t.number(every ?? 0) })
  const n = t.number(step)
  return top === undefined
    ? t(`progression.says.${kind}`, { n })
    : t(`progression.says.${kind}Top`, { n, top: t.number(top) })
}

function Adding({ rows, onAdd }: { rows: readonly PlanRow[]; onAdd: (rule: ProgressionRule) => void }) {
  const t = useT(progressionWords)
  const [row, setRow] = useState('')
  const [kind, setKind] = useState<ProgressionKind>('double')
  const [typed, setTyped] = useState({ ...DEFAULTS.double, top: '' })
  const [tried, setTried] = useState(false)
  const within = (text: string, { min, max }: { min: number; max: number }) => {
    const value = typedNumber(text)
    return value >= min && value <= max
  }
  const chosen = rows.find(({ id }) => id === row) ?? rows[0]
  const isWrong = {
    step: !within(typed.step, PROGRESSION_STEP),
    top: typed.top !== '' && !within(typed.top, { min: 1, max: 1000 }),
    every: kind === 'deload' && !within(typed.every, DELOAD_EVERY),
  }
  const submit = () => {
    setTried(true)
    if (!chosen || isWrong.step || isWrong.top || isWrong.every) return
    setTried(false)
    onAdd({
      row: chosen.id,
      kind,
      step: typedNumber(typed.step),
      ...(typed.top !== '' && kind !== 'deload' && { top: Math.round(typedNumber(typed.top)) }),
      ...(kind === 'deload' && { every: Math.round(typedNumber(typed.every)) }),
    })
  }
  const field = (name: 'step' | 'top' | 'every', label: string) => (
    <TextField
      label={label}
      size="sm"
      inputMode="decimal"
      value={typed[name]}
      error={tried && isWrong[name] ? t('progression.wrongNumber') : undefined}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  )
  if (!chosen) return <p className="text-ink-soft text-sm">{t('progression.noRows')}</p>
  return (
    <LocalForm onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-[2fr_2fr_1fr_1fr_auto]">
      <Select
        label={t('progression.exercise')}
        size="sm"
        value={chosen.id}
        onChange={({ target }) => setRow(target.value)}
      >
        {rows.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label={t('progression.kind')}
        size="sm"
        value={kind}
        onChange={({ target }) => {
          const next = progressionKinds.find((one) => one === target.value) ?? 'double'
          setKind(next)
          setTyped({ ...DEFAULTS[next], top: '' })
        }}
      >
        {progressionKinds.map((one) => (
          <option key={one} value={one}>
            {t(`progression.kinds.${one}`)}
          </option>
        ))}
      </Select>
      {field('step', t(`progression.steps.${kind}`))}
      {kind === 'deload'
        ? field('every', t('progression.every'))
        : field('top', t(`progression.tops.${kind}`))}
      <Button type="submit" size="sm" kind="secondary">
        {t('progression.addRule')}
      </Button>
    </LocalForm>
  )
}
