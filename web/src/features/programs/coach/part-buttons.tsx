import type { ReactNode } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-style'
import { menuItemClass, PopoverMenu } from '../../../ui/popover-menu'
import { programEditorWords } from './words/program-editor-words'

/** Duplicate and Copy of an exercise; `about` is the id of its name. */
export function ExerciseActs({
  about,
  busy,
  onDuplicate,
  onCopy,
  children,
}: {
  about: string
  busy: boolean
  /** Further buttons. */
  children?: ReactNode
  /** Absent where the plan can only be read. */
  onDuplicate: (() => void) | undefined
  onCopy: (() => void) | undefined
}) {
  const t = useT(programEditorWords)
  return (
    <div className="-mx-2 flex flex-wrap empty:hidden">
      {onDuplicate ? (
        <Button size="sm" kind="quiet" tight aria-describedby={about} disabled={busy} onClick={onDuplicate}>
          {t('programEditor.edits.duplicate')}
        </Button>
      ) : null}
      {onCopy ? (
        <Button size="sm" kind="quiet" tight aria-describedby={about} onClick={onCopy}>
          {t('programEditor.edits.copy')}
        </Button>
      ) : null}
      {children}
    </div>
  )
}

/** Duplicate to another day or meal, Copy and Paste of a day or a meal. */
export function PartActs<K extends string>({
  part,
  others,
  labelOf,
  onDuplicate,
  onCopy,
  paste,
}: {
  part: 'day' | 'meal'
  others: readonly K[]
  labelOf: (key: K) => string
  /** Absent where the plan can only be read. */
  onDuplicate: ((to: K) => void) | undefined
  onCopy: (() => void) | undefined
  /** Button that pastes the clipboard. */
  paste: ReactNode
}) {
  const t = useT(programEditorWords)
  const named = part === 'day' ? 'ofDay' : 'ofMeal'
  return (
    <div className="-mx-2 -my-2 flex flex-wrap empty:hidden">
      {onDuplicate ? (
        <PopoverMenu
          label={t(`programEditor.edits.${named}.duplicate`)}
          trigger={t('programEditor.edits.duplicate')}
          className={buttonClass({ kind: 'quiet', size: 'sm', tight: true })}
        >
          {(close) =>
            others.map((key) => (
              <button
                key={key}
                type="button"
                className={menuItemClass}
                onClick={() => {
                  close()
                  onDuplicate(key)
                }}
              >
                {labelOf(key)}
              </button>
            ))
          }
        </PopoverMenu>
      ) : null}
      {onCopy ? (
        <Button
          size="sm"
          kind="quiet"
          tight
          aria-label={t(`programEditor.edits.${named}.copy`)}
          onClick={onCopy}
        >
          {t('programEditor.edits.copy')}
        </Button>
      ) : null}
      {paste}
    </div>
  )
}
