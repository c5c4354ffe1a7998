import type { paymentKind, ShippingMethod } from 'contract/orders/rules'
import { wordsWithRuleNumbers } from 'contract/rule-numbers'
import type { InvoiceContent } from './invoices.table'

export interface InvoiceWords {
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
  tax: string
  shipping: string
  free: string
  total: string
  stands: Record<ReturnType<typeof paymentKind>, Record<InvoiceContent['payment'], string>>
  sentBy: Record<ShippingMethod, string>
  thanks: string
  comma: string
  /** `{page}` and `{pages}` are filled in. */
  page: string
}

export const invoiceWords = wordsWithRuleNumbers<InvoiceWords>({
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
    tax: 'Tax ({TAX_PERCENT}%)',
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
    tax: 'مالیات ({TAX_PERCENT}٪)',
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
    tax: 'Belasting ({TAX_PERCENT}%)',
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
    page: 'Pagina {page} van {pages}',
  },
})
