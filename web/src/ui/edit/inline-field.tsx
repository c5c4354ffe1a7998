import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { useT } from '../../i18n/i18n'
import { Button } from '../button'
import { cx } from '../cx'
import { Icon } from '../icon'
import { inputLook } from '../input-look'
import { DraftButtons } from './draft-buttons'
import { EditButton } from './edit-button'
import { draftKeys, type Save, useDraft } from './use-draft'
import { editWords } from './words/edit-words'

/** Input type: one line, several lines, an integer in digits of any script, or a URL. */
export type InlineKind = 'line' | 'lines' | 'number' | 'url'

interface Props {
  /** Label above the value. */
  label: string
  /** Accessible name, if the label alone is ambiguous; defaults to the label. */
  name?: string
  value: string
  /** Formatted value; defaults to the value. */
  shown?: ReactNode
  /** Text for an empty value. */
  empty?: string
  kind?: InlineKind
  /** Saves the value; without it the field is read-only. */
  onSave?: Save<string>
  /** Clears a value that an empty edit would leave unchanged. */
  onClear?: () => void
  /** `title` renders a heading without a label. */
  look?: 'field' | 'title'
}

/** Value that is edited in place. */
export function InlineField({
  label,
  name = label,
  value,
  shown,
  empty = '–',
  look = 'field',
  ...rest
}: Props) {
  const { kind = 'line', onSave, onClear } = rest
  const id = useId()
  const edit = useDraft<string>(onSave ?? (async () => false), (draft) => draft === value)
  const isTitle = look === 'title'
  const isCleared = useRef(false)
  useEffect(() => {
    if (value !== '' || !isCleared.current) return
    isCleared.current = false
    if (!document.activeElement || document.activeElement === document.body) edit.opener.current?.focus()
  }, [value, edit.opener])
  if (edit.draft !== null) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its parts out in its own way
      <div role="group" aria-label={name} className="grid content-start gap-2" onKeyDown={draftKeys(edit)}>
        {isTitle ? null : (
          <label htmlFor={id} className="text-ink-soft text-xs">
            {label}
          </label>
        )}
        <DraftInput
          id={id}
          kind={kind}
          aria-label={isTitle || name !== label ? name : undefined}
          value={edit.draft}
          disabled={edit.saving}
          onValue={edit.change}
        />
        <DraftButtons saving={edit.saving} onSave={() => void edit.save()} onCancel={edit.cancel} />
      </div>
    )
  }
  return (
    <div className={cx('grid content-start', isTitle ? 'gap-0' : 'gap-0.5')}>
      {isTitle ? null : <div className="text-ink-soft text-xs">{label}</div>}
      <div className={cx('flex gap-1', isTitle ? 'items-center' : 'items-start')}>
        <div
          dir="auto"
          className={cx(
            'wrap-anywhere min-w-0 whitespace-pre-line py-1.5',
            isTitle ? 'wide font-bold font-display text-xl' : 'tabular-nums',
            kind === 'lines' && 'max-w-prose flex-1',
            value === '' && 'text-ink-soft',
          )}
        >
          {value === '' ? empty : (shown ?? value)}
        </div>
        {onSave ? <EditButton ref={edit.opener} name={name} onClick={() => edit.open(value)} /> : null}
        {onClear && value !== '' ? (
          <ClearButton
            name={name}
            onClick={() => {
              isCleared.current = true
              onClear()
            }}
          />
        ) : null}
      </div>
    </div>
  )
}

function ClearButton({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useT(editWords)
  return (
    <Button
      kind="quiet"
      size="sm"
      iconOnly
      className="shrink-0 text-ink-soft hover:text-ink"
      aria-label={t('inPlace.deleteItem', { item: name })}
      onClick={onClick}
    >
      <Icon name="trash" size={16} />
    </Button>
  )
}

interface InputProps extends Omit<ComponentProps<'input'>, 'size' | 'value' | 'onChange'> {
  kind: InlineKind
  value: string
  onValue: (value: string) => void
}

/** Input of a draft; focused with its text selected on mount. */
export function DraftInput({ kind, onValue, id, value, disabled, 'aria-label': name }: InputProps) {
  const shared = {
    id,
    value,
    disabled,
    'aria-label': name,
    autoFocus: true,
    onChange: (event: { target: { value: string } }) => onValue(event.target.value),
  }
  if (kind === 'lines')
    return (
      <textarea
        {...shared}
        dir="auto"
        rows={3}
        className={cx(inputLook('sm'), 'field-sizing-content max-h-80 min-h-20 max-w-prose py-2')}
      />
    )
  return (
    <input
      {...shared}
      type={kind === 'url' ? 'url' : 'text'}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      dir={kind === 'url' ? 'ltr' : 'auto'}
      className={cx(inputLook('sm'), kind === 'number' ? 'max-w-40 tabular-nums' : 'max-w-xl')}
      onFocus={(event) => event.target.select()}
    />
  )
}
