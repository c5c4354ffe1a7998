/** Values of the closed facets; a product has any number of each. The shop lists them in this order. */
export const diets = [
  'vegan',
  'vegetarian',
  'gluten_free',
  'lactose_free',
  'sugar_free',
  'no_added_sugar',
  'high_protein',
  'halal',
  'organic',
] as const
export type Diet = (typeof diets)[number]

export const goals = [
  'strength',
  'muscle_gain',
  'fat_loss',
  'endurance',
  'mobility',
  'balance',
  'recovery',
  'health',
] as const
export type Goal = (typeof goals)[number]

export const equipment = [
  'barbell',
  'dumbbells',
  'kettlebells',
  'plates',
  'bench',
  'pull_up_bar',
  'rings',
  'clubs',
  'bands',
  'jump_rope',
  'roller',
  'massage_balls',
  'mat',
  'yoga_blocks',
  'medicine_ball',
  'ab_wheel',
  'box',
  'machine',
  'bodyweight',
] as const
export type Equipment = (typeof equipment)[number]

/** The closed facets of a product by the name of their query parameter. */
export const facetValues = { diet: diets, goal: goals, equipment } as const
export type ClosedFacet = keyof typeof facetValues
export const closedFacets = Object.keys(facetValues) as ClosedFacet[]

/** The facets of the shop by the name of their query parameter, in the order in which it shows them. */
export const facetNames = ['diet', 'goal', 'equipment', 'brand', 'inStock'] as const
export type FacetName = (typeof facetNames)[number]

/** Most chosen values of one facet. */
export const CHOSEN_MAX = 20
/** Most characters of all chosen values of one facet. */
export const CHOICE_LENGTH_MAX = 500
/** Most brands that a list offers, beside the chosen ones. */
export const BRANDS_MAX = 40

/** Chosen values by facet; values of one facet are joined by or, facets by and. */
export type FacetChoice = { [F in FacetName]?: readonly string[] }

/** Reads the values of a query parameter, each once. */
export function readChosen(text: string): string[] {
  const values = text.split(',').map((value) => value.trim())
  return [...new Set(values.filter(Boolean))].slice(0, CHOSEN_MAX)
}
