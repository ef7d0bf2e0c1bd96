import type { HostileFile } from './hostile-file.ts';

const encoder = new TextEncoder();

function flood(
  what: string,
  name: string,
  write: () => string,
  more: Partial<HostileFile> = {},
): HostileFile {
  return { what, name, make: () => encoder.encode(write()), ...more };
}

function rows(count: number, write: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => write(at)).join('\n');
}

/** Tables, texts and pages that are more of something than any person writes. */
export function listFloods(): readonly HostileFile[] {
  return [...listTables(), ...listTexts(), ...listPages(), ...listData()];
}

function listTables(): readonly HostileFile[] {
  return [
    flood(
      'a table of 200,000 cells',
      'cells.csv',
      () => `Day,Rain\n${rows(100_000, (at) => `d${at},${at % 7}`)}`,
    ),
    flood(
      'a table whose first quote never closes',
      'quote.csv',
      () => `Day,Rain\n"a,${'1,2\n'.repeat(500_000)}`,
    ),
    flood('a table with a quote on every line that never closes', 'quotes.csv', () =>
      'a,"b\n'.repeat(300_000),
    ),
    flood('a table of quotes alone', 'only-quotes.csv', () => `Day,Rain\n${'"'.repeat(2_000_001)}`),
    flood('a table of half a million columns', 'columns.csv', () => `${'a,'.repeat(500_000)}\n1,2\n`),
    flood('a table of commas alone', 'commas.csv', () => `${','.repeat(999)}\n`.repeat(2000)),
    flood(
      'a table with one cell of five megabytes',
      'cell.csv',
      () => `Day,Rain\n${'a'.repeat(5_000_000)},1\n`,
    ),
    flood(
      'a table with numbers of 400 digits',
      'digits.csv',
      () => `Day,Rain\nMon,${'9'.repeat(400)}\nTue,1e400\nWed,-0\nThu,NaN\n`,
    ),
    {
      what: 'a table in UTF-16 with halves of characters',
      name: 'halves.csv',
      make: () => new Uint8Array(Buffer.from(`\ufeffDay,Rain\nM\ud800n,3\n\udc00ue,4\n`, 'utf16le')),
    },
    {
      what: 'a table with NULs',
      name: 'nul.csv',
      make: () => encoder.encode('Day,Rain\nMon\0day,3\n\0,4\n'),
    },
    {
      what: 'a table of bytes that are no text',
      name: 'noise.csv',
      make: () => Uint8Array.from({ length: 500_000 }, (_, at) => (at * 7919 + (at >> 3)) % 256),
    },
  ];
}

function listTexts(): readonly HostileFile[] {
  return [
    flood('a text of 500,000 marks over one letter', 'marks.md', () => `# A\n\na${'\u0301'.repeat(500_000)}`),
    flood(
      'a text of signs that turn the direction',
      'direction.md',
      () => `# A\n\n${'\u202e\u2066a'.repeat(100_000)}`,
    ),
    flood('a text of joined faces', 'faces.md', () => `# A\n\n${'👩\u200d'.repeat(100_000)}`),
    flood('a text of one line of three megabytes', 'line.md', () => `# A\n\n${'word '.repeat(600_000)}`),
    flood('a text of a million empty lines', 'lines.md', () => `# A\n${'\n'.repeat(1_000_000)}the end`),
    flood('comments that open one after the other', 'comments.md', () => '<!--'.repeat(100_000)),
    flood(
      'addresses that are named 50,000 times',
      'names.md',
      () => `${rows(50_000, (at) => `[a${at}]: /b`)}\n\n[a1]`,
    ),
    flood(
      'footnotes that name each other',
      'notes.md',
      () => `Text[^0]\n\n${rows(20_000, (at) => `[^${at}]: see [^${at + 1}]\n`)}`,
    ),
    flood(
      'a table of 5,000 columns in a text',
      'table.md',
      () => `|${'a|'.repeat(5000)}\n|${'-|'.repeat(5000)}\n${`|${'1|'.repeat(5000)}\n`.repeat(20)}`,
    ),
    flood('rows of stars and low lines', 'stars.md', () => '**_**_'.repeat(50_000)),
  ];
}

function listPages(): readonly HostileFile[] {
  const page = (what: string, write: () => string): HostileFile =>
    flood(
      what,
      `${what.replaceAll(' ', '-').slice(0, 40)}.html`,
      () => `<!DOCTYPE html><title>A</title>${write()}`,
    );
  return [
    flood('a row of comments before a page', 'comments.html', () => `<!--${'--><!--'.repeat(60)}-->x`),
    page('a page of bold that never ends', () => '<b>a<p>'.repeat(20_000)),
    page('a page of links within tables', () => '<a><table><tr><td>a'.repeat(20_000)),
    page('a page of lists 400 deep', () => '<ul><li>a'.repeat(400)),
    page(
      'a page of one element with 200,000 attributes',
      () => `<p ${rows(200_000, (at) => `a${at}=1`)}>x</p>`,
    ),
    page('a page of 300,000 references', () => `<p>${'&lt;&#x1F600;&nosuch;'.repeat(100_000)}</p>`),
    page('a page of a comment that never ends', () => `<p>a</p><!-- ${'- '.repeat(1_000_000)}`),
    page('a page of 300,000 paragraphs', () => '<p>a'.repeat(300_000)),
    page('a page of a table with 200,000 cells', () => `<table>${'<tr><td>a<td>1'.repeat(100_000)}</table>`),
    page('a page of tables within tables', () => '<table><tr><td>'.repeat(20_000)),
  ];
}

function listData(): readonly HostileFile[] {
  return [
    flood(
      'JSON of objects 100,000 deep',
      'objects.json',
      () => '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000),
    ),
    flood('JSON nested 100 deep', 'nested.json', () => `${'['.repeat(100)}1${']'.repeat(100)}`),
    flood(
      'JSON of one object with 300,000 fields',
      'fields.json',
      () => `{${rows(300_000, (at) => `"f${at}":${at},`)}"z":1}`,
    ),
    flood(
      'JSON of 300,000 records',
      'records.json',
      () => `[${rows(300_000, (at) => `{"day":"d${at}","rain":${at % 9}},`)}{"day":"z","rain":1}]`,
    ),
    flood('JSON of a million zeros', 'zeros.json', () => `[${'0,'.repeat(1_000_000)}0]`),
    flood(
      'JSON with a number of 100,000 digits',
      'digits.json',
      () => `[{"day":"Monday","rain":${'9'.repeat(100_000)}},{"day":"Tuesday","rain":1e9999}]`,
    ),
  ];
}
