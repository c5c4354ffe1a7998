/** Days of a shopping list where none are named, and at most. */
export const SHOPPING_DAYS = 7
export const SHOPPING_DAYS_MAX = 28
