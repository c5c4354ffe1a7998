import type { CoachTemplate } from 'contract/programs/coach-template-calls'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { errorText, isNotFound } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import {
  type CornerMessage,
  CornerToast,
  type CornerToastAction,
  type CornerToastKind,
} from '../../../ui/corner-toast'
import { BackToList, DetailLoading, DetailMissing } from '../../../ui/detail-page'
import { InlineField } from '../../../ui/edit/inline-field'
import { UnsavedGuard } from '../../../ui/edit/unsaved'
import { ErrorState } from '../../../ui/error-state'
import { Notice } from '../../../ui/notice'
import { usePageTitle } from '../../../ui/page-title'
import { Tabs } from '../../../ui/tabs'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import { ConflictDialog } from '../coach/conflict-dialog'
import { NutritionTab } from '../coach/nutrition-tab'
import { OverviewTab } from '../coach/overview-tab'
import { PlanEditorContext } from '../coach/plan-editor'
import { PlanField } from '../coach/plan-field'
import { programEditorWords } from '../coach/words/program-editor-words'
import { WorkoutTab } from '../coach/workout-tab'
import { TrackingFields } from '../console/tracking-fields'
import { copyName } from './copy-name'
import { NewsPanel } from './news-panel'
import { useTemplateEditor } from './template-editor'
import { useAddTemplate, useTemplate } from './templates.api'
import { templatesWords } from './words/templates-words'

/** Page /coach/templates/:id. */
export default function TemplatePage() {
  const { id = '' } = useParams()
  const t = useT(templatesWords, programEditorWords)
  const { data, error, refetch } = useTemplate(id)
  usePageTitle(data?.name ?? t('templates.title'))
  const back = t('templates.one.back')
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 lg:py-8">
      <BackToList to="/coach/templates">{back}</BackToList>
      {data && data._id === id ? (
        <Opened key={id} template={data} />
      ) : isNotFound(error) ? (
        <DetailMissing
          title={t('templates.one.missing')}
          text={t('templates.one.missingText')}
          back={back}
          to="/coach/templates"
        />
      ) : error ? (
        <ErrorState heading="h1" title={t('templates.one.failed')} onRetry={() => void refetch()} />
      ) : (
        <DetailLoading label={t('templates.one.loading')} />
      )}
    </div>
  )
}

const tabKeys = ['overview', 'nutrition', 'workout', 'tracking', 'plans'] as const
type TabKey = (typeof tabKeys)[number]

function Opened({ template }: { template: CoachTemplate }) {
  const t = useT(templatesWords, programEditorWords)
  const [params, setParams] = useSearchParams()
  const current = tabKeys.find((key) => key === params.get('part')) ?? 'overview'
  const [told, setTold] = useState<CornerMessage | null>(null)
  const tell = useCallback(
    (kind: CornerToastKind, text: string, action?: CornerToastAction) =>
      setTold((last) => ({ kind, text, action, n: (last?.n ?? 0) + 1 })),
    [],
  )
  const { editor, rename, conflict, settle } = useTemplateEditor(template, tell)
  const open = (key: TabKey) =>
    setParams(key === 'overview' ? {} : { part: key }, { replace: true, preventScrollReset: true })
  const panels = useMemo(
    () => ({
      overview: () => (
        <div className="grid gap-6">
          <PlanField path="title" />
          <OverviewTab />
        </div>
      ),
      nutrition: () => <NutritionTab />,
      workout: () => <WorkoutTab />,
      tracking: () => <TrackingFields />,
      plans: () => <NewsPanel id={template._id} />,
    }),
    [template._id],
  )
  return (
    <UnsavedGuard>
      {(leave) => (
        <PlanEditorContext value={editor}>
          <CornerToast toast={told} onDone={() => setTold(null)} />
          <ConflictDialog
            conflict={conflict}
            title={t('templates.one.conflictTitle')}
            onReload={(one) => settle(one, 'theirs')}
            onKeep={(one) => settle(one, 'mine')}
            onClose={(one) => settle(one, 'later')}
          />
          <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
            <h1 tabIndex={-1} className="sr-only">
              {template.name}
            </h1>
            <InlineField
              look="title"
              label={t('templates.name')}
              value={template.name}
              onSave={template.own ? rename : undefined}
            />
            <DuplicateButton template={template} tell={tell} leave={leave} />
          </header>
          {template.own ? null : <Notice kind="info">{t('templates.one.readOnly')}</Notice>}
          <Tabs
            label={t('programEditor.tabs.label')}
            current={current}
            onChange={(key) => leave(() => open(key))}
            tabs={tabKeys.map((key) => {
              const label = key === 'plans' ? t('templates.one.plans') : t(`programEditor.tabs.${key}`)
              const panel = () => (
                <>
                  <h2 className="sr-only">{label}</h2>
                  {panels[key]()}
                </>
              )
              return { key, label, panel }
            })}
          />
        </PlanEditorContext>
      )}
    </UnsavedGuard>
  )
}

interface DuplicateProps {
  template: CoachTemplate
  tell: (kind: CornerToastKind, text: string) => void
  leave: (then: () => void) => void
}

/** Saves a copy as a template of the coach's own and opens it. */
function DuplicateButton({ template: { _id, name }, tell, leave }: DuplicateProps) {
  const t = useT(templatesWords, errorWords)
  const navigate = useNavigate()
  const once = useOneAtATime()
  const { mutateAsync, isPending } = useAddTemplate()
  const duplicate = () =>
    once('duplicate', async () => {
      try {
        const copy = await mutateAsync({
          name: copyName(t, name),
          from: { templateId: _id },
        })
        await navigate(`/coach/templates/${copy._id}`)
      } catch (error) {
        tell('error', errorText(t, error, t('templates.notSaved')))
      }
    })
  return (
    <Button size="sm" kind="secondary" busy={isPending} onClick={() => leave(() => void duplicate())}>
      {t('templates.duplicate')}
    </Button>
  )
}
