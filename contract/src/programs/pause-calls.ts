import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { UserProgram } from './calls'
import { OWN_PAUSE_DAYS_MAX } from './rules'

const ofMine = z.object({ id: Id })

/** It goes on by itself after the days. A program has 14 such days in all (409 `programs.pause_too_long`); the coach is told. */
export const pauseMyProgram = endpoint({
  method: 'POST',
  path: '/user-programs/:id/pause',
  allow: 'account',
  summary: 'Pause a running program of mine for some days',
  params: ofMine,
  body: z.object({
    days: z
      .int('request.wrong_type')
      .min(1, 'request.out_of_range')
      .max(OWN_PAUSE_DAYS_MAX, 'request.out_of_range'),
  }),
  data: UserProgram,
})

export const resumeMyProgram = endpoint({
  method: 'POST',
  path: '/user-programs/:id/resume',
  allow: 'account',
  summary: 'End my own pause of a program',
  params: ofMine,
  data: UserProgram,
})
