import { fontRulesFor } from './picture-fonts.ts';

/** The look a picture is saved in. */
export type PictureTheme = 'parchment' | 'candlelight';

/** Pixels of a saved picture for each of its own. */
const SCALE = 2;
const SVG = 'http://www.w3.org/2000/svg';

/** A picture of the page as a file of its own: its colours, symbols and fonts written into it. */
export async function svgTextOf(picture: SVGSVGElement, theme: PictureTheme): Promise<string> {
  const fonts = document.createElementNS(SVG, 'style');
  fonts.textContent = await fontRulesFor(picture);
  const copy = picture.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', SVG);
  const { width, height } = picture.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  for (const name of ['class', 'aria-hidden', 'data-picture']) copy.removeAttribute(name);
  const defs = document.createElementNS(SVG, 'defs');
  for (const id of new Set([...copy.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? ''))) {
    const symbol = id.startsWith('#') ? document.getElementById(id.slice(1)) : null;
    if (symbol !== null && copy.querySelector(id) === null) defs.append(symbol.cloneNode(true));
  }
  copy.prepend(fonts, defs);
  return resolveTokens(new XMLSerializer().serializeToString(copy), theme);
}

/** Puts the values of a theme in the place of tokens. */
function resolveTokens(text: string, theme: PictureTheme): string {
  const root = document.documentElement;
  const shown = root.dataset.theme;
  // Read and put back before anything is painted.
  root.dataset.theme = theme;
  const style = getComputedStyle(root);
  const resolved = text.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) =>
    style.getPropertyValue(name).trim().replaceAll('"', "'"),
  );
  if (shown === undefined) delete root.dataset.theme;
  else root.dataset.theme = shown;
  return resolved;
}

/** The same picture in pixels. */
export async function pngOf(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * SCALE;
    canvas.height = image.naturalHeight * SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture came of it')) : resolve(blob))),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Hands a file to the person. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
