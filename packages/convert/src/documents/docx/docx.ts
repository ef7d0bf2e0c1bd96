import { encodeUtf8 } from '@relievo/graphic/outputs';
import { createXmlWriter } from '@relievo/graphic/xml';
import { packArchive } from '../archive.ts';
import type { Document } from '../document.ts';
import { writeBody } from './body.ts';
import { writeNumbering, writeStyles } from './styles.ts';

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** An Office Open XML document: headings, lists, a table with its heading row, and the language. */
export function writeDocx(document: Document): Uint8Array {
  const files = {
    '[Content_Types].xml': writeContentTypes(),
    '_rels/.rels': writeRelations([
      [`${OFFICE}/officeDocument`, 'word/document.xml'],
      [`${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'word/document.xml': writeBody(document),
    'word/_rels/document.xml.rels': writeRelations([
      [`${OFFICE}/styles`, 'styles.xml'],
      [`${OFFICE}/numbering`, 'numbering.xml'],
    ]),
    'word/styles.xml': writeStyles(document.language),
    'word/numbering.xml': writeNumbering(),
    'docProps/core.xml': writeCoreProperties(document),
  };
  return packArchive(Object.entries(files).map(([name, text]) => ({ name, bytes: encodeUtf8(text) })));
}

function writeContentTypes(): string {
  const xml = createXmlWriter({ head: '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' });
  xml.open('Types', { xmlns: `${PACKAGE}/content-types` });
  xml.empty('Default', {
    Extension: 'rels',
    ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
  });
  xml.empty('Default', { Extension: 'xml', ContentType: 'application/xml' });
  const parts = {
    '/word/document.xml': `${MAIN}.document.main+xml`,
    '/word/styles.xml': `${MAIN}.styles+xml`,
    '/word/numbering.xml': `${MAIN}.numbering+xml`,
    '/docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
  };
  for (const [name, type] of Object.entries(parts))
    xml.empty('Override', { PartName: name, ContentType: type });
  xml.close();
  return xml.finish();
}

function writeRelations(targets: readonly (readonly [type: string, target: string])[]): string {
  const xml = createXmlWriter({ head: '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' });
  xml.open('Relationships', { xmlns: `${PACKAGE}/relationships` });
  for (const [at, [type, target]] of targets.entries())
    xml.empty('Relationship', { Id: `r${at + 1}`, Type: type, Target: target });
  xml.close();
  return xml.finish();
}

function writeCoreProperties({ title, language }: Document): string {
  const xml = createXmlWriter({ head: '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' });
  xml.open('cp:coreProperties', {
    'xmlns:cp': `${PACKAGE}/metadata/core-properties`,
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  });
  xml.text('dc:title', title);
  xml.text('dc:language', language);
  xml.close();
  return xml.finish();
}
