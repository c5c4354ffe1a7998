import './orders.feature'
import './orders.routes'
