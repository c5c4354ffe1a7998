import type { Area } from 'contract/route'
import { getWeekPdf } from 'contract/training/week-routes'
import { fetchFile } from '../../../api/file'
import { addressOf } from '../../../api/http'

/** Reads the current week of a plan as a PDF in the language of the page. */
export function fetchWeekPdf(area: Area, id: string): Promise<Blob> {
  return fetchFile(area, addressOf(getWeekPdf, { params: { id } }), 'application/pdf')
}
