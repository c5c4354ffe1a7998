import type { Target, Targets } from 'contract/programs/target-calls'
import { type ComponentType, useId } from 'react'
import { errorText } from '../../../../api/error-text'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { Button } from '../../../../ui/button'
import { useUndoToast } from '../../../../ui/edit/use-undo-toast'
import { ErrorState } from '../../../../ui/error-state'
import { Icon } from '../../../../ui/icon'
import { Skeleton } from '../../../../ui/skeleton'
import { useToast } from '../../../../ui/toast'
import { useOneAtATime } from '../../../../ui/use-one-at-a-time'
import { useMeasuredText } from '../../measured/measured-text'
import { measuredWords } from '../../measured/words/measured-words'
import type { DateOf } from '../date-of'
import { Panel, Section } from '../section'
import { AddTarget } from './add-target'
import { useRestoreTarget, useSaveTargets, useTargets } from './targets.api'
import { targetsWords } from './words/targets-words'

interface Props {
  coachId: string
  id: string
  editable: boolean
  When: ComponentType<DateOf>
}

/** Targets of a user's measurements (decision X-46). */
export default function MeasuredTargets(props: Props) {
  const t = useT(targetsWords)
  const { data, error, refetch } = useTargets(props.coachId, props.id)
  return (
    <Section title={t('targets.title')}>
      <Panel>
        {data ? (
          <Loaded {...props} data={data} />
        ) : error ? (
          <ErrorState heading="p" title={t('targets.failed')} onRetry={() => void refetch()} />
        ) : (
          <div role="status" aria-busy="true">
            <span className="sr-only">{t('targets.loading')}</span>
            <Skeleton className="h-16" />
          </div>
        )}
      </Panel>
    </Section>
  )
}

function Loaded({ coachId, id, editable, When, data }: Props & { data: Targets }) {
  const t = useT(targetsWords, errorWords)
  const toast = useToast()
  const once = useOneAtATime()
  const { mutateAsync } = useSaveTargets(coachId, id)
  const restore = useRestoreTarget(coachId, id)
  const offerUndo = useUndoToast()
  const { targets, version } = data
  const failed = (error: unknown) => errorText(t, error, t('targets.notSaved'))
  const remove = (target: Target) =>
    once('save', async () => {
      try {
        await mutateAsync({ targets: targets.filter((one) => one !== target), version })
        offerUndo(t('targets.removed'), {
          undo: () => restore({ target, at: targets.indexOf(target) }),
          failed,
        })
      } catch (error) {
        toast(failed(error), { kind: 'alert' })
      }
    })
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft text-sm">{t('targets.text')}</p>
      {targets.length === 0 ? <p>{t('targets.none')}</p> : null}
      <ul className="grid gap-2">
        {targets.map((target) => (
          <Row
            key={`${target.kind} ${target.by}`}
            target={target}
            When={When}
            onRemove={editable ? () => void remove(target) : undefined}
          />
        ))}
      </ul>
      {editable ? (
        <AddTarget onAdd={(target) => mutateAsync({ targets: [...targets, target], version })} />
      ) : null}
    </div>
  )
}

interface RowProps {
  target: Target
  When: Props['When']
  onRemove: (() => void) | undefined
}

function Row({ target: { kind, value, by }, When, onRemove }: RowProps) {
  const t = useT(targetsWords, measuredWords)
  const textOf = useMeasuredText(kind)
  const id = useId()
  return (
    <li className="flex items-center justify-between gap-3">
      <p id={id} className="min-w-0">
        {t(`measured.kinds.${kind}`)}: <bdi>{textOf(value)}</bdi>
        {by ? (
          <span className="text-ink-soft">
            {' '}
            · <When value={by} />
          </span>
        ) : null}
      </p>
      {onRemove ? (
        <Button
          kind="quiet"
          aria-label={t('targets.remove', { target: t(`measured.kinds.${kind}`) })}
          aria-describedby={id}
          onClick={onRemove}
        >
          <Icon name="trash" size={18} />
        </Button>
      ) : null}
    </li>
  )
}
