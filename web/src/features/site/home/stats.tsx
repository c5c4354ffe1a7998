import { useLocale, useT } from '../../../i18n/i18n'
import { useSiteConfig } from '../site.api'
import { homeWords } from './words/home-words'

const stats = ['users', 'coaches', 'success', 'support'] as const

export function Stats() {
  const t = useT(homeWords)
  const { locale } = useLocale()
  const { data } = useSiteConfig()
  // The owner's texts replace the defaults.
  const shown = stats.map((name, i) => {
    const own = data?.home?.figures[i]
    return own
      ? { name, value: own.value[locale], label: own.label[locale] }
      : { name, value: t(`home.stats.${name}.value`), label: t(`home.stats.${name}.label`) }
  })
  return (
    <section aria-label={t('home.stats.label')} className="page">
      <dl className="grid grid-cols-2 border-hairline border-y lg:grid-cols-4">
        {shown.map(({ name, value, label }, index) => (
          <div
            key={name}
            className={`flex flex-col-reverse gap-1 border-hairline py-6 ps-4 sm:ps-6 ${index % 2 === 1 ? 'border-s' : ''} ${index > 1 ? 'max-lg:border-t' : ''} ${index === 2 ? 'lg:border-s' : ''}`}
          >
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="wide whitespace-nowrap font-bold font-display text-2xl leading-none min-[22.5rem]:text-3xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
