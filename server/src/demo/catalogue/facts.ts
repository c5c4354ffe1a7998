import type { WrittenFacts } from 'contract/catalog/facts-calls'
import { conditioningFacts } from './facts/conditioning'
import { gearFacts } from './facts/gear'
import { pantryFacts } from './facts/pantry'
import { proteinFacts } from './facts/proteins'
import { strengthFacts } from './facts/strength'
import { supplementFacts } from './facts/supplements'

/** Label facts by product key; programs have none. */
export const demoFacts: Readonly<Record<string, WrittenFacts>> = {
  ...proteinFacts,
  ...supplementFacts,
  ...pantryFacts,
  ...strengthFacts,
  ...conditioningFacts,
  ...gearFacts,
}

/** Products of one family: each names the first of it. */
export const firstOfFamily: Readonly<Record<string, string>> = {
  'whey-cacao': 'whey-vanilla',
  'kettlebell-24': 'kettlebell-16',
}
