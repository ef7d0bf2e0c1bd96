import { check, findingText, OUTPUTS, raisedShare, rasterise, relief, writeDrawing } from '@relievo/graphic';
import { pins, svg } from '../outputs.ts';
import { type Page, profileFor } from '../pages.ts';
import { normalised } from './normalise.ts';
import { fileOf, outputOf, textOf } from './outputs-of.ts';
import { fileSummary, pictureSummary, read } from './summary.ts';

/** Everything of a page that is kept to be compared, by file name. */
export const snapshotsOf = (page: Page): ReadonlyMap<string, string> =>
  new Map([
    [`${page.name}.drawing.svg`, normalised(writeDrawing(page.drawing))],
    [`${page.name}.graphic.svg`, normalised(textOf(fileOf(page, svg, 'graphic.svg')))],
    [`${page.name}.pins.txt`, pinText(page)],
    [`${page.name}.summary.json`, `${JSON.stringify(summaryOf(page), null, 1)}\n`],
  ]);

const summaryOf = (page: Page) => {
  const { drawing, kind } = page;
  const map = rasterise(drawing, { pixelsPerMm: 3 });
  const outputs = kind === 'golden' ? OUTPUTS : [svg, pins];
  return {
    title: drawing.title,
    findings: check(drawing, profileFor('svg', drawing)).map(
      (finding) => `${finding.rule}: ${findingText(finding)}`,
    ),
    raisedShare: Math.round(raisedShare(map) * 1000) / 1000,
    relief: pictureSummary(relief(map)),
    outputs: Object.fromEntries(
      outputs.map((output) => {
        const { files, changes } = outputOf(page, output);
        const summaries = files.map((file) => [file.name, fileSummary(file)] as const);
        return [
          output.id,
          {
            ...Object.fromEntries(summaries),
            changes: changes.map(({ code, message, items }) => [code, message, ...items].join(' | ')),
          },
        ];
      }),
    ),
  };
};

/** The pins as a picture in letters, so that a difference shows where it is. */
const pinText = (page: Page): string => {
  const { width, height, data } = read(fileOf(page, pins, 'pins.png').bytes);
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => (data[row * width + column] === 0 ? '●' : '·')).join(''),
  );
  return `${rows.join('\n')}\n`;
};
