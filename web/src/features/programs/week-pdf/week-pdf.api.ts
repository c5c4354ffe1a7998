import type { Area } from 'contract/route'
import { getWeekPdf } from 'contract/training/week-routes'
import { fetchFile } from '../../../api/file'
import { addressOf } from '../../../api/http'

/** Reads a week of a plan, the current one where none is named, as a PDF in the language of the page. */
export function fetchWeekPdf(area: Area, id: string, week?: number): Promise<Blob> {
  return fetchFile(area, addressOf(getWeekPdf, { params: { id }, query: { week } }), 'application/pdf')
}
