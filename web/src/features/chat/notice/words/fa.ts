import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  notice: {
    title: 'روی این دستگاه',
    text: 'این دستگاه چگونه پیام جدید را خبر دهد، وقتی بخش مربی باز است.',
    sound: 'پخش صدا',
    desktop: 'نمایش اعلان روی دسکتاپ',
    desktopHint: 'وقتی پنجرهٔ دیگری پیش روی شماست. متن پیام را نشان نمی‌دهد.',
    refused: 'مرورگر شما اعلان‌های این سایت را اجازه نمی‌دهد. در تنظیمات مرورگر اجازه دهید و دوباره تلاش کنید.',
    unread: { one: '{count} پیام خوانده‌نشده', other: '{count} پیام خوانده‌نشده' },
  },
}
export default fa
