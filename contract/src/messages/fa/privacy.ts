import type { privacyErrors } from '../../errors/privacy'

export const privacy: Record<keyof typeof privacyErrors, string> = {
  'privacy.staff': 'حساب کارکنان را مالک فروشگاه حذف می‌کند.',
  'privacy.has_athletes':
    'شما هنوز مربی {count} نفر هستید. از مالک فروشگاه بخواهید ابتدا برنامه‌های آنان را به مربی دیگری بسپارد.',
  'privacy.link_dead': 'این لینک نامعتبر است یا مهلت آن گذشته است',
  'privacy.closed': 'این حساب بسته شده است و حذف خواهد شد. برای نگه داشتن آن لینک ایمیل ما را باز کنید.',
}
