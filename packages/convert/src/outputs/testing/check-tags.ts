import { inflateSync } from 'node:zlib';
import { openRawObjects, type RawObjects } from '../../formats/pdf/raw/objects.ts';
import {
  type Dictionary,
  isDictionary,
  isList,
  isReference,
  nameOf,
  type Value,
  wordsOf,
} from '../../formats/pdf/raw/values.ts';

/** A rule of the Matterhorn Protocol 1.1 (PDF Association, 2021) that a file breaks, by the number of its failure condition. */
export interface Failure {
  readonly condition: string;
  readonly what: string;
}

interface Element {
  readonly tag: string;
  readonly data: Dictionary;
  readonly path: readonly string[];
}

/** Checks a tagged PDF by the conditions of the Matterhorn Protocol that a program can decide without its looks. */
export function checkTags(bytes: Uint8Array): readonly Failure[] {
  const objects = openRawObjects(bytes);
  if (!objects) return [{ condition: '00-000', what: 'the objects of the file cannot be read' }];
  const catalogue = objects.resolve(objects.trailer.get('Root'));
  if (!isDictionary(catalogue)) return [{ condition: '00-000', what: 'the file has no catalogue' }];
  const text = Buffer.from(bytes).toString('latin1');
  const elements = listElements(objects, catalogue);
  return [
    ...checkCatalogue(objects, catalogue, text),
    ...elements.flatMap((one) => checkElement(objects, one)),
    ...checkHeadings(elements),
    ...checkNotes(elements),
    ...checkPages(objects, catalogue, text),
    ...checkFonts(text),
  ];
}

function failWhen(isBroken: boolean, condition: string, what: string): readonly Failure[] {
  return isBroken ? [{ condition, what }] : [];
}

function checkCatalogue(objects: RawObjects, catalogue: Dictionary, text: string): readonly Failure[] {
  const preferences = objects.resolve(catalogue.get('ViewerPreferences'));
  const shown = isDictionary(preferences) && /\/DisplayDocTitle true/.test(text);
  return [
    ...failWhen(!text.includes('<pdfuaid:part>1</pdfuaid:part>'), '06-002', 'no identification as PDF/UA-1'),
    ...failWhen(!/<dc:title>/.test(text), '06-003', 'the metadata has no title'),
    ...failWhen(!shown, '07-001', 'a viewer does not show the title'),
    ...failWhen(wordsOf(catalogue.get('Lang')) === '', '11-006', 'the file does not say its language'),
    ...failWhen(!text.includes('/Type /Metadata'), '06-001', 'the file has no metadata'),
    ...failWhen(!/\/Marked true/.test(text), 'ISO 14289-1, 7.1', 'the file is not marked as tagged'),
  ];
}

/** Lists the elements of the structure in the order of reading, each with the tags around it. */
function listElements(objects: RawObjects, catalogue: Dictionary): readonly Element[] {
  const root = objects.resolve(catalogue.get('StructTreeRoot'));
  const found: Element[] = [];
  const walk = (value: Value | undefined, path: readonly string[]): void => {
    const one = objects.resolve(value);
    if (isList(one)) for (const child of one) walk(child, path);
    if (!isDictionary(one)) return;
    const tag = nameOf(one.get('S'));
    if (tag) found.push({ tag, data: one, path });
    walk(one.get('K'), tag ? [...path, tag] : path);
  };
  walk(root, []);
  return found;
}

const STANDARD = new Set(
  'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference Code Link Annot Figure Formula'.split(
    ' ',
  ),
);

