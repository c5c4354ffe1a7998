import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { sessionOf } from '../../../api/areas'
import { allergenWords } from '../../../i18n/allergens/words/allergen-words'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { deferred } from '../../../i18n/lazy-words'
import { Button } from '../../../ui/button'
import { CornerToast } from '../../../ui/corner-toast'
import { cx } from '../../../ui/cx'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { Spinner } from '../../../ui/spinner'
import { clearOfTabs } from '../../../ui/tab-look'
import { Tabs } from '../../../ui/tabs'
import { type ShowToast, ToastContext } from '../../../ui/toast'
import { useShownBlock } from './blocks/use-shown-block'
import { ConflictDialog } from './conflict-dialog'
import type { DateOf } from './date-of'
import { EditorHead } from './editor-head'
import { NutritionTab } from './nutrition-tab'
import { OverviewTab } from './overview-tab'
import { planActs } from './plan-acts'
import { PlanEditorContext } from './plan-editor'
import { type Told, usePlanSave } from './plan-save.api'
import { type OpenProgram, useProgram } from './program.api'
import { QuestionnaireTab } from './questionnaire-tab'
import { StatusBar } from './status-bar'
import MeasuredTargets from './targets/measured-targets'
import { TrackingTab } from './tracking-tab'
import { useUndoKey } from './use-undo-key'
import { programEditorWords } from './words/program-editor-words'
import { WorkoutTab } from './workout-tab'

interface Props {
  coachId: string
  id: string
  /** Placeholder while the program loads. */
  loading: ReactNode
  /** Progress photos of the user, below their measurements. */
  photos: ReactNode
  /** Rules of progression and what they propose. */
  progression: ReactNode
  /** Check-ins of the user. */
  checkIns: ReactNode
  /** Writes dates; the coach's settings say how. */
  When: ComponentType<DateOf>
  /** Does something that loses drafts, after asking where there are some. */
  leave: (then: () => void) => void
  /** The open tab by its name in the address; null, or a name that is none, for the first. */
  part: string | null
  onPart: (part: string | null) => void
  /** Receives the names for the window's title once the program is loaded. */
  onNames: (names: { id: string; program: string; user: string }) => void
}

/** A program of one of the coach's users, as the document that the coach writes. */
export default function ProgramEditor(props: Props) {
  // The names of allergens load with the page, so that a tab opens at once.
  const t = useT(programEditorWords, allergenWords)
  const { data, error, refetch } = useProgram(props.coachId, props.id)
  const [told, setTold] = useState<(Told & { n: number }) | null>(null)
  const tell = useCallback((next: Told) => setTold((last) => ({ ...next, n: (last?.n ?? 0) + 1 })), [])
  useEffect(() => {
    if (!sessionOf('coach').current().token)
      tell({ kind: 'error', text: t('programEditor.errors.tokenMissing') })
  }, [t, tell])
  // Parts that other pages have too: their messages are where those of the editor are.
  const showToast = useCallback<ShowToast>(
    (text, { kind, action } = {}) => {
      tell({ kind: kind === 'alert' ? 'error' : 'success', text, action })
      return () => setTold((last) => (last?.text === text ? null : last))
    },
    [tell],
  )
  const { id, onNames } = props
  const { name = '' } = data?.userProgram.programId ?? {}
  const user = data ? fullName(data.userProgram.user) : ''
  useEffect(() => {
    if (user) onNames({ id, program: name, user })
  }, [id, name, user, onNames])
  return (
    <ToastContext value={showToast}>
      <CornerToast toast={told} onDone={() => setTold(null)} />
      {data ? (
        <Opened {...props} program={data} tell={tell} />
      ) : error ? (
        <ErrorState
          title={t('programEditor.failed')}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        props.loading
      )}
    </ToastContext>
  )
}

const ShownBlock = lazy(deferred(() => import('./blocks/shown-block')))

const tabKeys = ['overview', 'nutrition', 'workout', 'tracking', 'questionnaire'] as const
/** Part of the address that shows the check-ins in place of the tabs. */
const CHECK_INS = 'check-ins'
type TabKey = (typeof tabKeys)[number]

interface OpenedProps extends Props {
  program: OpenProgram
  tell: (told: Told) => void
}

