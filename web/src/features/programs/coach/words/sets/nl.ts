import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  setTargets: {
    open: 'Doelen per set',
    title: 'Doelen per set',
    weekLabel: 'Week van het blok',
    everyWeek: 'Elke week',
    week: 'Week {n}',
    set: 'Set {n}',
    sets: 'Set {from}–{to}',
    type: 'Soort',
    types: { warmup: 'Warming-up', working: 'Werkset', drop: 'Dropset', failure: 'Tot spierfalen' },
    sides: { left: 'links', right: 'rechts' },
    reps: 'Herhalingen',
    repsMax: 'Herhalingen, maximaal',
    load: 'Gewicht',
    effort: 'Inspanning ({min}–{max})',
    rir: 'Herhalingen over',
    seconds: 'Seconden',
    meters: 'Meter',
    tempo: 'Tempo',
    superset: 'Superset',
    wrong:
      'Eén waarde is niet te lezen. Schrijf een gewicht zo: 62,5 kg, 135 lb, -20 kg (hulp) of 75% Squat. Het hoogste aantal herhalingen is niet lager dan het laagste.',
    units: { kg: '{n} kg', lb: '{n} lb' },
    percentOf: '{n}% van {what}',
    percentLoad: '= {load} voor {name}',
    noMaximum: 'Nog geen maximum van {what} bekend',
    repsOf: { one: '{count} herhaling', other: '{count} herhalingen' },
    rangeOf: '{from}–{to} herhalingen',
    secondsOf: '{n} s',
    metersOf: '{n} m',
    effortOf: 'inspanning {n}',
    rirOf: '{n} over',
    tempoOf: 'tempo {tempo}',
  },
}
export default nl
