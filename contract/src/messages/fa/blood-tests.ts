import type { bloodTestsErrors } from '../../errors/blood-tests'

export const bloodTests: Record<keyof typeof bloodTestsErrors, string> = {
  'blood_tests.not_found': 'این آزمایش خون پیدا نشد',
  'blood_tests.report_not_found': 'این برگهٔ آزمایش پیدا نشد',
  'blood_tests.date_invalid': 'لطفاً روزی را انتخاب کنید که در آینده نباشد',
  'blood_tests.empty': 'لطفاً دست‌کم یک مقدار وارد کنید یا برگهٔ آزمایش را بیفزایید',
  'blood_tests.label_required': 'لطفاً نام شاخص را وارد کنید',
  'blood_tests.label_twice': 'این شاخص از پیش در فهرست هست',
  'blood_tests.value_required': 'لطفاً مقدار را وارد کنید',
  'blood_tests.range_invalid': 'لطفاً بازهٔ مرجع را با عدد وارد کنید؛ ابتدا عدد کوچک‌تر',
  'blood_tests.report_type': 'نوع این فایل پذیرفته نیست: {file}. قالب‌های پذیرفته: PDF، JPG، PNG',
  'blood_tests.report_too_large': 'فایل بیش از اندازه بزرگ است: {file}. حداکثر {REPORT_MEGABYTES} مگابایت.',
  'blood_tests.too_many_reports': 'لطفاً فقط یک برگهٔ آزمایش بیفزایید',
  'blood_tests.too_many': 'حداکثر {BLOOD_TESTS_MAX} آزمایش خون می‌توانید ذخیره کنید',
  'blood_tests.too_many_items': 'هر آزمایش خون حداکثر {max} مقدار دارد',
  'blood_tests.comment_required': 'لطفاً نظر خود را بنویسید',
  'blood_tests.already_reviewed': 'این آزمایش خون پیش‌تر بررسی شده است',
  'blood_tests.opened': 'یک مربی این آزمایش خون را باز کرده است',
  'blood_tests.coach_unknown': 'مربی پیدا نشد',
  'blood_tests.nothing_to_change': 'چیزی برای تغییر نیست',
}
