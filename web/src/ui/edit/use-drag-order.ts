import { type DragEvent, useState } from 'react'

/**
 * Moves an entry of a list to the place of the one that it is dropped on. The pointer's way only: buttons and keys
 * beside it do the same.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  /** For the element of the entry. `isTarget`: the one that is being dragged would land here. */
  function dragProps(at: number) {
    return {
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = 'move'
        // Firefox drags nothing that carries nothing.
        event.dataTransfer.setData('text/plain', '')
        setDragged(at)
      },
      onDragOver(event: DragEvent) {
        // Files from outside are none of ours.
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
