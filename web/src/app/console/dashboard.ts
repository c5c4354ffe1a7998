import { lazyPage } from '../../ui/lazy-page'

/** Start page of the console. */
export const DashboardPage = lazyPage(() => import('../../features/admin/dashboard/dashboard-page'))
