import { clockTime, type TimeLocale } from './times'

/** What an element says of its language where times are English on a page that is not. */
export const inEnglish = (times: TimeLocale) => (times ? {} : { lang: 'en', dir: 'ltr' })

/** When a message was written. */
export function ClockTime({ value, times }: { value: string; times: TimeLocale }) {
  return (
    <time dateTime={value} {...inEnglish(times)}>
      {clockTime(value, times)}
    </time>
  )
}
