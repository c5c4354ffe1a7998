/** A date as the coach wants dates. */
export interface DateOf {
  value: string
  look?: 'short' | 'long' | 'time'
}
