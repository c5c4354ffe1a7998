import type { notificationsErrors } from '../../errors/notifications'

export const notifications: Record<keyof typeof notificationsErrors, string> = {
  'notifications.way': 'لطفاً اعلان، ایمیل، هر دو یا هیچ‌کدام را انتخاب کنید',
  'notifications.quiet': 'لطفاً برای ساعت‌های بی‌صدا دو زمان متفاوت انتخاب کنید',
  'notifications.endpoint': 'از سرویس اعلان این مرورگر نمی‌توان استفاده کرد',
  'notifications.keys': 'کلیدهای این اشتراک معتبر نیستند',
}
