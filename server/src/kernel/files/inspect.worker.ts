import { serveTasks } from '../worker/serve'
import { detectType } from './content'

serveTasks(({ path, extension }: Parameters<typeof detectType>[0]) => detectType({ path, extension }))
