import { dayKeys } from 'contract/programs/plan'
import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { CheckChip } from '../../../ui/chip'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog'
import { ErrorState } from '../../../ui/error-state'
import { Notice } from '../../../ui/notice'
import { Select } from '../../../ui/select'
import { Skeleton } from '../../../ui/skeleton'
import type { PlanActs } from '../coach/plan-acts'
import { programEditorWords } from '../coach/words/program-editor-words'
import { useTemplates } from './templates.api'
import { templatesWords } from './words/templates-words'

/** Parts that a coach chooses, with the paths that they consist of. */
const parts = {
  intro: ['title', 'description'],
  duration: ['duration'],
  goals: ['goals', 'recommendations'],
  schedule: ['schedule'],
  nutrition: ['nutrition'],
  workout: ['workout'],
  lifestyle: ['lifestyle'],
  tracking: ['tracking'],
} as const
type Part = keyof typeof parts
const partKeys = Object.keys(parts) as Part[]

interface Props {
  /** The length of a plan that has begun stays by default. */
  isStarted: boolean
  apply: PlanActs['apply']
  onClose: () => void
}

/** Chooses a template and the parts of it that replace those of the plan. */
export default function ApplyDialog(props: Props) {
  const t = useT(templatesWords, programEditorWords)
  return (
    <Dialog open size="lg" title={t('programEditor.templates.apply')} onClose={props.onClose}>
      <Choices {...props} />
    </Dialog>
  )
}

function Choices({ isStarted, apply, onClose }: Props) {
  const t = useT(templatesWords, programEditorWords)
  const { data, error, refetch } = useTemplates()
  const [template, setTemplate] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(partKeys.filter((key) => key !== 'duration' || !isStarted)),
  )
  const [isTried, setTried] = useState(false)
  if (!data)
    return (
      <DialogBody>
        {error ? (
          <ErrorState
            heading="p"
            title={t('templates.failed')}
            retryLabel={t('common.retry')}
            onRetry={() => void refetch()}
          />
        ) : (
          <div role="status" aria-busy="true">
            <span className="sr-only">{t('templates.loading')}</span>
            <Skeleton className="h-32" />
          </div>
        )}
      </DialogBody>
    )
  const toggle = (key: string, isChosen: boolean) =>
    setChosen((now) => new Set(isChosen ? [...now, key] : [...now].filter((one) => one !== key)))
  const days = chosen.has('workout') ? [] : dayKeys.filter((day) => chosen.has(day))
  const paths = [
    ...partKeys.flatMap((key) => (chosen.has(key) ? parts[key] : [])),
    ...days.map((day) => `workout.weeklySchedule.${day}`),
  ]
  const send = () => {
    setTried(true)
    if (paths.length === 0) return
    apply(template, paths, t('templates.apply.done'))
    onClose()
  }
  if (data.length === 0) return <DialogBody>{t('templates.apply.empty')}</DialogBody>
  return (
    <>
      <DialogBody className="grid content-start gap-5">
        <p className="text-ink-soft text-sm">{t('templates.apply.text')}</p>
        <Select
          label={t('templates.apply.template')}
          value={template}
          onChange={({ target }) => setTemplate(target.value)}
        >
          <option value="">{t('templates.apply.choose')}</option>
          {(['own', 'shop'] as const).map((kind) => (
            <optgroup key={kind} label={t(`templates.${kind}`)}>
              {data.flatMap(({ _id, name, own }) =>
                own === (kind === 'own')
                  ? [
                      <option key={_id} value={_id}>
                        {name}
                      </option>,
                    ]
                  : [],
              )}
            </optgroup>
          ))}
        </Select>
        <Chips label={t('templates.apply.parts')}>
          {partKeys.map((key) => (
            <CheckChip
              key={key}
              checked={chosen.has(key)}
              onChange={({ target }) => toggle(key, target.checked)}
            >
              {t(`templates.apply.part.${key}`)}
            </CheckChip>
          ))}
        </Chips>
        {chosen.has('workout') ? null : (
          <Chips label={t('templates.apply.days')}>
            {dayKeys.map((day) => (
              <CheckChip
                key={day}
                checked={chosen.has(day)}
                onChange={({ target }) => toggle(day, target.checked)}
              >
                {t(`programEditor.days.${day}`)}
              </CheckChip>
            ))}
          </Chips>
        )}
        {isTried && paths.length === 0 ? <Notice kind="bad">{t('templates.apply.nothing')}</Notice> : null}
      </DialogBody>
      <DialogFoot cancel={t('common.cancel')} onCancel={onClose}>
        <Button disabled={template === ''} onClick={send}>
          {t('programEditor.templates.apply')}
        </Button>
      </DialogFoot>
    </>
  )
}

function Chips({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-3 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}
