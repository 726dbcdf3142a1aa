const PATHS = {
  good: 'M5 12.500 10 17.500 19 7.500',
  // A question mark: the file is intact, and who signed it is open.
  plain: 'M8.500 9a3.500 3.500 0 1 1 5.500 2.900c-1.200.9-2 1.500-2 3.100M12 18.500h.01',
  // An hourglass: trusted by a list that ended.
  frozen: 'M7 5h10M7 19h10M8 5c0 4 8 10 8 14M16 5c0 4-8 10-8 14',
  bad: 'M7 7l10 10M17 7 7 17',
  warning: 'M12 6v7M12 17h.01',
  noted: 'M12 11v6M12 7h.01',
} as const;

/** The icon of a result, always next to its text. */
export function StateMark({ tone }: { tone: keyof typeof PATHS }) {
  return (
    <svg
      className="state-mark"
      data-tone={tone}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <path d={PATHS[tone]} />
    </svg>
  );
}
