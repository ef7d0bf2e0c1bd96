import { useLingui } from '@lingui/react/macro';
import { createElement, type ReactNode, useMemo, useRef } from 'react';
import '../../ui/lists/table.css';
import { useScrollsSideways } from '../../ui/lists/use-scrolls-sideways.ts';
import { placeHeadings } from './heading-levels.ts';
import { DROPPED, KEPT, PARTS, WITHOUT_TEXT } from './kept-elements.ts';

interface HtmlContentProps {
  html: string;
  /** Stands above it already: a first heading that says the same is left out. */
  title: string;
  /** The level of its first headings. */
  level: number;
}

/**
 * A document that somebody wrote, built anew of what we know: nothing of theirs is run, loaded, asked or styled here,
 * because no part of their text ever becomes markup of ours.
 */
export function HtmlContent({ html, title, level }: HtmlContentProps) {
  const { body, levels } = useMemo(() => readDocument(html, title, level), [html, title, level]);
  return <>{renderChildren(body, levels)}</>;
}

type Levels = ReadonlyMap<Element, number>;

/** Parsed without a window: no script of it runs, and no picture is asked for. */
function readDocument(html: string, title: string, level: number): { body: Element; levels: Levels } {
  const { body } = new DOMParser().parseFromString(`<!doctype html>${html}`, 'text/html');
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(
    (heading) => readWords(heading) !== '',
  );
  if (headings[0] && readWords(headings[0]) === title.trim()) headings.shift()?.remove();
  const placed = placeHeadings(
    headings.map(({ localName }) => Number(localName.slice(1))),
    level,
  );
  return { body, levels: new Map(headings.map((heading, index) => [heading, placed[index] ?? level])) };
}

function readWords(element: Element): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

function renderChildren(parent: Element, levels: Levels): ReactNode[] {
  const skipsText = WITHOUT_TEXT.has(parent.localName);
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return skipsText ? null : node.textContent;
    return node instanceof Element ? renderElement(node, index, levels) : null;
  });
}

function renderElement(element: Element, key: number, levels: Levels): ReactNode {
  const { localName } = element;
  if (DROPPED.has(localName)) return null;
  if (localName === 'img' || localName === 'svg') return <DocumentPicture key={key} element={element} />;
  const children = () => renderChildren(element, levels);
  if (localName === 'table')
    return (
      <DocumentTable
        key={key}
        name={readWords(element.querySelector('caption') ?? element.ownerDocument.head)}
      >
        {children()}
      </DocumentTable>
    );
  const level = levels.get(element);
  const name = level === undefined ? localName : `h${level}`;
  const told = { key, ...readLanguage(element) };
  if (localName === 'a') {
    const href = readAddress(element);
    return href === undefined
      ? createElement('span', told, ...children())
      : createElement('a', { ...told, href, rel: 'noreferrer nofollow ugc' }, ...children());
  }
  if (level !== undefined) return createElement(name, told, ...children());
  if (localName === 'br' || localName === 'hr') return createElement(localName, { key });
  if (KEPT.has(localName)) return createElement(localName, { ...told, ...readPlace(element) }, ...children());
  return createElement(PARTS.has(localName) ? 'div' : 'span', told, ...children());
}

/** Its voice and its direction. */
function readLanguage(element: Element): { lang?: string; dir?: string } {
  const lang = element.getAttribute('lang') ?? '';
  const dir = element.getAttribute('dir')?.toLowerCase() ?? '';
  return {
    ...(/^[a-z]{2,8}(-[a-z\d]{1,8})*$/i.test(lang) ? { lang } : {}),
    ...(['ltr', 'rtl', 'auto'].includes(dir) ? { dir } : {}),
  };
}

const MOST_CELLS = 100;

/** What a cell stands for and how far it reaches, and how a list counts. */
function readPlace(element: Element): Record<string, string | number> {
  const place: Record<string, string | number> = {};
  if (element.localName === 'th' || element.localName === 'td') {
    const scope = element.getAttribute('scope')?.toLowerCase() ?? '';
    if (element.localName === 'th' && ['col', 'row', 'colgroup', 'rowgroup'].includes(scope))
      place['scope'] = scope;
    for (const [attribute, property] of [
      ['colspan', 'colSpan'],
      ['rowspan', 'rowSpan'],
    ] as const) {
      const cells = Number.parseInt(element.getAttribute(attribute) ?? '', 10);
      if (cells > 1) place[property] = Math.min(cells, MOST_CELLS);
    }
  }
  if (element.localName === 'ol') {
    const start = Number.parseInt(element.getAttribute('start') ?? '', 10);
    if (Number.isSafeInteger(start)) place['start'] = start;
  }
  if (element.localName === 'math') {
    if (element.getAttribute('display') === 'block') place['display'] = 'block';
    const spoken = element.getAttribute('aria-label')?.trim() ?? '';
    if (spoken !== '') place['aria-label'] = spoken;
  }
  if (element.localName === 'mfrac' && element.getAttribute('linethickness')?.startsWith('0'))
    place['linethickness'] = '0';
  return place;
}

/** Where a link leads: out of the product by a whole address, never by one that runs or is meant within the document. */
function readAddress(element: Element): string | undefined {
  const written = element.getAttribute('href') ?? '';
  if (!URL.canParse(written)) return undefined;
  const { protocol, href } = new URL(written);
  return ['http:', 'https:', 'mailto:'].includes(protocol) ? href : undefined;
}

const OWN_PICTURE = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i;

/** A picture that the document holds itself; one that would come from elsewhere is there in words. */
function DocumentPicture({ element }: { element: Element }) {
  const { t } = useLingui();
  const isDrawn = element.localName === 'svg';
  const alt = (
    isDrawn
      ? (element.getAttribute('aria-label') ?? element.querySelector('title')?.textContent ?? '')
      : (element.getAttribute('alt') ?? '')
  ).trim();
  const source = isDrawn ? writeDrawing(element) : (element.getAttribute('src') ?? '').trim();
  if (OWN_PICTURE.test(source)) return <img src={source} alt={alt} className="document-picture" />;
  return alt === '' ? null : <span>{t`Picture: ${alt}`}</span>;
}

/** As a picture a drawing is shown and nothing else: browsers run and load nothing in it. */
function writeDrawing(element: Element): string {
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(element))}`;
}

/** In a frame of its own, which can be scrolled by keys where the table is wider. */
function DocumentTable({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useScrollsSideways(frame);
  return (
    <div
      ref={frame}
      className="table-scroll"
      {...(scrolls ? { role: 'region', 'aria-label': name || t`Table`, tabIndex: 0 } : {})}
    >
      <table className="table">{children}</table>
    </div>
  );
}
