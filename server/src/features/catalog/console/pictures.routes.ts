import { setCategoryImage } from 'contract/catalog/console-category-calls'
import { addProductImages } from 'contract/catalog/console-product-calls'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import type { Binder } from '../../../kernel/http/bind'
import * as pictures from './pictures.logic'
import { etagOf } from './products.logic'

/** The staff's calls about the pictures of products and categories. */
export function pictureRoutes(bind: Binder, deps: Deps): void {
  bind(
    setCategoryImage,
    async ({ params, upload, ...call }) => ({
      data: await pictures.setCategoryPicture(deps, auditSource(deps, call), params.id, upload),
    }),
    { kind: 'upload' },
  )
  bind(
    addProductImages,
    async ({ params, upload, locale, reply, ...call }) => {
      const at = { id: params.id, locale }
      const data = await pictures.addProductPictures(deps, auditSource(deps, call), at, upload)
      reply.header('etag', etagOf(data))
      return { data }
    },
    { kind: 'upload' },
  )
}
