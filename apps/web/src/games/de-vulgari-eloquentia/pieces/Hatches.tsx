import { memo, type ReactElement, type ReactNode } from 'react';

const LINES: Readonly<Record<string, ReactNode>> = {
  oil: <path d="M0 3h6" />,
  fiorentino: <path d="M0 6L6 0M-1 1L1 -1M5 7L7 5" />,
  siciliano: <path d="M0 0L6 6M-1 5L1 7M5 -1L7 1" />,
  oc: <path d="M0 6L6 0M-1 1L1 -1M5 7L7 5M0 3h6" />,
};

/** The heraldic hatching of the dialects' tinctures, so that colour is never alone. `name` keeps two drawings on a page apart. */
export const Hatches = memo(function Hatches({ name }: { readonly name: string }): ReactElement {
  return (
    <>
      {Object.entries(LINES).map(([dialect, lines]) => (
        <pattern key={dialect} id={`${name}-${dialect}`} width="6" height="6" patternUnits="userSpaceOnUse">
          <g fill="none" stroke={`var(--${dialect}-l)`} strokeWidth=".8" opacity=".34">
            {lines}
          </g>
        </pattern>
      ))}
      <pattern id={`${name}-latino`} width="6" height="6" patternUnits="userSpaceOnUse">
        <g fill="var(--latino-l)" opacity=".34">
          <circle cx="1.5" cy="1.5" r=".75" />
          <circle cx="4.5" cy="4.5" r=".75" />
        </g>
      </pattern>
    </>
  );
});
