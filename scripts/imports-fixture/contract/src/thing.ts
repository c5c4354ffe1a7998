import '../../server/src/fail'
export const thing = 1
