import './circle-b'
export const g = 1
