import 'node:process'
