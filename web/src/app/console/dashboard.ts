import { dashboardWords } from '../../features/admin/dashboard/words/dashboard-words'
import { consoleWords } from '../../i18n/console/words/console-words'
import { lazyPage } from '../lazy-page'

/** Start page of the console. */
export const DashboardPage = lazyPage(() => import('../../features/admin/dashboard/dashboard-page'), {
  words: [consoleWords, dashboardWords],
})
