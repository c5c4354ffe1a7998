import type { ComponentType } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { LinkButton } from '../../../ui/link-button'
import { Notice } from '../../../ui/notice'
import { WeekPdfButton } from '../week-pdf/week-pdf-button'
import { BlockWeekPdf } from './blocks/block-week-pdf'
import { BlocksButton } from './blocks/blocks-button'
import type { BlocksProps } from './blocks/blocks-dialog'
import type { DateOf } from './date-of'
import { ExtendButton } from './extend-button'
import { HistoryButton } from './history-panel'
import { InPersonButton } from './in-person/in-person-button'
import { EditButtons, type PlanActs } from './plan-acts'
import { PlanField } from './plan-field'
import type { Told } from './plan-save.api'
import type { OpenProgram } from './program.api'
import { StepButtons } from './status-bar'
import { TemplateButtons } from './template-buttons'
import { programEditorWords } from './words/program-editor-words'

interface HeadProps {
  coachId: string
  tell: (told: Told) => void
  When: ComponentType<DateOf>
  program: OpenProgram['userProgram']
  sessions: OpenProgram['sessions']
  acts: PlanActs
  /** Opens the check-ins; undefined while they are open. */
  onCheckIns: (() => void) | undefined
  blocks: Pick<BlocksProps, 'onShow' | 'refresh'>
  /** Id of the block that is shown; null for the current one. */
  shown: string | null
}

/** Title and steps of a program, with the way to its history. */
export function EditorHead({
  coachId,
  program,
  sessions,
  tell,
  When,
  acts,
  blocks,
  shown,
  onCheckIns,
}: HeadProps) {
  const t = useT(programEditorWords)
  return (
    <header className="grid gap-4">
      <PlanField path="title" look="title" />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="flex flex-wrap gap-2">
          <LinkButton
            to={`/coach/dashboard?tab=chats&with=${encodeURIComponent(program.user.id)}`}
            size="sm"
            kind="quiet"
          >
            {t('programEditor.talk')}
          </LinkButton>
          {program.editable ? <EditButtons acts={acts} /> : null}
          <TemplateButtons
            id={program.id}
            isStarted={program.startDate !== null}
            apply={program.editable && shown === null ? acts.apply : undefined}
            tell={tell}
          />
          {program.editable ? <ExtendButton extend={acts.extend} /> : null}
          {onCheckIns ? (
            <Button size="sm" kind="quiet" onClick={onCheckIns}>
              {t('programEditor.checkIns.open')}
            </Button>
          ) : null}
          {program.status === 'active' && program.startDate ? (
            <InPersonButton
              id={program.id}
              startDate={program.startDate}
              sessions={sessions}
              tell={tell}
              refresh={blocks.refresh}
            />
          ) : null}
          <BlocksButton
            {...blocks}
            coachId={coachId}
            id={program.id}
            totalWeeks={program.totalWeeks}
            editable={program.editable}
            tell={tell}
          />
          {shown === null ? (
            <WeekPdfButton area="coach" id={program.id} kind="quiet" />
          ) : (
            <BlockWeekPdf coachId={coachId} id={program.id} shown={shown} />
          )}
          <HistoryButton
            coachId={coachId}
            id={program.id}
            When={When}
            {...(program.editable && { onRestore: acts.restore })}
          />
          <StepButtons coachId={coachId} program={program} tell={tell} />
        </div>
      </div>
      {program.editable ? null : <Notice kind="info">{t('programEditor.readOnly')}</Notice>}
    </header>
  )
}
