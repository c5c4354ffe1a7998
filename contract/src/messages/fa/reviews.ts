import type { reviewsErrors } from '../../errors/reviews'

export const reviews: Record<keyof typeof reviewsErrors, string> = {
  'reviews.rating_required': 'تعداد ستاره‌ها را انتخاب کنید',
  'reviews.not_bought': 'فقط مشتریانی که این محصول را دریافت کرده‌اند می‌توانند دربارهٔ آن نظر بدهند',
  'reviews.exists': 'دربارهٔ این محصول نظر داده‌اید. می‌توانید نظرتان را ویرایش کنید.',
  'reviews.not_found': 'نظر پیدا نشد',
  'reviews.reason_required': 'یک دلیل انتخاب کنید',
  'reviews.photos_too_many': 'حداکثر {REVIEW_PHOTOS_MAX} عکس بفرستید',
  'reviews.photo_too_large': '{file} بزرگ‌تر از {REVIEW_PHOTO_MEGABYTES} مگابایت است',
  'reviews.photo_type': '{file} تصویر JPG، PNG یا WebP نیست',
  'reviews.photo_not_found': 'عکس پیدا نشد',
}
