import type { EditedQuestion } from 'contract/programs/question-calls'
import { QUESTIONS_MAX } from 'contract/programs/questions'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { moveStep } from '../../../ui/edit/move-entry'
import { EmptyState } from '../../../ui/empty-state'
import { Icon } from '../../../ui/icon'
import { moveFocus } from '../../../ui/move-focus'
import { QuestionDialog } from './question-dialog'
import { QuestionItem } from './question-item'
import { byCategory, inOrder, orderAfterMove } from './question-order'
import { useTemplateEditor } from './template-save'
import { consoleProgramsWords } from './words/console-programs-words'

/** Questions by category, archived ones below. */
export function QuestionsTab() {
  const t = useT(consoleProgramsWords)
  const { template } = useTemplateEditor()
  const [editing, setEditing] = useState<EditedQuestion | 'new' | null>(null)
  const { list, busy, said, move, onKeyDown, archive } = useQuestionMoves()
  const { questions } = template
  const groups = byCategory(questions)
  const asked = groups.flatMap((group) => group.questions)
  const archived = questions.filter((one) => one.archived)

  const item = (question: EditedQuestion, n: number) => (
    <li
      key={question.id}
      data-question={question.id}
      onKeyDown={question.archived ? undefined : (event) => onKeyDown(event, question.id ?? '')}
    >
      <QuestionItem
        n={n}
        question={question}
        busy={busy}
        isFirst={n === 1}
        isLast={n === asked.length}
        onEdit={() => setEditing(question)}
        onMove={(step) => void move(question.id ?? '', step)}
        onArchive={() => void archive(question)}
      />
    </li>
  )
  return (
    <section aria-labelledby="questions" ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Head
        movable={asked.length > 1}
        onAdd={questions.length < QUESTIONS_MAX ? () => setEditing('new') : undefined}
      />
      {asked.length === 0 ? <NoQuestions /> : null}
      {groups.map(({ category, questions: inside }) => (
        <Group key={category} title={<bdi>{category || t('consolePrograms.questions.noCategory')}</bdi>}>
          {inside.map((question) => item(question, asked.indexOf(question) + 1))}
        </Group>
      ))}
      {archived.length > 0 ? (
        <Group
          title={t('consolePrograms.questions.archived')}
          text={t('consolePrograms.questions.archivedText')}
        >
          {archived.map((question, i) => item(question, asked.length + i + 1))}
        </Group>
      ) : null}
      <p role="status" className="sr-only">
        {said}
      </p>
      <QuestionDialog
        editing={editing}
        last={asked.at(-1)}
        categories={groups.map((group) => group.category).filter(Boolean)}
        onClose={() => setEditing(null)}
      />
    </section>
  )
}

function NoQuestions() {
  const t = useT(consoleProgramsWords)
  return (
    <EmptyState
      drawing="clipboard"
      heading="h3"
      title={t('consolePrograms.questions.none')}
      text={t('consolePrograms.questions.noneText')}
    />
  )
}

/** Group of questions under a heading; archived ones have a text and a darker ground. */
function Group({ title, text, children }: { title: ReactNode; text?: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-base">{title}</h3>
      {text ? <p className="text-ink-soft text-sm">{text}</p> : null}
      <ol
        className={cx(
          'divide-y divide-hairline rounded-card border border-hairline',
          text ? 'bg-sunken' : 'bg-raised',
        )}
      >
        {children}
      </ol>
    </div>
  )
}

/** The heading `questions` with how to sort, and the way to a new question where there is room for one. */
function Head({ movable, onAdd }: { movable: boolean; onAdd: (() => void) | undefined }) {
  const t = useT(consoleProgramsWords)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1">
        <h2 id="questions" className="text-lg">
          {t('consolePrograms.questions.title')}
        </h2>
        <p className="max-w-prose text-ink-soft text-sm">
          {t('consolePrograms.questions.intro')}
          {movable ? ` ${t('consolePrograms.questions.keys')}` : ''}
        </p>
      </div>
      {onAdd ? (
        <Button onClick={onAdd}>
          <Icon name="plus" size={18} />
          {t('consolePrograms.questions.add')}
        </Button>
      ) : null}
    </div>
  )
}

/** Moves questions and puts them into the archive; the focus stays with the question that moved. */
function useQuestionMoves() {
  const t = useT(consoleProgramsWords)
  const { template, saveAndTell } = useTemplateEditor()
  const list = useRef<HTMLElement>(null)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  /** The question that takes the focus as soon as its buttons can be pressed again. */
  const [next, setNext] = useState<string | null>(null)
  useEffect(() => {
    if (busy || !next) return
    moveFocus(list.current?.querySelector<HTMLElement>(`[data-question="${CSS.escape(next)}"] button`))
    setNext(null)
  }, [busy, next])

  async function move(id: string, step: -1 | 1) {
    const ids = busy ? undefined : orderAfterMove(template.questions, id, step)
    if (!ids) return
    setBusy(true)
    const saved = await saveAndTell({
      part: (now) => now.questions.map((one) => one.id),
      change: (now) => ({ questions: inOrder(now.questions, ids) }),
    })
    setBusy(false)
    if (!saved) return
    setSaid(t('consolePrograms.questions.moved', { n: ids.indexOf(id) + 1, total: ids.length }))
    setNext(id)
  }
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const step = moveStep(event)
    if (step === 0) return
    event.preventDefault()
    void move(id, step)
  }
  async function archive({ id, archived }: EditedQuestion) {
    if (busy) return
    setBusy(true)
    await saveAndTell({
      part: (now) => now.questions.find((one) => one.id === id),
      change: (now) => ({
        questions: now.questions.map((one) => (one.id === id ? { ...one, archived: !archived } : one)),
      }),
    })
    setBusy(false)
    setNext(id ?? null)
  }
  return { list, busy, said, move, onKeyDown, archive }
}
