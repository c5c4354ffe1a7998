import type { SVGProps } from 'react'
import { useLocale, useT } from '../i18n/i18n'

/** Brand name; the rim of the first a, or the dot of the nun in Persian, carries the arc of a plate. */
export function Wordmark(props: SVGProps<SVGSVGElement>) {
  const { locale } = useLocale()
  const t = useT()
  if (locale === 'fa') return <PersianWordmark label={t('common.brand')} {...props} />
  return (
    <svg viewBox="0 5 767.75 188" role="img" aria-label={t('common.brand')} fill="currentColor" {...props}>
      <path d="M60 190v-148h46v148zm-57-145v-37h161v37zm352 145-53-135h45l23 67 11 35h2l11-35 22-67h46l-53 135zm265 0v-135h42l2 23h2q6-12 19-18 13-7 27-7 13 0 23 3 10 3 17 10 8 8 12 19 4 12 4 29v76h-44v-68q0-11-3-19-3-8-9-12-6-4-16-4-10 0-17 5-7 4-11 12-4 7-4 17v69zm-365-135h43v135h-43zm307 0h43v135h-43z" />
      <g fill="none" strokeWidth="37">
        <circle cx="222" cy="122.75" r="50.5" stroke="currentColor" />
        <circle cx="529" cy="122.75" r="50.5" stroke="currentColor" />
        <path d="M222 72.25a50.5 50.5 0 0 0-49.5 60.5" stroke="var(--saffron)" />
      </g>
    </svg>
  )
}

/** Brand name in Persian, drawn as a path, so a page in another language loads no font for one word. */
export function PersianWordmark({ label, ...props }: { label: string } & SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 -54.67 782.33 427.67" role="img" aria-label={label} fill="currentColor" {...props}>
      <path d="M157 288q-31 0-49-11-18-10-25-28-8-18-8-39 0-19 6-41 5-23 13-46l-53-20q-11 28-17 56-5 28-5 54 0 39 14 70 15 31 46 49 30 18 78 18 46 0 77-17 31-17 47-49 16-31 16-75 0-29-5-57-5-27-17-60l-59 22q9 23 17 48 8 25 8 49 0 22-8 39-8 17-26 28-19 10-50 10zm248-343h-60v308h60zm131 127q-21 0-37 9-16 10-26 26-10 16-15 33-5 18-5 35 0 41 23 60 23 18 68 18h20q-5 15-22 27-16 12-40 20-23 9-51 14l22 59q42-8 73-24 30-15 49-39 19-23 27-57h21v-63h-16q-2-24-9-45-6-21-18-38-11-16-27-26-16-9-37-9zm7 118q-15 0-25-3-10-3-10-15 0-7 3-16 2-9 8-15 6-7 17-7 9 0 15 5 6 5 11 14 4 8 6 18 3 9 4 19zm91 0v63h16v-63zm98-221-38 37 38 38 37-38zm-75 0-37 37 37 38 38-38zm22 284q32 0 51-13 19-14 26-37 8-23 8-52 0-19-2-39-3-20-7-41l-58 15q4 17 8 34 3 18 3 33 0 16-6 26-6 11-23 11h-35v63z" />
      <circle cx="154" cy="85.5" r="26" fill="none" stroke="var(--saffron)" strokeWidth="18" />
    </svg>
  )
}
