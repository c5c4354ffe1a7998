import { SEARCH_MAX } from 'contract/text'
import type { KeyboardEvent } from 'react'
import { cx } from '../cx'
import { Icon } from '../icon'
import { inputLook } from '../input-look'
import { controlWidth, type Size } from '../size'
import type { Combobox } from './use-combobox'

interface Props {
  box: Combobox
  label: string
  placeholder: string
  clearLabel: string
  /** Keyboard shortcut that focuses the field from anywhere on the page. */
  shortcut?: string
  /** Set for a search that opens in a dialog. */
  autoFocus?: boolean
  size?: Size
  onFocus?: () => void
}

/**
 * Returns true during IME composition, when Enter and the arrows belong to the IME; Safari only reports key code 229.
 */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) => nativeEvent.isComposing || keyCode === 229

/** Input of a combobox (ARIA 1.2): focus stays in the input, `aria-activedescendant` names the active option. */
export function ComboboxField(props: Props) {
  const { box, label, placeholder, clearLabel, shortcut, autoFocus, size = 'md', onFocus } = props
  const { text, shown, write } = box
  const clear = () => {
    box.input.current?.focus()
    write('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    box.keys.current?.(event)
    if (event.key !== 'Escape' || event.defaultPrevented || text === '') return
    event.preventDefault()
    clear()
  }
  return (
    <div className="group/field relative">
      <Icon
        name="search"
        size={18}
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-ink-soft"
      />
      <input
        ref={box.input}
        type="search"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={shown.expanded}
        aria-controls={box.listId}
        aria-activedescendant={shown.activeId}
        aria-keyshortcuts={shortcut}
        data-autofocus={autoFocus || undefined}
        placeholder={placeholder}
        maxLength={SEARCH_MAX}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={({ target, nativeEvent }) =>
          write(target.value, (nativeEvent as InputEvent).isComposing === true)
        }
        onCompositionEnd={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onClick={() => box.setOpen(true)}
        onBlur={() => box.setOpen(false)}
        className={cx(inputLook(size), 'text-ellipsis ps-10.5 pe-11')}
      />
      {text ? (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={clear}
          className={cx(
            'absolute inset-y-0 end-0 grid place-items-center rounded-field text-ink-soft hover:text-ink',
            controlWidth[size],
          )}
        >
          <Icon name="close" size={16} />
        </button>
      ) : shortcut ? (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-2.5 my-auto grid size-6 place-items-center rounded-field border border-hairline font-text text-ink-soft text-xs group-focus-within/field:hidden pointer-coarse:hidden"
        >
          {shortcut}
        </span>
      ) : null}
    </div>
  )
}
