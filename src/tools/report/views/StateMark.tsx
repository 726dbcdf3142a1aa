const PATHS = {
  good: 'M5 12.500 10 17.500 19 7.500',
  plain: 'M5 12.500 10 17.500 19 7.500',
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
