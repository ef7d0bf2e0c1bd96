import type { ChartWork } from '@relievo/chart/work';
import type { Drawing } from '@relievo/graphic/model';
import type { Block, Figure, Heading, Paragraph } from '../model/block.ts';
import type { Document } from '../model/document.ts';
import { plainText } from '../text/inline-text.ts';

// Missing parts are filled in, so that a test states only what matters to it.

export function aDocument(blocks: readonly Block[], rest: Partial<Document> = {}): Document {
  return {
    version: 1,
    id: 'a-document',
    metadata: {
      title: 'A document',
      authors: [],
      language: 'en',
      direction: 'ltr',
      subject: '',
      level: '',
      source: '',
      publisher: '',
      isbn: '',
      licence: '',
      rights: '',
    },
    pictures: [],
    blocks,
    ...rest,
  };
}

export function paragraph(id: string, text: string, rest: Partial<Paragraph> = {}): Paragraph {
  return { kind: 'paragraph', id, content: plainText(text), ...rest };
}

export function heading(id: string, text: string, level: Heading['level'] = 1): Heading {
  return { kind: 'heading', id, level, content: plainText(text) };
}

export function figure(id: string, rest: Partial<Figure> = {}): Figure {
  return {
    kind: 'figure',
    id,
    shows: {},
    treatment: 'described',
    number: '',
    caption: [],
    description: { short: '', long: [] },
    words: [],
    ...rest,
  };
}

export function aDrawing(id = 'drawing'): Drawing {
  return {
    version: 1,
    id,
    title: 'A hill',
    description: '',
    language: 'en',
    sheet: {
      width: 210,
      height: 297,
      margins: { top: 10, right: 10, bottom: 10, left: 10 },
      braille: 'marburg-medium',
    },
    layers: [
      {
        id: 'layer',
        name: 'Layer',
        visible: true,
        items: [
          {
            kind: 'shape',
            id: 'hill',
            role: 'outline',
            name: 'Hill',
            description: '',
            geometry: { type: 'rect', x: 20, y: 20, width: 50, height: 30 },
            line: { style: 'solid', width: 1 },
            texture: null,
            height: 1,
          },
        ],
      },
    ],
  };
}

export function aChart(): ChartWork {
  return {
    cells: [
      ['Month', 'Rain (mm)'],
      ['May', '40'],
      ['June', '55'],
    ],
    header: 'yes',
    decimal: 'point',
    readings: [],
    rows: { keep: null, sort: null, total: null },
    shape: {
      type: 'bar',
      x: 'Month',
      y: ['Rain (mm)'],
      group: null,
      scale: 'linear',
      stacking: 'beside',
      direction: 'auto',
    },
    labels: { title: 'Rain', x: '', y: '', unit: '', language: 'en' },
  };
}
