import '../fail'
