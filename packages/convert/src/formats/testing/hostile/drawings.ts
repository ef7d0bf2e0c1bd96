import type { HostileFile } from './hostile-file.ts';

/** Drawings that are short to write and long to draw. */
export function listHostileDrawings(): readonly HostileFile[] {
  const svg = (
    what: string,
    write: () => string,
    size = 'width="100mm" height="100mm" viewBox="0 0 100 100"',
  ) => ({
    what,
    name: 'drawing.svg',
    make: () =>
      new TextEncoder().encode(
        `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}><rect x="10" y="10" width="50" height="50"/>${write()}</svg>`,
      ),
  });
  return [
    svg('a drawing of groups 60,000 deep', () => '<g>'.repeat(60_000) + '</g>'.repeat(60_000)),
    svg('a drawing with a path of 300,000 corners', () => `<path d="M0 0${'l1 1l1-1'.repeat(150_000)}"/>`),
    svg(
      'a drawing with a line of very short dashes',
      () => '<path d="M0 0H100" stroke="black" stroke-dasharray="0.00001"/>',
    ),
    svg(
      'a drawing whose patterns are filled with themselves',
      () =>
        '<defs><pattern id="p" width="1" height="1"><rect width="9" height="9" fill="url(#p)"/></pattern></defs><circle r="9" cx="50" cy="50" fill="url(#p)"/>',
    ),
    svg(
      'a drawing of gradients in a ring',
      () =>
        '<defs><linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/></defs><circle r="9" cx="50" cy="50" fill="url(#a)"/>',
    ),
    svg(
      'a drawing whose copies copy themselves',
      () => '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>',
    ),
    svg(
      'a drawing clipped by itself',
      () =>
        '<clipPath id="c"><rect width="9" height="9" clip-path="url(#c)"/></clipPath><circle r="9" cx="50" cy="50" clip-path="url(#c)"/>',
    ),
    svg(
      'a drawing with 5,000 rules of style for 5,000 parts',
      () =>
        `<style>${Array.from({ length: 5000 }, (_, at) => `g > g rect.c${at}:not(.x){fill:red}`).join('')}</style>${Array.from({ length: 5000 }, (_, at) => `<g><g><rect class="c${at}" width="1" height="1"/></g></g>`).join('')}`,
    ),
    svg(
      'a drawing with a selector nested 10,000 deep',
      () => `<style>${':not('.repeat(10_000)}a${')'.repeat(10_000)}{fill:red}</style>`,
    ),
    svg(
      'a drawing with 100,000 transforms',
      () => `<rect width="5" height="5" transform="${'rotate(1) '.repeat(100_000)}"/>`,
    ),
    svg(
      'a drawing of a size beyond numbers',
      () => '<circle r="1e308" cx="-1e308" cy="1e308" stroke-width="1e300" stroke="black"/>',
      'width="1e308mm" height="1e308mm" viewBox="0 0 1e308 1e-308"',
    ),
    svg(
      'a drawing of no size',
      () => '<circle r="NaN" cx="Infinity" cy="-0"/>',
      'width="NaN" height="-5" viewBox="0 0 0 0"',
    ),
    svg(
      'a drawing with a text of 500,000 marks',
      () => `<text x="5" y="5">a${'\u0301'.repeat(500_000)}</text>`,
    ),
    svg('a drawing with 20,000 labels', () =>
      Array.from(
        { length: 20_000 },
        (_, at) => `<text x="${at % 100}" y="${at % 97}">Label ${at}</text>`,
      ).join(''),
    ),
    svg('a drawing with 490 namespaces on each of 500 parts', () =>
      `<g ${Array.from({ length: 99 }, (_, at) => `xmlns:a${at}="u${at}"`).join(' ')}/>`.repeat(500),
    ),
  ];
}
