import { FILE_SHARED } from 'contract/chat/rules'
import { useT } from '../../../i18n/i18n'
import { chatWords } from '../words/chat-words'
import { textParts } from './text-parts'

/** Somebody's words, each paragraph in the direction of its own letters, as the composer shows them; addresses lead out and run nothing here. */
export function MessageText({ content }: { content: string }) {
  const t = useT(chatWords)
  // The server stores what the specification has a client send; here it is said in the reader's language.
  if (content === FILE_SHARED) return <p className="text-ink-soft italic">{t('chat.compose.fileShared')}</p>
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap leading-snug [unicode-bidi:plaintext]">
      {textParts(content).map(({ text, href }, index) =>
        href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow" className="link">
            <bdi dir="ltr">{text}</bdi>
          </a>
        ) : (
          text
        ),
      )}
    </p>
  )
}
