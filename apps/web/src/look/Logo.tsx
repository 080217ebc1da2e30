import type { ReactNode } from 'react';

/** The logo: the warehouse on the canal. */
export function Logo({ size = 40 }: { readonly size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" style={{ flex: 'none' }}>
      <rect x=".8" y=".8" width="30.4" height="30.4" rx="5" fill="var(--button)" />
      <g fill="none" stroke="var(--on-rubric)" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
        <path d="M5 26V10h22v16M5 18h22" />
        <path d="M8 26v-3a2.3 2.3 0 0 1 4.6 0v3M13.7 26v-3a2.3 2.3 0 0 1 4.6 0v3M19.4 26v-3a2.3 2.3 0 0 1 4.6 0v3" />
        <path d="M9 15v-1.5M16 15v-1.5M23 15v-1.5M5 10V7.5M9.4 10V7.5M13.8 10V7.5M18.2 10V7.5M22.6 10V7.5M27 10V7.5" />
      </g>
    </svg>
  );
}
