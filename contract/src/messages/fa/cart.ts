import type { cartErrors } from '../../errors/cart'

export const cart: Record<keyof typeof cartErrors, string> = {
  'cart.quantity_invalid': 'تعداد باید عددی صحیح و دست‌کم ۱ باشد',
  'cart.product_required': 'محصول را انتخاب کنید',
  'cart.insufficient_stock': 'موجودی کافی نیست. فقط {available} عدد مانده است.',
  'cart.item_not_found': 'این محصول در سبد خرید شما نیست',
  'cart.too_many_items': 'در سبد خرید حداکثر {max} محصول متفاوت جا می‌شود',
  'cart.line_too_large': 'از این محصول در هر سفارش حداکثر {max} عدد می‌توانید بخرید',
  'cart.amount_too_large': 'مبلغ کالاهای یک سبد خرید حداکثر می‌تواند {max} باشد',
}
