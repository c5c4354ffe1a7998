/** Roles of the staff: `owner` may use every section, the others those that the table below names. */
export const staffRoles = ['owner', 'shop', 'coaches', 'support'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * The sections of the owner's console and who of the staff may use them. The one table: an endpoint names its section,
 * the server's binder refuses the others, the console's navigation shows no more than this.
 */
export const staffSections = {
  dashboard: ['owner', 'shop', 'coaches', 'support'],
  settings: ['owner'],
  applications: ['owner', 'coaches'],
  orders: ['owner', 'shop', 'support'],
  catalogue: ['owner', 'shop'],
  discounts: ['owner', 'shop'],
  programs: ['owner', 'coaches'],
  bloodTests: ['owner', 'coaches'],
  people: ['owner', 'support'],
  staff: ['owner'],
  audit: ['owner'],
  queues: ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>

export type StaffSection = keyof typeof staffSections

/** Whether a staff role may use a section; nobody without a staff role may. */
export function mayUse(staffRole: StaffRole | null | undefined, section: StaffSection): boolean {
  const allowed: readonly StaffRole[] = staffSections[section]
  return staffRole != null && allowed.includes(staffRole)
}
