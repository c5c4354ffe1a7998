import { useT } from '../i18n/i18n'
import { EmptyState } from '../ui/empty-state'
import { LinkButton } from '../ui/link-button'
import { usePageTitle } from '../ui/page-title'

export default function NotFoundPage() {
  const t = useT()
  usePageTitle(t('common.notFound.title'))
  return (
    <EmptyState heading="h1" title={t('common.notFound.title')} text={t('common.notFound.text')}>
      <LinkButton to="/shop">{t('common.notFound.shop')}</LinkButton>
      <LinkButton to="/" kind="secondary">
        {t('common.notFound.home')}
      </LinkButton>
    </EmptyState>
  )
}
