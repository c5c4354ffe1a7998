import '../orders/orders'
import '../../app/routes'
import '../../../../server/src/fail'
