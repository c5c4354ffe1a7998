import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { Link } from 'react-router'
import { cx } from '../cx'
import type { Combobox } from './use-combobox'

export type ComboboxOption = {
  key: string
  content: ReactNode
} & (
  | {
      /** Address that the option opens. */
      to: string
    }
  | {
      /** Called when the option is chosen; undefined disables it. */
      onChoose: (() => void) | undefined
    }
)

export interface ComboboxGroup {
  key: string
  /** Heading of the group; absent when its options are self-explanatory. */
  label?: string
  options: readonly ComboboxOption[]
}

interface Props {
  box: Combobox
  label: string
  groups: readonly ComboboxGroup[]
  /** Text above the options, for example the corrected query that was searched instead. */
  note?: ReactNode
  /** Screen-reader announcement once the options match the typed text. */
  announcement: string
  /** True while the options belong to an earlier text. */
  stale?: boolean
  /** `below` overlays the page under the field; `here` fills its container permanently. */
  place?: 'below' | 'here'
  /** Enter takes the first option where none is active, once the options match the text. */
  enterTakesFirst?: boolean
  /** Makes a list below as wide as the field instead of at least 27rem. */
  fit?: boolean
  onFollow?: () => void
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean
}

/**
 * Listbox of a combobox. Options are links or buttons: the pointer uses them as usual, the keyboard without moving focus.
 */
export function ComboboxList(props: Props) {
  const { box, label, groups, note, announcement, stale, place = 'below', fit, enterTakesFirst } = props
  const options = groups.flatMap((group) => group.options)
  const expanded = (box.open || place === 'here') && options.length > 0
  const active = useActive(box, options, expanded, place)
  useEnter(box, { isOn: enterTakesFirst, firstId: options.length > 0 ? `${box.listId}-0` : undefined, stale })
  const idOf = (option: ComboboxOption) => `${box.listId}-${options.indexOf(option)}`
  return (
    <>
      <div role="status" className="sr-only">
        {expanded && !stale ? announcement : ''}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the options below are what one presses */}
      <div
        hidden={!expanded}
        // A press must not move focus, nor close the keyboard of a phone.
        onMouseDown={(event) => event.preventDefault()}
        className={cx(
          'text-ink',
          place === 'below' &&
            'raise-1 absolute end-0 top-full z-(--z-over) mt-2 overflow-y-auto overscroll-contain rounded-card p-2',
          place === 'below' &&
            (fit
              ? 'max-h-60 w-full'
              : 'max-h-[min(36rem,calc(100dvh-var(--header-height)-1rem))] w-[max(100%,27rem)]'),
        )}
      >
        {note ? <p className="px-3 pt-2 pb-1 text-ink-soft text-sm">{note}</p> : null}
        <div
          id={box.listId}
          role="listbox"
          aria-label={label}
          aria-busy={stale || undefined}
          className={cx('grid gap-1 transition-colors', stale && 'text-ink-soft')}
        >
          {groups.map((group) => (
            <Group key={group.key} {...props} group={group} active={active} idOf={idOf} />
          ))}
        </div>
      </div>
    </>
  )
}

interface GroupProps extends Props {
  group: ComboboxGroup
  active: string | undefined
  idOf: (option: ComboboxOption) => string
}

function Group({ box, group, active, idOf, onFollow, replace }: GroupProps) {
  const headId = `${box.listId}-${group.key}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a list, no controls of a form
    <div
      role="group"
      aria-labelledby={group.label ? headId : undefined}
      className="border-hairline not-first:border-t not-first:pt-1"
    >
      {group.label ? (
        <div id={headId} className="px-3 pt-2 pb-1 font-semibold text-ink-soft text-xs">
          {group.label}
        </div>
      ) : null}
      {group.options.map((option) => (
        <Option
          key={option.key}
          id={idOf(option)}
          option={option}
          isActive={option.key === active}
          onFollow={onFollow}
          replace={replace}
        />
      ))}
    </div>
  )
}

interface OptionProps extends Pick<Props, 'onFollow' | 'replace'> {
  id: string
  option: ComboboxOption
  isActive: boolean
}

function Option({ id, option, isActive, onFollow, replace }: OptionProps) {
  const shared = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: cx(
      'flex min-h-(--control-md) w-full items-center gap-3 rounded-field px-3 py-1.5 text-start text-base leading-snug rtl:leading-relaxed transition-colors hover:bg-sunken',
      isActive && 'bg-sunken outline-2 outline-turquoise -outline-offset-2',
    ),
    children: option.content,
  }
  if ('to' in option) return <Link {...shared} to={option.to} replace={replace} onClick={onFollow} />
  // Not `disabled`, which would hide the option from the arrow keys.
  return (
    <button
      {...shared}
      type="button"
      aria-disabled={option.onChoose ? undefined : true}
      onClick={option.onChoose}
    />
  )
}

/** Tracks the active option, which only the arrow keys move (the pointer never does); returns its key. */
function useActive(
  box: Combobox,
  options: readonly ComboboxOption[],
  expanded: boolean,
  place: Props['place'],
): string | undefined {
  const { text, show, keys, listId, setOpen } = box
  const [chosen, setChosen] = useState<{ key?: string; text: string }>({ text })
  // Another text means another list, so no option is active yet.
  const at = expanded && chosen.text === text ? options.findIndex(({ key }) => key === chosen.key) : -1
  const activeId = at < 0 ? undefined : `${listId}-${at}`
  const choose = (index: number) => setChosen({ key: options[index]?.key, text })

  useLayoutEffect(() => show({ expanded, activeId }), [show, expanded, activeId])
  useEffect(() => () => show({ expanded: false }), [show])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  keys.current = (event: KeyboardEvent) => {
    const next = keyTarget(event.key, at, options.length)
    if (next !== undefined && options.length > 0) {
      event.preventDefault()
      if (!expanded) setOpen(true)
      choose(next)
    } else if (event.key === 'Enter' && activeId) {
      event.preventDefault()
      document.getElementById(activeId)?.click()
    } else if (event.key === 'Escape' && expanded && place !== 'here') {
      event.preventDefault()
      setOpen(false)
    }
  }
  return at < 0 ? undefined : chosen.key
}

interface EnterOptions {
  isOn: boolean | undefined
  /** Id of the first option, where there is one. */
  firstId: string | undefined
  stale: boolean | undefined
}

/** Clicks the first option upon Enter where none is active; while the options are older than the text, afterwards. */
function useEnter({ keys, text, shown }: Combobox, { isOn, firstId, stale }: EnterOptions): void {
  const [waits, setWaits] = useState<string>()
  const arrows = keys.current
  const press = () => firstId && document.getElementById(firstId)?.click()
  if (isOn)
    keys.current = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || shown.activeId || text.trim() === '') return arrows?.(event)
      event.preventDefault()
      if (stale) setWaits(text)
      else press()
    }
  useEffect(() => {
    if (stale || waits === undefined) return
    setWaits(undefined)
    if (waits === text) press()
  })
}

/**
 * Returns the index that a key moves to from `at`, or undefined for other keys; -1 is the input, between last and
 * first. Home and End belong to the input while no option is active.
 */
function keyTarget(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : -1
  if (key === 'ArrowUp') return at < 0 ? count - 1 : at - 1
  if (at < 0) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
