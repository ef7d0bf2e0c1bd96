import { MARK } from '../../../apps/server/testing/attacks/naughty-words.ts';

/** What broke out of a document: read as browsers read it, without running anything. */
export type ReadAsPage = (text: string, type: 'text/html' | 'application/xml') => Promise<string[]>;

interface Page {
  evaluate<Argument, Result>(work: (argument: Argument) => Result, argument: Argument): Promise<Result>;
}

export function createPageReader(page: Page): ReadAsPage {
  return (text, type) => page.evaluate(findBrokenOut, { text, type, mark: MARK });
}

/** Runs in the browser. */
export function findBrokenOut({
  text,
  type,
  mark,
}: {
  text: string;
  type: DOMParserSupportedType;
  mark: string;
}): string[] {
  const read = new DOMParser().parseFromString(text, type);
  if (read.querySelector('parsererror')) return ['it is not well-formed'];
  const found: string[] = [];
  for (const element of read.querySelectorAll('*')) {
    const name = element.localName;
    if (name.startsWith('zq') || name === 'base') found.push(`an element was planted: ${name}`);
    if (
      name === 'script' &&
      element.getAttribute('type') !== 'application/ld+json' &&
      element.textContent?.includes(mark)
    )
      found.push('a script holds the text');
    if (name === 'meta' && element.getAttribute('http-equiv') === 'refresh')
      found.push('a page leads on by itself');
    for (const { name: attribute, value } of element.attributes) {
      if (attribute.startsWith('on') || attribute.startsWith('zq'))
        found.push(`an attribute was planted: ${attribute}`);
      if (
        /^(href|src|action)$/.test(attribute) &&
        /^\s*(javascript|data|vbscript|file):/i.test(value) &&
        value.includes(mark)
      )
        found.push(`an address runs the text: ${value.slice(0, 60)}`);
    }
  }
  return found;
}
