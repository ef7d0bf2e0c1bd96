import { chartOfWork } from '@relievo/chart/work';
import { expect, test } from 'vitest';
import { parseOfficeXml } from '../markup/xml.ts';
import { readOfficeChart } from './read-chart.ts';

function points(kind: 'str' | 'num', texts: readonly string[], format = 'General'): string {
  const each = texts.map((text, at) => (text === '' ? '' : `<c:pt idx="${at}"><c:v>${text}</c:v></c:pt>`));
  const code = kind === 'num' ? `<c:formatCode>${format}</c:formatCode>` : '';
  return `<c:${kind}Ref><c:f>x</c:f><c:${kind}Cache>${code}<c:ptCount val="${texts.length}"/>${each.join('')}</c:${kind}Cache></c:${kind}Ref>`;
}

function series(name: string, names: readonly string[], values: readonly string[], format?: string): string {
  const isScatter = names.every((one) => /^\d/.test(one));
  const [x, y] = isScatter ? ['xVal', 'yVal'] : ['cat', 'val'];
  return `<c:ser><c:tx>${points('str', [name])}</c:tx><c:${x}>${points(isScatter ? 'num' : 'str', names)}</c:${x}><c:${y}>${points('num', values, format)}</c:${y}></c:ser>`;
}

function title(words: string): string {
  return `<c:title><c:tx><c:rich><a:p><a:r><a:t>${words}</a:t></a:r></a:p></c:rich></c:tx></c:title>`;
}

function read(plots: string, axes = '', heading = '') {
  const xml = `<c:chartSpace xmlns:c="urn:c" xmlns:a="urn:a"><c:chart>${heading}<c:plotArea>${plots}${axes}</c:plotArea></c:chart></c:chartSpace>`;
  const root = parseOfficeXml(new TextEncoder().encode(xml));
  if (!root) throw new Error('The XML of the test is wrong.');
  return readOfficeChart(root, 'en');
}

test('a bar chart keeps its numbers, names, axes and form', () => {
  const found = read(
    `<c:barChart><c:barDir val="bar"/><c:grouping val="stacked"/>${series('Rain', ['May', 'June'], ['40', '28.199999999999999'])}${series('Snow', ['May', 'June'], ['', '3'])}</c:barChart>`,
    `<c:catAx>${title('Month')}</c:catAx><c:valAx>${title('Depth (mm)')}</c:valAx>`,
    title('Weather'),
  );
  expect(found?.work).toMatchObject({
    cells: [
      ['Month', 'Rain', 'Snow'],
      ['May', '40', ''],
      ['June', '28.2', '3'],
    ],
    shape: { type: 'bar', stacking: 'stacked', direction: 'lying', x: 'Month', y: ['Rain', 'Snow'] },
    labels: { title: 'Weather', x: 'Month', y: 'Depth (mm)' },
  });
  const made = found && chartOfWork(found.work);
  expect(made?.ok && made.value.chart.series.map(({ points: all }) => all.map(({ y }) => y))).toEqual([
    [40, 28.2],
    [null, 3],
  ]);
});

test('shares and days are written as the chart shows them', () => {
  const shares = read(`<c:pieChart>${series('Share', ['Land', 'Sea'], ['0.29', '0.71'], '0%')}</c:pieChart>`);
  expect(shares?.work.cells).toEqual([
    ['', 'Share'],
    ['Land', '29%'],
    ['Sea', '71%'],
  ]);
  const days = `<c:ser><c:cat>${points('num', ['45292', '45293'], 'yyyy\\-mm\\-dd')}</c:cat><c:val>${points('num', ['1', '2'])}</c:val></c:ser>`;
  expect(read(`<c:lineChart>${days}</c:lineChart>`)?.work.cells).toEqual([
    ['', ''],
    ['2024-01-01', '1'],
    ['2024-01-02', '2'],
  ]);
});

test('points of several series with different x have a column that names their series', () => {
  const plot = `<c:scatterChart>${series('A', ['1', '2'], ['3', '4'])}${series('B', ['9'], ['8'])}</c:scatterChart>`;
  expect(
    read(plot, `<c:valAx>${title('Time')}</c:valAx><c:valAx>${title('Height')}</c:valAx>`)?.work,
  ).toMatchObject({
    cells: [
      ['Series', 'Time', 'Height'],
      ['A', '1', '3'],
      ['A', '2', '4'],
      ['B', '9', '8'],
    ],
    shape: { type: 'scatter', x: 'Time', y: ['Height'], group: 'Series' },
  });
});

test('bars and a line over them become one chart that has all series', () => {
  const found = read(
    `<c:barChart>${series('Rain', ['May'], ['40'])}</c:barChart><c:lineChart>${series('Heat', ['May'], ['18'])}</c:lineChart>`,
  );
  expect(found?.kinds).toEqual(['barChart', 'lineChart']);
  expect(found?.work.cells[0]).toEqual(['', 'Rain', 'Heat']);
});

test.each([
  ['without a plot', ''],
  ['of a surface', '<c:surfaceChart><c:ser/></c:surfaceChart>'],
  ['without numbers', `<c:barChart>${series('Rain', ['May'], [''])}</c:barChart>`],
  [
    'that says it has a billion points',
    '<c:barChart><c:ser><c:val><c:numLit><c:ptCount val="1000000000"/></c:numLit></c:val></c:ser></c:barChart>',
  ],
])('a chart %s is none', (_, plots) => {
  expect(read(plots)).toBeNull();
});
