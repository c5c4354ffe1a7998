import { feature } from '../../feature'
import { coachDashboardRoutes } from './coach-dashboard.routes'
import { coachDashboardPersonal } from './personal'

export const coachDashboard = feature({
  owns: ['coach_queue_marks'],
  routes: ({ bind }, deps) => coachDashboardRoutes(bind, deps),
  personal: coachDashboardPersonal,
})
