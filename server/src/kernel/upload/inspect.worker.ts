import { serveTasks } from '../worker/serve'
import { detectType } from './content/detect'
import type { Inspected, Inspection } from './inspect'
import { redrawPicture } from './redraw'

serveTasks(async ({ path, extension, sideMax }: Inspection): Promise<Inspected> => {
  const detected = await detectType(path, extension)
  if (sideMax === undefined || !('extension' in detected)) return detected
  return { extension: 'jpg', redrawn: await redrawPicture(path, sideMax) }
})
