import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listProgramProducts } from 'contract/catalog/console-routes'
import type { Sent } from 'contract/endpoint'
import {
  assignCoach,
  createTemplate,
  getConsoleProgram,
  getTemplate,
  listProgramCoaches,
  listTemplates,
  listUserPrograms,
  updateProgramCoach,
  updateTemplate,
} from 'contract/programs/console-routes'
import type { TemplateStatus } from 'contract/programs/console-rules'
import { completePlan } from 'contract/programs/plan-form'
import type { updateProgramCoach as coachCall } from 'contract/programs/program-coach-calls'
import type { UserProgramStatus } from 'contract/programs/rules'
import type {
  createTemplate as createCall,
  ProgramTemplate,
  TemplateRow,
  updateTemplate as updateCall,
} from 'contract/programs/template-calls'
import type { assignCoach as assignCall } from 'contract/programs/user-program-calls'
import { call } from '../../../api/call'
import { useLocale } from '../../../i18n/i18n'

const KEY = ['admin', 'programs'] as const
const templatesKey = [...KEY, 'templates'] as const
const peopleKey = [...KEY, 'people'] as const
const coachesKey = [...KEY, 'coaches'] as const

export interface TemplatesQuery {
  status: TemplateStatus | undefined
  category: string | undefined
  search: string
  page: number
}

/** Names come in the language of the page, so it is part of the key. */
export function useTemplates(query: TemplatesQuery) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: [...templatesKey, locale, query],
    queryFn: async ({ signal }) => (await call(listTemplates, { query: { ...query }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

const PAGE = 100

/** Every template, to choose from. */
export function useAllTemplates() {
  const { locale } = useLocale()
  return useQuery({
    queryKey: [...templatesKey, locale, 'all'],
    queryFn: async ({ signal }) => {
      const all: TemplateRow[] = []
      for (let page = 1, pages = 1; page <= pages; page++) {
        const { data } = await call(listTemplates, { query: { page, limit: PAGE }, signal })
        all.push(...data.items)
        pages = data.totalPages
      }
      return all
    },
  })
}

/** Plans are whole, whatever fields they had when they were stored. */
function completed(template: ProgramTemplate): ProgramTemplate {
  const { fa, nl } = template.translations
  const whole = (translated: typeof fa) =>
    translated?.programData
      ? { ...translated, programData: completePlan(translated.programData) }
      : translated
  return {
    ...template,
    programData: completePlan(template.programData),
    translations: { ...(fa && { fa: whole(fa) }), ...(nl && { nl: whole(nl) }) },
  }
}

const templateQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'template', id],
    queryFn: async ({ signal }) => completed((await call(getTemplate, { params: { id }, signal })).data),
    // A newer answer must not replace edited values: the save reports conflicts.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    gcTime: 0,
  })

export function useTemplate(id: string) {
  return useQuery(templateQuery(id))
}

export function useTemplateProducts(id: string) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: [...KEY, 'products', id, locale],
    queryFn: async ({ signal }) => (await call(listProgramProducts, { params: { id }, signal })).data.items,
  })
}

export function useCreateTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Sent<typeof createCall>['body']) => (await call(createTemplate, { body })).data,
    onSuccess: () => void client.invalidateQueries({ queryKey: templatesKey }),
  })
}

/** Replaces a template as it was read; the page and the lists show it at once. */
export function useUpdateTemplate(id: string) {
  const client = useQueryClient()
  const { queryKey } = templateQuery(id)
  return {
    read: () => client.getQueryData(queryKey),
    readAgain: () => client.fetchQuery({ ...templateQuery(id), staleTime: 0 }),
    async update(body: Sent<typeof updateCall>['body']): Promise<void> {
      const { data } = await call(updateTemplate, { params: { id }, body })
      client.setQueryData(queryKey, completed(data))
      void client.invalidateQueries({ queryKey: templatesKey })
    },
  }
}

export interface PeopleQuery {
  status: UserProgramStatus | undefined
  /** The id of a coach, or `none`. */
  coach: string | undefined
  search: string
  page: number
}

export function useUserPrograms(query: PeopleQuery) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: [...peopleKey, locale, query],
    queryFn: async ({ signal }) => (await call(listUserPrograms, { query: { ...query }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

const programQuery = (id: string, locale: string) =>
  queryOptions({
    queryKey: [...KEY, 'program', id, locale],
    queryFn: async ({ signal }) => (await call(getConsoleProgram, { params: { id }, signal })).data,
    staleTime: 0,
  })

export function useConsoleProgram(id: string) {
  const { locale } = useLocale()
  return useQuery(programQuery(id, locale))
}

/** Returns a function that reads a program's current coach. */
export function useReadProgram(id: string) {
  const client = useQueryClient()
  const { locale } = useLocale()
  return () => client.fetchQuery(programQuery(id, locale))
}

export function useAssignCoach(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Sent<typeof assignCall>['body']) =>
      (await call(assignCoach, { params: { id }, body })).data,
    // Also after a refusal: somebody else may have handed it over meanwhile.
    onSettled: () =>
      Promise.all(
        [[...KEY, 'program', id], peopleKey, coachesKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

export function useProgramCoaches() {
  return useQuery({
    queryKey: coachesKey,
    queryFn: async ({ signal }) => (await call(listProgramCoaches, { signal })).data.items,
    staleTime: 0,
  })
}

export function useUpdateCoach(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Sent<typeof coachCall>['body']) =>
      (await call(updateProgramCoach, { params: { id }, body })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: coachesKey }),
  })
}
