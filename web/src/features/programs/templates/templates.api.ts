import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sent } from 'contract/endpoint'
import type { CoachTemplate } from 'contract/programs/coach-template-calls'
import * as routes from 'contract/programs/coach-template-routes'
import { completePlan } from 'contract/programs/plan-form'
import type { PlanNews } from 'contract/training/news-calls'
import { applyTemplateNews, listTemplateNews } from 'contract/training/news-routes'
import { useCallback } from 'react'
import { sessionOf } from '../../../api/areas'
import { call } from '../../../api/call'
import { isNotFound, mayRetry } from '../../../api/error-text'
import { useLocale } from '../../../i18n/i18n'

/** All of it is below the coach's own key, as everything of the coach area is. */
const keyOf = () => ['coach', sessionOf('coach').current().user?.id ?? '', 'templates'] as const

/** Templates of the coach's own, and the shop's in the language of the page. */
export function useTemplates() {
  const { locale } = useLocale()
  return useQuery({
    queryKey: [...keyOf(), 'list', locale],
    queryFn: async ({ signal }) => (await call(routes.listCoachTemplates, { signal })).data.items,
    staleTime: 0,
  })
}

const oneKey = (id: string) => [...keyOf(), 'one', id] as const
const whole = (template: CoachTemplate) => ({ ...template, programData: completePlan(template.programData) })

export function useTemplate(id: string) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: [...oneKey(id), locale],
    queryFn: async ({ signal }) =>
      whole((await call(routes.getCoachTemplate, { params: { id }, signal })).data),
    retry: (failures, error) => !isNotFound(error) && failures < 1 && mayRetry(error),
    refetchOnWindowFocus: false,
    // A newer answer must not replace edited values: the save reports conflicts.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** Calls that read and change the open template. */
export function useChangeTemplate(id: string) {
  const client = useQueryClient()
  const { locale } = useLocale()
  const key = [...oneKey(id), locale]
  const keep = (template: CoachTemplate) => {
    client.setQueryData(key, whole(template))
    void client.invalidateQueries({ queryKey: [...keyOf(), 'list'] })
  }
  return {
    read: () => client.getQueryData<CoachTemplate>(key),
    readAgain: async () => {
      const { data } = await call(routes.getCoachTemplate, { params: { id } })
      keep(data)
      return data
    },
    change: async (
      body: Sent<typeof import('contract/programs/coach-template-calls').changeCoachTemplate>['body'],
    ) => keep((await call(routes.changeCoachTemplate, { params: { id }, body })).data),
  }
}

type NewTemplate = Sent<typeof import('contract/programs/coach-template-calls').addCoachTemplate>['body']

/** A change of the list, after which it is read anew. */
function useListChange<T, R>(mutationFn: (wish: T) => Promise<R>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => void client.invalidateQueries({ queryKey: [...keyOf(), 'list'] }),
  })
}

export const useAddTemplate = () =>
  useListChange(async (body: NewTemplate) => (await call(routes.addCoachTemplate, { body })).data)

export const useRemoveTemplate = () =>
  useListChange((id: string) => call(routes.removeCoachTemplate, { params: { id } }))

export const useRestoreTemplate = () =>
  useListChange((id: string) => call(routes.restoreCoachTemplate, { params: { id } }))

/** Changes of a template that plans may take over, as they are now. */
export function useNews(id: string) {
  return useQuery({
    queryKey: [...keyOf(), 'news', id],
    queryFn: async ({ signal }) => (await call(listTemplateNews, { params: { id }, signal })).data,
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Takes the previewed changes over into plans. */
export function useApplyNews(id: string, state: string) {
  const apply = useCallback(
    async (plans: readonly PlanNews[]) => {
      const body = {
        userProgramIds: plans.map(({ userProgramId }) => userProgramId),
        versions: plans.map(({ version }) => version),
        state,
      }
      return (await call(applyTemplateNews, { params: { id }, body })).data.results
    },
    [id, state],
  )
  return useListChange(apply)
}
