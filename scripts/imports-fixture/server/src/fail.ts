export const fail = 1
