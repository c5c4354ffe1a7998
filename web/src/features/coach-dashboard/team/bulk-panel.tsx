import type { BulkResult } from 'contract/chat/bulk-calls'
import { BULK_MAX, bulkProblems } from 'contract/chat/bulk-rules'
import { placeholders } from 'contract/chat/reply-rules'
import { MESSAGE_MAX } from 'contract/chat/rules'
import { useState } from 'react'
import { errorText } from '../../../api/error-text'
import { useRequestKey } from '../../../api/use-request-key'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { FieldError } from '../../../ui/field'
import { Notice } from '../../../ui/notice'
import { Select } from '../../../ui/select'
import { TextArea } from '../../../ui/text-area'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import { AthleteChoice } from './athlete-choice'
import { type BulkMessage, usePreview, useReplyTexts, useSendBulk } from './bulk.api'
import { BulkPreview } from './bulk-preview'
import { teamWords } from './words/team-words'

/** One text to several athletes: choose and write, see what each gets, send. */
export function BulkPanel({ coachId }: { coachId: string }) {
  const t = useT(teamWords, errorWords)
  const [message, setMessage] = useState<BulkMessage>({ userIds: [], content: '' })
  const [shown, setShown] = useState<readonly BulkResult[] | null>(null)
  const [sent, setSent] = useState<readonly BulkResult[] | null>(null)
  const once = useOneAtATime()
  const keyOf = useRequestKey()
  const send = useSendBulk(coachId)
  const submit = () =>
    once('send', async () => {
      try {
        setSent(await send.mutateAsync({ ...message, clientMsgId: keyOf(message) }))
      } catch {
        // The message below the preview says so.
      }
    })
  const again = () => {
    setMessage({ userIds: [], content: '' })
    setShown(null)
    setSent(null)
  }
  if (sent)
    return (
      <BulkPreview results={sent}>
        <Notice kind="good" role="status">
          {t('team.bulk.sent', { count: sent.filter(({ outcome }) => outcome === 'sent').length })}
        </Notice>
        <Button kind="secondary" className="justify-self-start" autoFocus onClick={again}>
          {t('team.bulk.another')}
        </Button>
      </BulkPreview>
    )
  if (!shown)
    return <Writing coachId={coachId} message={message} onChange={setMessage} onPreview={setShown} />
  const count = shown.filter(({ outcome }) => outcome === 'ready').length
  return (
    <BulkPreview results={shown}>
      {send.error ? (
        <Notice kind="bad" role="alert">
          {errorText(t, send.error, t('team.bulk.notSent'))}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {count > 0 ? (
          <Button busy={send.isPending} autoFocus onClick={() => void submit()}>
            {t('team.bulk.send', { count })}
          </Button>
        ) : (
          <p className="self-center text-ink-soft">{t('team.bulk.nobody')}</p>
        )}
        <Button kind="quiet" disabled={send.isPending} onClick={() => setShown(null)}>
          {t('team.bulk.change')}
        </Button>
      </div>
    </BulkPreview>
  )
}

interface WritingProps {
  coachId: string
  message: BulkMessage
  onChange: (message: BulkMessage) => void
  onPreview: (results: readonly BulkResult[]) => void
}

function Writing({ coachId, message, onChange, onPreview }: WritingProps) {
  const t = useT(teamWords, errorWords)
  const once = useOneAtATime()
  const [isTried, setTried] = useState(false)
  const preview = usePreview()
  const { data: replies } = useReplyTexts(coachId)
  const problems = isTried ? bulkProblems(message) : []
  const problemOf = (path: 'userIds' | 'content') => {
    const found = problems.find((problem) => problem.path === path)
    return found && t.error(found.code, found.params)
  }
  const show = () =>
    once('preview', async () => {
      setTried(true)
      if (bulkProblems(message).length > 0) return
      try {
        onPreview(await preview.mutateAsync(message))
      } catch {
        // Shown above the button.
      }
    })
  const athletesProblem = problemOf('userIds')
  const contentProblem = problemOf('content')
  return (
    <div className="grid gap-5">
      <AthleteChoice
        coachId={coachId}
        max={BULK_MAX}
        chosen={message.userIds}
        onChange={(userIds) => onChange({ ...message, userIds })}
      />
      {athletesProblem ? <FieldError>{athletesProblem}</FieldError> : null}
      {replies && replies.length > 0 ? (
        <Select
          label={t('team.bulk.saved')}
          value=""
          onChange={({ target }) => {
            const reply = replies.find(({ _id }) => _id === target.value)
            if (reply) onChange({ ...message, content: reply.content })
          }}
        >
          <option value="">{t('team.bulk.noSaved')}</option>
          {replies.map(({ _id, title }) => (
            <option key={_id} value={_id}>
              {title}
            </option>
          ))}
        </Select>
      ) : null}
      <TextArea
        label={t('team.bulk.message')}
        hint={t('team.bulk.hint', { words: isolated(placeholders.map((word) => `{${word}}`).join(' ')) })}
        value={message.content}
        maxLength={MESSAGE_MAX}
        dir="auto"
        onChange={({ target }) => onChange({ ...message, content: target.value })}
        {...(contentProblem ? { error: contentProblem } : {})}
      />
      {preview.error ? (
        <Notice kind="bad" role="alert">
          {errorText(t, preview.error, t('team.bulk.failed'))}
        </Notice>
      ) : null}
      <Button
        kind="secondary"
        className="justify-self-start"
        busy={preview.isPending}
        onClick={() => void show()}
      >
        {t('team.bulk.preview')}
      </Button>
    </div>
  )
}
