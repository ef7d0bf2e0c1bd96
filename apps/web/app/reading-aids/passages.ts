/** A piece of the page that is read in one go: where it stands, its words, and their language. */
export interface Passage {
  readonly element: Element;
  readonly text: string;
  readonly language: string;
}

/** What ends a piece: a row of a table is one, and not each of its cells. */
const PIECES =
  'tr, caption, h1, h2, h3, h4, h5, h6, p, li, dt, dd, figcaption, blockquote, pre, summary, legend';
/** What is pressed or filled in is no reading matter, nor what is hidden from everybody or from screen readers. */
const LEFT_OUT =
  'nav, form, button, input, select, textarea, dialog, script, style, audio, video, [hidden], [aria-hidden="true"], .page-actions, [role="tablist"], [role="toolbar"], [role="status"], [role="alert"]';

/** The words of the page in their order, a picture by its description. */
export function collectPassages(root: Element): readonly Passage[] {
  const passages: { element: Element; parts: string[]; language: string }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = readWords(node);
    const place = node instanceof Element ? node : node.parentElement;
    if (!words || !place || place.closest(LEFT_OUT) || isInPicture(node, place) || !isShown(place)) continue;
    if (isForEarsAlone(place, words)) continue;
    const element = place.closest('tr') ?? place.closest(PIECES) ?? place;
    const language = place.closest('[lang]')?.getAttribute('lang') || document.documentElement.lang || 'en';
    const last = passages.at(-1);
    if (last?.element === element && last.language === language) last.parts.push(words);
    else passages.push({ element, parts: [words], language });
  }
  return passages.map(({ element, parts, language }) => {
    const text = parts.join(element.matches('tr') ? ', ' : '');
    return { element, text: text.replaceAll(/\s+/g, ' ').trim(), language };
  });
}

function readWords(node: Node): string | undefined {
  if (node instanceof HTMLImageElement) return node.alt.trim() || undefined;
  if (node instanceof Element) return node.matches(PICTURE) ? nameOfPicture(node) : undefined;
  if (!(node instanceof Text)) return undefined;
  return node.data.trim() === '' ? undefined : node.data;
}

const PICTURE = '[role="img"]:not(img)';

/** Reads a picture that a page draws itself as a screen reader does: by its label, else by its title. */
function nameOfPicture(picture: Element): string | undefined {
  const labels = (picture.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter((id) => id !== '');
  const names = [
    labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
    picture.getAttribute('aria-label'),
    picture.querySelector(':scope > title')?.textContent,
    picture.getAttribute('title'),
  ];
  return names.map((name) => name?.trim()).find((name) => name);
}

/** Tells whether words are a part of a picture, which is read as a whole. */
function isInPicture(node: Node, place: Element): boolean {
  const around = node instanceof Text ? place : place.parentElement;
  return Boolean(around?.closest(PICTURE));
}

const LETTER = /[\p{L}\p{N}]/u;

/**
 * Tells whether words are hidden from eyes. A listener who follows on the screen would look for them in vain, except
 * where they replace what is beside them and hidden from screen readers, or make a pause.
 */
function isForEarsAlone(place: Element, words: string): boolean {
  const hidden = place.closest('.spoken');
  if (!hidden || !LETTER.test(words)) return false;
  const beside = [hidden.previousElementSibling, hidden.nextElementSibling];
  return !beside.some((element) => element?.matches('[aria-hidden="true"]'));
}

function isShown(element: Element): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** A voice may stop in the middle of what is long, so it is handed over sentence by sentence. */
export function splitSentences(text: string, language: string): readonly string[] {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return [...sentences].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}
