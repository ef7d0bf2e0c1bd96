import type { Element } from '@xmldom/xmldom';
import type { TextBlock } from '../../documents/text.ts';
import { findChild, listChildren, nameOf, valueOf } from '../markup/xml.ts';
import type { NoteTaker } from '../notes.ts';
import { readAlt } from '../text/picture-words.ts';

/** What is said of a picture, a chart or a shape without words; lines between shapes say nothing. */
export function readPictureWords(shape: Element, notes: NoteTaker): readonly TextBlock[] {
  const around = listChildren(shape).find((child) => /^nv\w*Pr$/.test(nameOf(child)));
  const properties = findChild(around, 'cNvPr');
  const isPicture = nameOf(shape) === 'pic' || nameOf(shape) === 'graphicFrame';
  const said = [valueOf(properties, 'descr'), valueOf(properties, 'title')];
  if (!isPicture && said.every((words) => !words?.trim())) return [];
  const alt = readAlt(said, notes);
  return alt === null ? [] : [{ kind: 'image', alt }];
}
