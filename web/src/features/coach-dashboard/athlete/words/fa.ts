import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  athleteColumn: {
    loading: 'در حال بارگذاری …',
    failed: 'بارگذاری ورزشکار ممکن نشد',
    gone: 'این ورزشکار دیگر با شما نیست',
    week: 'هفتهٔ {current} از {total}',
    open: 'باز کردن برنامه',
    talk: {
      title: 'پیام‌ها',
      none: 'هنوز پیامی نیست',
      failed: 'بارگذاری پیام‌ها ممکن نشد.',
      you: 'شما',
      removed: 'پیام پس گرفته شد',
      open: 'باز کردن گفت‌وگو',
      reply: 'پاسخ به {name}',
      hint: 'Enter می‌فرستد، Shift+Enter سطر جدید می‌سازد، Escape به فهرست برمی‌گردد.',
      send: 'ارسال',
      sent: 'ارسال شد.',
      notSent: 'پیام ارسال نشد. لطفاً دوباره تلاش کنید.',
    },
    sessions: {
      title: 'جلسه‌های اخیر',
      none: 'جلسه‌ای در برنامه نبود.',
      unnamed: 'جلسه',
      count: '{done} از {planned} انجام شد',
      done: 'انجام شد',
      missed: 'انجام نشد',
      today: 'برنامهٔ امروز',
      excused: 'با عذر',
      part: '{done} از {planned}',
      extra: 'خارج از برنامه انجام شد',
    },
    weight: { title: 'وزن', none: 'هنوز وزنی وارد نشده است.', all: 'همهٔ مقدارها' },
    test: {
      title: 'آخرین آزمایش خون',
      none: 'هنوز آزمایش خون ندارد.',
      open: 'باز کردن آزمایش',
    },
  },
}
export default fa
