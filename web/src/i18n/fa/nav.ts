import type { nav as en } from '../en/nav'
import type { Texts } from '../types'

export const nav: Texts<typeof en> = {
  main: 'اصلی',
  home: 'خانه',
  shop: 'فروشگاه',
  programs: 'برنامه‌ها',
  coach: 'مربی شوید',
  app: 'اپلیکیشن',
  login: 'ورود',
  menu: 'منو',
  language: 'زبان',
  theme: {
    label: 'ظاهر صفحه',
    system: 'مطابق دستگاه',
    light: 'روشن',
    dark: 'تیره',
  },
  account: 'حساب کاربری',
  cart: { zero: 'سبد خرید، خالی', one: 'سبد خرید، {count} کالا', other: 'سبد خرید، {count} کالا' },
  footer: {
    promise: 'نیرومند و بی‌هیاهو. تغذیه، تجهیزات و مربیگری برای تمرینی که هر روز انجام می‌دهید.',
    meaning: 'توان یعنی نیرو؛ همان که هر روز کمی بیشتر می‌شود.',
    help: 'راهنما',
    contact: 'تماس با ما',
    privacy: 'حریم خصوصی',
    terms: 'شرایط استفاده',
    blog: 'وبلاگ',
    tips: 'نکته‌های تمرین',
    nutrition: 'تغذیه',
    stories: 'داستان‌ها',
    support: 'پشتیبانی',
    read: 'خواندنی‌ها',
    rights: '© {year} توان',
  },
}
