import type { SVGProps } from 'react'
import { useLocale, useT } from '../i18n/i18n'

/** The name of the house; the rim of the first a, or the dot of the nun, carries the arc of a plate. */
export function Wordmark(props: SVGProps<SVGSVGElement>) {
  const { locale } = useLocale()
  const t = useT()
  if (locale === 'fa') return <PersianWordmark label={t('common.brand')} {...props} />
  return (
    <svg viewBox="0 20 3071 752" role="img" aria-label={t('common.brand')} fill="currentColor" {...props}>
      <path d="M239 760v-593h185v593zm-228-579v-150h646v150zm1409 579l-214-539h183l91 267 44 139h8l43-139 91-267h184l-215 539zm1058 0v-539h171l7 91h8q24-48 76-74 52-26 110-26 49 0 89 13 41 12 70 41 29 28 46 75 16 47 16 115v304h-177v-271q0-45-11-77-10-31-34-47-24-17-64-17-40 0-69 18-29 18-45 48-15 30-15 69v277zm-1458-539h172v539h-172zm1228 0h172v539h-172z" />
      <g fill="none" strokeWidth="148">
        <circle cx="888" cy="491" r="202" stroke="currentColor" />
        <circle cx="2116" cy="491" r="202" stroke="currentColor" />
        <path d="M888 289a202 202 0 0 0-198 242" stroke="var(--saffron)" />
      </g>
    </svg>
  )
}

/** The name in Persian letters: drawn, so that a page in another language fetches no face for one word. */
export function PersianWordmark({ label, ...props }: { label: string } & SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 -164 2347 1283" role="img" aria-label={label} fill="currentColor" {...props}>
      <path d="M470 863q-93 0-146-32-54-31-76-84-22-53-22-116 0-58 16-125 17-67 41-136l-160-62q-33 84-50 168-17 84-17 162 0 118 44 211 44 94 136 148 92 54 234 54 138 0 232-51 94-52 142-147 48-95 48-226 0-86-15-170-16-83-53-182l-176 66q28 69 51 144 23 75 23 147 0 66-23 118-24 52-79 83-55 30-150 30zm744-1027h-178v923h178zm394 379q-63 0-111 29-47 30-78 77-31 47-46 100-15 54-15 103 0 125 70 180 70 56 203 56h62q-17 44-66 79-49 36-120 62-71 26-154 42l66 176q127-24 218-71 90-46 148-117 57-71 82-171h62v-191h-49q-5-70-25-134-20-64-54-114-34-49-82-78-48-28-111-28zm22 354q-47 0-76-9-29-8-29-43 0-23 7-49 8-27 26-46 18-20 49-20 27 0 46 16 19 15 32 40 12 25 20 54 7 29 10 57zm273 0v191h47v-191zm292-662l-112 112 112 114 113-114zm-223 0l-111 112 111 114 114-114zm65 853q97 0 153-41 56-40 79-110 24-69 24-157 0-56-8-117-7-60-20-122l-173 44q12 51 22 104 11 54 11 98 0 48-19 79-18 31-68 31h-106v191z" />
      <circle cx="462" cy="256.5" r="78" fill="none" stroke="var(--saffron)" strokeWidth="54" />
    </svg>
  )
}
