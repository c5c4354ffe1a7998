import { serveTasks } from '../worker/serve'
import { detectType } from './content/detect'
import { WRONG_TYPE } from './content/refused'
import { metadataRefusal } from './drawing-limits'
import type { Inspected, Inspection } from './inspect'
import { redrawPicture } from './redraw'

serveTasks(async ({ path, extension, accepted, drawing }: Inspection): Promise<Inspected> => {
  const detected = await detectType(path, extension, drawing && metadataRefusal)
  if (!('extension' in detected)) return detected
  if (!accepted.includes(detected.extension)) return WRONG_TYPE
  if (!drawing || !detected.picture) return { extension: detected.extension }
  const redrawn = await redrawPicture(path, detected.picture, drawing)
  if ('refused' in redrawn) return redrawn
  return { extension: redrawn.extension, redrawn }
})
