import type { ProgramTemplate } from 'contract/programs/template-calls'
import { useCallback, useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { errorText, isNotFound, isServerFailure } from '../../../api/error-text'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useLocale, useT } from '../../../i18n/i18n'
import { CornerToast, type CornerToastKind } from '../../../ui/corner-toast'
import { DateText } from '../../../ui/date'
import { BackToList, DetailLoading, DetailMissing } from '../../../ui/detail-page'
import { UnsavedGuard } from '../../../ui/edit/unsaved'
import { ErrorState } from '../../../ui/error-state'
import { Notice } from '../../../ui/notice'
import { usePageTitle } from '../../../ui/page-title'
import { Tabs } from '../../../ui/tabs'
import { CategoryMark } from './category-mark'
import { useTemplate } from './console-programs.api'
import { OfferButton } from './offer-button'
import { QuestionsTab } from './questions-tab'
import { TemplateDetails } from './template-details'
import { templateIn } from './template-in'
import { TemplatePlan } from './template-plan'
import { isConflict, type TemplateChange, TemplateContext, useSaveTemplate } from './template-save'
import { TemplateState } from './template-state'
import { consoleProgramsWords } from './words/console-programs-words'

/** One program template: details, plan and questions, each saved in its place. */
export default function TemplatePage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useTemplate(id)
  const t = useT(consoleWords, consoleProgramsWords)
  const { locale } = useLocale()
  usePageTitle(
    t('console.title', {
      page: data
        ? t('consolePrograms.one.documentTitle', { name: templateIn(data, locale).name })
        : t('consolePrograms.templates.title'),
    }),
  )
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 sm:px-8 lg:py-8">
      <BackToList to="/admin/programs">{t('consolePrograms.one.back')}</BackToList>
      {data ? (
        <Opened key={data._id} template={data} />
      ) : isNotFound(error) ? (
        <DetailMissing
          title={t('consolePrograms.one.missing')}
          text={t('consolePrograms.one.missingText')}
          back={t('consolePrograms.one.back')}
          to="/admin/programs"
        />
      ) : error ? (
        <ErrorState heading="h1" title={t('consolePrograms.one.failed')} onRetry={() => void refetch()} />
      ) : (
        <DetailLoading label={t('consolePrograms.one.loading')} />
      )}
    </div>
  )
}

const tabKeys = ['details', 'plan', 'questions'] as const
type TabKey = (typeof tabKeys)[number]
const panels = { details: TemplateDetails, plan: TemplatePlan, questions: QuestionsTab }

function Opened({ template }: { template: ProgramTemplate }) {
  const t = useT(consoleProgramsWords)
  const { locale } = useLocale()
  const { name, category } = templateIn(template, locale)
  const [params, setParams] = useSearchParams()
  const current = tabKeys.find((key) => key === params.get('part')) ?? 'details'
  const { told, clear, editor } = useEditor(template)
  const open = (key: TabKey) =>
    setParams(key === 'details' ? {} : { part: key }, { replace: true, preventScrollReset: true })
  return (
    <UnsavedGuard>
      {(leave) => (
        <TemplateContext value={{ ...editor, leave }}>
          <CornerToast toast={told} onDone={clear} />
          <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
            <div className="grid min-w-0 gap-2">
              <h1 tabIndex={-1} className="wide text-2xl">
                <bdi>{name}</bdi>
              </h1>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
                <TemplateState isActive={template.isActive} />
                <CategoryMark {...category} />
                <span>
                  {t('consolePrograms.one.changed')} <DateText value={template.updatedAt} look="time" />
                </span>
              </p>
            </div>
            <OfferButton />
          </header>
          {template.isActive ? null : <Notice kind="info">{t('consolePrograms.one.notOffered')}</Notice>}
          <Tabs
            label={t('consolePrograms.one.tabs.label')}
            current={current}
            onChange={(key) => leave(() => open(key))}
            tabs={tabKeys.map((key) => {
              const Panel = panels[key]
              return { key, label: t(`consolePrograms.one.tabs.${key}`), panel: () => <Panel /> }
            })}
          />
        </TemplateContext>
      )}
    </UnsavedGuard>
  )
}

/** Returns the open template with its save functions and the last message. */
function useEditor(template: ProgramTemplate) {
  const t = useT(consoleProgramsWords, errorWords)
  const save = useSaveTemplate(template._id)
  const [told, setTold] = useState<{ kind: CornerToastKind; text: string; n: number } | null>(null)
  const tell = useCallback(
    (kind: CornerToastKind, text: string) => setTold((last) => ({ kind, text, n: (last?.n ?? 0) + 1 })),
    [],
  )
  const editor = useMemo(() => {
    async function saveAndTell(change: TemplateChange, done = t('consolePrograms.one.saved')) {
      try {
        await save(change)
        tell('success', done)
        return true
      } catch (error) {
        const failed = t('consolePrograms.failed')
        if (isConflict(error)) tell('warning', t('consolePrograms.one.conflict'))
        else tell('error', isServerFailure(error) ? failed : errorText(t, error, failed))
        return false
      }
    }
    return { template, save, tell, saveAndTell }
  }, [template, save, tell, t])
  const clear = useCallback(() => setTold(null), [])
  return { editor, told, clear }
}
