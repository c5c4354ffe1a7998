import { CHAT_ACCEPT } from 'contract/chat/rules'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { deferred } from '../../../i18n/lazy-words'
import { AnyIcon } from '../../../ui/any-icon'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-style'
import { Icon } from '../../../ui/icon'
import { menuItemClass, PopoverMenu } from '../../../ui/popover-menu'
import { useMedia } from '../../../ui/use-media'
import { Mark } from '../conversation/marks'
import type { Me } from '../me'
import { chatWords } from '../words/chat-words'
import type { Files } from './use-files'

const RepliesDialog = lazy(deferred(() => import('../replies/replies-dialog')))
const CardDialog = lazy(deferred(() => import('../cards/card-dialog')))

interface Props {
  me: Me
  chatId: string
  files: Files
  /** Text of the message field, which is sent with a card. */
  text: string
  disabled: boolean
  onReply: (text: string) => void
  onCardSent: () => void
}

interface Tool {
  name: 'attach' | 'replies' | 'about'
  icon: ReactNode
  run: () => void
}

/** Buttons beside the message field: files and, for a coach, saved replies and cards. Phones have one menu for several. */
export function Tools({ me, chatId, files, text, disabled, onReply, onCardSent }: Props) {
  const t = useT(chatWords)
  const input = useRef<HTMLInputElement>(null)
  const [dialog, setDialog] = useState<'replies' | 'about' | null>(null)
  const hasRoom = useMedia('(min-width: 40rem)')
  const close = () => setDialog(null)
  const tools: Tool[] = [
    { name: 'attach', icon: <Mark name="clip" size={22} />, run: () => input.current?.click() },
  ]
  if (me.area === 'coach')
    tools.push(
      { name: 'replies', icon: <Mark name="reply" size={22} />, run: () => setDialog('replies') },
      { name: 'about', icon: <AnyIcon name="list" size={22} />, run: () => setDialog('about') },
    )
  return (
    <>
      {hasRoom || tools.length === 1 ? (
        tools.map(({ name, icon, run }) => (
          <Button
            key={name}
            kind="quiet"
            iconOnly
            className="shrink-0"
            aria-label={t(`chat.compose.${name}`)}
            disabled={disabled}
            onClick={run}
          >
            {icon}
          </Button>
        ))
      ) : (
        <PopoverMenu
          label={t('chat.compose.tools')}
          trigger={<Icon name="plus" />}
          disabled={disabled}
          className={buttonClass({ kind: 'quiet', iconOnly: true }, 'shrink-0')}
        >
          {(closeMenu) =>
            tools.map(({ name, icon, run }) => (
              <button
                key={name}
                type="button"
                className={menuItemClass}
                onClick={() => {
                  closeMenu()
                  run()
                }}
              >
                {icon}
                {t(`chat.compose.${name}`)}
              </button>
            ))
          }
        </PopoverMenu>
      )}
      {/* Outside of the menu, whose content is removed when it closes. */}
      <input
        ref={input}
        type="file"
        multiple
        accept={CHAT_ACCEPT}
        aria-label={t('chat.compose.attach')}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])]
          // The same file can be chosen again after it was removed.
          target.value = ''
          if (chosen.length > 0) files.add(chosen)
        }}
      />
      {dialog ? (
        <Suspense>
          {dialog === 'replies' ? (
            <RepliesDialog
              {...{ me, chatId }}
              onClose={close}
              onChoose={(reply) => {
                close()
                onReply(reply)
              }}
            />
          ) : (
            <CardDialog
              {...{ me, chatId, text }}
              onClose={close}
              onSent={() => {
                close()
                onCardSent()
              }}
            />
          )}
        </Suspense>
      ) : null}
    </>
  )
}
