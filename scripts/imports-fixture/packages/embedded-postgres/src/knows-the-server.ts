import '../../../server/src/fail'
