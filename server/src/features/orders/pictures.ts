import type { Deps } from '../../deps'
import type { UploadFolder } from '../../kernel/upload/sweep'
import { withoutNewPictures } from '../catalog/images/protect-pictures'
import { knownPictures } from './pictures.sql'

/**
 * Folders of pictures that neither the catalogue nor an order shows, for the sweep; orders keep pictures of deleted
 * products.
 */
export const pictureFolders = ({ db }: Pick<Deps, 'db'>): UploadFolder[] =>
  ['pictures/masters', 'pictures/sized'].map((folder) => ({
    folder,
    known: async (names) => {
      const pathOf = (name: string) => `/images/${name.slice(0, 32)}`
      const paths = await knownPictures(db, [...new Set(names.map(pathOf))])
      return new Set(names.filter((name) => paths.has(pathOf(name))))
    },
    alone: (work) => withoutNewPictures(db, work),
  }))
