import { z } from 'zod'
import { loginProblems, registrationProblems } from './auth-rules'
import { endpoint } from './endpoint'
import { secret, text } from './shared'

export const roles = ['customer', 'coach', 'admin'] as const
export type Role = (typeof roles)[number]

export const Me = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
  roles: z.array(z.enum(roles)),
})
export type Me = z.infer<typeof Me>

/** What sign-in and registration answer at the top level; `token` is the bearer token of the new session. */
const SignedIn = z.object({
  token: z.string(),
  userId: z.string(),
  role: z.enum(roles),
  roles: z.array(z.enum(roles)),
})

const TOKEN_MAX = 10_000

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  allow: 'public',
  summary: 'Create a customer account and sign in',
  status: 201,
  body: z
    .object({
      firstName: text(100),
      lastName: text(100),
      email: text(254),
      password: secret(1000),
      confirmPassword: secret(1000),
      recaptchaToken: secret(TOKEN_MAX),
    })
    .check((ctx) => {
      for (const { path, code } of registrationProblems(ctx.value)) {
        ctx.issues.push({ code: 'custom', message: code, path: [path], input: ctx.value })
      }
    }),
  top: SignedIn,
})

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  allow: 'public',
  summary: 'Sign in',
  body: z
    .object({ email: text(254), password: secret(1000), recaptchaToken: secret(TOKEN_MAX) })
    .check((ctx) => {
      for (const { path, code } of loginProblems(ctx.value)) {
        ctx.issues.push({ code: 'custom', message: code, path: [path], input: ctx.value })
      }
    }),
  top: SignedIn,
})

export const me = endpoint({
  method: 'GET',
  path: '/auth/me',
  allow: 'account',
  summary: 'The signed-in account',
  data: Me,
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  allow: 'account',
  summary: 'End this session',
})
