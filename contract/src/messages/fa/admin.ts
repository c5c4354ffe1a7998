import type { adminErrors } from '../../errors/admin'

export const admin: Record<keyof typeof adminErrors, string> = {
  'people.not_found': 'این شخص پیدا نشد',
  'people.nothing_to_change': 'چیزی برای تغییر نیست',
  'people.reason_required': 'لطفاً دلیل را بنویسید',
  'people.oneself': 'نمی‌توانید خودتان را قفل کنید یا نقش خود را تغییر دهید',
  'people.own_codes': 'کدهای یک‌بارمصرف خودتان را در بخش امنیت غیرفعال کنید.',
  'people.last_owner': 'دست‌کم یک مالک باید بماند',
  'people.not_staff': 'این شخص از کارکنان نیست. با ایمیل دعوتش کنید.',
  'jobs.not_found': 'این کار دیگر وجود ندارد',
  'jobs.not_failed': 'فقط کاری که ناموفق بوده است دوباره اجرا یا کنار گذاشته می‌شود',
  'admin.period_invalid': 'لطفاً روز اول و روز آخر را انتخاب کنید؛ حداکثر {STATS_DAYS_MAX} روز.',
}
