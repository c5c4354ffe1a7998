import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, plainText, text } from '../fields'
import { pageOf, pageQuery } from '../page'
import { asciiDigits } from '../sentence'
import { multipartOf } from '../upload'
import { markerCodes } from './markers'
import {
  CODE_MAX,
  ITEMS_MAX,
  LABEL_MAX,
  NOTE_MAX,
  reportUploads,
  testReaders,
  UNIT_MAX,
  VALUE_MAX,
} from './rules'

export const BLOOD_TESTS_PER_PAGE = 50
export const VIEWS_PER_PAGE = 50

const Person = z.object({ firstName: z.string(), lastName: z.string() })
/** Position of a value relative to its reference range; null without a range. */
export const RangePosition = z.enum(['below', 'within', 'above']).nullable()

/** A value as it was printed: a number, or a text such as "< 0.5" or "negative". */
export const MarkerValue = z.unknown() as z.ZodType<string | number, string | number>

/** One value of a test, as the laboratory gave it. */
export const BloodTestMarker = z.object({
  id: z.string(),
  label: z.string(),
  value: MarkerValue,
  /** The number in `value`, which may be a text in Persian digits; null where there is none. */
  number: z.number().nullable(),
  /** `<` or `>` where the laboratory gave only a bound. */
  bound: z.enum(['<', '>']).nullable(),
  unit: z.string().nullable(),
  /** The laboratory's own range; either end may be missing. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Position relative to that range; null without a comparable range. */
  position: RangePosition,
  /** Marker with known conversions (`markers.ts`); null for any other value. */
  marker: z.enum(markerCodes).nullable(),
  /** Author of the value. */
  source: z.enum(['athlete', 'staff']),
})
export type BloodTestMarker = z.infer<typeof BloodTestMarker>

/** Number of a test's values, and those below or above their range. */
export const MarkedValues = z.object({
  values: z.number().int(),
  marked: z.array(BloodTestMarker.pick({ label: true, value: true, unit: true, position: true })),
})
export type MarkedValues = z.infer<typeof MarkedValues>

/** The laboratory's report, read at `…/report`. */
export const BloodTestReport = z.object({
  originalName: z.string(),
  mimeType: z.string(),
  /** Bytes. */
  size: z.number().int(),
})

/** `items` is the map of label to value; `markers` are the same values with their units and ranges (decision X-66). */
export const BloodTest = z.object({
  id: z.string(),
  _id: z.string(),
  /** `recorded`, `reviewing`, `completed`; a client shows any other as it is. */
  status: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  reviewedAt: z.iso.datetime().nullable(),
  /** `YYYY-MM-DD`; null where the athlete did not say. */
  testedAt: z.string().nullable(),
  code: z.string().nullable(),
  /** Note of the athlete. */
  note: z.string().nullable(),
  /** Written by staff. */
  analysis_result: z.string().nullable(),
  items: z.record(z.string(), MarkerValue),
  markers: z.array(BloodTestMarker),
  coach_comment: z.string().nullable(),
  /** The same instant as `reviewedAt` (decision X-65). */
  coach_comment_at: z.iso.datetime().nullable(),
  report: BloodTestReport.nullable(),
})
export type BloodTest = z.infer<typeof BloodTest>

/** A blood test of mine; `coach` is who commented. */
export const MyBloodTest = BloodTest.extend({
  coach: Person.nullable(),
  /** True while no coach has opened it: its owner may change and delete it. */
  editable: z.boolean(),
})
export type MyBloodTest = z.infer<typeof MyBloodTest>

const typedNumber = z
  .union(
    [z.number(), z.string().trim().max(VALUE_MAX, 'request.too_long'), z.null()],
    'blood_tests.range_invalid',
  )
  .optional()

/** A value as it is sent; `form.ts` says what it must be. */
export const SentItem = z.object({
  label: text(LABEL_MAX),
  value: z
    .union(
      [z.number('request.wrong_type'), z.string().trim().max(VALUE_MAX, 'request.too_long')],
      'request.wrong_type',
    )
    .default(''),
  unit: text(UNIT_MAX),
  low: typedNumber,
  high: typedNumber,
})
export type SentItem = z.infer<typeof SentItem>

/** A list of values; null says that a value has no unit, as it is read. */
export const ReadItems = z
  .array(
    SentItem.extend({
      unit: text(UNIT_MAX)
        .nullable()
        .transform((unit) => unit ?? ''),
    }),
    'request.wrong_type',
  )
  .max(ITEMS_MAX, 'request.too_many')

/** The map of values that a test is read with is ignored: `markers` has the same values with their units. */
export const ItemsOrReadMap = z.preprocess(
  (sent) => (sent !== null && typeof sent === 'object' && !Array.isArray(sent) ? undefined : sent),
  ReadItems.optional(),
) as z.ZodType<SentItem[] | undefined, z.input<typeof ReadItems> | BloodTest['items'] | undefined>

