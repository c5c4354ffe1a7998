import { type Locale, localeCodes, locales } from 'contract/locale'
import type { ProgramData } from 'contract/programs/plan'
import { mergePlan, patchOf, valueAt } from 'contract/programs/plan-changes'
import type { ProgramTemplate } from 'contract/programs/template-calls'
import { useMemo, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { EmptyState } from '../../../ui/empty-state'
import { Segmented } from '../../../ui/segmented'
import { Tabs } from '../../../ui/tabs'
import { NutritionTab } from '../coach/nutrition-tab'
import { OverviewTab } from '../coach/overview-tab'
import { PlanEditorContext } from '../coach/plan-editor'
import { PlanField } from '../coach/plan-field'
import { programEditorWords } from '../coach/words/program-editor-words'
import { WorkoutTab } from '../coach/workout-tab'
import { type TemplateEditor, useTemplateEditor } from './template-save'
import { TrackingFields } from './tracking-fields'
import { consoleProgramsWords } from './words/console-programs-words'

/** The plan of a template in a language; undefined where that begins with the English one. */
function planIn(template: ProgramTemplate, language: Locale): ProgramData | undefined {
  return language === 'en' ? template.programData : template.translations[language]?.programData
}

const none = { name: '', description: '', categoryName: '', programData: undefined }

/** The template with another plan in a language; without one where `plan` is undefined. */
function withPlan(template: ProgramTemplate, language: Locale, plan: ProgramData | undefined) {
  if (language === 'en') return plan ? { programData: plan } : {}
  const { programData: _, ...texts } = template.translations[language] ?? none
  const own = plan ? { ...texts, programData: plan } : texts
  return { translations: { ...template.translations, [language]: own } }
}

/** The plan that programs begin with, in each language, in the coach's own document editor. */
export function TemplatePlan() {
  const t = useT(consoleProgramsWords)
  const { template, leave } = useTemplateEditor()
  const [language, setLanguage] = useState<Locale>('en')
  return (
    <section aria-labelledby="plan" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="plan" className="text-lg">
          {t('consolePrograms.plan.title')}
        </h2>
        <Segmented
          label={t('consolePrograms.plan.language')}
          size="sm"
          value={language}
          onChange={(next) => leave(() => setLanguage(next))}
          segments={localeCodes.map((value) => ({ value, label: locales[value].name, lang: value }))}
        />
      </div>
      {planIn(template, language) ? (
        <PlanDocument key={language} language={language} />
      ) : (
        <NoPlan language={language} />
      )}
    </section>
  )
}

/** Writes one path of a plan; only who changed the same path is in the way. */
function savePath({ saveAndTell }: TemplateEditor, language: Locale) {
  return (path: string, value: unknown) =>
    saveAndTell({
      part: (now) => {
        const plan = planIn(now, language)
        return plan && valueAt(plan, path)
      },
      change: (now) => {
        const plan = planIn(now, language)
        return plan ? withPlan(now, language, mergePlan(plan, patchOf(path, value))) : {}
      },
    })
}

const tabKeys = ['overview', 'nutrition', 'workout', 'tracking'] as const
const panels = {
  overview: OverviewTab,
  nutrition: NutritionTab,
  workout: WorkoutTab,
  tracking: TrackingFields,
}

function PlanDocument({ language }: { language: Locale }) {
  const t = useT(consoleProgramsWords, programEditorWords)
  const editor = useTemplateEditor()
  const [tab, setTab] = useState<(typeof tabKeys)[number]>('overview')
  const data = planIn(editor.template, language)
  const value = useMemo(
    () => data && { data, editable: true, save: savePath(editor, language), library: 'admin' as const },
    [data, editor, language],
  )
  if (!value) return null
  return (
    <PlanEditorContext value={value}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <PlanField path="title" look="title" />
        <Tabs
          label={t('programEditor.tabs.label')}
          current={tab}
          onChange={(next) => editor.leave(() => setTab(next))}
          tabs={tabKeys.map((key) => {
            const Panel = panels[key]
            return { key, label: t(`programEditor.tabs.${key}`), panel: () => <Panel /> }
          })}
        />
      </div>
      {language === 'en' ? null : <RemovePlan language={language} />}
    </PlanEditorContext>
  )
}

function NoPlan({ language }: { language: Locale }) {
  const t = useT(consoleProgramsWords)
  const { saveAndTell } = useTemplateEditor()
  const [busy, setBusy] = useState(false)
  async function copy() {
    setBusy(true)
    await saveAndTell({
      part: (now) => planIn(now, language),
      change: (now) => withPlan(now, language, now.programData),
    })
    setBusy(false)
  }
  return (
    <EmptyState
      drawing="clipboard"
      heading="h3"
      title={t('consolePrograms.plan.none')}
      text={t('consolePrograms.plan.noneText')}
    >
      <Button kind="secondary" busy={busy} onClick={() => void copy()}>
        {t('consolePrograms.plan.copy')}
      </Button>
    </EmptyState>
  )
}

function RemovePlan({ language }: { language: Locale }) {
  const t = useT(consoleProgramsWords)
  const { saveAndTell } = useTemplateEditor()
  const [asking, setAsking] = useState(false)
  function remove() {
    setAsking(false)
    void saveAndTell(
      {
        part: (now) => planIn(now, language),
        change: (now) => withPlan(now, language, undefined),
      },
      t('consolePrograms.plan.removed'),
    )
  }
  return (
    <>
      <Button kind="quiet" size="sm" tight className="justify-self-start" onClick={() => setAsking(true)}>
        {t('consolePrograms.plan.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('consolePrograms.plan.removeTitle')}
        text={t('consolePrograms.plan.removeText')}
        confirm={t('consolePrograms.plan.remove')}
        cancel={t('consolePrograms.plan.keep')}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