/** An element of these kinds is right only inside one of those. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  LI: ['L'],
  LBody: ['LI'],
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
  TOCI: ['TOC'],
};

function checkElement(objects: RawObjects, { tag, data, path }: Element): readonly Failure[] {
  const around = path.at(-1) ?? '';
  const attributes = objects.resolve(data.get('A'));
  const hasScope = isDictionary(attributes) && nameOf(attributes.get('Scope')) !== '';
  const hasAlternative = wordsOf(data.get('Alt')) !== '' || wordsOf(data.get('ActualText')) !== '';
  const parents = INSIDE[tag];
  return [
    ...failWhen(!STANDARD.has(tag), '02-001', `${tag} is not a standard type`),
    ...failWhen(parents !== undefined && !parents.includes(around), '09-004', `${tag} is in ${around}`),
    ...failWhen(tag === 'Figure' && !hasAlternative, '13-004', 'a figure has no alternative text'),
    ...failWhen(tag === 'TH' && !hasScope, '15-003', 'a header cell does not say what it heads'),
    ...failWhen(tag === 'Formula' && !hasAlternative, '17-002', 'a formula has no alternative text'),
  ];
}

function checkHeadings(elements: readonly Element[]): readonly Failure[] {
  const levels = elements.flatMap(({ tag }) => (/^H[1-6]$/.test(tag) ? [Number(tag[1])] : []));
  return [
    ...failWhen((levels[0] ?? 1) !== 1, '14-002', `the first heading is of level ${levels[0]}`),
    ...failWhen(
      levels.some((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1),
      '14-003',
      `levels of headings jump: ${levels.join(' ')}`,
    ),
  ];
}

function checkNotes(elements: readonly Element[]): readonly Failure[] {
  const ids = elements.filter(({ tag }) => tag === 'Note').map(({ data }) => wordsOf(data.get('ID')));
  return [
    ...failWhen(ids.includes(''), '19-003', 'a note has no id'),
    ...failWhen(new Set(ids).size < ids.length, '19-004', 'two notes have one id'),
  ];
}

function checkPages(objects: RawObjects, catalogue: Dictionary, text: string): readonly Failure[] {
  const pages = objects.resolve(catalogue.get('Pages'));
  const kids = isDictionary(pages) ? objects.resolve(pages.get('Kids')) : null;
  return (isList(kids) ? kids : []).flatMap((kid) => {
    const page = objects.resolve(kid);
    if (!isDictionary(page)) return [];
    const annotations = objects.resolve(page.get('Annots'));
    const links = (isList(annotations) ? annotations : []).map((one) => objects.resolve(one));
    const content = page.get('Contents');
    return [
      ...failWhen(links.length > 0 && nameOf(page.get('Tabs')) !== 'S', '28-008', 'tabs have no order'),
      ...links.flatMap((link) =>
        isDictionary(link)
          ? [
              ...failWhen(!link.has('StructParent'), '28-011', 'a link is not in the structure'),
              ...failWhen(wordsOf(link.get('Contents')) === '', '28-012', 'a link has no description'),
            ]
          : [],
      ),
      ...failWhen(
        isReference(content) && paintsOutside(text, content.to),
        '01-005',
        'content is neither tagged nor an artifact',
      ),
    ];
  });
}

/** Tells whether text, a path or a picture is painted outside of marked content. */
function paintsOutside(text: string, number: number): boolean {
  const start = text.indexOf(`\n${number} 0 obj`);
  const from = text.indexOf('stream\n', start) + 'stream\n'.length;
  const length = Number(/\/Length (\d+)/.exec(text.slice(start, from))?.[1]);
  const bytes = Buffer.from(text.slice(from, from + length), 'latin1');
  const content = /\/FlateDecode/.test(text.slice(start, from)) ? inflateSync(bytes) : bytes;
  let depth = 0;
  for (const [operator] of content
    .toString('latin1')
    .matchAll(/\b(?:BDC|BMC|EMC|TJ|Tj|Do)\b|(?<=\s)[SfFBb]\*?(?=\s)/g)) {
    if (operator === 'BDC' || operator === 'BMC') depth += 1;
    else if (operator === 'EMC') depth -= 1;
    else if (depth === 0) return true;
  }
  return depth !== 0;
}

function checkFonts(text: string): readonly Failure[] {
  const descriptors = text.match(/\/Type \/FontDescriptor[\s\S]*?endobj/g) ?? [];
  const fonts = text.match(/\/Subtype \/Type0[\s\S]*?endobj/g) ?? [];
  return [
    ...failWhen(
      descriptors.some((one) => !/\/FontFile[23]? /.test(one)),
      '31-009',
      'a typeface is not embedded',
    ),
    ...failWhen(
      fonts.some((one) => !one.includes('/ToUnicode')),
      '10-001',
      'letters of a typeface have no Unicode',
    ),
  ];
}
