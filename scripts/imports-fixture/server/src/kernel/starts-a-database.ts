import '../../../packages/embedded-postgres/src/start'
