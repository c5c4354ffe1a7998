import type { WrittenFacts } from 'contract/catalog/facts-calls'
import { demoFacts } from './facts'
import type { DemoProduct } from './types'

type Facets = Pick<WrittenFacts, 'diet' | 'goal' | 'equipment'>

const vegan: Facets['diet'] = ['vegan', 'vegetarian']
const plain: Facets['diet'] = [...vegan, 'no_added_sugar']

/** Diets, goals and equipment that the text of a product states. */
export const demoFacets: Readonly<Record<string, Facets>> = {
  'whey-vanilla': { diet: ['high_protein'], goal: ['muscle_gain'] },
  'whey-cacao': { diet: ['high_protein'], goal: ['muscle_gain'] },
  'casein-night': { diet: ['high_protein'], goal: ['muscle_gain'] },
  'pea-rice-protein': { diet: [...plain, 'high_protein'], goal: ['muscle_gain'] },
  'creatine-mono': { diet: vegan, goal: ['strength'] },
  'beta-alanine': { diet: vegan },
  'electrolyte-mix': { diet: vegan, goal: ['endurance'] },
  'omega-3': { goal: ['health'] },
  'vitamin-d3': { diet: ['vegetarian'], goal: ['health'] },
  'magnesium-glycinate': { diet: vegan, goal: ['health'] },
  'red-lentil-pasta': { diet: [...vegan, 'gluten_free', 'high_protein'] },
  'mulberry-mix': { diet: plain },
  'mountain-honey': { diet: ['vegetarian'], goal: ['endurance'] },
  'cold-brew-cans': { diet: plain },
  'granola-cardamom': { diet: vegan },
  'rolled-oats': { diet: plain },
  'almond-butter': { diet: plain },
  'pistachio-butter': { diet: plain },
  'date-bars': { diet: plain, goal: ['endurance'] },
  'saffron-rice-cakes': { diet: [...vegan, 'gluten_free'] },
  'flat-bench': { goal: ['strength', 'muscle_gain'], equipment: ['bench'] },
  'pull-up-bar': { goal: ['strength'], equipment: ['pull_up_bar'] },
  'gymnastic-rings': { goal: ['strength'], equipment: ['rings'] },
  'meel-clubs': { goal: ['strength'], equipment: ['clubs'] },
  'hex-dumbbells-10': { goal: ['strength', 'muscle_gain'], equipment: ['dumbbells'] },
  'adjustable-dumbbell': { goal: ['strength', 'muscle_gain'], equipment: ['dumbbells'] },
  'kettlebell-16': { goal: ['strength', 'endurance'], equipment: ['kettlebells'] },
  'kettlebell-24': { goal: ['strength', 'endurance'], equipment: ['kettlebells'] },
  'bumper-plates-20': { goal: ['strength'], equipment: ['plates'] },
  'olympic-barbell': { goal: ['strength'], equipment: ['barbell'] },
  'ez-curl-bar': { goal: ['strength', 'muscle_gain'], equipment: ['barbell'] },
  'yoga-mat': { goal: ['mobility', 'balance'], equipment: ['mat'] },
  'cork-blocks': { goal: ['mobility'], equipment: ['yoga_blocks'] },
  'medicine-ball-6': { goal: ['strength', 'balance'], equipment: ['medicine_ball'] },
  'ab-wheel': { goal: ['strength', 'balance'], equipment: ['ab_wheel'] },
  'plyo-box': { goal: ['endurance'], equipment: ['box'] },
  'resistance-bands': { goal: ['strength', 'mobility'], equipment: ['bands'] },
  'mini-bands': { goal: ['mobility'], equipment: ['bands'] },
  'speed-rope': { goal: ['endurance'], equipment: ['jump_rope'] },
  'foam-roller': { goal: ['mobility', 'recovery'], equipment: ['roller'] },
  'massage-ball-set': { goal: ['mobility', 'recovery'], equipment: ['massage_balls'] },
  'leather-belt': { goal: ['strength'] },
  'lifting-straps': { goal: ['strength'] },
  'wrist-wraps': { goal: ['strength'] },
  'liquid-chalk': { goal: ['strength'] },
  'program-strength-12': { goal: ['strength'], equipment: ['barbell', 'plates', 'bench'] },
  'program-fatloss-16': { goal: ['fat_loss'], equipment: ['dumbbells'] },
  'program-run-10k': { goal: ['endurance'], equipment: ['bodyweight'] },
}

/** Brands by the beginning of their SKUs, in English and Persian; Dutch writes them as English does. */
const brands: Readonly<Record<string, [en: string, fa: string]>> = {
  DAM: ['Damavand', 'دماوند'],
  SEP: ['Sepid', 'سپید'],
  ZAG: ['Zagros', 'زاگرس'],
  PAR: ['Parvaz', 'پرواز'],
  CHA: ['Chalak', 'چالاک'],
}

/** Facts of a product with its facets. */
export function factsWithFacets({ key, sku }: Pick<DemoProduct, 'key' | 'sku'>): WrittenFacts {
  const facts = demoFacts[key]
  const brand = brands[sku.split('-')[0] ?? '']
  const { fa, nl } = facts?.translations ?? {}
  return {
    ...facts,
    ...demoFacets[key],
    ...(brand && { brand: brand[0], translations: { ...(nl && { nl }), fa: { ...fa, brand: brand[1] } } }),
  }
}
