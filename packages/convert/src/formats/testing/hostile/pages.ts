import { listHostileBooks } from './dtbook.ts';
import type { HostileFile } from './hostile-file.ts';
import { listHostileLatex } from './latex.ts';

const DEEP = 100_000;
const LONG = 50_000;

function text(content: string): () => Uint8Array {
  return () => new TextEncoder().encode(content);
}

/** Pages, drawings and tables of text that run, fetch, nest or flood. */
export function listHostileTexts(canary: string): readonly HostileFile[] {
  const svg = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100mm" height="100mm" viewBox="0 0 100 100"><rect x="10" y="10" width="50" height="50"/>${inner}</svg>`;
  const flood = (what: string, content: string): HostileFile => ({
    what,
    name: 'flood.md',
    make: text(content),
  });
  return [
    {
      what: 'a page with scripts, handlers and frames',
      name: 'page.html',
      make: text(
        `<!DOCTYPE html><base href="${canary}/"><meta http-equiv="refresh" content="0;url=${canary}/refresh"><link rel=stylesheet href="${canary}/css"><script src="${canary}/script"></script><h1 onclick="fetch('${canary}')">Plants</h1><p>They drink.</p><img src="${canary}/img" onerror="fetch('${canary}')"><iframe src="${canary}/frame"></iframe><object data="${canary}/object"></object><svg><use href="${canary}/use#a"/></svg>`,
      ),
      isMade: true,
    },
    {
      what: 'a page nested 100,000 deep',
      name: 'deep.html',
      make: text(`<!DOCTYPE html>${'<div>'.repeat(DEEP)}x`),
      code: 'document_too_deep',
    },
    {
      what: 'a page of one table with a cell over 60,000 columns',
      name: 'wide.html',
      make: text('<!DOCTYPE html><table><tr><td colspan=60000 rowspan=60000>a<td>b<tr><td>c<td>d</table>'),
      isMade: true,
    },
    {
      what: 'formulas in one another',
      name: 'roots.html',
      make: text(`<!DOCTYPE html><p>a <math>${'<msqrt>'.repeat(300)}<mi>x</mi></math>`),
      isMade: true,
    },
    {
      what: 'a page of 20,000 formulas',
      name: 'formulas.html',
      make: text(
        `<!DOCTYPE html>${Array.from({ length: 20_000 }, (_, at) => `<p><math><msup><mi>x</mi><mn>${at}</mn></msup></math>`).join('')}`,
      ),
    },
    flood('brackets that never close', '['.repeat(LONG)),
    flood('stars that never close', '*a '.repeat(LONG)),
    flood('quotes within quotes', `${'>'.repeat(10_000)} a`),
    flood('backticks of every length', Array.from({ length: 400 }, (_, at) => '`'.repeat(at + 1)).join(' ')),
    flood(
      'lists within lists',
      Array.from({ length: 2000 }, (_, at) => `${' '.repeat(at * 2)}- a`).join('\n'),
    ),
    flood('links within links', '[a](<b'.repeat(LONG / 5)),
    flood('dollars that never close', '$a '.repeat(LONG)),
    ...listHostileLatex(),
    ...listHostileBooks(canary),
    { what: 'JSON nested a million deep', name: 'deep.json', make: text('['.repeat(1_000_000)) },
    {
      what: 'JSON that names what every object has',
      name: 'proto.json',
      make: text(
        '[{"__proto__":{"a":1},"constructor":2,"day":"Monday","rain":3},{"day":"Tuesday","rain":4}]',
      ),
      isMade: true,
    },
    {
      what: 'a table with formulas',
      name: 'formulas.csv',
      make: text(`Day,Rain\n=HYPERLINK("${canary}/csv"),3\n"=cmd|' /C calc'!A0",4\n@SUM(1),5\n`),
      isMade: true,
    },
    { what: 'an empty file', name: 'empty.pdf', make: () => new Uint8Array(0), code: 'file_empty' },
    {
      what: 'a drawing with scripts and handlers',
      name: 'script.svg',
      make: text(
        svg(
          `<script>fetch("${canary}/svg")</script><circle r="20" cx="50" cy="50" onload="fetch('${canary}/handler')"/><image href="${canary}/image.png" width="20" height="20"/><foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${canary}/foreign"/></foreignObject>`,
        ),
      ),
      isMade: true,
    },
    {
      what: 'a drawing with entities',
      name: 'laughs.svg',
      make: text(
        `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
      ),
      code: 'svg_entities',
    },
    {
      what: 'a drawing of uses of uses',
      name: 'uses.svg',
      make: text(
        svg(
          `<defs><g id="g0"><rect width="1" height="1"/></g>${Array.from({ length: 30 }, (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`).join('')}</defs><use href="#g30"/>`,
        ),
      ),
    },
    {
      what: 'a drawing of 100,000 parts',
      name: 'many.svg',
      make: text(svg('<circle r="1" cx="20" cy="20"/>'.repeat(100_000))),
    },
    {
      what: 'a page that is a picture by its first bytes',
      name: 'both.gif',
      make: text(`GIF89a/*<!DOCTYPE html><script>fetch("${canary}/gif")</script>*/=1`),
    },
    { what: 'a drawing that is called a PDF', name: 'drawing.pdf', make: text(svg('')), isMade: true },
    ...[
      '../../etc/passwd.svg',
      '🌍\u202Egvs.map.svg',
      `${'a'.repeat(251)}.svg`,
      'C:\\con\\aux.svg',
      '.svg',
    ].map(
      (name): HostileFile => ({
        what: `a file called ${JSON.stringify(name).slice(0, 40)}`,
        name,
        make: text(svg('')),
        isMade: true,
      }),
    ),
  ];
}
