import { type ReactNode, useEffect } from 'react'
import { useT } from '../../../../i18n/i18n'
import { isolatedName } from '../../../../i18n/isolated'
import { Button } from '../../../../ui/button'
import { ErrorState } from '../../../../ui/error-state'
import { Notice } from '../../../../ui/notice'
import { Spinner } from '../../../../ui/spinner'
import { PlanEditorContext } from '../plan-editor'
import { type OfBlock, useBlockEditor } from './block-editor'
import { usePlanBlocks } from './blocks.api'
import { blocksWords } from './words/blocks-words'

type Props = OfBlock & {
  onBack: () => void
  /** Called when the block has become the current one, or was deleted. */
  onGone: () => void
  /** Tabs of the plan. */
  children: ReactNode
}

/** Shows the tabs with a block that is not current, and says so above them. */
export default function ShownBlock({ onBack, onGone, children, ...of }: Props) {
  const t = useT(blocksWords)
  const { data, error, refetch } = usePlanBlocks(of.coachId, of.id)
  const other = useBlockEditor(of)
  const isGone = data !== undefined && other === null
  useEffect(() => {
    if (isGone) onGone()
  }, [isGone, onGone])
  // The tabs around it are of the current block, so they wait.
  if (!data && error)
    return (
      <div className="grid justify-items-center gap-3">
        <ErrorState
          heading="p"
          title={t('blocks.failed')}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
        <Button size="sm" kind="secondary" onClick={onBack}>
          {t('blocks.back')}
        </Button>
      </div>
    )
  if (!data)
    return (
      <div role="status" aria-busy="true">
        <span className="sr-only">{t('blocks.loading')}</span>
        <Spinner />
      </div>
    )
  if (!other) return children
  const { block, at, editor } = other
  const name = isolatedName(block.name || t('blocks.unnamed', { n: at + 1 }))
  return (
    <PlanEditorContext value={editor}>
      <Notice
        kind="warn"
        role="status"
        action={
          <Button size="sm" kind="secondary" onClick={onBack}>
            {t('blocks.back')}
          </Button>
        }
      >
        {t('blocks.shown', { name })}
      </Notice>
      {children}
    </PlanEditorContext>
  )
}
