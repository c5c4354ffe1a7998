import type { Locale } from 'contract/locale'
import type { RefundMethod } from 'contract/orders/refund-rules'
import type { paymentKind } from 'contract/orders/rules'
import type { InvoiceContent } from './documents.table'

export interface DocumentWords {
  title: string
  number: string
  date: string
  order: string
  ordered: string
  payment: string
  shippingBy: string
  from: string
  to: string
  product: string
  quantity: string
  price: string
  amount: string
  subtotal: string
  discount: string
  /** `{rate}` is filled in. */
  tax: string
  /** The same where prices contain the tax. */
  taxIncluded: string
  shipping: string
  free: string
  total: string
  stands: Record<ReturnType<typeof paymentKind>, Record<InvoiceContent['payment'], string>>
  /** Ways of shipping of documents from before their names were kept. */
  sentBy: Record<'standard' | 'express', string>
  thanks: string
  comma: string
  creditTitle: string
  creditDate: string
  forInvoice: string
  refund: string
  refundedBy: Record<RefundMethod, string>
  /** The line of a credit note that names no units. */
  byAmount: string
  totalCredited: string
  /** `{page}` and `{pages}` are filled in. */
  page: string
}

export const documentWords: Record<Locale, DocumentWords> = {
  en: {
    title: 'Invoice',
    number: 'Invoice number',
    date: 'Invoice date',
    order: 'Order number',
    ordered: 'Ordered on',
    payment: 'Payment',
    shippingBy: 'Shipping',
    from: 'Seller',
    to: 'Buyer',
    product: 'Product',
    quantity: 'Quantity',
    price: 'Unit price',
    amount: 'Amount',
    subtotal: 'Subtotal',
    discount: 'Discount',
    tax: 'Tax ({rate}%)',
    taxIncluded: 'Including tax ({rate}%)',
    shipping: 'Shipping',
    free: 'Free',
    total: 'Total in US dollars',
    stands: {
      online: { paid: 'Paid online', due: 'To be paid online', refunded: 'Paid online, refunded' },
      cod: { paid: 'Paid in cash', due: 'Cash on Delivery', refunded: 'Paid in cash, refunded' },
      arrangement: { paid: 'Paid', due: 'Pay by arrangement', refunded: 'Paid, refunded' },
    },
    sentBy: { standard: 'Standard', express: 'Express' },
    thanks: 'Thank you for your order.',
    comma: ',',
    creditTitle: 'Credit note',
    creditDate: 'Credit note date',
    forInvoice: 'For invoice',
    refund: 'Refund',
    refundedBy: {
      provider: 'To the original payment method',
      cash: 'In cash',
      bank: 'By bank transfer',
      none: 'No money was moved',
    },
    byAmount: 'Part of the amount',
    totalCredited: 'Total credited in US dollars',
    page: 'Page {page} of {pages}',
  },
  fa: {
    title: 'فاکتور',
    number: 'شمارهٔ فاکتور',
    date: 'تاریخ فاکتور',
    order: 'شمارهٔ سفارش',
    ordered: 'تاریخ سفارش',
    payment: 'پرداخت',
    shippingBy: 'ارسال',
    from: 'فروشنده',
    to: 'خریدار',
    product: 'کالا',
    quantity: 'تعداد',
    price: 'قیمت واحد',
    amount: 'مبلغ',
    subtotal: 'جمع کالاها',
    discount: 'تخفیف',
    tax: 'مالیات ({rate}٪)',
    taxIncluded: 'شامل مالیات ({rate}٪)',
    shipping: 'هزینهٔ ارسال',
    free: 'رایگان',
    total: 'جمع کل به دلار آمریکا',
    stands: {
      online: {
        paid: 'آنلاین پرداخت‌شده',
        due: 'پرداخت آنلاین',
        refunded: 'آنلاین پرداخت و وجه بازگردانده شده',
      },
      cod: { paid: 'نقدی پرداخت‌شده', due: 'پرداخت در محل', refunded: 'نقدی پرداخت و وجه بازگردانده شده' },
      arrangement: {
        paid: 'پرداخت‌شده',
        due: 'پرداخت با هماهنگی',
        refunded: 'پرداخت و وجه بازگردانده شده',
      },
    },
    sentBy: { standard: 'عادی', express: 'سریع' },
    thanks: 'از خرید شما سپاسگزاریم.',
    comma: '،',
    creditTitle: 'یادداشت بستانکار',
    creditDate: 'تاریخ یادداشت',
    forInvoice: 'برای فاکتور',
    refund: 'بازگرداندن وجه',
    refundedBy: {
      provider: 'به همان شیوهٔ پرداخت',
      cash: 'نقدی',
      bank: 'با انتقال بانکی',
      none: 'وجهی جابه‌جا نشده است',
    },
    byAmount: 'بخشی از مبلغ',
    totalCredited: 'جمع بستانکار به دلار آمریکا',
    page: 'صفحهٔ {page} از {pages}',
  },
  nl: {
    title: 'Factuur',
    number: 'Factuurnummer',
    date: 'Factuurdatum',
    order: 'Bestelnummer',
    ordered: 'Besteld op',
    payment: 'Betaling',
    shippingBy: 'Verzending',
    from: 'Verkoper',
    to: 'Koper',
    product: 'Product',
    quantity: 'Aantal',
    price: 'Prijs per stuk',
    amount: 'Bedrag',
    subtotal: 'Subtotaal',
    discount: 'Korting',
    tax: 'Belasting ({rate}%)',
    taxIncluded: 'Inclusief belasting ({rate}%)',
    shipping: 'Verzending',
    free: 'Gratis',
    total: 'Totaal in Amerikaanse dollars',
    stands: {
      online: { paid: 'Online betaald', due: 'Online te betalen', refunded: 'Online betaald, terugbetaald' },
      cod: {
        paid: 'Contant betaald',
        due: 'Betalen bij bezorging',
        refunded: 'Contant betaald, terugbetaald',
      },
      arrangement: { paid: 'Betaald', due: 'Betalen in overleg', refunded: 'Betaald, terugbetaald' },
    },
    sentBy: { standard: 'Standaard', express: 'Expres' },
    thanks: 'Bedankt voor je bestelling.',
    comma: ',',
    creditTitle: 'Creditnota',
    creditDate: 'Datum creditnota',
    forInvoice: 'Bij factuur',
    refund: 'Terugbetaling',
    refundedBy: {
      provider: 'Via dezelfde betaalwijze',
      cash: 'Contant',
      bank: 'Per bankoverschrijving',
      none: 'Zonder betaling',
    },
    byAmount: 'Deel van het bedrag',
    totalCredited: 'Totaal gecrediteerd in Amerikaanse dollars',
    page: 'Pagina {page} van {pages}',
  },
}
