import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'> & { onSubmit: () => void }

/** Form that changes the page alone: its values are the caller's, and no server refuses them. */
export function LocalForm({ onSubmit, ...rest }: Props) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      {...rest}
    />
  )
}
