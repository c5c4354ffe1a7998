import { codeKind, plainCode } from 'contract/auth/totp-rules'
import type { Deps } from '../../../deps'
import type { Tx } from '../../../kernel/db/client'
import { matchingStep } from './one-time-code'
import { recoveryHash } from './recovery-codes'
import * as sql from './totp.sql'

/** Consumable of a correct code: the time step of the app's, or the recovery code. */
export type CodeProof = { step: number; left?: undefined } | { codeHash: string; left: number }

type CodeDeps = Pick<Deps, 'db' | 'secretBox' | 'pseudonym' | 'now'>

/** Checks a code; undefined if wrong, used before, or not asked for. Consumes nothing. */
export async function checkCode(
  deps: CodeDeps,
  accountId: string,
  code: string,
): Promise<CodeProof | undefined> {
  const totp = await sql.findTotp(deps.db, accountId)
  if (!totp) return undefined
  if (codeKind(code) === 'recovery') {
    const codeHash = recoveryHash(deps.pseudonym, accountId, code)
    const isThere = await sql.hasRecoveryCode(deps.db, accountId, codeHash)
    return isThere ? { codeHash, left: totp.recoveryCodesLeft - 1 } : undefined
  }
  const secret = deps.secretBox.open(totp.sealedSecret, accountId)
  const step = matchingStep(secret, plainCode(code), deps.now(), totp.lastStep)
  return step === undefined ? undefined : { step }
}

/** Uses a checked code up; false where another call was quicker. */
export function consumeProof(tx: Tx, accountId: string, proof: CodeProof): Promise<boolean> {
  return 'step' in proof
    ? sql.consumeStep(tx, accountId, proof.step)
    : sql.consumeRecoveryCode(tx, accountId, proof.codeHash)
}
