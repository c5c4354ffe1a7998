import '../../fail'
