import type { Element } from '@xmldom/xmldom';
import { findChild, listChildren, nameOf, valueOf } from '../../markup/xml.ts';

const CLASSES: ReadonlySet<string> = new Set(['header', 'footer', 'date-time', 'page-number', 'page']);

/** Tells whether a shape is the head, the foot, the date or the number that every slide has. */
export function isFurniture(shape: Element): boolean {
  return CLASSES.has(valueOf(shape, 'class') ?? '');
}

/** Counts the texts that master slides show on every slide: those of heads and feet, and other words in their background. */
export function countFurniture(
  styles: Element | null,
  presentation: Element,
  slides: readonly Element[],
): number {
  const used = new Set(slides.map((slide) => valueOf(slide, 'master-page-name') ?? ''));
  const masters = findChild(styles ?? undefined, 'master-styles');
  const shapes = (masters ? listChildren(masters, 'master-page') : [])
    .filter((master) => used.has(valueOf(master, 'name') ?? ''))
    .flatMap((master) => listChildren(master))
    .filter((shape) => nameOf(shape) !== 'notes' && !isPrompt(shape) && holdsWords(shape));
  return shapes.length + countDeclared(presentation, slides);
}

/** Tells whether a shape only says what to type into the slides. */
function isPrompt(shape: Element): boolean {
  return (
    valueOf(shape, 'placeholder') === 'true' ||
    /^(?:title|subtitle|outline)$/.test(valueOf(shape, 'class') ?? '')
  );
}

const FIELDS: ReadonlySet<string> = new Set([
  'page-number',
  'page-count',
  'date',
  'time',
  'date-time',
  'footer',
  'header',
]);

function holdsWords(element: Element): boolean {
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3 && /[\p{L}\p{N}]/u.test(node.nodeValue ?? '')) return true;
    if (node.nodeType !== 1) continue;
    const child = node as Element;
    if (!FIELDS.has(nameOf(child)) && !/^(?:desc|title|theme)$/.test(nameOf(child)) && holdsWords(child))
      return true;
  }
  return false;
}

/** Counts the heads, feet and dates that slides use by their names (OpenDocument 1.3, part 3, 9.11). */
function countDeclared(presentation: Element, slides: readonly Element[]): number {
  const named = (attribute: string) => new Set(slides.map((slide) => valueOf(slide, attribute)));
  return ['header', 'footer', 'date-time'].reduce((sum, kind) => {
    const used = named(`use-${kind}-name`);
    const declared = listChildren(presentation, `${kind}-decl`).filter(
      (one) => used.has(valueOf(one, 'name')) && one.textContent?.trim(),
    );
    return sum + declared.length;
  }, 0);
}
