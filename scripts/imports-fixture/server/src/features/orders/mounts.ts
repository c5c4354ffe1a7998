import './orders.routes'
