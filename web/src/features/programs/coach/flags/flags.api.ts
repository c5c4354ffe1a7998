import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { matchLibrary } from 'contract/library/match-routes'
import { MINUTE } from 'contract/units'
import { call } from '../../../../api/call'
import { libraryKey } from '../../../library/library.api'

interface Wanted {
  foods: readonly string[]
  muscleGroups: readonly string[]
}

/** Allergens of foods and areas that muscle groups load; undefined until they are known. */
export function useMatches({ foods, muscleGroups }: Wanted) {
  const { data } = useQuery({
    queryKey: [...libraryKey('coach'), 'matches', foods, muscleGroups],
    queryFn: async ({ signal }) => {
      const body = { foods: [...foods], muscleGroups: [...muscleGroups] }
      return (await call(matchLibrary, { body, signal })).data
    },
    enabled: foods.length + muscleGroups.length > 0,
    staleTime: MINUTE,
    placeholderData: keepPreviousData,
    // A plan is written without warnings too.
    retry: false,
  })
  return data
}
