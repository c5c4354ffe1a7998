import { type DragEvent, useState } from 'react'

/** Reorders a list by drag and drop, with the pointer only; buttons and keys must offer the same. */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  /** Returns the drag props of an entry; `isTarget` means the dragged entry would be dropped here. */
  function dragProps(at: number) {
    return {
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = 'move'
        // Firefox starts no drag without data.
        event.dataTransfer.setData('text/plain', '')
        setDragged(at)
      },
      onDragOver(event: DragEvent) {
        // Ignores files dragged in from outside.
        if (dragged === null) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
        setOver(at)
      },
      onDragEnd: end,
      onDrop(event: DragEvent) {
        if (dragged === null) return
        event.preventDefault()
        end()
        if (dragged !== at) onMove(dragged, at)
      },
    }
  }
  const isTarget = (at: number) => over === at && dragged !== null && dragged !== at
  return { dragProps, isTarget, isDragged: (at: number) => dragged === at }
}
