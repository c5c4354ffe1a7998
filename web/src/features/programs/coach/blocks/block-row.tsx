import { BLOCK_NAME_MAX, BLOCK_WEEKS_MAX } from 'contract/programs/block-rules'
import { useId } from 'react'
import { useT } from '../../../../i18n/i18n'
import { isolatedName } from '../../../../i18n/isolated'
import { Badge } from '../../../../ui/badge'
import { buttonClass } from '../../../../ui/button-style'
import { menuItemClass, PopoverMenu } from '../../../../ui/popover-menu'
import { TextField } from '../../../../ui/text-field'
import { type BlockDraft, isTooLong, weeksOfDraft } from './block-draft'
import { type BlockSpan, spanText } from './block-span'
import { blocksWords } from './words/blocks-words'

/** An act on a block, as it is named in its menu. */
export interface BlockAct {
  label: string
  act: () => void
}

interface Props {
  draft: BlockDraft
  /** Name, or its place where it has none. */
  label: string
  span: BlockSpan
  isCurrent: boolean
  /** False where the plan can only be read. */
  editable: boolean
  acts: readonly BlockAct[]
  onChange: (change: Partial<Pick<BlockDraft, 'name' | 'weeks'>>) => void
}

export function BlockRow({ draft, label, span, isCurrent, editable, acts, onChange }: Props) {
  const t = useT(blocksWords)
  const id = useId()
  const name = isolatedName(label)
  return (
    <li aria-labelledby={id} className="grid gap-3 rounded-card border border-hairline p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={id} className="wrap-anywhere min-w-0 font-semibold font-text text-base tracking-normal">
          <bdi>{label}</bdi>
        </h3>
        {isCurrent ? <Badge kind="good">{t('blocks.current')}</Badge> : null}
        {draft.id === undefined ? <Badge>{t('blocks.notSaved')}</Badge> : null}
        <div className="ms-auto">
          {acts.length > 0 ? (
            <PopoverMenu
              label={t('blocks.acts', { name })}
              trigger="⋯"
              className={buttonClass({ kind: 'quiet', iconOnly: true })}
            >
              {(close) =>
                acts.map(({ label: text, act }) => (
                  <button
                    key={text}
                    type="button"
                    className={menuItemClass}
                    onClick={() => {
                      close()
                      act()
                    }}
                  >
                    {text}
                  </button>
                ))
              }
            </PopoverMenu>
          ) : null}
        </div>
      </div>
      <p className="text-ink-soft text-sm tabular-nums">{spanText(t, span)}</p>
      {draft.contentOf === undefined ? null : (
        <p className="text-saffron-ink text-sm">
          {t('blocks.contentFrom', { name: isolatedName(draft.contentOf) })}
        </p>
      )}
      {editable ? (
        <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
          <TextField
            label={t('blocks.name')}
            value={draft.name}
            dir="auto"
            error={isTooLong(draft) ? t('blocks.problems.name', { max: BLOCK_NAME_MAX }) : undefined}
            onChange={({ target }) => onChange({ name: target.value })}
          />
          <TextField
            label={t('blocks.weeks')}
            value={draft.weeks}
            inputMode="numeric"
            error={
              weeksOfDraft(draft) === undefined
                ? t('blocks.problems.weeks', { max: BLOCK_WEEKS_MAX })
                : undefined
            }
            onChange={({ target }) => onChange({ weeks: target.value })}
          />
        </div>
      ) : null}
    </li>
  )
}
