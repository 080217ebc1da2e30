import type { ReactElement } from 'react';

interface ChipProps {
  readonly value: number;
  readonly size?: number;
  readonly label?: string;
}

function said(label: string | undefined): object {
  return label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
}

/** Ducats: round, with the number on it. */
export function CoinChip({ value, size = 20, label }: ChipProps): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" style={{ flex: 'none' }} {...said(label)}>
      <circle cx="10" cy="10" r="9" fill="var(--coin)" stroke="var(--coin-line)" strokeWidth="1.2" />
      <text x="10" y="13.7" textAnchor="middle" fontSize={value > 99 ? 9 : 11} fontWeight="700" fill="var(--coin-ink)">
        {value}
      </text>
    </svg>
  );
}

/** Knowledge: an open book with the number on it. */
export function BookChip({ value, size = 20, label }: ChipProps): ReactElement {
  return (
    <svg width={size * 1.15} height={size} viewBox="0 0 23 20" style={{ flex: 'none' }} {...said(label)}>
      <path
        d="M11.5 3.5C9 2 5.5 1.7 1.5 2v14.5c4-.3 7.500 0 10 1.7 2.500-1.700 6-2 10-1.700V2c-4-.3-7.500 0-10 1.500z"
        fill="var(--book)"
      />
      <text x="11.5" y="14" textAnchor="middle" fontSize="11" fontWeight="700" fill="var(--book-ink)">
        {value}
      </text>
    </svg>
  );
}

/** Action pawns in a row: how many actions something takes. */
export function Actions({
  count,
  size = 15,
  label,
}: {
  readonly count: number;
  readonly size?: number;
  readonly label?: string;
}): ReactElement {
  const step = size * 0.66;
  return (
    <svg width={step * (count - 1) + size} height={size} style={{ flex: 'none' }} {...said(label)}>
      {Array.from({ length: count }, (_, i) => (
        <use key={i} href="#i-action" x={i * step} width={size} height={size} />
      ))}
    </svg>
  );
}
