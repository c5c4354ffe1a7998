import type { SavedReply } from 'contract/chat/reply-calls'
import { useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { DialogBody, DialogFoot } from '../../../ui/dialog'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog'
import { ItemButton } from '../../../ui/edit/item-button'
import { useUndoToast } from '../../../ui/edit/use-undo-toast'
import { ErrorState } from '../../../ui/error-state'
import { Skeleton } from '../../../ui/skeleton'
import { useToast } from '../../../ui/toast'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import type { Me } from '../me'
import { useRemoveReply, useSavedReplies, useSaveReply } from './replies.api'
import { ReplyForm } from './reply-form'
import { repliesWords } from './words/replies-words'

interface Props {
  me: Me
  chatId: string
  onChoose: (text: string) => void
  onClose: () => void
}

/** Dialog of a coach's saved replies: one press takes one; they are written, changed and deleted here, too. */
export default function RepliesDialog({ me, chatId, onChoose, onClose }: Props) {
  const t = useT(repliesWords)
  /** The reply in the form; null while the list is shown. */
  const [edited, setEdited] = useState<Partial<SavedReply> | null>(null)
  return (
    <GuardedDialog
      title={t(edited ? (edited._id ? 'replies.change' : 'replies.new') : 'replies.title')}
      onClose={onClose}
    >
      {() =>
        edited ? (
          <ReplyForm me={me} reply={edited} onDone={() => setEdited(null)} />
        ) : (
          <>
            <DialogBody className="grid content-start gap-3">
              <List me={me} chatId={chatId} onChoose={onChoose} onEdit={setEdited} />
            </DialogBody>
            <DialogFoot cancel={t('common.close')} onCancel={onClose}>
              <Button onClick={() => setEdited({})}>{t('replies.add')}</Button>
            </DialogFoot>
          </>
        )
      }
    </GuardedDialog>
  )
}

interface ListProps extends Pick<Props, 'me' | 'chatId' | 'onChoose'> {
  onEdit: (reply: SavedReply) => void
}

function List({ me, chatId, onChoose, onEdit }: ListProps) {
  const t = useT(repliesWords, errorWords)
  const toast = useToast()
  const once = useOneAtATime()
  const { data, error, refetch } = useSavedReplies(me, chatId)
  const { mutateAsync } = useRemoveReply(me)
  const { mutateAsync: add } = useSaveReply(me)
  const offerUndo = useUndoToast()
  const failed = (problem: unknown) => errorText(t, problem, t('replies.notSaved'))
  const remove = (reply: SavedReply) =>
    once('remove', async () => {
      try {
        await mutateAsync(reply._id)
        const { title, content } = reply
        // The server has no way to restore one, so it is added again.
        const undo = () => add({ id: undefined, title, content })
        offerUndo(t('replies.removed'), { undo, failed })
      } catch (problem) {
        toast(failed(problem), { kind: 'alert' })
      }
    })
  if (!data)
    return error ? (
      <ErrorState
        heading="p"
        title={t('replies.failed')}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    ) : (
      <div role="status" aria-busy="true" className="grid gap-2">
        <span className="sr-only">{t('replies.loading')}</span>
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    )
  if (data.length === 0) return <p className="text-ink-soft">{t('replies.none')}</p>
  return (
    <ul className="grid gap-2">
      {data.map((reply) => {
        const name = isolatedName(reply.title)
        const text = reply.filled ?? reply.content
        return (
          <li key={reply._id} className="flex items-start gap-1 rounded-card border border-hairline">
            <button
              type="button"
              onClick={() => onChoose(text)}
              className="grid min-h-12 min-w-0 flex-1 gap-0.5 rounded-card p-3 text-start hover:bg-sunken"
            >
              <bdi className="font-semibold">{reply.title}</bdi>
              <span dir="auto" className="line-clamp-2 text-ink-soft text-sm">
                {text}
              </span>
            </button>
            <ItemButton icon="pencil" label={t('replies.edit', { name })} onClick={() => onEdit(reply)} />
            <ItemButton
              icon="trash"
              label={t('replies.remove', { name })}
              onClick={() => void remove(reply)}
            />
          </li>
        )
      })}
    </ul>
  )
}
