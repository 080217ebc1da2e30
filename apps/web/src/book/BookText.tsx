import type { BookBlock, BookSpan } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { shortClause } from '../shell/RuleLink.tsx';
import styles from './BookText.module.css';

interface SpansProps {
  readonly spans: readonly BookSpan[];
  /** The page that the places are on, if it is not this one. */
  readonly page?: string | undefined;
}

/** A text with what stands out in it and where it leads. */
function Spans({ spans, page }: SpansProps): ReactNode {
  return spans.map((span, i) => {
    if (typeof span === 'string') return span;
    if ('strong' in span) return <b key={i}>{span.strong}</b>;
    if (page !== undefined)
      return (
        <Link key={i} href={`${page}#${span.to}`}>
          {span.text}
        </Link>
      );
    return (
      <a key={i} href={`#${span.to}`}>
        {span.text}
      </a>
    );
  });
}

interface BookTextProps {
  readonly blocks: readonly BookBlock[];
  /** The clause or section that was asked for. */
  readonly place: string;
  /** Draws a figure where it stands in the text; without it figures are left out. */
  readonly figure?: (name: string, caption: string) => ReactNode;
  /** The page of the book, where the text stands on another. */
  readonly page?: string;
}

/** The text of a chapter: every clause is an address, and its number stands beside it. */
export function BookText({ blocks, place, figure, page }: BookTextProps): ReactNode {
  return blocks.map((block, i) => {
    switch (block.type) {
      case 'lead':
        return (
          <p key={i} className={styles.lead}>
            <Spans spans={block.spans} />
          </p>
        );
      case 'section':
        return (
          <h2 key={i} id={block.id} tabIndex={-1}>
            {block.title}
          </h2>
        );
      case 'figure':
        return <div key={i}>{figure?.(block.name, block.caption)}</div>;
      case 'table':
        return <BookTable key={i} head={block.head} rows={block.rows} page={page} />;
      case 'paragraph':
        return <Paragraph key={i} clauses={block.clauses} spans={block.spans} place={place} />;
    }
  });
}

interface ParagraphProps {
  readonly clauses: readonly string[];
  readonly spans: readonly BookSpan[];
  readonly place: string;
}

function Paragraph({ clauses, spans, place }: ParagraphProps): ReactNode {
  const [first, ...others] = clauses;
  if (first === undefined)
    return (
      <p className={styles.plain}>
        <Spans spans={spans} />
      </p>
    );
  return (
    <div id={first} className={styles.clause} data-asked={clauses.includes(place)} tabIndex={-1}>
      {others.map((clause) => (
        <span key={clause} id={clause} />
      ))}
      <p>
        <Spans spans={spans} />
      </p>
      <span className={styles.numbers}>
        {clauses.map((clause) => (
          <a key={clause} href={`#${clause}`}>
            {shortClause(clause)}
          </a>
        ))}
      </span>
    </div>
  );
}

interface BookTableProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (readonly BookSpan[])[])[];
  readonly page: string | undefined;
}

function BookTable({ head, rows, page }: BookTableProps): ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((cell, i) => (
            <th key={i} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, i) => (
          <tr key={i}>
            {cells.map((spans, n) => (
              <td key={n}>
                <Spans spans={spans} page={page} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
