import { BLANK, BLANKS_AT_END } from '@relievo/braille';
import { createXmlWriter, XML_DECLARATION } from '@relievo/graphic/xml';

const NAMESPACE = 'http://www.daisy.org/ns/2008/pef';
const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';

export type PefPages = readonly (readonly string[])[];

export interface PefFile {
  readonly identifier: string;
  readonly title: string;
  readonly creator: string;
  readonly language: string;
  readonly date: string;
  readonly columns: number;
  readonly rows: number;
  /** Each volume has sections of pages. */
  readonly volumes: readonly (readonly PefPages[])[];
}

/**
 * Writes the Portable Embosser Format 2008-1. Rows have no gap, so that the dots of an 8-dot graphic are evenly spaced
 * from row to row.
 */
export function writePef({ columns, rows, volumes, ...facts }: PefFile): string {
  const xml = createXmlWriter({ head: XML_DECLARATION });
  xml.open('pef', { version: '2008-1', xmlns: NAMESPACE });
  xml.open('head');
  xml.open('meta', { 'xmlns:dc': DUBLIN_CORE });
  xml.text('dc:format', 'application/x-pef+xml');
  xml.text('dc:identifier', facts.identifier);
  xml.text('dc:title', facts.title);
  xml.text('dc:creator', facts.creator);
  xml.text('dc:language', facts.language);
  xml.text('dc:date', facts.date);
  xml.close();
  xml.close();
  xml.open('body');
  for (const sections of volumes) {
    xml.open('volume', { cols: columns, rows, rowgap: 0, duplex: 'false' });
    for (const pages of sections) {
      xml.open('section');
      for (const page of pages) {
        xml.open('page');
        for (const row of page) xml.text('row', row.replace(BLANKS_AT_END, '').replaceAll(' ', BLANK));
        xml.close();
      }
      xml.close();
    }
    xml.close();
  }
  xml.close();
  xml.close();
  return xml.finish();
}
