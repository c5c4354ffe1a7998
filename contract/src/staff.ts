/** Roles of the staff: `owner` may use every section, the others those that the table below names. */
export const staffRoles = ['owner', 'shop', 'coaches', 'support'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * Console sections with the staff roles that may use them; read by endpoints, the server's binder and the console's
 * navigation.
 */
export const staffSections = {
  dashboard: ['owner', 'shop', 'coaches', 'support'],
  settings: ['owner'],
  applications: ['owner', 'coaches'],
  orders: ['owner', 'shop', 'support'],
  catalogue: ['owner', 'shop'],
  reviews: ['owner', 'shop', 'support'],
  orderExports: ['owner', 'shop'],
  discounts: ['owner', 'shop'],
  newsletter: ['owner'],
  programs: ['owner', 'coaches'],
  bloodTests: ['owner', 'coaches'],
  people: ['owner', 'support'],
  staff: ['owner'],
  audit: ['owner'],
  queues: ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>

export type StaffSection = keyof typeof staffSections

/** Returns true if a staff role may use a section. */
export function mayUse(staffRole: StaffRole | null | undefined, section: StaffSection): boolean {
  const allowed: readonly StaffRole[] = staffSections[section]
  return staffRole != null && allowed.includes(staffRole)
}
