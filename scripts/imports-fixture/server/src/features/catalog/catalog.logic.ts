import '../orders/orders.logic'
export const a = 1
