import type { ComponentProps } from 'react'

type Props = { onQuery: () => void } & Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'>

/** A form that only asks, a search or a filter. It needs nothing of the store, so a first page has it without the kit. */
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
