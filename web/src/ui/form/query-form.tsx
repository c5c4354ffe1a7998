import type { ComponentProps } from 'react'

type Props = { onQuery: () => void } & Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'>

/** Form for a search or filter; it needs no form store, so the first view loads without that code. */
export function QueryForm({ onQuery, ...rest }: Props) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onQuery()
      }}
      {...rest}
    />
  )
}
