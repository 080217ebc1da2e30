import type { ReactNode } from 'react';
import { useTexts } from '../../texts/languages.ts';
import type { PreviewInfo } from '../game-table.ts';
import { useTable } from '../store/table-store.ts';

/** What will be seen once a choice counts that cannot be taken back: which deck is drawn from, not what comes of it. */
export function Revealed({ preview }: { readonly preview: PreviewInfo | undefined }): ReactNode {
  const t = useTexts();
  const reveals = useTable((state) => state.speech.reveals);
  if (preview?.isRevealing !== true) return undefined;
  const { kinds = [], isEnd = false } = preview;
  const keys = new Set(kinds.flatMap((kind) => reveals?.[kind] ?? []));
  return (
    <>
      {[...keys].map((key) => (
        <span key={key}>{t(key)}</span>
      ))}
      <span>{t(isEnd ? 'prompt.lastChoice' : 'prompt.revealing')}</span>
    </>
  );
}
