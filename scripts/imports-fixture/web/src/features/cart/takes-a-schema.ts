import '../../../../contract/src/orders/calls'
