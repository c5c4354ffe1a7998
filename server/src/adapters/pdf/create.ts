import type { CreatePdf } from './pdf'
import { createPdfkit } from './pdfkit'

/** Begins a document; there is one driver, so there is nothing to set. */
export const createPdf: CreatePdf = createPdfkit
