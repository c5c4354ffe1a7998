import { useEffect, useRef, useState } from 'react'
import { useT } from '../../i18n/i18n'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { useFileSize } from '../../ui/file-size'
import { saveFile } from '../../ui/save-file'
import { useAction } from '../auth/use-action'
import { fetchArchive } from './privacy.api'
import { privacyWords } from './words/privacy-words'

/** Downloads all stored data as an archive and shows the bytes received; the total size is unknown. */
export function Download() {
  const t = useT(privacyWords)
  const size = useFileSize()
  const { busy, problem, run } = useAction()
  const [bytes, setBytes] = useState(0)
  const [done, setDone] = useState(false)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const control = new AbortController()
    leaving.current = control
    return () => control.abort()
  }, [])
  const download = () => {
    setBytes(0)
    setDone(false)
    const { signal } = leaving.current
    void run(async () => {
      const archive = await fetchArchive(setBytes, signal)
      saveFile(archive, `tavan-data-${new Date().toISOString().slice(0, 10)}.zip`)
      setDone(true)
    })
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-prose text-ink-soft text-sm">{t('privacy.download.text')}</p>
      <Button kind="secondary" busy={busy} onClick={download}>
        {t('privacy.download.submit')}
      </Button>
      <p role="status" className="text-sm tabular-nums empty:hidden">
        {busy ? t('privacy.download.progress', { size: size(bytes) }) : null}
        {done && !busy ? t('privacy.download.done', { size: size(bytes) }) : null}
      </p>
      <Alert id="download-problem" text={problem} />
    </div>
  )
}
