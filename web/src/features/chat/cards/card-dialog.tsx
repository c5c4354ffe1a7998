import type { CardSubject } from 'contract/chat/card-calls'
import { cardKinds } from 'contract/chat/card-rules'
import { searchForm } from 'contract/text'
import { useState } from 'react'
import { errorText } from '../../../api/error-text'
import { useRequestKey } from '../../../api/use-request-key'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Dialog, DialogBody } from '../../../ui/dialog'
import { ErrorState } from '../../../ui/error-state'
import { Notice } from '../../../ui/notice'
import { Skeleton } from '../../../ui/skeleton'
import { TextField } from '../../../ui/text-field'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import type { Me } from '../me'
import { useSendCard, useSubjects } from './cards.api'
import { cardsWords } from './words/cards-words'

interface Props {
  me: Me
  chatId: string
  text: string
  onSent: () => void
  onClose: () => void
}

/** Dialog with what a message can be about; one press sends it. */
export default function CardDialog({ me, chatId, text, onSent, onClose }: Props) {
  const t = useT(cardsWords, errorWords)
  const once = useOneAtATime()
  const keyOf = useRequestKey()
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useSubjects(me, chatId)
  const { mutateAsync, isPending, error: problem } = useSendCard(me, chatId)
  const send = (subject: CardSubject) =>
    once('send', async () => {
      try {
        const content = text.trim()
        await mutateAsync({ subject, content, clientMsgId: keyOf({ subject, content }) })
        onSent()
      } catch {
        // The notice above the list says so.
      }
    })
  return (
    <Dialog open onClose={onClose} title={t('cards.title')}>
      <DialogBody className="grid content-start gap-4">
        <p className="text-ink-soft text-sm">{t('cards.text')}</p>
        {problem ? (
          <Notice kind="bad" role="alert">
            {errorText(t, problem, t('cards.notSent'))}
          </Notice>
        ) : null}
        {data ? (
          data.length > 0 ? (
            <>
              <TextField
                label={t('cards.search')}
                type="search"
                value={search}
                data-autofocus
                onChange={({ target }) => setSearch(target.value)}
              />
              <Found subjects={data} search={search} busy={isPending} onChoose={(one) => void send(one)} />
            </>
          ) : (
            <p className="text-ink-soft">{t('cards.none')}</p>
          )
        ) : error ? (
          <ErrorState
            heading="p"
            title={t('cards.failed')}
            retryLabel={t('common.retry')}
            onRetry={() => void refetch()}
          />
        ) : (
          <div role="status" aria-busy="true" className="grid gap-2">
            <span className="sr-only">{t('cards.loading')}</span>
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        )}
      </DialogBody>
    </Dialog>
  )
}

interface FoundProps {
  subjects: readonly CardSubject[]
  search: string
  busy: boolean
  onChoose: (subject: CardSubject) => void
}

function Found({ subjects, search, busy, onChoose }: FoundProps) {
  const t = useT(cardsWords)
  const words = searchForm(search).split(' ').filter(Boolean)
  const found = subjects.filter(({ name, text }) => {
    const form = searchForm(`${name} ${text}`)
    return words.every((word) => form.includes(word))
  })
  if (found.length === 0) return <p className="text-ink-soft">{t('cards.noneFound')}</p>
  return (
    <>
      {cardKinds.map((kind) => {
        const ofKind = found.filter((one) => one.kind === kind)
        if (ofKind.length === 0) return null
        return (
          <section key={kind} className="grid gap-2">
            <h3 className="font-semibold text-sm">{t(`cards.groups.${kind}`)}</h3>
            <ul className="grid gap-1">
              {ofKind.map((one) => (
                <li key={`${one.userProgramId} ${one.ref}`}>
                  <button
                    type="button"
                    disabled={busy}
                    onClick={() => onChoose(one)}
                    className="grid min-h-12 w-full content-center gap-0.5 rounded-card border border-hairline px-3 py-2 text-start hover:bg-sunken"
                  >
                    <bdi className="wrap-anywhere font-semibold">{one.name}</bdi>
                    {one.text ? (
                      <span dir="auto" className="text-ink-soft text-sm">
                        {one.text}
                      </span>
                    ) : null}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}
