import type { trainingErrors } from '../../errors/training'

export const training: Record<keyof typeof trainingErrors, string> = {
  'log.day': 'لطفاً روزی را انتخاب کنید که این برنامه در جریان بوده است',
  'log.period': 'لطفاً حداکثر {LOG_PERIOD_MAX} روز را انتخاب کنید',
  'log.client_id': 'هر ثبت به شناسه‌ای با {CLIENT_ID_MIN} تا {CLIENT_ID_MAX} نویسه نیاز دارد',
  'log.entry_elsewhere': 'این ثبت متعلق به برنامه‌ای دیگر یا از نوعی دیگر است',
  'log.too_many_sets': 'هر جلسه حداکثر {SESSION_SETS_MAX} ست دارد',
  'log.day_full': 'هر روز حداکثر {LOG_DAY_MAX} ثبت دارد',
  'history.file': 'لطفاً فایل CSV خروجی Strong، Hevy یا FitNotes را انتخاب کنید',
  'history.too_large': 'فایل بیش از اندازه بزرگ است: {file}. حداکثر {HISTORY_MEGABYTES} مگابایت.',
  'history.unit_needed': 'لطفاً انتخاب کنید که وزنه‌ها به کیلوگرم است یا پوند',
  'history.too_many': 'هر حساب حداکثر {HISTORY_SETS_MAX} ست واردشده دارد',
  'log.photo_type': 'لطفاً تصویری از نوع JPG، PNG یا WebP انتخاب کنید. تصویرهای HEIC اینجا خوانده نمی‌شوند',
  'log.photo_day': 'لطفاً روز عکس را انتخاب کنید؛ این روز نمی‌تواند در آینده باشد',
  'log.photos_full': 'هر برنامه حداکثر {PROGRESS_PHOTOS_MAX} عکس دارد',
  'log.calendar_not_found': 'این تقویم پیدا نشد',
}
