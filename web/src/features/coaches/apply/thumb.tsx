import { documentExtension } from 'contract/coaches/rules'
import { useEffect, useState } from 'react'
import { Icon } from '../../../ui/icon'
import { isPicture } from './documents'

/** A small look at a file: the picture itself, or a sheet with its kind. */
export function Thumb({ file }: { file: File }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!isPicture(file)) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])

  return (
    <span className="relative grid size-14 shrink-0 place-items-center overflow-clip rounded-field bg-sunken text-ink-soft">
      {address ? (
        <img
          src={address}
          alt=""
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          // What calls itself a picture and is none shows as the sheet below it.
          onError={() => setAddress(undefined)}
        />
      ) : (
        <span className="grid justify-items-center gap-0.5">
          <Icon name="file" size={22} />
          <span className="font-bold text-[0.6875rem] uppercase leading-none tracking-wide">
            {documentExtension(file.name)}
          </span>
        </span>
      )}
    </span>
  )
}
