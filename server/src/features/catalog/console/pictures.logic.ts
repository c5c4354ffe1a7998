import { readFile } from 'node:fs/promises'
import type { ConsoleCategory } from 'contract/catalog/console-category-calls'
import type { ConsoleProduct } from 'contract/catalog/console-product-calls'
import {
  categoryImageUploads,
  IMAGES_MAX,
  PICTURE_SIDE_MAX,
  productImageUploads,
} from 'contract/catalog/console-rules'
import type { Locale } from 'contract/locale'
import type { FileExtension, UploadRules } from 'contract/upload'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { AuditSource } from '../../../kernel/audit/audit'
import type { Tx } from '../../../kernel/db/client'
import { acceptFiles, type UploadPolicy } from '../../../kernel/upload/accept'
import type { ReceivedUpload } from '../../../kernel/upload/multipart'
import { drawAhead } from '../images/draw-ahead'
import { createPictureStore } from '../images/images'
import { protectPictures } from '../images/protect-pictures'
import { change } from './categories.logic'
import { changeProduct, getProduct } from './products.logic'
import { findFirst, type StoredProduct } from './products.sql'

const policyOf = (rules: UploadRules): UploadPolicy<FileExtension> => ({
  ...rules,
  drawing: { sideMax: PICTURE_SIDE_MAX, keepsTransparency: true },
  refuse: {
    tooMany: () => fail('catalog.too_many_images'),
    tooLarge: (file) => fail('catalog.image_too_large', { file }),
    type: (file) => fail('catalog.image_type', { file }),
  },
})
const productPolicy = policyOf(productImageUploads)
const categoryPolicy = policyOf(categoryImageUploads)

type PictureDeps = Pick<Deps, 'db' | 'files' | 'jobs'>

class Swept extends Error {}

/**
 * Keeps the pictures of a form, drawn anew, and has `record` name their paths in a row after `first`. Where the sweep was
 * about to take the same picture, which nothing named, and took it, it is kept once more. Those that no row names in the end
 * are swept.
 */
async function keep<T>(
  { files }: Pick<Deps, 'files'>,
  upload: ReceivedUpload,
  policy: UploadPolicy<FileExtension>,
  record: (paths: string[], first: (tx: Tx) => Promise<void>) => Promise<T>,
): Promise<T> {
  if (upload.files.length === 0) fail('catalog.image_required')
  const store = createPictureStore(files)
  const accepted = await acceptFiles(upload, policy)
  for (;;) {
    const paths: string[] = []
    for (const { path } of accepted) paths.push(await store.save(await readFile(path)))
    const first = async (tx: Tx) => {
      const there = await protectPictures(tx, files, paths)
      if (paths.some((path) => !there.has(path))) throw new Swept()
    }
    try {
      const recorded = await record(paths, first)
      drawAhead(files, paths)
      return recorded
    } catch (error) {
      if (!(error instanceof Swept)) throw error
    }
  }
}

/** Adds pictures behind those that a product has. */
export async function addProductPictures(
  deps: PictureDeps,
  staff: AuditSource,
  { id, locale }: { id: string; locale: Locale },
  upload: ReceivedUpload,
): Promise<ConsoleProduct> {
  if ((await findFirst(deps.db, id)) === undefined) fail('catalog.product_not_found')
  await keep(deps, upload, productPolicy, (paths, first) => {
    const added = (stored: StoredProduct) => {
      const images = [...new Set([...stored.images, ...paths])]
      if (images.length > IMAGES_MAX) fail('catalog.too_many_images')
      return { ...stored, images }
    }
    return changeProduct(deps, staff, id, added, first)
  })
  return getProduct(deps.db, id, locale)
}

/** Gives a category another picture. */
export async function setCategoryPicture(
  deps: PictureDeps,
  staff: AuditSource,
  id: string,
  upload: ReceivedUpload,
): Promise<ConsoleCategory> {
  await change(deps, staff, id, (stored) => stored)
  return keep(deps, upload, categoryPolicy, ([image = ''], first) =>
    change(deps, staff, id, (stored) => ({ ...stored, image }), first),
  )
}
