/** What is wrong in an entry such as `Tax Update 2025: price`, for somebody who writes no code. */
export interface Problem {
  file: string;
  entry: string;
  says: string;
}

/** A text or a number of the content, by a path such as `seminars.*.price`. */
export interface Value extends Omit<Problem, 'says'> {
  path: string;
  value: string | number;
}
