import type { FastifyBaseLogger } from 'fastify'
import type { Files } from './adapters/files/files'
import type { Mailer } from './adapters/mail/mailer'
import type { PaymentProvider } from './adapters/payments/payments'
import type { PushSender } from './adapters/push/push'
import type { Verification } from './adapters/verification/verification'
import type { Config } from './config'
import type { Pool } from './kernel/db/client'
import type { Replica } from './kernel/db/replica'
import type { Jobs } from './kernel/jobs/jobs'
import type { Node } from './kernel/nodes/node'
import type { Pseudonym } from './kernel/pseudonym'
import type { Redis } from './kernel/redis/redis'
import type { SecretBox } from './kernel/secrets/secret-box'

/** Everything that features reach outside themselves with; each function asks for the part that it uses. */
export interface Deps {
  config: Config
  db: Pool
  /** Reads exports, figures and the catalogue's index, which may be seconds old. */
  replica: Replica
  jobs: Jobs
  /** This process among those of the database. */
  node: Node
  /** Makes limits and hints faster; undefined where there is none. */
  redis: Redis | undefined
  mail: Mailer
  /** Notices to browsers. */
  push: PushSender
  /** The byte store: pictures, documents, invoices. */
  files: Files
  /** The provider of online payment; undefined where there is none. */
  online: PaymentProvider | undefined
  /** Signs the addresses by which buyers come back from paying. */
  returnSecret: string
  /** Under which an address, of the network or of mail, is remembered and counted. */
  pseudonym: Pseudonym
  /** Keeps secrets that must be read again. */
  secretBox: SecretBox
  /** Milliseconds; one-time codes go by it, everything else by the database's clock. */
  now: () => number
  verification: Verification
  log: FastifyBaseLogger
}
