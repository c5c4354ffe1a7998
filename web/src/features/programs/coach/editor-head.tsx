import type { ComponentType } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { LinkButton } from '../../../ui/link-button'
import { Notice } from '../../../ui/notice'
import { BlocksButton } from './blocks/blocks-button'
import type { BlocksProps } from './blocks/blocks-dialog'
import type { DateOf } from './date-of'
import { MoreMenu, talkTo } from './more-menu'
import type { PlanActs } from './plan-acts'
import { PlanField } from './plan-field'
import type { Told } from './plan-save.api'
import type { OpenProgram } from './program.api'
import { StepButtons, useSteps } from './status-bar'
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
  /** False where Undo would change a block that is not shown. */
  mayUndo: boolean
}

/** Title of a program, what a coach does with it most, and its next steps. */
export function EditorHead({
  coachId,
  program,
  sessions,
  tell,
  When,
  acts,
  blocks,
  shown,
  mayUndo,
  onCheckIns,
}: HeadProps) {
  const t = useT(programEditorWords)
  const { steps, question } = useSteps({ coachId, program, tell })
  return (
    <header className="grid gap-1">
      <div className="min-w-0">
        <PlanField path="title" look="title" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        {/* The text of the first button begins where the title does. */}
        <div className="-ms-3.5 flex flex-wrap items-center">
          <LinkButton to={talkTo(program.user.id)} size="sm" kind="quiet" className="max-sm:hidden">
            {t('programEditor.talk')}
          </LinkButton>
          {program.editable && mayUndo ? (
            <Button size="sm" kind="quiet" onClick={acts.undo}>
              {t('programEditor.edits.undo')}
            </Button>
          ) : null}
          <BlocksButton
            {...blocks}
            coachId={coachId}
            id={program.id}
            totalWeeks={program.totalWeeks}
            editable={program.editable}
            tell={tell}
          />
          <MoreMenu
            {...{ coachId, program, sessions, acts, tell, When, onCheckIns, shown, steps }}
            refresh={blocks.refresh}
          />
        </div>
        <div className="flex flex-wrap gap-2 empty:hidden">
          <StepButtons steps={steps} />
        </div>
        {question}
      </div>
      {program.editable ? null : <Notice kind="info">{t('programEditor.readOnly')}</Notice>}
    </header>
  )
}
