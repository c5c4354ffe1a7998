import { CHAT_FILES_MAX, chatFileProblem } from 'contract/chat/rules'
import { useState } from 'react'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { heicAsJpeg, isHeic } from '../../../ui/scale-picture'
import { newId } from '../room/outgoing'
import { chatWords } from '../words/chat-words'

export interface ChosenFile {
  id: string
  file: File
}

export interface Files {
  chosen: readonly ChosenFile[]
  add(files: Iterable<File>): void
  remove(id: string): void
  clear(): void
}

/** Manages the files of the next message; invalid ones are refused before the upload. */
export function useFiles(say: (text: string) => void): Files {
  const t = useT(chatWords, errorWords)
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  /** Few people can open a HEIC. The file is sent as it is if the message is sent before the conversion ends. */
  const makeReadable = async ({ id, file: heic }: ChosenFile) => {
    const file = await heicAsJpeg(heic)
    if (!chatFileProblem(file)) setChosen((all) => all.map((one) => (one.id === id ? { id, file } : one)))
  }
  return {
    chosen,
    add(files) {
      const problems: string[] = []
      const good: File[] = []
      for (const file of files) {
        const problem = chatFileProblem(file)
        if (problem) problems.push(t.error(problem, { file: isolatedName(file.name) }))
        else good.push(file)
      }
      const added = good.slice(0, Math.max(0, CHAT_FILES_MAX - chosen.length))
      if (added.length < good.length)
        problems.unshift(t('chat.alert.tooMany', { max: CHAT_FILES_MAX, n: added.length }))
      const more = added.map((file) => ({ id: newId(), file }))
      if (more.length > 0) setChosen([...chosen, ...more])
      for (const one of more) if (isHeic(one.file)) void makeReadable(one)
      if (problems.length > 0) say(problems.join('\n'))
    },
    remove: (id) => setChosen((all) => all.filter((one) => one.id !== id)),
    clear: () => setChosen([]),
  }
}
