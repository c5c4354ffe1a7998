/** Days for which the link of an order's mail opens the order. */
export const ORDER_LINK_DAYS = 60
