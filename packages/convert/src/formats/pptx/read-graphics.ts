import type { Block, Figure } from '@relievo/document/model';
import type { Element } from '@xmldom/xmldom';
import { EMPTY_FIGURE } from '../document/empty.ts';
import { findChild, findWithin, listChildren, nameOf, valueOf } from '../markup/xml.ts';
import { readDiagramWords } from '../office/diagram-words.ts';
import { readOfficeChart } from '../office/read-chart.ts';
import { findAlt } from '../text/picture-words.ts';
import type { SlideReading } from './reading.ts';

/** Reads a picture, a chart, a diagram or another graphic as a figure. A shape without words and without a description says nothing. */
export function readGraphic(shape: Element, reading: SlideReading): readonly Block[] {
  const properties = propertiesOf(shape);
  const short = findAlt([valueOf(properties, 'descr'), valueOf(properties, 'title')]) ?? '';
  const isDecoration = findWithin(shape, 'decorative').some((one) => valueOf(one) === '1');
  const figure: Figure = {
    ...EMPTY_FIGURE,
    id: reading.newId('figure'),
    treatment: isDecoration ? 'decoration' : 'described',
    description: { short, long: [] },
  };
  const data = findChild(shape, 'graphic', 'graphicData');
  const chart = findChild(data, 'chart');
  if (chart) return [readChart(chart, figure, reading)];
  const [diagram] = data ? findWithin(data, 'relIds') : [];
  if (diagram) {
    reading.notes.add('shapes_as_words');
    return [{ ...figure, words: readDiagramWords(diagram, reading.relations, reading.openPart) }];
  }
  const [blip] = findWithin(shape, 'blip');
  if (blip) return [readPicture(blip, figure, reading)];
  if (nameOf(shape) === 'graphicFrame') {
    reading.notes.add('drawn_object_left_out');
    return [figure];
  }
  if (short === '') return [];
  reading.notes.add('picture_in_words');
  return [figure];
}

function propertiesOf(shape: Element): Element | undefined {
  const around = listChildren(shape).find((child) => /^nv\w*Pr$/.test(nameOf(child)));
  return findChild(around, 'cNvPr');
}

function readChart(chart: Element, figure: Figure, reading: SlideReading): Figure {
  const path = reading.relations.get(valueOf(chart, 'id') ?? '')?.path;
  const root = path === undefined ? null : reading.openPart(path);
  const found = root && readOfficeChart(root, reading.language);
  if (!found) {
    reading.notes.add('chart_without_numbers');
    return figure;
  }
  reading.notes.add('chart_from_numbers');
  if (found.kinds.length > 1) reading.notes.add('chart_kinds_joined');
  return { ...figure, shows: { chart: found.work }, treatment: 'chart' };
}

function readPicture(blip: Element, figure: Figure, reading: SlideReading): Figure {
  const path = reading.relations.get(valueOf(blip, 'embed') ?? '')?.path;
  const picture = path === undefined ? null : reading.pictures.take(path);
  if (picture === null) reading.notes.add('picture_not_opened');
  if (figure.treatment !== 'decoration')
    reading.notes.add(figure.description.short === '' ? 'picture_without_words' : 'picture_in_words');
  return { ...figure, shows: picture === null ? {} : { picture } };
}
