import '../../../web/src/app/routes'
