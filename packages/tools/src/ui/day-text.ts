const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `Aug 20, 2026`, where a time of day would say too much. */
export const dayText = (date: string | Date): string => DAY.format(new Date(date));