const SentItems = z.array(SentItem, 'request.wrong_type').max(ITEMS_MAX, 'request.too_many')

const fields = {
  code: plainText(CODE_MAX).transform(asciiDigits),
  /** A day, or an instant of it. */
  testedAt: text(40),
  note: text(NOTE_MAX),
  items: SentItems.default([]),
}

/**
 * JSON, or a form with the laboratory's report in `report`; in a form `items` and `consent` are JSON texts. `consent: true`
 * is needed with the first health data of an account (decision X-104): else 400 `consent.required`. `Idempotency-Key` as for
 * a subscription.
 */
export const submitBloodTest = endpoint({
  method: 'POST',
  path: '/blood-tests',
  allow: 'account',
  summary: 'Submit a blood test',
  status: 201,
  body: z.object({
    ...fields,
    consent: z.boolean('request.wrong_type').optional(),
    /** `self`: it is kept for its owner alone, and nobody comments. */
    for: z.enum(testReaders, 'request.out_of_range').default('coach'),
  }),
  multipart: multipartOf(reportUploads, { field: 'report', json: ['items', 'consent'], orJson: true }),
  data: MyBloodTest,
})

export const listMyBloodTests = endpoint({
  method: 'GET',
  path: '/blood-tests',
  allow: 'account',
  summary: 'My blood tests, the newest first',
  query: z.object(pageQuery({ limit: BLOOD_TESTS_PER_PAGE })),
  data: pageOf(MyBloodTest).extend({
    /** True if the next submission must include `consent: true`. */
    consentNeeded: z.boolean(),
    /** Coach of the newest program under way, for a test sent now; null without a coach. */
    coach: Person.nullable(),
  }),
})

/**
 * Replaces what its owner wrote; the report and staff's values stay. `markers`, as read, is an alias of `items`. 409 `blood_tests.opened` after a coach opened it,
 * `blood_tests.empty` where nothing would be left.
 */
export const updateMyBloodTest = endpoint({
  method: 'PUT',
  path: '/blood-tests/:id',
  allow: 'account',
  summary: 'Change a blood test that no coach has opened',
  params: z.object({ id: Id }),
  body: z
    .object({
      code: fields.code.nullable(),
      testedAt: fields.testedAt.nullable(),
      note: fields.note.nullable(),
      items: ItemsOrReadMap.optional(),
      markers: ReadItems.optional(),
    })
    .transform(({ code, testedAt, note, items, markers }) => ({
      code: code ?? '',
      testedAt: testedAt ?? '',
      note: note ?? '',
      items: items ?? markers ?? [],
    })),
  data: MyBloodTest,
})

/** Deletes a test with its report; 409 `blood_tests.opened` after a coach opened it. */
export const deleteMyBloodTest = endpoint({
  method: 'DELETE',
  path: '/blood-tests/:id',
  allow: 'account',
  summary: 'Delete a blood test that no coach has opened',
  params: z.object({ id: Id }),
})

/** Has a test that was kept for oneself wait for a coach; a repeat changes nothing. */
export const askForComment = endpoint({
  method: 'POST',
  path: '/blood-tests/:id/ask',
  allow: 'account',
  summary: 'Ask a coach to comment on a blood test',
  params: z.object({ id: Id }),
  data: MyBloodTest,
})

const ofMine = z.object({ id: Id })

export const getMyBloodTest = endpoint({
  method: 'GET',
  path: '/blood-tests/:id',
  allow: 'account',
  summary: 'One of my blood tests',
  params: ofMine,
  data: MyBloodTest,
})

/** Always an attachment, never shown as a page of this site. */
export const getMyBloodTestReport = endpoint({
  method: 'GET',
  path: '/blood-tests/:id/report',
  allow: 'account',
  summary: 'The laboratory’s report of one of my blood tests',
  params: ofMine,
  file: '*/*',
})

/** What somebody did with a blood test: saw it in a list, opened it, its trends or its report, commented, changed, assigned it. */
export const viewActions = [
  'listed',
  'opened',
  'trends',
  'report',
  'commented',
  'changed',
  'assigned',
] as const

/** Somebody else looked at a blood test of mine, from the append-only audit trail. */
export const BloodTestView = z.object({
  at: z.iso.datetime(),
  action: z.enum(viewActions),
  role: z.enum(['coach', 'admin']),
  /** Null where the account is gone. */
  by: Person.nullable(),
})
export type BloodTestView = z.infer<typeof BloodTestView>

export const listBloodTestViews = endpoint({
  method: 'GET',
  path: '/blood-tests/:id/views',
  allow: 'account',
  summary: 'Who has seen one of my blood tests, the newest first',
  params: ofMine,
  query: z.object(pageQuery({ limit: VIEWS_PER_PAGE })),
  data: pageOf(BloodTestView),
})
