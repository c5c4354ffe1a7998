import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  setTargets: {
    open: 'هدف ست‌ها',
    title: 'هدف ست‌ها',
    weekLabel: 'هفتهٔ بلوک',
    everyWeek: 'هر هفته',
    week: 'هفتهٔ {n}',
    set: 'ست {n}',
    sets: 'ست {from} تا {to}',
    type: 'نوع',
    types: { warmup: 'گرم کردن', working: 'ست اصلی', drop: 'دراپ‌ست', failure: 'تا ناتوانی' },
    sides: { left: 'چپ', right: 'راست' },
    reps: 'تکرار',
    repsMax: 'حداکثر تکرار',
    load: 'وزنه',
    effort: 'سختی ({min} تا {max})',
    rir: 'تکرار ذخیره',
    seconds: 'ثانیه',
    meters: 'متر',
    tempo: 'تمپو',
    superset: 'سوپرست',
    wrong:
      'یک مقدار نامعتبر است. وزنه را این‌طور بنویسید: 62.5 kg، ‎135 lb، ‎-20 kg (کمکی) یا 75% اسکوات. حداکثر تکرار از تکرار کمتر نیست.',
    units: { kg: '{n} کیلوگرم', lb: '{n} پوند' },
    percentOf: '{n}٪ {what}',
    percentLoad: '= {load} برای {name}',
    noMaximum: 'هنوز حداکثری برای {what} معلوم نیست',
    repsOf: { other: '{count} تکرار' },
    rangeOf: '{from} تا {to} تکرار',
    secondsOf: '{n} ثانیه',
    metersOf: '{n} متر',
    effortOf: 'سختی {n}',
    rirOf: '{n} تکرار ذخیره',
    tempoOf: 'تمپو {tempo}',
  },
}
export default fa
