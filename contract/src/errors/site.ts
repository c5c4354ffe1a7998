import type { ErrorTable } from './table'

/** Errors of the pages around the shop. */
export const siteErrors = {
  'site.name_required': [400, 'Please enter the name of the shop'],
  'site.time_zone_unknown': [400, 'This time zone is not known. An example: Europe/Amsterdam'],
  'site.link_invalid': [400, 'Please enter a whole address that begins with https://'],
  'site.text_required': [400, 'Please write this text in every language'],
  'site.tax_rate_invalid': [400, 'Please enter a rate of at most {TAX_RATE_MAX}% with at most two decimals'],
  'site.shipping_code_invalid': [
    400,
    'Please use {SHIPPING_CODE_MIN} to {SHIPPING_CODE_MAX} small letters, digits and hyphens',
  ],
  'site.shipping_code_taken': [400, 'Another shipping method has this code'],
  'site.shipping_method_fixed': [400, 'Shipping methods that come with the shop can’t be deleted'],
  'site.shipping_price_invalid': [400, 'Please enter an amount with at most two decimals'],
  'site.business_days_invalid': [400, 'Please enter whole days, the last not before the first'],
  'site.country_unknown': [400, 'Please choose countries from the list'],
  'site.order_prefix_invalid': [400, 'Please enter at most {ORDER_PREFIX_MAX} capital letters or digits'],
  'site.settings_changed': [
    409,
    'Someone else saved the settings while you were editing. Reload them before saving yours.',
  ],
} as const satisfies ErrorTable
