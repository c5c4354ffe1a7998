import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  markers: {
    range: '{low} تا {high} {unit}',
    rangeFrom: 'از {low} {unit}',
    rangeTo: 'تا {high} {unit}',
    ofLaboratory: 'بازهٔ مرجع آزمایشگاه: {range}',
    noRange: 'بدون بازهٔ مرجع',
    position: { within: 'در بازه', below: 'پایین‌تر از بازه', above: 'بالاتر از بازه' },
    physician: 'این را با پزشک در میان بگذارید.',
    point: {
      within: '{day}: {value}، در بازهٔ {range}.',
      below: '{day}: {value}، پایین‌تر از بازهٔ {range}. این را با پزشک در میان بگذارید.',
      above: '{day}: {value}، بالاتر از بازهٔ {range}. این را با پزشک در میان بگذارید.',
      unknown: '{day}: {value}، بدون بازه‌ای برای مقایسه.',
    },
    converted: 'تبدیل‌شده از {value}',
    earlier: 'پیش‌تر',
    earlierOn: 'در {day}، {value}',
    none: 'مقداری وارد نشده است. برگهٔ آزمایش را ببینید.',
    trend: {
      show: 'روند {name}',
      loading: 'در حال بارگذاری روند',
      failed: 'بارگذاری مقدارهای قبلی ممکن نشد',
      label: '{name} در گذر زمان، مقدار به مقدار',
      direction: 'زمان از چپ به راست پیش می‌رود.',
      unit: 'واحد',
      left: { other: '{count} مقدار واحد دیگری دارد و فقط در جدول آمده است.' },
      table: 'همهٔ مقدارها در جدول',
      day: 'روز',
      value: 'مقدار',
      range: 'بازهٔ مرجع آزمایشگاه',
      compared: 'مقایسه',
    },
    report: {
      title: 'برگهٔ آزمایش',
      download: 'دانلود',
      downloadNamed: 'دانلود {name}',
      failed: 'دانلود برگهٔ آزمایش ممکن نشد. دوباره تلاش کنید.',
    },
  },
}
export default fa
