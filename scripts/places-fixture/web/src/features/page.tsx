export function Page() {
  return (
    <>
      <form /> {/* breaks: forms stand in the form kit */}
      <formula />
      <Form />
    </>
  )
}

export function read(error: unknown) {
  if (error instanceof ApiError) return 1 // breaks: failures of calls are read in error-text.ts
  if (error instanceof NetworkError) return 2 // breaks: failures of calls are read in error-text.ts
  if (error instanceof TypeError) return 3
  return fetch('/api') // breaks: the server is called by the HTTP client
}

export const upload = () => new XMLHttpRequest() // breaks: the server is called by the HTTP client
export const again = (query) => query.refetch()
