import { MINUTE } from 'contract/units'
import { feature } from '../../feature'
import { calendarFeedRoutes, calendarRoutes } from './calendar/calendar.routes'
import { trainingPersonal } from './personal'
import { progressPhotoFolder } from './photos/photo-files'
import { photoRoutes } from './photos/photos.routes'
import { remindOfSessions, SESSION_REMINDER, sendSessionReminder } from './reminders/reminders.logic'
import { trainingRoutes } from './training.routes'

export const training = feature({
  owns: ['log_entries', 'past_sets', 'progress_photos', 'calendar_feeds'],
  routes({ bind, http }, deps) {
    trainingRoutes(bind, deps)
    photoRoutes(bind, deps)
    calendarRoutes(bind, deps)
    calendarFeedRoutes(http, deps)
  },
  uploads: (deps) => [progressPhotoFolder(deps)],
  jobs: (deps) => ({ [SESSION_REMINDER]: (data) => sendSessionReminder(deps, data) }),
  schedule: [{ name: 'session-reminders', every: 5 * MINUTE, run: (deps) => remindOfSessions(deps) }],
  personal: trainingPersonal,
})
