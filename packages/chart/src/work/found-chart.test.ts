import { expect, test } from 'vitest';
import { workOfFoundChart } from './found-chart.ts';

function unitOf(title: string, unit = ''): string {
  const chart = {
    type: 'bar',
    title,
    x: '',
    y: '',
    unit,
    scale: 'linear',
    stacking: 'beside',
    direction: 'standing',
    cells: [
      ['City', 'Rain'],
      ['Oslo', '3'],
    ],
    group: null,
  } as const;
  return workOfFoundChart(chart, 'en').labels.unit;
}

test.each([
  ['Rainfall in Bergen and Madrid (mm)', 'mm'],
  ['Speed (km/h)', 'km/h'],
  ['Water use (m³)', 'm³'],
  ['Temperature (in °C)', '°C'],
  ['Share of votes (%)', '%'],
  ['Costs (EUR)', 'EUR'],
])('the unit of “%s” is %s', (title, unit) => {
  expect(unitOf(title)).toBe(unit);
});

test.each(['Rainfall', 'Rainfall (2019)', 'Rainfall (both towns)', 'Rainfall (mm) by month'])(
  '“%s” names no unit',
  (title) => {
    expect(unitOf(title)).toBe('');
  },
);

test('a unit that an axis names is preferred to that of the title', () => {
  expect(unitOf('Rainfall (mm)', 'cm')).toBe('cm');
});
