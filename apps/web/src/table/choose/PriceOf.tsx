import type { ReactNode } from 'react';
import { useOffered } from '../store/offered.ts';
import { useLinesWith } from '../store/use-lines-with.ts';
import { PriceTag } from './PriceTag.tsx';

/** What a thing with this word key costs and brings, if it can be chosen now. */
export function PriceOf({ word }: { readonly word: string }): ReactNode {
  const lines = useLinesWith([word]);
  const offered = useOffered();
  return <PriceTag choices={lines.map((line) => offered.get(line) ?? [])} />;
}
