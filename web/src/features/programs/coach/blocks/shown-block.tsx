import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/i18n'
import { isolatedName } from '../../../../i18n/isolated'
import { Button } from '../../../../ui/button'
import { Notice } from '../../../../ui/notice'
import { PlanEditorContext } from '../plan-editor'
import { type OfBlock, useBlockEditor } from './block-editor'
import { blocksWords } from './words/blocks-words'

type Props = OfBlock & {
  onBack: () => void
  /** Tabs of the plan. */
  children: ReactNode
}

/** Shows the tabs with a block that is not current, and says so above them. */
export default function ShownBlock({ onBack, children, ...of }: Props) {
  const t = useT(blocksWords)
  const other = useBlockEditor(of)
  if (!other) return children
  const { block, at, editor } = other
  const name = isolatedName(block.name || t('blocks.unnamed', { n: at + 1 }))
  return (
    <PlanEditorContext value={editor}>
      <Notice
        kind="warn"
        role="status"
        action={
          <Button size="sm" kind="secondary" onClick={onBack}>
            {t('blocks.back')}
          </Button>
        }
      >
        {t('blocks.shown', { name })}
      </Notice>
      {children}
    </PlanEditorContext>
  )
}
