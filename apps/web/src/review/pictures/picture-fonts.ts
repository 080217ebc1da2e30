/** The rules of the page's fonts for the letters of a picture, with the fonts in them: what is saved has no page to ask for them. */
export async function fontRulesFor(picture: SVGSVGElement): Promise<string> {
  const letters = new Set(Array.from(picture.textContent ?? '', (letter) => letter.codePointAt(0) ?? 0));
  const rules = [...document.styleSheets].flatMap(fontRulesOf).filter((rule) => isForAny(rule, letters));
  return (await Promise.all(rules.map(withFontIn))).join('');
}

function fontRulesOf(sheet: CSSStyleSheet): readonly CSSFontFaceRule[] {
  return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
}

/** Upright letters of these weights: pictures have no others. */
const WEIGHTS = ['500', '600'];

function isForAny({ style }: CSSFontFaceRule, letters: ReadonlySet<number>): boolean {
  const slant = style.getPropertyValue('font-style');
  if ((slant !== '' && slant !== 'normal') || !WEIGHTS.includes(style.getPropertyValue('font-weight'))) return false;
  const ranges = rangesOf(style.getPropertyValue('unicode-range'));
  return [...letters].some((letter) => ranges.some(([from, to]) => from <= letter && letter <= to));
}

const RANGE = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/giu;

/** "U+0-FF, U+131" as numbers. */
function rangesOf(text: string): readonly (readonly [from: number, to: number])[] {
  return [...text.matchAll(RANGE)].map(([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)]);
}

const ADDRESS = /url\("?([^")]+)"?\)/u;

async function withFontIn({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const address = ADDRESS.exec(style.getPropertyValue('src'))?.[1];
  if (address === undefined) return '';
  // A picture in other letters is better than none.
  const font = await fetch(new URL(address, parentStyleSheet?.href ?? document.baseURI)).catch(() => undefined);
  if (font?.ok !== true) return '';
  const said = ['font-family', 'font-weight'].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
  return `@font-face{${said};src:url(${await asDataAddress(await font.blob())}) format('woff2')}`;
}

function asDataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('a font could not be read'));
    reader.readAsDataURL(file);
  });
}
