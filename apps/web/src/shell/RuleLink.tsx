import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTextStore } from '../texts/languages.ts';

/** Where a clause of a game has its place in the rules book. */
function ruleAddress(game: string, place: string): string {
  return `/rules/${game}#${place}`;
}

/** The number of a clause as it is shown: `MOV-3` of `DVE-MOV-3`. */
export function shortClause(clause: string): string {
  return clause.slice(clause.indexOf('-') + 1);
}

interface RuleLinkProps {
  /** A clause, or a chapter of the book. */
  readonly place: string;
  readonly className?: string | undefined;
  readonly label?: string;
  readonly tabIndex?: number;
  readonly children: ReactNode;
}

/** Leads to a place in the rules book of the game that is spoken of; from there one comes back to this page. */
export function RuleLink({ place, className, label, tabIndex, children }: RuleLinkProps): ReactNode {
  const game = useTextStore((spoken) => spoken.game);
  if (game === undefined) return children;
  return (
    <Link
      href={ruleAddress(game, place)}
      state={{ from: location.pathname }}
      className={className}
      aria-label={label}
      tabIndex={tabIndex}
    >
      {children}
    </Link>
  );
}
