import { useT } from '../../../i18n/i18n'
import { FilterLinks } from '../../../ui/filter-links'
import { settingsWords } from './words/settings-words'

const pages = { shop: '', trade: '/trade' } as const
export type SettingsPageName = keyof typeof pages

/** Links to the pages of the section. */
export function SettingsLinks({ current }: { current: SettingsPageName }) {
  const t = useT(settingsWords)
  const links = (Object.keys(pages) as SettingsPageName[]).map((page) => ({
    key: page,
    label: t(`settings.pages.${page}`),
    to: `/admin/settings${pages[page]}`,
    current: page === current,
  }))
  return <FilterLinks tabs label={t('settings.pages.label')} links={links} />
}
