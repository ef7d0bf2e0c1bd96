import { OUTPUTS } from '@relievo/graphic/outputs';
import { measureRaisedShare, rasterise } from '@relievo/graphic/raster';
import { shadeRelief } from '@relievo/graphic/raster/relief';
import { check } from '@relievo/graphic/rules';
import { formatFinding } from '@relievo/graphic/rules/words';
import { writeDrawing } from '@relievo/graphic/svg';
import { graphicReportText } from '@relievo/graphic/words';
import { pins, svg } from '../outputs.ts';
import { chooseProfile, type Page } from '../pages.ts';
import { normaliseText } from './normalise.ts';
import { fileOf, outputOf, textOf } from './outputs-of.ts';
import { read, summariseFile, summarisePicture } from './summary.ts';

/** Everything of a page that is kept to be compared, by file name. */
export function snapshotsOf(page: Page): ReadonlyMap<string, string> {
  return new Map([
    [`${page.name}.drawing.svg`, normaliseText(writeDrawing(page.drawing))],
    [`${page.name}.graphic.svg`, normaliseText(textOf(fileOf(page, svg, 'graphic.svg')))],
    [`${page.name}.pins.txt`, pinText(page)],
    [`${page.name}.summary.json`, `${JSON.stringify(summaryOf(page), null, 1)}\n`],
  ]);
}

function summaryOf(page: Page) {
  const { drawing, kind } = page;
  const map = rasterise(drawing, { pixelsPerMm: 3 });
  const outputs = kind === 'golden' ? OUTPUTS : [svg, pins];
  return {
    title: drawing.title,
    findings: check(drawing, chooseProfile('svg', drawing)).map(
      (finding) => `${finding.rule}: ${formatFinding(finding)}`,
    ),
    raisedShare: Math.round(measureRaisedShare(map) * 1000) / 1000,
    relief: summarisePicture(shadeRelief(map)),
    outputs: Object.fromEntries(
      outputs.map((output) => {
        const { files, changes } = outputOf(page, output);
        const summaries = files.map((file) => [file.name, summariseFile(file)] as const);
        return [
          output.id,
          {
            ...Object.fromEntries(summaries),
            changes: changes.map((change) =>
              [change.code, graphicReportText(change), ...change.items].join(' | '),
            ),
          },
        ];
      }),
    ),
  };
}

/** The pins as a picture in letters, so that a difference shows where it is. */
function pinText(page: Page): string {
  const { width, height, data } = read(fileOf(page, pins, 'pins.png').bytes);
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => (data[row * width + column] === 0 ? '●' : '·')).join(''),
  );
  return `${rows.join('\n')}\n`;
}
