import { serveTasks } from '../worker/serve'
import { detectType } from './content/detect'
import type { Inspected, Inspection } from './inspect'
import { redrawPicture } from './redraw'

serveTasks(
  async ({
    path,
    extension,
    accepted,
    sideMax,
    keepsTransparency = false,
  }: Inspection): Promise<Inspected> => {
    const detected = await detectType(path, extension)
    if (!('extension' in detected)) return detected
    if (!accepted.includes(detected.extension)) return { refused: 'type' }
    if (sideMax === undefined) return detected
    const redrawn = await redrawPicture(path, sideMax, keepsTransparency)
    return { extension: keepsTransparency ? 'webp' : 'jpg', redrawn }
  },
)
