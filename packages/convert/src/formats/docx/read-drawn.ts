import type { Block, Figure, Inline } from '@relievo/document/model';
import type { Element } from '@xmldom/xmldom';
import { EMPTY_FIGURE } from '../document/empty.ts';
import { findChild, findWithin, valueOf } from '../markup/xml.ts';
import { readDiagramWords } from '../office/diagram-words.ts';
import { readOfficeChart } from '../office/read-chart.ts';
import { findAlt } from '../text/picture-words.ts';
import type { After, Reading } from './reading.ts';

/** Reads a picture, a chart, a box of words or drawn shapes. Only a picture as small as a word stays in its line. */
export function readDrawn(drawn: Element, reading: Reading, after: After): readonly Inline[] {
  const said = readSaid(drawn);
  const pictures = findPictures(drawn, reading);
  const charts = findWithin(drawn, 'chart').flatMap((chart) => readChart(chart, said, reading));
  for (const chart of charts) after.push(chart);
  const boxes = findWithin(drawn, 'txbxContent');
  if (charts.length === 0 && pictures.length > 0) {
    const [small] = pictures;
    if (pictures.length === 1 && small?.isSmall && small.picture !== null && boxes.length === 0)
      return [{ kind: 'picture', picture: small.picture, alt: said }];
    for (const one of pictures) after.push(createFigure(one.picture, one.alt || said, reading));
  }
  const words = boxes.map((box) => reading.readBlocks(box, { ...reading, pages: null }));
  for (const block of placeBoxes(drawn, words, said, reading)) after.push(block);
  if (pictures.length + charts.length + boxes.length === 0) readUnknown(drawn, said, reading, after);
  return [];
}

/** Makes a frame of a box of words. A group of boxes is a diagram, whose words become its description. */
function placeBoxes(
  drawn: Element,
  boxes: readonly (readonly Block[])[],
  said: string,
  reading: Reading,
): readonly Block[] {
  const full = boxes.filter((blocks) => blocks.length > 0);
  const isGroup = ['wgp', 'wpc', 'group'].some((name) => findWithin(drawn, name).length > 0);
  if (!isGroup)
    return full.map((blocks): Block => ({ kind: 'box', id: reading.newId('box'), title: [], blocks }));
  if (full.length === 0) return [];
  reading.notes.add('shapes_as_words');
  const id = reading.newId('figure');
  const long = full.flat();
  return [{ ...EMPTY_FIGURE, id, description: { short: said, long } }];
}

/** Reads SmartArt, ink or an object of another program by its words. One without words leaves a note. */
function readUnknown(drawn: Element, said: string, reading: Reading, after: After): void {
  const words = findWithin(drawn, 'relIds').flatMap((ids) =>
    readDiagramWords(ids, reading.part.relations, reading.openPart),
  );
  const isDrawing = findWithin(drawn, 'graphicData').length > 0 || findWithin(drawn, 'OLEObject').length > 0;
  if (!isDrawing && words.length === 0 && said === '') return;
  reading.notes.add(
    words.length > 0 ? 'shapes_as_words' : said ? 'picture_in_words' : 'drawn_object_left_out',
  );
  after.push({ ...EMPTY_FIGURE, id: reading.newId('figure'), description: { short: said, long: [] }, words });
}

function readChart(reference: Element, said: string, reading: Reading): readonly Figure[] {
  const relation = reading.part.relations.get(valueOf(reference, 'id') ?? '');
  const root = relation && reading.openPart(relation.path);
  const found = root ? readOfficeChart(root, reading.language) : null;
  const id = reading.newId('figure');
  const figure = { ...EMPTY_FIGURE, id, description: { short: said, long: [] } };
  if (!found) {
    reading.notes.add('chart_without_numbers');
    return [figure];
  }
  reading.notes.add('chart_from_numbers');
  if (found.kinds.length > 1) reading.notes.add('chart_kinds_joined');
  return [{ ...figure, shows: { chart: found.work }, treatment: 'chart' }];
}

interface FoundPicture {
  /** It is null if the picture cannot be shown. */
  readonly picture: string | null;
  readonly alt: string;
  readonly isSmall: boolean;
}

/** In lengths of DrawingML (ECMA-376, part 1, 20.1.10.16), 635 in a twentieth of a point. */
const HIGHEST_IN_LINE = 28 * 12_700;

function findPictures(drawn: Element, reading: Reading): readonly FoundPicture[] {
  const { relations } = reading.part;
  const pathOf = (id: string | null) => relations.get(id ?? '')?.path;
  const inline = findWithin(drawn, 'inline')[0];
  const height = Number(valueOf(findChild(inline, 'extent'), 'cy') ?? Number.NaN);
  const found = [
    ...findWithin(drawn, 'pic').map((one) => ({
      path: pathOf(valueOf(findWithin(one, 'blip')[0], 'embed')),
      alt: findAlt([valueOf(findChild(one, 'nvPicPr', 'cNvPr'), 'descr')]),
    })),
    ...findWithin(drawn, 'imagedata').map((one) => ({ path: pathOf(valueOf(one, 'id')), alt: '' })),
  ];
  return found.map(({ path, alt }) => {
    const picture = path === undefined ? null : reading.pictures.take(path);
    if (picture === null) reading.notes.add('picture_not_opened');
    return { picture, alt: alt ?? '', isSmall: height <= HIGHEST_IN_LINE };
  });
}

function createFigure(picture: string | null, alt: string, { newId, notes }: Reading): Figure {
  notes.add(alt === '' ? 'picture_without_words' : 'picture_in_words');
  return {
    ...EMPTY_FIGURE,
    id: newId('figure'),
    shows: picture === null ? {} : { picture },
    description: { short: alt, long: [] },
  };
}

/** Reads the alternative text. Programs put in names of files if no one wrote anything, and these are passed. */
function readSaid(drawn: Element): string {
  const [properties] = findWithin(drawn, 'docPr');
  const shapes = findWithin(drawn, 'shape').map((shape) => valueOf(shape, 'alt'));
  return findAlt(properties ? [valueOf(properties, 'descr'), valueOf(properties, 'title')] : shapes) ?? '';
}
