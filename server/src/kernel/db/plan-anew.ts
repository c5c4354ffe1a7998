import type { Tx } from './client'

/**
 * The statements that follow in this transaction are planned for their values, each time. For searches and figures: which
 * way is the short one depends on how many rows a word or a period has.
 */
export async function planAnew(tx: Tx): Promise<void> {
  await tx`select set_config('plan_cache_mode', 'force_custom_plan', true)`
}
