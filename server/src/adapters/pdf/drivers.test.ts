import { createPdf } from './create'
import { pdfSuite } from './driver-suite'

pdfSuite('pdfkit', createPdf)
