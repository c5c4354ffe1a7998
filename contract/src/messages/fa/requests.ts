import type { requestErrors } from '../../errors/requests'

export const requests: Record<keyof typeof requestErrors, string> = {
  'request.invalid': 'درخواست درست نیست.',
  'request.bad_json': 'محتوای ارسالی JSON معتبری نیست.',
  'request.duplicate_key': 'در محتوای ارسالی یک فیلد دو بار آمده است.',
  'request.forbidden_key': 'محتوای ارسالی فیلدی دارد که پذیرفته نمی‌شود.',
  'request.unknown_field': 'فیلد ناشناخته: {field}',
  'request.wrong_type': 'نوع این مقدار درست نیست.',
  'request.too_long': 'این متن بیش از اندازه بلند است.',
  'request.too_many': 'تعداد موارد این فهرست بیش از حد مجاز است.',
  'request.out_of_range': 'این عدد خارج از محدودهٔ مجاز است.',
  'request.too_large': 'حجم درخواست بیش از حد مجاز است.',
  'request.unsupported_type': 'این نوع محتوا پشتیبانی نمی‌شود.',
  'request.timeout': 'رسیدن درخواست بیش از اندازه طول کشید.',
  'request.not_found': 'در این نشانی چیزی پیدا نشد.',
  'request.too_many_requests': 'تعداد درخواست‌ها زیاد است. لطفاً {seconds} ثانیهٔ دیگر دوباره تلاش کنید.',

  'server.error': 'مشکلی از سمت ما پیش آمد. لطفاً دوباره تلاش کنید.',
  'server.unavailable': 'سرویس در حال حاضر در دسترس نیست. لطفاً کمی بعد دوباره تلاش کنید.',

  'jobs.not_found': 'این کار دیگر وجود ندارد',
  'jobs.not_failed': 'تنها کاری که ناموفق بوده است دوباره اجرا یا کنار گذاشته می‌شود',

  'files.no_space': 'اکنون نمی‌توانیم فایل بپذیریم. چیزی ذخیره نشد؛ لطفاً بعداً دوباره تلاش کنید.',
  'files.active_content':
    'این PDF محتوای فعال دارد یا بررسی‌پذیر نیست: {file}. آن را به PDF جدیدی چاپ کنید و فایل جدید را بیفزایید.',
  'files.upload_broken': 'فایل‌ها کامل نرسیدند. لطفاً دوباره بفرستید.',
  'files.too_much':
    'امروز از اتصال شما فایل‌های زیادی فرستاده شده است. لطفاً {hours} ساعت دیگر دوباره تلاش کنید.',
}
