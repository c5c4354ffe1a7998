import '../../../../server/src/fail'
