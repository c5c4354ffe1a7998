/** Class of pages for wet fingers: on phones and tablets every control within is at least 48 px high. */
export const forWetFingers =
  'max-lg:[--control-lg:3.5rem] max-lg:[--control-md:3rem] max-lg:[--control-sm:3rem]'
