import './features/orders/orders.logic'
