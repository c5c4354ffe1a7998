import { clockTime, type TimeLocale } from './times'

/** Attributes of an element with English times on a page in another language. */
export const inEnglish = (times: TimeLocale) => (times ? {} : { lang: 'en', dir: 'ltr' })

/** Time of a message. */
export function ClockTime({ value, times }: { value: string; times: TimeLocale }) {
  return (
    <time dateTime={value} {...inEnglish(times)}>
      {clockTime(value, times)}
    </time>
  )
}
