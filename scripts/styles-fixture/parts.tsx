export const wrong = [
  'grid ml-4', // wrong
  'sm:-mr-2.5 flex', // wrong
  'hover:pl-[3px]', // wrong
  'absolute left-0', // wrong
  'max-lg:right-auto', // wrong
  'rounded-tl-lg', // wrong
  'rounded-r', // wrong
  'border-l-2', // wrong
  'text-left', // wrong
  'origin-top-right', // wrong
  'translate-x-2', // wrong
  'margin-right: 4px', // wrong
]
export const Box = () => <i style={{ left: 4 }} /> // wrong
export const forced = [
  'min-h-11! flex', // wrong
  'flex sm:px-3!', // wrong
  'hover:bg-ink/12!', // wrong
  '!hidden', // wrong
  'grid sm:!p-2', // wrong
  'hidden!', // wrong
]
export const raw = [
  'transition-colors duration-200', // wrong
  'hover:delay-75', // wrong
  'duration-[180ms]', // wrong
  'absolute z-20', // wrong
  'max-lg:z-[5]', // wrong
  '-z-10', // wrong
]
export const Over = () => <i style={{ zIndex: 4 }} /> // wrong
export const Slow = () => <i style={{ transitionDuration: '0.2s' }} /> // wrong
export const styles = {
  marginLeft: 4, // wrong
  textAlign: 'right', // wrong
}
// The toasts of the coach area sit at the right in every language. physical: X-94
export const toasts = 'fixed top-4 right-4'
const { left, right } = { left: 1, right: 2 }
export const good = [
  'ms-4 pe-2 start-0 -end-2 rounded-s border-e text-start origin-top inset-x-0 space-x-2',
  'translate-x-2 rtl:-translate-x-2',
  'A sentence about what is left and what is right',
  left - right,
  'duration-(--dur-2) delay-(--dur-late) z-(--z-over) ease-out',
  'Application submitted successfully!',
  'je aanmelding is verstuurd, bedankt!',
  'A pause of 200 ms',
]
export const LowButton = () => <button type="button" onClick={() => left > 0} className="grid size-6" /> // wrong
export const LowSummary = () => <summary className="min-h-9">More</summary> // wrong
export const LowLink = ({ tall }) => (
  <Link
    to="/"
    className={
      tall
        ? 'min-h-10 before:inset-0' //
        : 'relative min-h-6' // wrong
    }
  />
)
export const Tall = () => <button type="button" className="min-h-6 max-sm:min-h-(--control-sm)" />
export const Spread = () => <summary className="min-h-6 before:absolute before:inset-0">More</summary>
export const Finger = () => <PopoverMenu className="size-6 pointer-coarse:size-10" />
export const Inside = () => (
  <button type="button" className="min-h-11">
    <i className="size-6" />
  </button>
)
