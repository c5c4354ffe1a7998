import { GoOn } from '../../features/cart/go-on/go-on'
import ProgressPage from '../../features/training/progress/progress-page'

/** Progress of a program, with the way on through the cart. */
export default function MemberProgressPage() {
  return <ProgressPage goOn={(id) => <GoOn id={id} />} />
}
