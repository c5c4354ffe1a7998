import type { ImportField } from 'contract/catalog/import-columns'

/** Fields of an import in the groups and the order in which the select shows them. */
export const fieldGroups = {
  product: [
    'sku',
    'name',
    'description',
    'tags',
    'category',
    'price',
    'sale_price',
    'sale_from',
    'sale_until',
    'compare_at_price',
  ],
  stock: [
    'stock',
    'track_stock',
    'in_stock',
    'inventory_tracker',
    'weight',
    'weight_grams',
    'weight_pounds',
    'weight_ounces',
  ],
  family: [
    'family',
    'variant_of',
    'flavor',
    'size',
    'option1_name',
    'option1_value',
    'option2_name',
    'option2_value',
    'option3_name',
    'option3_value',
    'parent',
    'row_type',
    'row_id',
  ],
  shop: ['active', 'featured', 'position', 'program', 'images', 'facts'],
  languages: ['name_fa', 'description_fa', 'tags_fa', 'name_nl', 'description_nl', 'tags_nl'],
} as const satisfies Record<string, readonly ImportField[]>
