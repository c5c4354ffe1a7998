import type { libraryErrors } from '../../errors/library'

export const library: Record<keyof typeof libraryErrors, string> = {
  'library.not_found': 'این مورد در کتابخانه نیست',
  'library.name_required': 'لطفاً نام را وارد کنید',
  'library.read_only': 'آنچه از مجموعه است فقط تیم می‌تواند تغییر دهد',
  'library.changed_meanwhile': 'در همین فاصله شخص دیگری این مورد را تغییر داده است',
  'library.full': 'کتابخانه پر است: حداکثر {max} مورد از هر نوع',
  'library.heavier_than_food': 'پروتئین، کربوهیدرات و چربی از خود خوراکی سنگین‌ترند',
  'library.foods_required': 'لطفاً یک خوراکی اضافه کنید',
  'library.food_unknown': 'این خوراکی در کتابخانه نیست',
  'library.video_required': 'لطفاً یک ویدیو انتخاب کنید',
  'library.video_too_large': '{file} بزرگ‌تر از {EXERCISE_VIDEO_MEGABYTES} مگابایت است',
  'library.video_type': '{file} ویدیویی نیست که مرورگر بتواند پخش کند',
  'library.video_not_found': 'این حرکت ویدیوی خودش را ندارد',
}
