import { feature } from '../../feature'

export const programs = feature({ owns: ['programs', 'user_programs', 'athletes'] })
