import type { siteErrors } from '../../errors/site'

export const site: Record<keyof typeof siteErrors, string> = {
  'site.name_required': 'لطفاً نام فروشگاه را وارد کنید',
  'site.time_zone_unknown': 'این منطقهٔ زمانی شناخته نیست. نمونه: Europe/Amsterdam',
  'site.link_invalid': 'لطفاً نشانی کاملی وارد کنید که با https:// شروع شود',
  'site.text_required': 'لطفاً این متن را به همهٔ زبان‌ها بنویسید',
  'site.settings_changed':
    'در این میان کس دیگری تنظیمات را ذخیره کرده است. پیش از ذخیره، آن‌ها را دوباره بارگذاری کنید.',
}
