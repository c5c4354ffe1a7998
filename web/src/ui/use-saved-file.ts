import { useState } from 'react'
import { errorText } from '../api/error-text'
import { errorWords } from '../i18n/error-words/error-words'
import { useT } from '../i18n/i18n'
import { saveFile } from './save-file'
import { useToast } from './toast'
import { useOneAtATime } from './use-one-at-a-time'

/**
 * Returns an act that saves a read file under a name, once for a double click. `failed` is the message where the error has none.
 */
export function useSavedFile(read: () => Promise<Blob>, { name, failed }: { name: string; failed: string }) {
  const t = useT(errorWords)
  const toast = useToast()
  const oneAtATime = useOneAtATime()
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    try {
      saveFile(await read(), name)
    } catch (error) {
      toast(errorText(t, error, failed), { kind: 'alert' })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, save: () => void oneAtATime('save', save) }
}
