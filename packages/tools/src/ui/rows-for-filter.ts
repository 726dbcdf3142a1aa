/** Fewer rows of a table are seen at a glance, and need no filter. */
export const ROWS_FOR_FILTER = 30;
