import { feature } from '../../feature'
import { coachDashboardRoutes } from './coach-dashboard.routes'

export const coachDashboard = feature({
  owns: [],
  routes: ({ bind }, deps) => coachDashboardRoutes(bind, deps),
})
