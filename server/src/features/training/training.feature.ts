import { MINUTE } from 'contract/units'
import { feature } from '../../feature'
import { calendarFeedRoutes, calendarRoutes } from './calendar/calendar.routes'
import { checkInRoutes } from './check-ins/check-ins.routes'
import { CHECK_IN_MAIL, sendCheckInMail } from './check-ins/mail'
import { runCheckIns } from './check-ins/schedule.logic'
import { newsRoutes } from './news/news.routes'
import { trainingPersonal } from './personal'
import { progressPhotoFolder } from './photos/photo-files'
import { photoRoutes } from './photos/photos.routes'
import { progressionRoutes } from './progression/progression.routes'
import {
  MEAL_REMINDER,
  remindOfMeals,
  remindOfSessions,
  SESSION_REMINDER,
  sendMealReminder,
  sendSessionReminder,
} from './reminders/reminders.logic'
import { trainingRoutes } from './training.routes'

export const training = feature({
  owns: [
    'log_entries',
    'past_sets',
    'progress_photos',
    'calendar_feeds',
    'check_in_forms',
    'check_ins',
    'progression_rules',
  ],
  routes({ bind, http }, deps) {
    trainingRoutes(bind, deps)
    photoRoutes(bind, deps)
    checkInRoutes(bind, deps)
    progressionRoutes(bind, deps)
    newsRoutes(bind, deps)
    calendarRoutes(bind, deps)
    calendarFeedRoutes(http, deps)
  },
  uploads: (deps) => [progressPhotoFolder(deps)],
  jobs: (deps) => ({
    [SESSION_REMINDER]: (data) => sendSessionReminder(deps, data),
    [MEAL_REMINDER]: (data) => sendMealReminder(deps, data),
    [CHECK_IN_MAIL]: (data) => sendCheckInMail(deps, data),
  }),
  schedule: [
    { name: 'session-reminders', every: 5 * MINUTE, run: (deps) => remindOfSessions(deps) },
    { name: 'meal-reminders', every: 5 * MINUTE, run: (deps) => remindOfMeals(deps) },
    { name: 'check-ins', every: 5 * MINUTE, run: (deps) => runCheckIns(deps) },
  ],
  personal: trainingPersonal,
})
