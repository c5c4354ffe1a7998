import { errorWords } from '../../i18n/error-words/error-words'
import { useT } from '../../i18n/i18n'
import { EmptyState } from '../../ui/empty-state'
import { LinkButton } from '../../ui/link-button'
import { usePageTitle } from '../../ui/page-title'
import { useSession } from '../auth/session'
import ChatsPanel from './list/chats-panel'
import { chatWords } from './words/chat-words'

/** The customer's conversations with their coaches; `?chat=` opens one of them. */
export default function MessagesPage() {
  const t = useT(chatWords, errorWords)
  const { user } = useSession('customer')
  usePageTitle(t('chat.page.title'))
  if (!user) return null
  return (
    <div className="page grid gap-4 py-4 [--room-bars:calc(var(--header-height)+var(--foot)+var(--safe-foot))] max-sm:has-[[data-room]]:gap-0 max-sm:has-[[data-room]]:py-0 [--chat-bar:var(--header-height)] [--chat-top:calc(var(--header-height)+4rem)] sm:gap-5 sm:py-8 sm:[--chat-top:calc(var(--header-height)+9rem)]">
      <div className="max-sm:has-[+[data-room]]:sr-only">
        <h1 tabIndex={-1} className="wide text-2xl sm:text-3xl">
          {t('chat.page.title')}
        </h1>
        <p className="mt-2 text-ink-soft max-sm:hidden">{t('chat.page.intro')}</p>
      </div>
      <ChatsPanel
        me={{ area: 'customer', userId: user.id }}
        empty={
          <EmptyState drawing="bubble" title={t('chat.list.empty')} text={t('chat.page.emptyText')}>
            <LinkButton to="/programs">{t('chat.page.programs')}</LinkButton>
          </EmptyState>
        }
      />
    </div>
  )
}
