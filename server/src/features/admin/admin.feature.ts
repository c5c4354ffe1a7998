import { MINUTE } from 'contract/units'
import { feature } from '../../feature'
import { adminRoutes } from './admin.routes'
import { BACKUP_FAILED_MAIL, sendBackupFailedMail } from './backups/backup-failed-mail'
import { makeNightlyBackup } from './backups/nightly-backups.logic'
import { peopleRoutes, staffRoutes } from './people/people.routes'
import { statsRoutes } from './stats.routes'

/** Console pages that combine several domains. */
export const admin = feature({
  owns: ['nightly_backups'],
  routes({ bind }, deps) {
    statsRoutes(bind, deps)
    peopleRoutes(bind, deps)
    staffRoutes(bind, deps)
    adminRoutes(bind, deps)
  },
  jobs: (deps) => ({ [BACKUP_FAILED_MAIL]: (data) => sendBackupFailedMail(deps, data) }),
  schedule: [
    {
      name: 'nightly-backup',
      isWanted: ({ backups }) => backups.isNightly,
      every: 1 * MINUTE,
      run: makeNightlyBackup,
    },
  ],
})
