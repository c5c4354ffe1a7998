import './orders.sql'
