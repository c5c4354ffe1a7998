import { HOUR, MINUTE } from 'contract/units'
import { feature } from '../../feature'
import { turnAll } from './blocks/blocks.logic'
import { blockRoutes } from './coach/blocks.routes'
import { coachRoutes } from './coach/coach.routes'
import { lifeRoutes } from './coach/life.routes'
import { targetRoutes } from './coach/targets.routes'
import { assignmentRoutes } from './console/assignments.routes'
import { templateRoutes } from './console/templates.routes'
import { sendCoverMail } from './covers/cover-mail'
import { COVER_MAIL } from './covers/covers.logic'
import { coverRoutes } from './covers/covers.routes'
import { customerRoutes } from './customer/customer.routes'
import { resumeEnded } from './customer/pause.logic'
import { assignWaiting } from './life/opening.logic'
import { PROGRAM_MAIL } from './life/program-jobs'
import { sendProgramMail } from './life/program-mail'
import { purgeTemplates } from './own-templates/own-templates.logic'
import { ownTemplateRoutes } from './own-templates/own-templates.routes'
import { programsPersonal } from './personal'
import { photoFolder } from './profile/photo.logic'
import { photoRoutes, profileRoutes } from './profile/profile.routes'

export const programs = feature({
  owns: [
    'programs',
    'user_programs',
    'plan_versions',
    'user_program_assignments',
    'program_answers',
    'program_pauses',
    'program_days',
    'program_sessions',
    'program_measurements',
    'athletes',
    'athlete_notes',
    'program_coaches',
    'coach_capacities',
    'coach_covers',
    'coach_templates',
    'plan_origins',
  ],
  routes({ bind, http }, deps) {
    customerRoutes(bind, deps)
    coachRoutes(bind, deps)
    blockRoutes(bind, deps)
    targetRoutes(bind, deps)
    lifeRoutes(bind, deps)
    coverRoutes(bind, deps)
    templateRoutes(bind, deps)
    ownTemplateRoutes(bind, deps)
    assignmentRoutes(bind, deps)
    profileRoutes(bind, deps)
    photoRoutes(http, deps)
  },
  uploads: (deps) => [photoFolder(deps)],
  jobs: (deps) => ({
    [PROGRAM_MAIL]: (data) => sendProgramMail(deps, data),
    [COVER_MAIL]: (data) => sendCoverMail(deps, data),
  }),
  // Programs bought while no coach had room get one later.
  schedule: [
    { name: 'assign-programs', every: 1 * MINUTE, run: assignWaiting },
    { name: 'resume-programs', every: 1 * MINUTE, run: resumeEnded },
    { name: 'turn-blocks', every: 1 * MINUTE, run: turnAll },
    { name: 'purge-templates', every: 1 * HOUR, run: purgeTemplates },
  ],
  personal: programsPersonal,
})
