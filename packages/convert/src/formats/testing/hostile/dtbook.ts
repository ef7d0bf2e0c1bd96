import type { HostileFile } from './hostile-file.ts';

const MANY = 20_000;

/** Lists books in DTBook that nest, grow by entities, or ask for files. */
export function listHostileBooks(canary: string): readonly HostileFile[] {
  const file = (what: string, body: string, doctype = '', code?: string): HostileFile => ({
    what,
    name: 'book.xml',
    make: () =>
      new TextEncoder().encode(
        `<?xml version="1.0"?>${doctype}<dtbook version="2005-3"><book><bodymatter><p>Hello there.</p>${body}</bodymatter></book></dtbook>`,
      ),
    ...(code === undefined ? {} : { code }),
  });
  const laughs = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`,
  ).join('');
  return [
    file('a book whose levels are nested without end', '<level>'.repeat(MANY), '', 'document_unreadable'),
    file('a book with lists inside each other', `${'<list><li>'.repeat(200)}a${'</li></list>'.repeat(200)}`),
    file(
      'a book with entities that grow to a billion words',
      '<p>&j;</p>',
      `<!DOCTYPE dtbook [<!ENTITY a "ha">${laughs}]>`,
      'document_unreadable',
    ),
    file(
      'a book with entities that name a file of the machine',
      '<p>&b;&c;</p>',
      `<!DOCTYPE dtbook [<!ENTITY b SYSTEM "file:///etc/passwd"><!ENTITY c SYSTEM "${canary}/dtd">]>`,
      'document_unreadable',
    ),
    file(
      'a book whose declaration names another server',
      '<p>a</p>',
      `<!DOCTYPE dtbook SYSTEM "${canary}/dtd" [<!ENTITY % m SYSTEM "${canary}/math">%m;]>`,
    ),
    file('a book whose declaration never ends', '', '<!DOCTYPE dtbook [<!ENTITY ', 'document_unreadable'),
    file(
      'a book with pictures of the machine and of other servers',
      `<img alt="" src="/etc/passwd"/><img src="../../../etc/passwd"/><img src="${canary}/a.png"/>`,
    ),
    file(
      'a book with cells that span a billion columns',
      '<table><tr><td colspan="999999999" rowspan="999999999">a</td></tr><tr><td>b</td></tr></table>',
    ),
    file(
      'a book with 20,000 references to notes that are missing',
      '<p><noteref idref="#x">1</noteref></p>'.repeat(MANY),
    ),
  ];
}
