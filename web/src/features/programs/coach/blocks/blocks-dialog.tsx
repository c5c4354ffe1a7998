import type { PlanBlocks } from 'contract/programs/block-calls'
import { errorText, refusalOf } from '../../../../api/error-text'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { Button } from '../../../../ui/button'
import { DialogBody, DialogFoot } from '../../../../ui/dialog'
import { GuardedDialog } from '../../../../ui/edit/guarded-dialog'
import { useUnsaved } from '../../../../ui/edit/unsaved'
import { ErrorState } from '../../../../ui/error-state'
import { Icon } from '../../../../ui/icon'
import { Notice } from '../../../../ui/notice'
import { Skeleton } from '../../../../ui/skeleton'
import { useOneAtATime } from '../../../../ui/use-one-at-a-time'
import type { Told } from '../plan-save.api'
import { programEditorWords } from '../words/program-editor-words'
import { sentOf, weeksOfDraft } from './block-draft'
import { BlockRow } from './block-row'
import { spanOf } from './block-span'
import { usePlanBlocks, useSaveBlocks } from './blocks.api'
import { useBlockDrafts } from './use-block-drafts'
import { blocksWords } from './words/blocks-words'

export interface BlocksProps {
  coachId: string
  id: string
  totalWeeks: number
  editable: boolean
  /** Shows a block in the tabs of the plan; null for the current one. */
  onShow: (block: string | null) => void
  tell: (told: Told) => void
  /** Loads the plan anew. */
  refresh: () => Promise<void>
}
type InDialog = BlocksProps & { onClose: () => void }

/** Dialog in which a coach names, orders, copies and deletes the blocks of a plan. */
export default function BlocksDialog(props: InDialog) {
  const t = useT(blocksWords)
  return (
    <GuardedDialog size="lg" title={t('blocks.title')} onClose={props.onClose}>
      {() => <Loaded {...props} />}
    </GuardedDialog>
  )
}

function Loaded(props: InDialog) {
  const t = useT(blocksWords)
  const { data, error, isFetching, refetch } = usePlanBlocks(props.coachId, props.id)
  if (error && !data)
    return (
      <DialogBody>
        <ErrorState
          heading="p"
          title={t('blocks.failed')}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      </DialogBody>
    )
  // The blocks of a moment ago lack what was edited since.
  if (!data || isFetching)
    return (
      <DialogBody>
        <div role="status" aria-busy="true" className="grid gap-3">
          <span className="sr-only">{t('blocks.loading')}</span>
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </div>
      </DialogBody>
    )
  return <Blocks key={data.version} {...props} data={data} />
}

function Blocks({
  data,
  coachId,
  id,
  totalWeeks,
  editable,
  onShow,
  tell,
  refresh,
  onClose,
}: InDialog & { data: PlanBlocks }) {
  const t = useT(blocksWords, programEditorWords, errorWords)
  const { drafts, nameOf, change, actsOf, add, isChanged } = useBlockDrafts(t, data.blocks)
  const once = useOneAtATime()
  const { mutateAsync, isPending, error } = useSaveBlocks(coachId, id)
  useUnsaved(isChanged)
  const sent = sentOf(drafts)
  const weeks = drafts.map((draft) => weeksOfDraft(draft) ?? 0)
  const sum = weeks.reduce((total, count) => total + count, 0)
  const show = (block: string) => {
    onShow(block === data.current ? null : block)
    onClose()
  }
  const save = () =>
    once('save', async () => {
      try {
        await mutateAsync(() => sent ?? [])
        tell({ kind: 'success', text: t('blocks.saved') })
      } catch (problem) {
        if (refusalOf(problem)?.code !== 'programs.changed_meanwhile') return
        tell({ kind: 'warning', text: t('programEditor.edits.meanwhile') })
      }
      onClose()
      await refresh()
    })
  return (
    <>
      <DialogBody>
        <div className="grid gap-4">
          <p className="text-ink-soft">{t('blocks.lead')}</p>
          <ol className="grid gap-3">
            {drafts.map((draft, at) => (
              <BlockRow
                key={draft.key}
                draft={draft}
                label={nameOf(at)}
                span={spanOf(weeks, at, totalWeeks)}
                isCurrent={draft.id === data.current}
                editable={editable}
                acts={[
                  ...(draft.id !== undefined && !isChanged
                    ? [{ label: t('blocks.show'), act: () => show(draft.id ?? '') }]
                    : []),
                  ...(editable ? actsOf(at, draft) : []),
                ]}
                onChange={(changed) => change(draft.key, changed)}
              />
            ))}
          </ol>
          {editable && add ? (
            <Button kind="secondary" size="sm" className="justify-self-start" onClick={add}>
              <Icon name="plus" size={16} />
              {t('blocks.add')}
            </Button>
          ) : null}
          <p role="status" className="text-sm">
            {sum === totalWeeks
              ? t('blocks.sum.same', { total: totalWeeks })
              : t(`blocks.sum.${sum < totalWeeks ? 'less' : 'more'}`, { sum, total: totalWeeks })}
          </p>
        </div>
      </DialogBody>
      {editable ? (
        <DialogFoot
          note={
            error ? (
              <Notice kind="bad" role="alert">
                {errorText(t, error, t('programEditor.errors.save'))}
              </Notice>
            ) : null
          }
        >
          <Button busy={isPending} disabled={!sent || !isChanged} onClick={() => void save()}>
            {t('blocks.save')}
          </Button>
        </DialogFoot>
      ) : null}
    </>
  )
}
