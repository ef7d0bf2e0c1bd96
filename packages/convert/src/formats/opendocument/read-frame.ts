import type { Block, Figure, Inline } from '@relievo/document/model';
import type { Element } from '@xmldom/xmldom';
import { EMPTY_FIGURE } from '../document/empty.ts';
import { findChild, listChildren, nameOf, parseOfficeXml, valueOf } from '../markup/xml.ts';
import { readFormula } from '../math/read-math.ts';
import { findAlt } from '../text/picture-words.ts';
import { toMillimetres } from './lengths.ts';
import { readOdfChart } from './read-chart.ts';
import type { Reading } from './reading.ts';

/** Millimetres of a picture that is as high as a word. */
const MAX_IN_LINE = 10;

/** Reads a frame: a formula stays in its line, and so does a picture as small as a word; anything else follows the paragraph. */
export function readFrame(frame: Element, reading: Reading, after: Block[]): readonly Inline[] {
  const object = findChild(frame, 'object');
  const root = object ? openObject(object, reading) : null;
  if (root && nameOf(root) === 'math') {
    const formula = readFormula(writeXml(root), reading.notes);
    return formula ? [formula] : [];
  }
  const table = findChild(frame, 'table');
  if (table) {
    for (const block of reading.readBlock(table, reading)) after.push(block);
    return [];
  }
  const box = findChild(frame, 'text-box');
  if (box) {
    addBox(reading.readBlocks(box, { ...reading, nextPage: null }), reading, after);
    return [];
  }
  if (root && findChild(root, 'body', 'chart')) {
    after.push(readChart(root, frame, reading));
    return [];
  }
  return readPicture(frame, reading, after);
}

/** Adds the blocks of a box. A frame around a picture with its caption is those blocks, and text alone is a box. */
export function addBox(blocks: readonly Block[], { newId, isOnSlides }: Reading, after: Block[]): void {
  if (blocks.length === 0) return;
  if (isOnSlides || blocks.some(({ kind }) => kind === 'figure'))
    for (const block of blocks) after.push(block);
  else after.push({ kind: 'box', id: newId('box'), title: [], blocks });
}

/** Opens an object that is a document inside the file: a formula or a chart. A flat file has it in its place. */
function openObject(object: Element, { files }: Reading): Element | null {
  const inside = listChildren(object).find((child) => /^(?:math|document)$/.test(nameOf(child)));
  const path = (valueOf(object, 'href') ?? '').replace(/^\.\/|\/$/g, '');
  return inside ?? parseOfficeXml(files.get(`${path}/content.xml`));
}

function writeXml(element: Element): string {
  return element.toString();
}

function readChart(root: Element, frame: Element, reading: Reading): Figure {
  const found = readOdfChart(root, reading.language);
  const figure: Figure = {
    ...EMPTY_FIGURE,
    id: reading.newId('figure'),
    description: { short: readSaid(frame) ?? '', long: [] },
  };
  reading.notes.add(found ? 'chart_from_numbers' : 'chart_without_numbers');
  return found ? { ...figure, shows: { chart: found }, treatment: 'chart' } : figure;
}

function readPicture(frame: Element, reading: Reading, after: Block[]): readonly Inline[] {
  const image = findChild(frame, 'image');
  const path = (valueOf(image, 'href') ?? '').replace(/^\.\//, '');
  const picture = image && path !== '' ? reading.pictures.take(path) : null;
  const short = readSaid(frame);
  if (image && picture === null) reading.notes.add('picture_not_opened');
  reading.notes.add(short === null ? 'picture_without_words' : 'picture_in_words');
  const isInLine =
    valueOf(frame, 'anchor-type') === 'as-char' && toMillimetres(valueOf(frame, 'height')) <= MAX_IN_LINE;
  if (picture !== null && isInLine) return [{ kind: 'picture', picture, alt: short ?? '' }];
  after.push({
    ...EMPTY_FIGURE,
    id: reading.newId('figure'),
    shows: picture === null ? {} : { picture },
    description: { short: short ?? '', long: [] },
  });
  return [];
}

export function readSaid(holder: Element): string | null {
  return findAlt(['desc', 'title'].map((name) => findChild(holder, name)?.textContent));
}
