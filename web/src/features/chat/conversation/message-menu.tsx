import type { Message } from 'contract/chat/calls'
import { CHANGE_WITHIN } from 'contract/chat/rules'
import { useEffect, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { menuItemClass, PopoverMenu } from '../../../ui/popover-menu'
import { chatWords } from '../words/chat-words'
import { Mark } from './marks'

/** Actions on an own message; always the same object, so that messages are not rendered again. */
export interface MessageActs {
  edit: (message: Message) => void
  takeBack: (message: Message) => void
}

/** Menu of an own message, as long as it may be changed. */
export function MessageMenu({ message, acts }: { message: Message; acts: MessageActs }) {
  const t = useT(chatWords)
  if (!useIsRecent(message.createdAt)) return null
  return (
    <PopoverMenu
      label={t('chat.change.menu')}
      trigger={<Mark name="more" size={18} />}
      className="relative grid size-6 place-items-center rounded-field transition-colors hover:bg-sunken pointer-coarse:size-10 pointer-coarse:before:absolute pointer-coarse:before:-inset-1"
    >
      {(close) => (
        <ul>
          {(['edit', 'takeBack'] as const).map((act) => (
            <li key={act}>
              <button
                type="button"
                className={menuItemClass}
                onClick={() => {
                  close()
                  acts[act](message)
                }}
              >
                {t(`chat.change.${act}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </PopoverMenu>
  )
}

/** True until `CHANGE_WITHIN` after the message; the server decides by its own clock. */
function useIsRecent(createdAt: string): boolean {
  const left = Date.parse(createdAt) + CHANGE_WITHIN - Date.now()
  const [, expire] = useState(false)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => expire(true), left)
    return () => clearTimeout(timer)
  }, [left])
  return left > 0
}
