import type { ConsoleProduct } from 'contract/catalog/console-product-calls'
import { IMAGES_MAX, PICTURE_SIDE_MAX, productImageUploads } from 'contract/catalog/console-rules'
import { acceptedExtension } from 'contract/upload'
import { useRef, useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { moveEntry } from '../../../ui/edit/move-entry'
import { scalePicture } from '../../../ui/scale-picture'
import { UNDO_LASTS, useToast } from '../../../ui/toast'
import { requiredOf, useProductCalls } from './console-catalog.api'
import { isConflict, useEditor } from './product-editor'
import { catalogueWords } from './words/catalogue-words'

type Pictures = Pick<ConsoleProduct, 'images' | 'imageTexts'>
export type PictureTexts = ConsoleProduct['imageTexts'][string]

/** Writes the pictures of the open product, whatever its current version. */
function useWritePictures() {
  const { read, rebase } = useEditor()
  const { update, readAgain } = useProductCalls(read.product._id)
  return async (change: (now: ConsoleProduct) => Pictures): Promise<void> => {
    const write = (now: ConsoleProduct) => update({ ...requiredOf(now), ...change(now) }, undefined)
    try {
      rebase(await write(read.product))
    } catch (error) {
      if (!isConflict(error)) throw error
      rebase(await write((await readAgain()).product))
    }
  }
}

/** Returns the actions on existing pictures. */
export function usePictures() {
  const t = useT(catalogueWords, errorWords)
  const toast = useToast()
  const { images } = useEditor().read.product
  const write = useWritePictures()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  async function save(change: (now: ConsoleProduct) => Pictures): Promise<boolean> {
    setBusy(true)
    try {
      await write(change)
      return true
    } catch (error) {
      toast(errorText(t, error, t('catalogue.failed')), { kind: 'alert' })
      return false
    } finally {
      setBusy(false)
    }
  }
  async function move(from: number, to: number): Promise<boolean> {
    const moved = busy ? undefined : moveEntry(images, from, to)
    const saved = moved && (await save(({ imageTexts }) => ({ images: moved, imageTexts })))
    if (!saved) return false
    setSaid(t('catalogue.pictures.moved', { n: to + 1, total: images.length }))
    return true
  }
  async function remove(at: number) {
    const path = images[at]
    if (busy || !path) return
    const without = ({ images: now, imageTexts }: ConsoleProduct) => ({
      images: now.filter((one) => one !== path),
      imageTexts,
    })
    if (!(await save(without))) return
    const back = ({ images: now, imageTexts }: ConsoleProduct) => ({
      images: now.includes(path) ? now : now.toSpliced(at, 0, path),
      imageTexts,
    })
    toast(t('catalogue.pictures.removed'), {
      lasts: UNDO_LASTS,
      action: { label: t('catalogue.undo'), run: () => void save(back) },
    })
  }
  const describe = (path: string, texts: PictureTexts) =>
    write(({ images: now, imageTexts }) => ({ images: now, imageTexts: { ...imageTexts, [path]: texts } }))
  return { busy, said, move, remove, describe }
}

/** A picture on its way. */
export interface Sending {
  key: number
  file: File
  share: number
  problem?: string
  stop: () => void
}

/** Uploads pictures one by one with progress; refused ones stay with the reason. */
export function useSendPictures() {
  const t = useT(catalogueWords, errorWords)
  const { read, rebase } = useEditor()
  const { addPictures } = useProductCalls(read.product._id)
  const [sending, setSending] = useState<readonly Sending[]>([])
  const last = useRef({ key: 0, sent: Promise.resolve() })
  const drop = (key: number) => setSending((all) => all.filter((one) => one.key !== key))
  const note = (key: number, part: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))

  /** Why a file is not even sent. */
  function problemOf(file: File, place: number): string | undefined {
    if (!acceptedExtension(productImageUploads, file.name))
      return t.error('catalog.image_type', { file: isolatedName(file.name) })
    return place >= IMAGES_MAX ? t.error('catalog.too_many_images') : undefined
  }
  async function send({ key, file }: Sending, signal: AbortSignal) {
    if (signal.aborted) return
    const picture = await scalePicture(file, { ...productImageUploads, sideMax: PICTURE_SIDE_MAX })
    if (picture.size > productImageUploads.fileBytes)
      return note(key, { problem: t.error('catalog.image_too_large', { file: isolatedName(file.name) }) })
    if (signal.aborted) return
    try {
      rebase(await addPictures([picture], (share) => note(key, { share }), signal))
      drop(key)
    } catch (error) {
      if (!signal.aborted) note(key, { problem: errorText(t, error, t('catalogue.pictures.failed')) })
    }
  }
  function add(files: Iterable<File>) {
    const waiting = sending.filter(({ problem }) => !problem).length
    const added = [...files].map((file, at) => {
      const control = new AbortController()
      const key = ++last.current.key
      const stop = () => {
        control.abort()
        drop(key)
      }
      const problem = problemOf(file, read.product.images.length + waiting + at)
      return { control, one: { key, file, share: 0, stop, ...(problem && { problem }) } }
    })
    setSending((all) => [...all, ...added.map(({ one }) => one)])
    for (const { one, control } of added)
      if (!one.problem) last.current.sent = last.current.sent.then(() => send(one, control.signal))
  }
  return { sending, add }
}
