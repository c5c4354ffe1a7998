import { HOUR } from 'contract/units'
import { feature } from '../../feature'
import { COACH_PROGRAM_MAIL } from '../programs/life/program-jobs'
import { applicationRoutes } from './applications/applications.routes'
import { documentFolder } from './applications/documents'
import { movedAddressHandlers } from './applications/moved-address'
import { receivedHandlers } from './applications/received-mail'
import { sweepRejected } from './applications/sweep'
import { coachesPersonal } from './personal'
import { sendCoachProgramMail } from './program-mail'
import { coachRegistrationRoutes } from './registration/registration.routes'
import { reviewHandlers } from './review/review.logic'
import { reviewRoutes } from './review/review.routes'
import { coachSettingsRoutes } from './settings/settings.routes'
import { withdrawalHandlers } from './withdrawal/withdrawal-mail'

export const coaches = feature({
  owns: ['coach_applications', 'coach_application_documents', 'coach_application_moves', 'coach_settings'],
  routes({ bind }, deps) {
    reviewRoutes(bind, deps)
    applicationRoutes(bind, deps)
    coachRegistrationRoutes(bind, deps)
    coachSettingsRoutes(bind, deps)
  },
  jobs: (deps) => ({
    ...reviewHandlers(deps),
    ...receivedHandlers(deps),
    ...movedAddressHandlers(deps),
    ...withdrawalHandlers(deps),
    [COACH_PROGRAM_MAIL]: (data) => sendCoachProgramMail(deps, data),
  }),
  uploads: (deps) => [documentFolder(deps)],
  schedule: [{ name: 'sweep-documents', every: 0.5 * HOUR, run: (deps) => sweepRejected(deps) }],
  personal: coachesPersonal,
})
