import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { ErrorState } from '../../../ui/error-state'
import { Spinner } from '../../../ui/spinner'
import { chatWords } from '../words/chat-words'

/** List that could not be loaded, with a button that loads it again; `title` stands for errors without a text. */
export function ListFailed({
  error,
  title,
  onRetry,
}: {
  error: Error
  title: string
  onRetry: () => Promise<unknown>
}) {
  const t = useT(chatWords, errorWords)
  return (
    <div className="*:py-10">
      <ErrorState
        title={errorText(t, error, title)}
        onRetry={() => void onRetry()}
        retryLabel={t('common.tryAgain')}
      />
    </div>
  )
}

/** List that is being loaded. */
export function ListLoading({ text }: { text: string }) {
  return (
    <p role="status" aria-busy="true" className="flex items-center justify-center gap-3 p-6 text-ink-soft">
      <Spinner />
      {text}
    </p>
  )
}

/** Button that loads the next page; nothing after the last one. */
export function MoreRows({
  list: { hasNextPage, isFetchingNextPage, fetchNextPage },
  text,
}: {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  text: string
}) {
  return hasNextPage ? (
    <div className="p-3">
      <Button kind="secondary" size="sm" wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {text}
      </Button>
    </div>
  ) : null
}
