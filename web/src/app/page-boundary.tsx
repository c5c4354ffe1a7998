import { Component, type ReactNode } from 'react'
import { PageError } from './page-error'

interface Props {
  /** Path of the page; a change resets the boundary. */
  at: string
  children: ReactNode
}

/** Keeps the layout when a page throws. React supports error boundaries as classes only. */
export class PageBoundary extends Component<Props, { error: unknown; at: string }> {
  override state = { error: undefined as unknown, at: this.props.at }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') }
  }

  static getDerivedStateFromProps(props: Props, state: { error: unknown; at: string }) {
    return props.at === state.at ? null : { error: undefined, at: props.at }
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <PageError error={this.state.error} />
  }
}
