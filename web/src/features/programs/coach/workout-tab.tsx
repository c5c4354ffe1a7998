import { type DayKey, dayKeys } from 'contract/programs/plan'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/i18n'
import { Accordion, AccordionEntry } from '../../../ui/accordion'
import { ExerciseList } from './exercise-list'
import { FlaggedPart } from './flags/flags'
import { PartActs } from './part-buttons'
import { PasteDay } from './paste-buttons'
import { usePlanEditor } from './plan-editor'
import { PlanField } from './plan-field'
import { withUnit } from './plan-labels'
import { ProgressionPlan } from './progression-plan'
import { Panel, Section } from './section'
import { programEditorWords } from './words/program-editor-words'

/** `progression` is shown next to the text phases. */
export function WorkoutTab({ progression = null }: { progression?: ReactNode }) {
  const t = useT(programEditorWords)
  return (
    <div className="grid gap-8">
      <FlaggedPart part="workout">
        <Section title={t('programEditor.sections.week')}>
          <Accordion label={t('programEditor.sections.week')}>
            {dayKeys.map((day, at) => (
              <Day key={day} day={day} at={at} />
            ))}
          </Accordion>
        </Section>
      </FlaggedPart>
      <ProgressionPlan />
      {progression}
      <Section title={t('programEditor.sections.load')}>
        <Panel>
          <div className="grid gap-6 sm:grid-cols-3">
            <PlanField path="workout.frequency" />
            <PlanField path="workout.duration" />
            <PlanField path="workout.intensity" />
          </div>
        </Panel>
      </Section>
    </div>
  )
}

function Day({ day, at }: { day: DayKey; at: number }) {
  const t = useT(programEditorWords)
  const { data, editable, acts, copy } = usePlanEditor()
  const { focus, duration, exercises } = data.workout.weeklySchedule[day]
  const path = `workout.weeklySchedule.${day}`
  const none = t('programEditor.none.notSet')
  return (
    <AccordionEntry
      title={t(`programEditor.days.${day}`)}
      icon={<DayIcon at={at} />}
      summary={
        <>
          <span className="min-w-0 truncate">
            {focus ? <bdi>{focus}</bdi> : t('programEditor.none.focus')}
          </span>
          <span className="tabular-nums">{withUnit(t, duration, 'min')}</span>
          <span className="tabular-nums">
            {t('programEditor.day.exercises', { count: exercises.length })}
          </span>
          <span className={focus ? 'text-pine' : 'text-saffron-ink'}>
            {t(focus ? 'programEditor.day.focusSet' : 'programEditor.day.focusMissing')}
          </span>
        </>
      }
    >
      {() => (
        <div className="grid gap-6">
          <PartActs
            part="day"
            others={dayKeys.filter((other) => other !== day)}
            labelOf={(other) => t(`programEditor.days.${other}`)}
            onDuplicate={
              editable && acts
                ? (other) =>
                    acts.overwrite(`workout.weeklySchedule.${other}`, data.workout.weeklySchedule[day])
                : undefined
            }
            onCopy={copy && (() => copy({ kind: 'day', key: day, value: data.workout.weeklySchedule[day] }))}
            paste={editable ? <PasteDay day={day} /> : null}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <PlanField path={`${path}.focus`} empty={t('programEditor.none.focus')} />
            <PlanField path={`${path}.duration`} />
          </div>
          <ExerciseList day={day} />
          <div className="grid gap-4 sm:grid-cols-2">
            <PlanField path={`${path}.warmup`} empty={none} />
            <PlanField path={`${path}.cooldown`} empty={none} />
          </div>
          <PlanField path={`${path}.notes`} empty={t('programEditor.none.notes')} />
        </div>
      )}
    </AccordionEntry>
  )
}

/** The week as seven strokes, the day's own the tall one. */
function DayIcon({ at }: { at: number }) {
  return (
    <svg
      data-day={at}
      viewBox="0 0 28 20"
      width={28}
      height={20}
      aria-hidden="true"
      className="mirrored shrink-0 text-ink-soft"
    >
      {dayKeys.map((day, n) => (
        <rect
          key={day}
          x={n * 4}
          y={n === at ? 2 : 9}
          width={2.5}
          height={n === at ? 16 : 9}
          rx={1}
          fill={n === at ? 'var(--saffron)' : 'currentColor'}
          opacity={n === at ? 1 : 0.4}
        />
      ))}
    </svg>
  )
}
