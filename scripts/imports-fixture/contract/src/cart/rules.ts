import '../orders/calls'
