import { endpoint } from '../endpoint'

/**
 * All sets that count, of the log and imported, by day, as a UTF-8 CSV file: `date,source,session,exercise,set,type,side,measure,
 * reps,loadKg,seconds,meters,effort,rir,note`. `loadKg` is below 0 for help.
 */
export const exportHistory = endpoint({
  method: 'GET',
  path: '/account/history/export.csv',
  allow: 'account',
  summary: 'My training history as a CSV file',
  file: '*/*',
})
