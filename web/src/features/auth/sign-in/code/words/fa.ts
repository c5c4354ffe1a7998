import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  code: {
    title: 'کد یک‌بارمصرف را وارد کنید',
    text: 'اپ احراز هویت آن را نشان می‌دهد. این کد هر {seconds} ثانیه عوض می‌شود.',
    label: 'کد یک‌بارمصرف',
    recoveryTitle: 'یک کد پشتیبان وارد کنید',
    recoveryText:
      'یکی از کدهایی که هنگام فعال کردن کدهای یک‌بارمصرف نگه داشتید. هر کدام فقط یک بار کار می‌کند.',
    recoveryLabel: 'کد پشتیبان',
    useRecovery: 'ورود با کد پشتیبان',
    useApp: 'ورود با کد اپ',
    submit: 'ورود',
    submitting: 'در حال ورود…',
    back: 'بازگشت',
    lost: 'هیچ‌کدام را ندارید؟ از مالک فروشگاه بخواهید کدهای یک‌بارمصرف شما را غیرفعال کند.',
  },
}
export default fa
