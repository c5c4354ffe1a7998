import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { deferred } from '../../../i18n/lazy-words'
import { AnyIcon } from '../../../ui/any-icon'
import { buttonClass } from '../../../ui/button-style'
import { menuItemClass, PopoverMenu } from '../../../ui/popover-menu'
import { ShownWeekPdf, WeekPdf } from './blocks/week-pdf-item'
import type { DateOf } from './date-of'
import { ExtendDialog } from './extend-dialog'
import { HistoryDialog } from './history-panel'
import type { PlanActs } from './plan-acts'
import type { Told } from './plan-save.api'
import type { OpenProgram } from './program.api'
import type { Steps } from './status-bar'
import { programEditorWords } from './words/program-editor-words'

const ApplyDialog = lazy(deferred(() => import('../templates/apply-dialog')))
const SaveDialog = lazy(deferred(() => import('../templates/save-dialog')))
const InPersonDialog = lazy(deferred(() => import('./in-person/in-person-dialog')))

type Dialog = 'apply' | 'save' | 'extend' | 'session' | 'history'

interface Props {
  coachId: string
  program: OpenProgram['userProgram']
  sessions: OpenProgram['sessions']
  acts: PlanActs
  tell: (told: Told) => void
  When: ComponentType<DateOf>
  /** Opens the check-ins; undefined while they are open. */
  onCheckIns: (() => void) | undefined
  /** Loads the program anew. */
  refresh: () => Promise<void>
  /** Id of the block that is shown; null for the current one. */
  shown: string | null
  /** Next steps; phones have them here. */
  steps: Steps
}

/** Address of the conversation with an athlete. */
export const talkTo = (athleteId: string) =>
  `/coach/dashboard?tab=chats&with=${encodeURIComponent(athleteId)}`

/** Menu of the rarer acts on a program; each dialog outlives the menu that opens it. */
export function MoreMenu({ onCheckIns, shown, steps, ...props }: Props) {
  const { coachId, program } = props
  const t = useT(programEditorWords)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const { editable, status, startDate, id } = program
  const opens = (label: string, next: Dialog, isOffered = true) =>
    isOffered ? [{ label, act: () => setDialog(next) }] : []
  const items = [
    ...(onCheckIns ? [{ label: t('programEditor.checkIns.open'), act: onCheckIns }] : []),
    ...opens(t('programEditor.inPerson'), 'session', status === 'active' && startDate !== null),
    ...opens(t('programEditor.templates.apply'), 'apply', editable && shown === null),
    ...opens(t('programEditor.templates.saveAs'), 'save', shown === null),
    ...opens(t('programEditor.extend.open'), 'extend', editable),
    ...opens(t('programEditor.history.open'), 'history'),
  ]
  return (
    <>
      <PopoverMenu
        label={t('programEditor.more')}
        trigger={
          <>
            {t('programEditor.more')}
            <AnyIcon name="chevron-down" size={16} />
          </>
        }
        className={buttonClass({ kind: 'quiet', size: 'sm' })}
      >
        {(close) => (
          <>
            <Link to={talkTo(program.user.id)} className={`${menuItemClass} sm:hidden`}>
              {t('programEditor.talk')}
            </Link>
            {steps
              .filter(({ isMain }) => !isMain)
              .map(({ step, label, busy, disabled, act }) => (
                <button
                  key={step}
                  type="button"
                  className={`${menuItemClass} sm:hidden`}
                  disabled={busy || disabled}
                  onClick={() => {
                    close()
                    act()
                  }}
                >
                  {label}
                </button>
              ))}
            {items.map(({ label, act }) => (
              <button
                key={label}
                type="button"
                className={menuItemClass}
                onClick={() => {
                  close()
                  act()
                }}
              >
                {label}
              </button>
            ))}
            {shown === null ? (
              <WeekPdf id={id} onPress={close} />
            ) : (
              <ShownWeekPdf coachId={coachId} id={id} shown={shown} onPress={close} />
            )}
          </>
        )}
      </PopoverMenu>
      <Opened {...props} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  )
}

type OpenedProps = Omit<Props, 'onCheckIns' | 'shown' | 'steps'> & {
  dialog: Dialog | null
  onClose: () => void
}

function Opened({ dialog, onClose, coachId, program, sessions, acts, tell, When, refresh }: OpenedProps) {
  const { id, startDate, editable } = program
  if (dialog === 'extend') return <ExtendDialog extend={acts.extend} onClose={onClose} />
  if (dialog === 'history')
    return (
      <HistoryDialog {...{ coachId, id, When, onClose }} {...(editable && { onRestore: acts.restore })} />
    )
  return (
    <Suspense>
      {dialog === 'apply' ? (
        <ApplyDialog isStarted={startDate !== null} apply={acts.apply} onClose={onClose} />
      ) : null}
      {dialog === 'save' ? <SaveDialog id={id} tell={tell} onClose={onClose} /> : null}
      {dialog === 'session' && startDate !== null ? (
        <InPersonDialog {...{ id, startDate, sessions, tell, refresh, onClose }} />
      ) : null}
    </Suspense>
  )
}
