import '../orders/orders'
import '../../app/routes'
import '../../../../server/src/fail'
export const e = 1
