import type { Metadata } from '@relievo/document/model';
import { XML_DECLARATION } from '@relievo/graphic/xml';
import { element, emptyElement, languageOf, textElement } from '../html/markup.ts';

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

export interface Meta {
  readonly name: string;
  readonly content: string;
  readonly scheme?: string;
}

/** Writes a file of XHTML 1.0, as DAISY 2.02 has its text and its navigation. */
export function writeXhtml(
  { language, direction }: Metadata,
  title: string,
  metas: readonly Meta[],
  body: string,
): string {
  const head = [
    textElement('title', {}, title),
    emptyElement('meta', { 'http-equiv': 'Content-type', content: 'text/html; charset=utf-8' }),
    ...metas.map(({ name, content, scheme }) => emptyElement('meta', { name, content, scheme })),
  ];
  const html = element(
    'html',
    { xmlns: 'http://www.w3.org/1999/xhtml', ...languageOf(language), dir: direction },
    `\n${element('head', {}, `\n${head.join('\n')}\n`)}\n${element('body', {}, `\n${body}\n`)}\n`,
  );
  return `${XML_DECLARATION}\n${DOCTYPE}\n${html}\n`;
}
