import './orders.sql'
export const d = 1
