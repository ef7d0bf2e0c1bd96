import type { Formula, Inline, TextRun, TextStyle } from '@relievo/document/model';
import { encodeUtf8 } from '@relievo/graphic/outputs';
import { escapeMarkup } from '@relievo/graphic/xml';
import { parseOfficeXml } from '../../formats/markup/xml.ts';
import { cleanMathml } from '../../formats/math/clean-mathml.ts';
import { element, emptyElement, languageOf, textElement, typeOf } from './markup.ts';
import type { Writing } from './writing.ts';

/** Writes a line of a document as XHTML. */
export function writeInlines(inlines: readonly Inline[], writing: Writing): string {
  return inlines.map((inline) => writeInline(inline, writing)).join('');
}

function writeInline(inline: Inline, writing: Writing): string {
  switch (inline.kind) {
    case 'text':
      return writeRun(inline, writing);
    case 'formula':
      return writeFormula(inline, 'inline', writing);
    case 'line-break':
      return '<br/>';
    case 'note-reference':
      return textElement(
        'a',
        {
          ...typeOf('noteref', writing),
          role: 'doc-noteref',
          id: writing.idOfReference(inline.note),
          href: writing.addressOfBlock(inline.note),
        },
        inline.mark,
      );
    case 'blank':
      return textElement(
        'span',
        { class: 'blank', role: 'img', 'aria-label': writing.words.blank },
        '_'.repeat(Math.min(MAX_BLANK, inline.width)),
      );
    case 'page-break':
      return writePageBreak(inline.page, writing);
    case 'picture':
      return emptyElement('img', {
        src: writing.addressOfPicture(inline.picture),
        alt: inline.alt,
        class: 'in-line',
      });
  }
}

const MAX_BLANK = 60;

const TAGS: Readonly<Record<TextStyle, string>> = {
  italic: 'em',
  bold: 'strong',
  underline: 'u',
  strike: 's',
  'small-capitals': 'span',
  code: 'code',
  sub: 'sub',
  super: 'sup',
};

function writeRun({ text, styles = [], language, link }: TextRun, writing: Writing): string {
  const styled = styles.reduceRight(
    (inside, style) => element(TAGS[style], style === 'small-capitals' ? { class: style } : {}, inside),
    escapeMarkup(text),
  );
  const spoken = language === undefined ? styled : element('span', languageOf(language), styled);
  if (link === undefined) return spoken;
  return element('a', { href: link.startsWith('#') ? writing.addressOfBlock(link.slice(1)) : link }, spoken);
}

/** Writes the number of a page of the print where the page begins, for eyes and for programs that go to pages. */
export function writePageBreak(page: string, writing: Writing): string {
  const { words, idOfPage } = writing;
  return textElement(
    'span',
    {
      ...typeOf('pagebreak', writing),
      role: 'doc-pagebreak',
      id: idOfPage(page),
      'aria-label': `${words.page} ${page}`,
      class: 'page',
    },
    page,
  );
}

/** Writes a formula. A document may come from anywhere, so only elements that show mathematics are let through. */
export function writeFormula(
  { mathml, line }: Pick<Formula, 'mathml' | 'line'>,
  display: 'inline' | 'block',
  { sayFormula }: Writing,
): string {
  const root = parseOfficeXml(encodeUtf8(mathml));
  if (root?.localName !== 'math') return escapeMarkup(line);
  const cleaned = cleanMathml(root);
  const spoken = sayFormula?.(cleaned);
  const label = spoken === undefined ? '' : ` aria-label="${escapeMarkup(spoken)}"`;
  const attributes = ` display="${display}" alttext="${escapeMarkup(line)}"${label}`;
  return cleaned.replace('>', () => `${attributes}>`);
}
