import type { CheckIn, CheckInQuestion } from 'contract/training/check-in-calls'

export const checkInQuestions: CheckInQuestion[] = [
  {
    id: 'weight',
    category: '',
    type: 'number',
    question: 'Weight?',
    required: true,
    measurement: 'weight',
  },
  {
    id: 'mood',
    category: '',
    type: 'single',
    question: 'How was it?',
    required: true,
    options: ['Easy', 'Hard'],
  },
]

/** A check-in of the week from 23 November that nobody has begun. */
export const aCheckIn = (more: Partial<CheckIn> = {}): CheckIn => ({
  _id: 'c1',
  userProgramId: 'p1',
  date: '2026-11-23',
  dueDate: '2026-11-29',
  lateUntil: '2026-12-06',
  state: 'due',
  requested: false,
  submittedAt: null,
  repliedAt: null,
  questions: checkInQuestions,
  responses: [],
  asksPhotos: false,
  photos: [],
  reply: null,
  editable: true,
  ...more,
})
