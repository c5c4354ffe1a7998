import { IMAGES_MAX, productImageUploads } from 'contract/catalog/console-rules'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { AnyIcon } from '../../../ui/any-icon'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { ItemButton } from '../../../ui/edit/item-button'
import { useDragOrder } from '../../../ui/edit/use-drag-order'
import { FileDrop } from '../../../ui/file-drop'
import { FileRow } from '../../../ui/file-row'
import { moveFocus } from '../../../ui/move-focus'
import { Picture } from '../../../ui/picture'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { PictureDialog } from './picture-dialog'
import { useEditor } from './product-editor'
import { type PictureTexts, usePictures, useSendPictures } from './use-pictures'
import { catalogueWords } from './words/catalogue-words'

/** The pictures of a product: added, described, put in their order, removed; each change is saved at once. */
export function Pictures() {
  const t = useT(catalogueWords)
  const { images } = useEditor().read.product
  const { sending, add } = useSendPictures()
  const full = images.length + sending.length >= IMAGES_MAX
  return (
    <section aria-labelledby="pictures" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-1">
        <h2 id="pictures" className="text-lg">
          {t('catalogue.pictures.title')}
        </h2>
        <p className="max-w-prose text-ink-soft text-sm">
          {t('catalogue.pictures.intro')}
          {images.length > 1 ? ` ${t('catalogue.pictures.keys')}` : ''}
        </p>
      </div>
      <PictureList />
      {sending.length > 0 ? (
        <ul className="grid divide-y divide-hairline">
          {sending.map(({ key, file, share, problem, stop }) => (
            <li key={key}>
              <FileRow
                name={file.name}
                size={file.size}
                picture={file}
                progress={
                  problem
                    ? undefined
                    : { value: share, label: t('catalogue.pictures.progress', { name: file.name }) }
                }
                problem={problem}
              >
                <ItemButton
                  label={t('catalogue.pictures.dismiss', { name: file.name })}
                  icon="close"
                  onClick={stop}
                />
              </FileRow>
            </li>
          ))}
        </ul>
      ) : null}
      {full ? null : (
        <FileDrop
          multiple
          aria-label={t('catalogue.pictures.label')}
          accept={productImageUploads.extensions.map((one) => `.${one}`).join(',')}
          texts={{
            drop: t('catalogue.pictures.drop'),
            or: t('catalogue.pictures.or'),
            choose: t('catalogue.pictures.choose'),
            release: t('catalogue.pictures.release'),
          }}
          onFiles={add}
        />
      )}
    </section>
  )
}

function PictureList() {
  const t = useT(catalogueWords)
  const { images, imageTexts } = useEditor().read.product
  const { busy, said, move, remove, describe } = usePictures()
  const { list, moveTo } = useFocusAfter(move)
  const { dragProps, isTarget, isDragged } = useDragOrder((from, to) => void moveTo(from, to))
  const [described, setDescribed] = useState<string | null>(null)

  function onKeyDown(event: KeyboardEvent, at: number) {
    const back = document.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const step = !event.altKey ? 0 : event.key === back ? -1 : /^Arrow(Left|Right)$/.test(event.key) ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    void moveTo(at, at + step)
  }
  return (
    <>
      {images.length === 0 ? <p className="text-ink-soft">{t('catalogue.pictures.none')}</p> : null}
      <ol ref={list} className="grid grid-cols-2 gap-4 empty:hidden sm:grid-cols-3 lg:grid-cols-4">
        {images.map((path, at) => (
          <li
            key={path}
            {...dragProps(at)}
            onKeyDown={(event) => onKeyDown(event, at)}
            className={cx(
              'grid content-start gap-1 rounded-card border bg-raised p-2 transition-colors',
              isTarget(at) ? 'border-pine bg-pine-wash' : 'border-hairline',
              isDragged(at) && 'opacity-50',
            )}
          >
            <Card
              path={path}
              at={at}
              isLast={at === images.length - 1}
              texts={imageTexts[path]}
              busy={busy}
              onMove={(step) => void moveTo(at, at + step)}
              onDescribe={() => setDescribed(path)}
              onRemove={() => void remove(at)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {described ? (
        <PictureDialog
          n={images.indexOf(described) + 1}
          path={described}
          texts={imageTexts[described] ?? {}}
          onSave={(texts) => describe(described, texts)}
          onClose={() => setDescribed(null)}
        />
      ) : null}
    </>
  )
}

/** Focuses the moved picture once it is in its new place. */
function useFocusAfter(move: (from: number, to: number) => Promise<boolean>) {
  const list = useRef<HTMLOListElement>(null)
  const [next, setNext] = useState<number | null>(null)
  useEffect(() => {
    if (next === null) return
    moveFocus(list.current?.children[next]?.querySelector<HTMLElement>('button:not(:disabled)'))
    setNext(null)
  }, [next])
  return {
    list,
    moveTo: async (from: number, to: number) => {
      if (await move(from, to)) setNext(to)
    },
  }
}

interface CardProps {
  path: string
  at: number
  isLast: boolean
  texts: PictureTexts | undefined
  busy: boolean
  onMove: (step: -1 | 1) => void
  onDescribe: () => void
  onRemove: () => void
}

function Card({ path, at, isLast, texts, busy, onMove, onDescribe, onRemove }: CardProps) {
  const t = useT(catalogueWords)
  const n = at + 1
  return (
    <>
      <div className="relative overflow-clip rounded-field bg-sunken">
        <Picture src={path} alt={texts?.en ?? t('catalogue.pictures.picture', { n })} sizes="240px" />
        {at === 0 ? (
          <Badge className="absolute start-2 top-2 bg-raised">{t('catalogue.pictures.first')}</Badge>
        ) : null}
      </div>
      <Button kind="quiet" size="sm" tight className="justify-self-start text-start" onClick={onDescribe}>
        {texts?.en ? (
          <bdi className="line-clamp-1">{texts.en}</bdi>
        ) : (
          <>
            <AnyIcon name="pencil" size={16} />
            {t('catalogue.pictures.addText')}
          </>
        )}
        <VisuallyHidden>, {t('catalogue.pictures.picture', { n })}</VisuallyHidden>
      </Button>
      <div className="flex">
        <ItemButton
          label={t('catalogue.pictures.earlier', { n })}
          icon="chevron-start"
          disabled={busy || at === 0}
          onClick={() => onMove(-1)}
        />
        <ItemButton
          label={t('catalogue.pictures.later', { n })}
          icon="chevron-end"
          disabled={busy || isLast}
          onClick={() => onMove(1)}
        />
        <div className="ms-auto">
          <ItemButton
            label={t('catalogue.pictures.remove', { n })}
            icon="trash"
            disabled={busy}
            onClick={onRemove}
          />
        </div>
      </div>
    </>
  )
}
