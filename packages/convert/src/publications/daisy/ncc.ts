import type { Metadata } from '@relievo/document/model';
import { writeWholeClock } from '../clock.ts';
import { element, textElement } from '../html/markup.ts';
import { PAGE_KINDS, type PageKind, pageKindOf } from './pages.ts';
import type { Section } from './sections.ts';
import { nameStop } from './smil.ts';
import { type Meta, writeXhtml } from './xhtml.ts';

export interface NccFacts {
  readonly identifier: string;
  readonly metadata: Metadata;
  readonly title: string;
  readonly creator: string;
  readonly date: string;
  readonly isSpoken: boolean;
  readonly counts: { readonly notes: number; readonly remarks: number; readonly boxes: number };
  /** All files of the book are counted, this one among them. */
  readonly files: number;
  readonly kilobytes: number;
}

/** Writes the navigation file: every heading and every page of the print in the order of reading (DAISY 2.02, 2.1). */
export function writeNcc(sections: readonly Section[], facts: NccFacts): string {
  const pages: { page: string; kind: PageKind }[] = [];
  const lines = sections.flatMap(({ file, title, level, stops }, at) => {
    const link = (stop: number, text: string): string =>
      textElement('a', { href: `${file}#${nameStop(stop)}` }, text);
    const heading = element(
      `h${level}`,
      { id: `heading-${at + 1}`, class: at === 0 ? 'title' : undefined },
      link(0, title),
    );
    const inSection = stops.flatMap(({ role }, stop) => {
      if (role.kind !== 'page') return [];
      const kind = pageKindOf(role.page);
      pages.push({ page: role.page, kind });
      return [element('span', { id: `page-${pages.length}`, class: kind }, link(stop, role.page))];
    });
    return [heading, ...inSection];
  });
  const metas = listMetas(sections, pages, facts);
  return writeXhtml(facts.metadata, facts.title, metas, lines.join('\n'));
}

function listMetas(
  sections: readonly Section[],
  pages: readonly { readonly page: string; readonly kind: PageKind }[],
  { identifier, metadata, title, creator, date, isSpoken, counts, files, kilobytes }: NccFacts,
): readonly Meta[] {
  const total = sections.reduce((sum, { seconds }) => sum + seconds, 0);
  const count = (kind: PageKind): string => String(pages.filter((page) => page.kind === kind).length);
  const [normal, front, special] = PAGE_KINDS;
  const highest = pages.reduce(
    (max, { page, kind }) => (kind === normal ? Math.max(max, Number(page)) : max),
    0,
  );
  const meta = (name: string, content: string, scheme?: string): Meta => ({
    name,
    content,
    ...(scheme === undefined ? {} : { scheme }),
  });
  return [
    ...(metadata.authors.length > 0 ? metadata.authors : [creator]).map((one) => meta('dc:creator', one)),
    meta('dc:date', date, 'yyyy-mm-dd'),
    meta('dc:format', 'Daisy 2.02'),
    meta('dc:identifier', identifier),
    meta('dc:language', metadata.language, 'ISO 639'),
    meta('dc:publisher', metadata.publisher || creator),
    ...(metadata.source === '' ? [] : [meta('dc:source', metadata.source)]),
    ...(metadata.subject === '' ? [] : [meta('dc:subject', metadata.subject)]),
    meta('dc:title', title),
    meta('ncc:charset', 'utf-8'),
    meta('ncc:depth', String(sections.reduce((max, { level }) => Math.max(max, level), 1))),
    meta('ncc:files', String(files)),
    meta('ncc:footnotes', String(counts.notes)),
    meta('ncc:generator', 'Relievo'),
    meta('ncc:kByteSize', String(kilobytes)),
    meta('ncc:maxPageNormal', String(highest)),
    meta('ncc:multimediaType', isSpoken ? 'audioFullText' : 'textNcc'),
    ...(isSpoken ? [meta('ncc:narrator', 'A synthetic voice')] : []),
    meta('ncc:pageFront', count(front)),
    meta('ncc:pageNormal', count(normal)),
    meta('ncc:pageSpecial', count(special)),
    meta('ncc:prodNotes', String(counts.remarks)),
    meta('ncc:producedDate', date, 'yyyy-mm-dd'),
    meta('ncc:producer', creator),
    meta('ncc:setInfo', '1 of 1'),
    meta('ncc:sidebars', String(counts.boxes)),
    meta('ncc:tocItems', String(sections.length + pages.length)),
    meta('ncc:totalTime', writeWholeClock(total), 'hh:mm:ss'),
  ];
}
