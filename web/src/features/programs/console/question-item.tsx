import { localeCodes, locales } from 'contract/locale'
import type { EditedQuestion } from 'contract/programs/question-calls'
import { useT } from '../../../i18n/i18n'
import { Badge } from '../../../ui/badge'
import { ItemButton } from '../../../ui/edit/item-button'
import { programEditorWords } from '../coach/words/program-editor-words'
import { otherLanguages } from './details-form'
import { consoleProgramsWords } from './words/console-programs-words'

interface Props {
  n: number
  question: EditedQuestion
  busy: boolean
  isFirst: boolean
  isLast: boolean
  onEdit: () => void
  onMove: (step: -1 | 1) => void
  onArchive: () => void
}

/** Question in its languages, side by side where possible, with its actions. */
export function QuestionItem(props: Props) {
  const { n, question } = props
  const t = useT(consoleProgramsWords, programEditorWords)
  const complete = otherLanguages.every((language) => question.translations[language]?.question)
  const choices = question.options ?? []
  return (
    <div className="@container grid gap-2 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="flex flex-1 flex-wrap items-center gap-2 text-ink-soft text-sm">
          <span className="tabular-nums">{t('planQuestions.number', { n })}</span>
          <Badge>{t(`planQuestions.types.${question.type}`)}</Badge>
          <Badge kind={question.required ? 'info' : 'neutral'}>
            {t(question.required ? 'planQuestions.required' : 'planQuestions.optional')}
          </Badge>
          {complete ? null : <Badge kind="emphasis">{t('consolePrograms.questions.missing')}</Badge>}
        </div>
        <Buttons {...props} />
      </div>
      <div className="grid gap-x-5 gap-y-1 @min-[40rem]:grid-cols-3">
        {localeCodes.map((language) => {
          const own = language === 'en' ? question : question.translations[language]
          return own?.question ? (
            <p
              key={language}
              lang={language}
              dir={locales[language].dir}
              className={language === 'en' ? 'font-semibold' : 'text-ink-soft'}
            >
              {own.question}
            </p>
          ) : (
            <p key={language} className="text-ink-soft @max-[40rem]:hidden">
              –
            </p>
          )
        })}
      </div>
      {choices.length > 0 ? (
        <p className="text-ink-soft text-sm">
          <bdi>{choices.join(' · ')}</bdi>
        </p>
      ) : null}
    </div>
  )
}

function Buttons({ n, question, busy, isFirst, isLast, onEdit, onMove, onArchive }: Props) {
  const t = useT(consoleProgramsWords)
  const { archived } = question
  return (
    <div className="flex shrink-0">
      <ItemButton
        label={t('consolePrograms.questions.edit', { n })}
        icon="pencil"
        disabled={busy}
        onClick={onEdit}
      />
      {archived ? null : (
        <>
          <ItemButton
            label={t('consolePrograms.questions.up', { n })}
            icon="chevron-up"
            disabled={busy || isFirst}
            onClick={() => onMove(-1)}
          />
          <ItemButton
            label={t('consolePrograms.questions.down', { n })}
            icon="chevron-down"
            disabled={busy || isLast}
            onClick={() => onMove(1)}
          />
        </>
      )}
      <ItemButton
        label={t(archived ? 'consolePrograms.questions.restore' : 'consolePrograms.questions.archive', { n })}
        icon={archived ? 'renew' : 'box'}
        disabled={busy}
        onClick={onArchive}
      />
    </div>
  )
}
