import { MB } from '../units'
import type { UploadRules } from '../upload'

/** Statuses of a program and their transitions (decision X-43): pending → answering → creating → active ⇄ paused → completed (→ active); any → deactivated. */
export const userProgramStatuses = [
  'pending',
  'answering',
  'creating',
  'active',
  'paused',
  'completed',
  'deactivated',
] as const
export type UserProgramStatus = (typeof userProgramStatuses)[number]

/** Statuses shown to a customer; a pending program also has a stage (decision X-43). */
export const customerStatuses = ['pending', 'active', 'paused', 'completed', 'deactivated'] as const
export type CustomerStatus = (typeof customerStatuses)[number]

/** Stages of a pending program: being opened, waiting for answers, waiting for the plan. */
export const stages = ['pending', 'answering', 'creating'] as const
export type Stage = (typeof stages)[number]

/** The status and the stage that a customer sees. */
export function customerView(status: UserProgramStatus): { status: CustomerStatus; stage: Stage | null } {
  const stage = stages.find((one) => one === status) ?? null
  return stage ? { status: 'pending', stage } : { status: status as CustomerStatus, stage: null }
}

/** Statuses in which there is no program to open yet: its template becomes one when the questionnaire is in. */
export function hasProgram(status: UserProgramStatus): boolean {
  return status !== 'pending' && status !== 'answering'
}

/** The steps of a coach in a program's life, and between which statuses each leads. */
export const coachSteps = {
  publish: { from: ['creating'], to: 'active' },
  pause: { from: ['active'], to: 'paused' },
  resume: { from: ['paused'], to: 'active' },
  complete: { from: ['active', 'paused'], to: 'completed' },
  reopen: { from: ['completed'], to: 'active' },
} as const satisfies Record<string, { from: readonly UserProgramStatus[]; to: UserProgramStatus }>
export type CoachStep = keyof typeof coachSteps

/** The steps that a coach may take now. */
export function stepsFrom(status: UserProgramStatus): CoachStep[] {
  return (Object.keys(coachSteps) as CoachStep[]).filter((step) =>
    (coachSteps[step].from as readonly UserProgramStatus[]).includes(status),
  )
}

/** Statuses in which the coach may still change the plan. */
export const editableStatuses = ['creating', 'active', 'paused'] as const satisfies UserProgramStatus[]

export function isEditable(status: UserProgramStatus): boolean {
  return (editableStatuses as readonly UserProgramStatus[]).includes(status)
}

/** Days of a program that an athlete may pause without the coach. */
export const OWN_PAUSE_DAYS_MAX = 14

/** Most weeks that a coach adds to a program at once. */
export const WEEKS_ADDED_MAX = 52

/** Levels of difficulty. */
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const
export type Difficulty = (typeof difficulties)[number]

/** Longest duration of a program template, in days. */
export const TEMPLATE_DAYS_MAX = 730
/** Most programs at a time that a coach can be given room for. */
export const CAPACITY_MAX = 1000

/** Measurements of a customer with unit and plausible bounds. */
export const measurementKinds = {
  weight: { unit: 'kg', min: 20, max: 400 },
  bodyFat: { unit: '%', min: 2, max: 75 },
  chest: { unit: 'cm', min: 40, max: 250 },
  waist: { unit: 'cm', min: 40, max: 250 },
  hips: { unit: 'cm', min: 40, max: 250 },
  arm: { unit: 'cm', min: 10, max: 100 },
  thigh: { unit: 'cm', min: 20, max: 150 },
  restingHeartRate: { unit: 'bpm', min: 25, max: 200 },
} as const
export type MeasurementKind = keyof typeof measurementKinds
export const measurementKindCodes = Object.keys(measurementKinds) as [MeasurementKind, ...MeasurementKind[]]

/** Bounds of what a person says of the own body, in cm and kg. */
export const HEIGHT_RANGE = { min: 50, max: 280 } as const
export const WEIGHT_RANGE = measurementKinds.weight

/** Most targets of a program: a kind may have several, each by another day. */
export const TARGETS_OF_PROGRAM_MAX = 20

/** The best that a sleep can be. */
export const SLEEP_QUALITY_MAX = 10

/** Most sets that are noted of one session. */
export const SESSION_SETS_MAX = 200
/** Most characters of a coach's notes on an athlete. */
export const ATHLETE_NOTES_MAX = 10_000

export const PHOTO_BYTES_MAX = 10 * MB
/** Pixels of a photo's longer side: as large as it is shown, on the densest screen. */
export const PHOTO_SIDE_MAX = 512
/** Upload rules of a profile photo. */
export const photoUploads: UploadRules<'jpg' | 'jpeg' | 'png'> = {
  extensions: ['jpg', 'jpeg', 'png'],
  fileBytes: PHOTO_BYTES_MAX,
  files: 1,
}

/** `YYYY-MM-DD`. */
export const DAY_SHAPE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
