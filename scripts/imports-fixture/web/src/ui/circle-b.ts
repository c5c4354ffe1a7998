import './circle-a'
export const h = 1