function Opened({
  coachId,
  id,
  program,
  photos,
  checkIns,
  progression,
  tell,
  When,
  leave,
  part,
  onPart,
}: OpenedProps) {
  const t = useT(programEditorWords)
  const { programData, userProgram, questionnaire, sessions, measurements, flags } = program
  const { shown, show, mayUndo, count } = useShownBlock()
  const scroller = useRef<HTMLDivElement>(null)
  const tab = tabKeys.find((key) => key === part) ?? 'overview'
  // The version of the first answer: later ones only tell what this coach saved.
  const [version] = useState(program.version)
  const saving = usePlanSave({ coachId, id, version }, tell)
  const latest = useRef(saving.save)
  latest.current = saving.save
  // One function for as long as the program is open: the fields are not drawn anew for it.
  const save = useCallback(
    async (path: string, value: unknown) => {
      const isSaved = await latest.current(path, value)
      if (isSaved) count(1)
      return isSaved
    },
    [count],
  )
  const editable = userProgram.editable
  const edits = useRef(saving.change)
  edits.current = saving.change
  const { id: athleteId, firstName: athlete } = userProgram.user
  const acts = useMemo(
    () => planActs({ t, id, athleteId, tell, count, change: (...change) => edits.current(...change) }),
    [t, id, athleteId, tell, count],
  )
  useUndoKey(scroller, editable && mayUndo ? acts.undo : undefined)
  const refresh = saving.refresh
  const reload = useRef(refresh)
  reload.current = refresh
  const editor = useMemo(
    () =>
      programData && {
        ...{ data: programData, editable, save, acts, copy: acts.copy, athleteId, library: 'coach' as const },
        refresh: () => void reload.current(),
        maxima: { coachId, id, athlete },
        flags,
      },
    [programData, editable, save, acts, athleteId, flags, coachId, id, athlete],
  )
  const open = (key: TabKey) =>
    leave(() => {
      onPart(key === 'overview' ? null : key)
      scroller.current?.scrollTo(0, 0)
    })
  if (!editor) return <EmptyState drawing="clipboard" heading="h3" title={t('programEditor.empty')} />
  const panels = {
    overview: () => (
      <OverviewTab targets={<MeasuredTargets coachId={coachId} id={id} editable={editable} When={When} />} />
    ),
    nutrition: () => <NutritionTab />,
    // Another block than the current one is not what the log is measured by.
    workout: () => <WorkoutTab progression={shown === null ? progression : null} />,
    tracking: () => (
      <TrackingTab sessions={sessions} measurements={measurements} photos={photos} When={When} />
    ),
    questionnaire: () => <QuestionnaireTab questionnaire={questionnaire} When={When} />,
  }
  const status = <StatusBar program={userProgram} When={When} />
  const tabs = (
    <Tabs
      label={t('programEditor.tabs.label')}
      above={status}
      current={tab}
      onChange={open}
      tabs={tabKeys.map((key) => ({
        key,
        label: t(`programEditor.tabs.${key}`),
        panel: panels[key],
      }))}
    />
  )
  return (
    <PlanEditorContext value={editor}>
      <div
        ref={scroller}
        data-scroller
        className={cx('min-h-0 flex-1 overflow-y-auto overscroll-contain', clearOfTabs)}
      >
        <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-2 px-5 pt-2 pb-5 sm:px-6 sm:pb-6">
          <EditorHead
            coachId={coachId}
            program={userProgram}
            tell={tell}
            When={When}
            acts={acts}
            onCheckIns={part === CHECK_INS ? undefined : () => leave(() => onPart(CHECK_INS))}
            sessions={sessions}
            shown={shown}
            mayUndo={mayUndo}
            blocks={{ refresh, onShow: (block) => leave(() => show(block)) }}
          />
          {part === CHECK_INS ? (
            <>
              {status}
              <CheckInsPart onBack={() => leave(() => onPart(null))}>{checkIns}</CheckInsPart>
            </>
          ) : shown === null ? (
            tabs
          ) : (
            <Suspense fallback={<Spinner />}>
              <ShownBlock
                {...{ coachId, id, shown, editor, tell, refresh }}
                onSaved={(at) => {
                  saving.sawBlocks(at)
                  count(1)
                }}
                onBack={() => leave(() => show(null))}
                onGone={() => show(null)}
              >
                {tabs}
              </ShownBlock>
            </Suspense>
          )}
        </div>
      </div>
      <ConflictDialog
        conflict={saving.conflict}
        onReload={saving.reload}
        onKeep={(conflict) => void saving.keepMine(conflict)}
        onClose={saving.postpone}
      />
    </PlanEditorContext>
  )
}

/** Check-ins of the user, with the way back to the tabs. */
function CheckInsPart({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const t = useT(programEditorWords)
  return (
    <section aria-label={t('programEditor.checkIns.open')} className="grid gap-5">
      <div>
        <Button size="sm" kind="secondary" onClick={onBack}>
          {t('programEditor.checkIns.back')}
        </Button>
      </div>
      {children}
    </section>
  )
}
