/** Has the tab of the browser say something, with another icon while somebody waits for the person; returns what ends that. */
export function sayOnTab(title: string, { isAwaited }: { readonly isAwaited: boolean }): () => void {
  document.title = title;
  setIcon(isAwaited ? '/icon-turn.svg' : '/icon.svg');
  return () => {
    document.title = 'Fondaco';
    setIcon('/icon.svg');
  };
}

function setIcon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', href);
}
