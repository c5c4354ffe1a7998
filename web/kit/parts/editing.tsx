import { type ReactNode, useEffect, useRef } from 'react'
import { Accordion, AccordionEntry } from '../../src/ui/accordion'
import { CornerToast, type CornerToastKind } from '../../src/ui/corner-toast'
import { EditableList } from '../../src/ui/edit/editable-list'
import { InlineField } from '../../src/ui/edit/inline-field'
import { TagField } from '../../src/ui/edit/tag-field'
import { UnsavedGuard, useUnsaved } from '../../src/ui/edit/unsaved'
import { Icon } from '../../src/ui/icon'
import { Meter } from '../../src/ui/meter'
import { Frame, Part } from '../sheet'
import { useWords } from '../words'

const nothing = () => undefined
const keep = async () => false

/** Values that are edited in place. */
export function Editing() {
  const w = useWords()
  const list = { label: w.foods, newItem: w.newItem }
  const tags = { label: w.muscles, empty: w.notSet, parse: (typed: string) => [typed] }
  return (
    <>
      <Part name="InlineField" wide>
        <InlineField look="title" label={w.name} value={w.addressTitle} onSave={keep} />
        <div className="grid gap-4 sm:grid-cols-3">
          <InlineField label={w.time} value={w.timeValue} onSave={keep} />
          <InlineField label={w.city} value="" empty={w.notSet} onSave={keep} />
          <InlineField label={w.street} value={w.noteValue} />
          <InlineField kind="lines" label={w.note} value={w.noteValue} onSave={keep} />
          <Opened>
            <InlineField label={w.name} value={w.nameValue} onSave={keep} />
          </Opened>
          <Opened>
            <InlineField kind="lines" label={w.note} value={w.noteValue} onSave={keep} />
          </Opened>
        </div>
      </Part>
      <Part name="TagField" wide>
        <div className="grid gap-4 sm:grid-cols-3">
          <TagField {...tags} entries={w.musclesValue} onSave={keep} />
          <TagField {...tags} entries={[]} onSave={keep} />
          <TagField {...tags} entries={w.musclesValue} />
          <Opened>
            <TagField {...tags} entries={w.musclesValue} onSave={keep} />
          </Opened>
        </div>
      </Part>
      <Part name="EditableList" wide>
        <Section>{w.meals}</Section>
        <div className="grid gap-6 sm:grid-cols-2">
          <EditableList {...list} items={w.foodsValue} onSave={keep} />
          <EditableList {...list} items={w.foodsValue} />
          <EditableList {...list} items={[]} empty={w.notSet} onSave={keep} />
          <Opened>
            <EditableList {...list} items={w.foodsValue.slice(1)} onSave={keep} />
          </Opened>
        </div>
      </Part>
      <Part name="Accordion, AccordionEntry" wide>
        <Section>{w.meals}</Section>
        <Meals />
      </Part>
      <Part name="Meter" wide>
        {[0, 60, 120, 160, 210].map((value) => (
          <Frame key={value}>
            <Meter label={w.protein} value={value} scale={160} text={w.proteinValue} />
          </Frame>
        ))}
      </Part>
      <Part name="CornerToast" wide>
        {(['success', 'warning', 'error'] as const).map((kind) => (
          <Corner key={kind} kind={kind} />
        ))}
        <Corner kind="success" hasAction />
      </Part>
    </>
  )
}

/** Level 3 heading, since lists and entries have level 4 headings. */
function Section({ children }: { children: string }) {
  return <h3 className="sr-only">{children}</h3>
}

/** Clicks the first button of a component after mounting. */
function Opened({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('button')?.click(), [])
  return <div ref={place}>{children}</div>
}

function Meals() {
  const w = useWords()
  return (
    <Accordion label={w.meals}>
      {w.mealsValue.map((meal, index) => (
        <AccordionEntry
          key={meal}
          title={meal}
          icon={index === 2 ? <Icon name="alert" size={18} /> : undefined}
          summary={index === 1 ? undefined : <span>{w.mealSummary}</span>}
          startsOpen={index === 0}
        >
          {() => <p>{w.message}</p>}
        </AccordionEntry>
      ))}
    </Accordion>
  )
}

/** Box in which the fixed toast is positioned, in place of the window. */
function Corner({ kind, hasAction }: { kind: CornerToastKind; hasAction?: true }) {
  const w = useWords()
  return (
    <div className="h-24 max-sm:h-48 rounded-card border border-hairline will-change-transform">
      <CornerToast
        toast={{
          ...{ kind, text: kind === 'success' ? w.done : w.message, n: 1 },
          ...(hasAction && { action: { label: w.undo, run: nothing } }),
        }}
        onDone={nothing}
      />
    </div>
  )
}

export function UnsavedQuestion() {
  return <UnsavedGuard>{(leave) => <Draft leave={leave} />}</UnsavedGuard>
}

function Draft({ leave }: { leave: (then: () => void) => void }) {
  const w = useWords()
  const asked = useRef(false)
  useUnsaved(true)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    leave(nothing)
  }, [leave])
  return <p>{w.message}</p>
}
