import type { cartErrors } from '../../errors/cart'

export const cart: Record<keyof typeof cartErrors, string> = {
  'cart.quantity_invalid': 'Het aantal moet een heel getal van minstens 1 zijn',
  'cart.product_required': 'Kies een product',
  'cart.insufficient_stock': 'Onvoldoende voorraad. Nog {available} beschikbaar.',
  'cart.item_not_found': 'Dit product ligt niet in je winkelwagen',
  'cart.too_many_items': 'In een winkelwagen passen maximaal {max} verschillende producten',
  'cart.line_too_large': 'Je kunt van dit product maximaal {max} stuks tegelijk bestellen',
  'cart.amount_too_large': 'Wat in één winkelwagen ligt, mag samen maximaal {max} kosten',
}
