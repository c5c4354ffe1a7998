import type { Deps } from '../../../deps'
import { idOfToken, signId } from '../../../kernel/signed-id'

const PURPOSE = 'withdraw'

/** Link to withdraw an application without an account; it works while the application is open. */
export function withdrawalUrl({ pseudonym, config }: Pick<Deps, 'pseudonym' | 'config'>, id: string): string {
  return `${config.publicUrl}/withdraw-application?token=${signId(pseudonym, PURPOSE, id)}`
}

/** The application of a token; undefined where it is not one of ours. */
export function applicationOfToken(
  { pseudonym }: Pick<Deps, 'pseudonym'>,
  token: string,
): string | undefined {
  return idOfToken(pseudonym, PURPOSE, token)
}
