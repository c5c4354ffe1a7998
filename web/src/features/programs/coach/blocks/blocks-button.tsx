import { lazy, Suspense, useState } from 'react'
import { useT } from '../../../../i18n/i18n'
import { deferred } from '../../../../i18n/lazy-words'
import { Button } from '../../../../ui/button'
import { programEditorWords } from '../words/program-editor-words'
import type { BlocksProps } from './blocks-dialog'

const BlocksDialog = lazy(deferred(() => import('./blocks-dialog')))

/** Button that opens the blocks of the plan. */
export function BlocksButton(props: BlocksProps) {
  const t = useT(programEditorWords)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" kind="quiet" onClick={() => setOpen(true)}>
        {t('programEditor.blocks')}
      </Button>
      {open ? (
        <Suspense>
          <BlocksDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
