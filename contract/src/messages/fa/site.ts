import type { siteErrors } from '../../errors/site'

export const site: Record<keyof typeof siteErrors, string> = {
  'site.name_required': 'لطفاً نام فروشگاه را وارد کنید',
  'site.time_zone_unknown': 'این منطقهٔ زمانی شناخته نیست. نمونه: Europe/Amsterdam',
  'site.link_invalid': 'لطفاً نشانی کاملی وارد کنید که با https:// شروع شود',
  'site.text_required': 'لطفاً این متن را به همهٔ زبان‌ها بنویسید',
  'site.tax_rate_invalid': 'لطفاً نرخی حداکثر {TAX_RATE_MAX}٪ و با حداکثر دو رقم اعشار وارد کنید',
  'site.shipping_code_invalid':
    'لطفاً {SHIPPING_CODE_MIN} تا {SHIPPING_CODE_MAX} حرف کوچک لاتین، رقم و خط تیره بنویسید',
  'site.shipping_code_taken': 'شیوهٔ ارسال دیگری این کد را دارد',
  'site.shipping_method_fixed': 'شیوه‌های ارسالی را که با فروشگاه آمده‌اند نمی‌توان حذف کرد',
  'site.shipping_price_invalid': 'لطفاً مبلغی با حداکثر دو رقم اعشار وارد کنید',
  'site.business_days_invalid': 'لطفاً روزها را با عدد صحیح وارد کنید و روز آخر پیش از روز اول نباشد',
  'site.country_unknown': 'لطفاً کشورها را از فهرست انتخاب کنید',
  'site.order_prefix_invalid': 'لطفاً حداکثر {ORDER_PREFIX_MAX} حرف بزرگ لاتین یا رقم وارد کنید',
  'site.settings_changed':
    'در این میان کس دیگری تنظیمات را ذخیره کرده است. پیش از ذخیره، آن‌ها را دوباره بارگذاری کنید.',
}
