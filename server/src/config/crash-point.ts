/** A moment and a part of a statement, as `after-commit insert into orders`. */
export const CRASH_POINT = /^(before|after|before-commit|after-commit) (\S.*)$/
