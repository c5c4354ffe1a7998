import { type DragEvent, useRef } from 'react'
import { useDragOrder } from './use-drag-order'

/** Properties of the part of a row by which it is dragged. */
export interface DragHandle {
  draggable: true
  onDragStart: (event: DragEvent) => void
  onDragEnd: () => void
}

/** Properties of a row on which another one is dropped. */
interface DropTarget {
  onDragOver: (event: DragEvent) => void
  onDrop: (event: DragEvent) => void
}

/**
 * Reorders the rows of a list by their handles, so that texts in them can be selected; a `fixed` list keeps its order. The
 * properties of a row are the same at each render, so that rows are not drawn anew.
 */
export function useRowDrag(fixed: boolean, onMove: (from: number, to: number) => void) {
  const drag = useDragOrder(onMove)
  const latest = useRef({ drag, fixed })
  latest.current = { drag, fixed }
  const handles = useRef(new Map<number, DragHandle>())

  function handleAt(at: number): DragHandle {
    const known = handles.current.get(at)
    if (known) return known
    const made: DragHandle = {
      draggable: true,
      onDragStart(event) {
        if (latest.current.fixed) return event.preventDefault()
        const row = event.currentTarget.closest('li')
        if (row) event.dataTransfer.setDragImage(row, 0, 0)
        latest.current.drag.dragProps(at).onDragStart(event)
      },
      onDragEnd: () => latest.current.drag.dragProps(at).onDragEnd(),
    }
    handles.current.set(at, made)
    return made
  }
  const targets = useRef(new Map<number, DropTarget>())
  function targetAt(at: number): DropTarget {
    const known = targets.current.get(at)
    if (known) return known
    const made: DropTarget = {
      onDragOver: (event) => latest.current.drag.dragProps(at).onDragOver(event),
      onDrop: (event) => latest.current.drag.dragProps(at).onDrop(event),
    }
    targets.current.set(at, made)
    return made
  }
  /** Returns the properties of a row as a target of a drop. */
  const rowProps = (at: number) => ({ ...targetAt(at), 'data-drop': drag.isTarget(at) || undefined })
  return { handleAt, rowProps }
}
