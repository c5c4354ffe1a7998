import type { Config } from '../../config'
import { altchaVerification } from './altcha'
import { providers, siteVerification } from './siteverify'
import type { Verification } from './verification'

interface Parts {
  /** The secret of the self-hosted challenge where none is set. */
  secret: string
  remember(id: string, until: Date): Promise<boolean>
  warn(reason: string): void
}

/** The verification that the settings ask for. */
export function createVerification(config: Config['verification'], parts: Parts): Verification {
  const { remember, warn } = parts
  if (config.provider === 'altcha') {
    return altchaVerification({ secret: config.secret ?? parts.secret, cost: config.cost, remember })
  }
  const { address } = providers[config.provider]
  return siteVerification({ secret: config.secret ?? '', remember, warn, address })
}

/** Origins of the provider's widget; none for our own. */
export function widgetSources(provider: Config['verification']['provider']): {
  script: readonly string[]
  frame: readonly string[]
} {
  return provider === 'altcha' ? { script: [], frame: [] } : providers[provider]
}
