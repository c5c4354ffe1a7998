import { feature } from '../../feature'
import { BLOOD_TEST_MAIL, sendBloodTestMail } from './blood-test-mail'
import { coachRoutes } from './coach.routes'
import { COACH_BLOOD_TEST_MAIL, sendCoachMail } from './coach-mail'
import { customerRoutes } from './customer.routes'
import { bloodTestsPersonal } from './personal'
import { reportFolder } from './reports'
import { bloodTestStaffRoutes } from './staff.routes'

export const bloodTests = feature({
  owns: ['blood_tests', 'blood_test_values', 'blood_test_reports'],
  routes({ bind }, deps) {
    customerRoutes(bind, deps)
    coachRoutes(bind, deps)
    bloodTestStaffRoutes(bind, deps)
  },
  uploads: (deps) => [reportFolder(deps)],
  jobs: (deps) => ({
    [BLOOD_TEST_MAIL]: (data) => sendBloodTestMail(deps, data),
    [COACH_BLOOD_TEST_MAIL]: (data) => sendCoachMail(deps, data),
  }),
  personal: bloodTestsPersonal,
})
