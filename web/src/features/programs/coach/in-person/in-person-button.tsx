import { lazy, Suspense, useState } from 'react'
import { useT } from '../../../../i18n/i18n'
import { deferred } from '../../../../i18n/lazy-words'
import { Button } from '../../../../ui/button'
import { programEditorWords } from '../words/program-editor-words'
import type { InPersonProps } from './in-person-dialog'

const InPersonDialog = lazy(deferred(() => import('./in-person-dialog')))

/** Button that enters a session of an athlete who trains beside the coach. */
export function InPersonButton(props: Omit<InPersonProps, 'onClose'>) {
  const t = useT(programEditorWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" kind="quiet" onClick={() => setOpen(true)}>
        {t('programEditor.inPerson')}
      </Button>
      {isOpen ? (
        <Suspense>
          <InPersonDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
