import type { Texts } from '../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  member: {
    quick: 'دسترسی سریع',
    today: 'امروز',
    subscriptions: 'اشتراک‌های من',
    wishes: 'علاقه‌مندی‌های من',
    plan: 'برنامه',
    messages: 'پیام‌ها',
    shop: 'فروشگاه',
    me: 'من',
    unread: { other: '{count} پیام خوانده‌نشده' },
    waiting: { other: '{count} پرسش‌نامه در انتظار پاسخ شما' },
  },
}
export default fa
