/**
 * Functions whose statements touch an athlete's data without a condition whose it is, with the reason; paths below
 * `server/src/features`. An exception that excepts nothing fails the check.
 */
export const EXCEPTIONS = [
  {
    reason:
      'rows of a program, check-in or blood test that the caller has found or locked with the condition',
    of: {
      'blood-tests/blood-tests.sql.ts': [
        'countValues',
        'deleteTest',
        'insertReport',
        'listKeys',
        'rewriteMine',
        'saveValues',
        'setReviewing',
      ],
      'blood-tests/staff.sql.ts': ['assignTest', 'changeBloodTest'],
      'programs/blocks/blocks.sql.ts': ['writeBlocks'],
      'programs/customer/questionnaire.sql.ts': ['deleteAnswers', 'saveAnswers'],
      'programs/customer/running.sql.ts': [
        'deleteMeasurements',
        'findPlanSince',
        'findSession',
        'saveDays',
        'saveMeasurements',
        'saveMoves',
      ],
      'programs/customer/tracking.sql.ts': [
        'countMeasurements',
        'deleteMeasurement',
        'insertMeasurement',
        'touchProgram',
      ],
      'programs/own-templates/origins.sql.ts': [
        'listOrigins',
        'putOrigin',
        'replaceOrigins',
        'writeBase',
        'writeOriginChanges',
      ],
      'programs/user-programs.sql.ts': ['countProgress', 'refreshProgress'],
      'training/check-ins/check-ins.sql.ts': ['insertRequested', 'noteMeasurements', 'saveAnswers', 'submit'],
      'training/check-ins/forms.sql.ts': ['clearOpen', 'saveForm'],
      'training/log/log.sql.ts': [
        'countDays',
        'deleteSessionCall',
        'findSets',
        'listDayRows',
        'listDaySets',
        'listMoves',
      ],
      'training/photos/photos.sql.ts': ['insertPhoto'],
      'training/progress/progress.sql.ts': ['countPlanned', 'listPlannedDays'],
      'training/progression/progression.sql.ts': ['addRefused', 'lockRules', 'writeRules'],
      'training/today/today.sql.ts': ['listFixedDays', 'listTodayEntries', 'listUntrained'],
    },
  },
  {
    reason: 'a lock that answers nothing; the caller reads the row with the condition',
    of: {
      'blood-tests/staff.sql.ts': ['lockBloodTest'],
      'training/check-ins/check-ins.sql.ts': ['lockCheckIn'],
    },
  },
  {
    reason: 'work of the server after an order or by its clock, which answers nobody',
    of: {
      'programs/blocks/blocks.sql.ts': ['lockDueTurn'],
      'programs/customer/pause.sql.ts': ['resumeEnded'],
      'programs/life/opening.sql.ts': [
        'assignByCapacity',
        'beginAnswering',
        'beginCreating',
        'deactivateOrder',
        'findTemplatePlan',
        'insertAssignment',
        'listAssignable',
        'openPrograms',
      ],
      'programs/life/step.sql.ts': ['listEndedPauses'],
      'training/check-ins/mail.sql.ts': ['listDueCheckIns', 'noteReminded'],
      'training/check-ins/periods.sql.ts': ['insertPeriods'],
      'training/reminders/reminders.sql.ts': ['listDueMeals', 'listDueReminders'],
    },
  },
  {
    reason: 'recipients of mails: the athlete, or coaches of whom each mail asks again with the condition',
    of: {
      'blood-tests/blood-test-mail.sql.ts': ['findMailedAthlete', 'listCoachesOf'],
      'programs/covers/covers.sql.ts': ['enqueueCoverMails'],
      'programs/life/program-mail.sql.ts': ['findMailedProgram'],
      'training/check-ins/mail.sql.ts': ['findMailedCheckIn'],
    },
  },
  {
    reason: 'numbers, nothing of an athlete',
    of: {
      'blood-tests/blood-tests.sql.ts': ['storedBytes'],
      'coach-dashboard/month/month.sql.ts': ['listMonths'],
      'programs/coach/athletes.sql.ts': ['countAthletes'],
      'programs/life/opening.sql.ts': ['hasRoom'],
      'training/photos/photos.sql.ts': ['photoBytes'],
    },
  },
  {
    reason: 'names of files, for the job that removes files without a row',
    of: {
      'blood-tests/blood-tests.sql.ts': ['knownReports'],
      'programs/profile/profile.sql.ts': ['knownPhotos'],
      'training/photos/photos.sql.ts': ['knownPhotos'],
    },
  },
  {
    reason: 'erases the name of a coach whose account ends',
    of: {
      'blood-tests/personal.sql.ts': ['eraseBloodTests'],
      'programs/personal.sql.ts': ['erasePrograms'],
    },
  },
  {
    reason:
      'for the members of a chat: the picture beside a name, and whether the subject of a sent card is gone',
    of: { 'chat/cards/cards.sql.ts': ['cardStands'], 'chat/columns.sql.ts': ['person'] },
  },
  {
    reason:
      'the own notes of the coach, compared before `putNotes` writes them with the condition; shown to nobody',
    of: { 'programs/coach/coach.sql.ts': ['findNotes'] },
  },
]

/** Functions whose statements hold the condition, with selects beside it that need none. */
export const SELECT_EXCEPTIONS = [
  {
    reason: 'the coaches to whom a test that staff see is open',
    of: { 'blood-tests/staff.sql.ts': ['findBloodTest'] },
  },
  {
    reason: 'fragments of the assignment of a coach by the server',
    of: { 'programs/life/opening.sql.ts': ['coachWithRoom', 'lastCoach'] },
  },
  {
    reason: 'a fragment for a program that the caller has found or locked with the condition',
    of: { 'programs/user-programs.sql.ts': ['programDays'] },
  },
  {
    reason: 'whether an athlete of the coach has a program of the template already, with whichever coach',
    of: { 'programs/coach/start.sql.ts': ['listStartable'] },
  },
  {
    reason: 'the programs of the account that the statement names outside of the select',
    of: { 'programs/customer/tracking.sql.ts': ['refreshLatestWeight'] },
  },
]
