import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  dashboard: {
    title: 'نمای کلی',
    loading: 'در حال بارگذاری نمای کلی',
    failed: 'بارگذاری نمای کلی ممکن نشد',
    needs: {
      title: 'در انتظار شما',
      none: 'چیزی در انتظار شما نیست.',
      oldest: 'قدیمی‌ترین: {ago}',
      paymentMismatches: {
        one: 'پرداختی که با هیچ سفارشی مطابقت ندارد',
        other: 'پرداختی که با هیچ سفارشی مطابقت ندارد',
      },
      disputes: { one: 'پرداخت مورد اعتراض', other: 'پرداخت مورد اعتراض' },
      refundsOverdue: {
        one: 'بازگشت وجه ناموفق یا بیش از یک ساعت در انتظار',
        other: 'بازگشت وجه ناموفق یا بیش از یک ساعت در انتظار',
      },
      backupsFailed: { one: 'پشتیبان‌گیری شبانهٔ ناموفق', other: 'پشتیبان‌گیری شبانهٔ ناموفق' },
      jobsFailed: { one: 'ایمیل یا کار ناموفق', other: 'ایمیل یا کار ناموفق' },
      stockHeld: {
        one: 'محصول که بیشترِ موجودی آن در سفارش‌های نقدی تأییدنشده است',
        other: 'محصول که بیشترِ موجودی آن‌ها در سفارش‌های نقدی تأییدنشده است',
      },
      stockOut: { one: 'محصول ناموجود', other: 'محصول ناموجود' },
      toConfirm: { one: 'سفارش برای تأیید', other: 'سفارش برای تأیید' },
      toPack: { one: 'سفارش برای بسته‌بندی', other: 'سفارش برای بسته‌بندی' },
      toShip: { one: 'سفارش برای ارسال', other: 'سفارش برای ارسال' },
      applications: { one: 'درخواست مربیگری برای بررسی', other: 'درخواست مربیگری برای بررسی' },
      bloodTests: { one: 'آزمایش خون برای بررسی', other: 'آزمایش خون برای بررسی' },
    },
    period: {
      label: 'دورهٔ زمانی',
      days1: 'امروز',
      days: { one: '{count} روز', other: '{count} روز' },
      days365: 'یک سال',
      own: 'انتخاب تاریخ',
      from: 'روز اول',
      to: 'روز آخر',
      show: 'نمایش',
      refused: 'روز اول و روز آخر را انتخاب کنید؛ حداکثر {days} روز.',
    },
    figures: {
      title: 'آمار',
      compared: '{days}، در مقایسه با {before}. منطقهٔ زمانی: {zone}.',
      before: 'دورهٔ قبل:',
      revenue: 'درآمد',
      revenueHint: 'با مالیات و هزینهٔ ارسال',
      orders: 'سفارش‌ها',
      averageOrder: 'میانگین هر سفارش',
      conversion: 'سبدهایی که سفارش شدند',
      conversionHint: 'از همهٔ سبدهای پرشده',
      newCustomers: 'مشتریان جدید',
      percent: '{percent}٪',
    },
    chart: {
      title: 'فروش در گذر زمان',
      choose: 'آنچه نمودار نشان می‌دهد',
      walk: 'فروش در گذر زمان، گام به گام',
      summary: '{what} در {count} گام؛ بیشترین {most} بود ({day}).',
      point: '{day}: {value}',
      count: { zero: 'بدون سفارش', one: '{count} سفارش', other: '{count} سفارش' },
      empty: 'در این بازه چیزی فروخته نشده است.',
      table: 'همهٔ ارقام در یک جدول',
      days: 'روزها',
      direction: 'زمان از چپ به راست پیش می‌رود.',
    },
    best: {
      title: 'پرفروش‌ترین‌ها',
      none: 'پرفروش‌ترین محصولات اینجا دیده می‌شوند.',
      units: { one: '{count} فروش', other: '{count} فروش' },
    },
    low: {
      title: 'رو به اتمام',
      none: 'موجودی همهٔ محصولات کافی است.',
      left: { zero: 'ناموجود', one: '{count} عدد مانده', other: '{count} عدد مانده' },
      more: { one: '{count} محصول دیگر', other: '{count} محصول دیگر' },
    },
    coaching: {
      title: 'مربیگری',
      active: { zero: 'بدون برنامهٔ فعال', one: '{count} برنامهٔ فعال', other: '{count} برنامهٔ فعال' },
      opened: {
        one: '{count} برنامه در این بازه شروع شد (پیش از آن: {before})',
        other: '{count} برنامه در این بازه شروع شد (پیش از آن: {before})',
      },
      load: '{open} از {capacity}',
      none: 'هنوز مربی‌ای ندارید. برای شروع، یک درخواست را تأیید کنید.',
    },
  },
}
export default fa
