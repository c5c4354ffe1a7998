import type { PlanVersion } from 'contract/programs/coach-calls'
import { type ComponentType, useId, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { Dialog, DialogBody } from '../../../ui/dialog'
import { ErrorState } from '../../../ui/error-state'
import { Skeleton } from '../../../ui/skeleton'
import type { DateOf } from './date-of'
import { PlanChanges } from './plan-changes'
import { usePlanVersions } from './program.api'
import { programEditorWords } from './words/program-editor-words'

interface Props {
  coachId: string
  id: string
  When: ComponentType<DateOf>
  /** Restores the plan of a version; absent for a program that can only be read. */
  onRestore?: (version: number) => void
}

/** Earlier versions of the plan. */
export function HistoryDialog({ onRestore, onClose, ...props }: Props & { onClose: () => void }) {
  const t = useT(programEditorWords)
  return (
    <Dialog open place="side" title={t('programEditor.history.title')} onClose={onClose}>
      <DialogBody>
        <Versions
          {...props}
          onRestore={
            onRestore &&
            ((version) => {
              onClose()
              onRestore(version)
            })
          }
        />
      </DialogBody>
    </Dialog>
  )
}

function Versions({ coachId, id, When, onRestore }: Props) {
  const t = useT(programEditorWords)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePlanVersions(
    coachId,
    id,
  )
  const [asked, setAsked] = useState<number | null>(null)
  if (error && !data)
    return (
      <ErrorState
        heading="p"
        title={t('programEditor.history.failed')}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <div role="status" aria-busy="true" className="grid gap-3">
        <span className="sr-only">{t('programEditor.history.loading')}</span>
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    )
  const versions = data.pages.flatMap((page) => page.items)
  if (versions.length === 0) return <p className="text-ink-soft">{t('programEditor.history.empty')}</p>
  return (
    <div className="grid gap-5">
      <ol className="grid gap-5">
        {versions.map((version) => (
          <Version key={version.version} version={version} When={When} onAsk={onRestore && setAsked} />
        ))}
      </ol>
      {hasNextPage ? (
        <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('programEditor.history.more')}
        </Button>
      ) : null}
      {asked !== null && onRestore ? (
        <ConfirmDialog
          open
          title={t('programEditor.history.restoreTitle', { n: asked })}
          text={t('programEditor.history.restoreText', { n: asked })}
          confirm={t('programEditor.history.restoreNow')}
          cancel={t('common.cancel')}
          onConfirm={() => onRestore(asked)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  )
}

function Version({
  version: { version, at, by, changes },
  When,
  onAsk,
}: {
  version: PlanVersion
  When: Props['When']
  onAsk?: ((version: number) => void) | undefined
}) {
  const t = useT(programEditorWords)
  const id = useId()
  const isTurn = changes.some(({ path }) => path === 'blocks')
  const name = by ? isolatedName(`${by.firstName} ${by.lastName}`.trim()) : null
  return (
    <li className="grid gap-3 border-hairline border-b pb-5 last:border-0">
      <div>
        <h3 id={id} className="font-semibold font-text text-base tracking-normal">
          {t('programEditor.history.version', { n: version })}
        </h3>
        <p className="text-ink-soft text-sm">
          <When value={at} look="time" />{' '}
          {name
            ? t('programEditor.history.by', { name })
            : t(`programEditor.history.${isTurn ? 'turn' : 'system'}`)}
        </p>
      </div>
      <PlanChanges changes={changes} />
      {onAsk && version > 1 ? (
        <Button
          size="sm"
          kind="secondary"
          className="justify-self-start"
          aria-describedby={id}
          onClick={() => onAsk(version - 1)}
        >
          {t('programEditor.history.restore')}
        </Button>
      ) : null}
    </li>
  )
}
