import './orders.logic'
export const c = 1
