import type { ChartContent } from '@relievo/contracts/library/files';

/** Thrown up with 20 metres a second, where things fall with 10 metres a second squared: h = 20 t - 5 t². */
const HEIGHTS = Array.from({ length: 17 }, (_, step) => {
  const seconds = step / 4;
  return { seconds, metres: 20 * seconds - 5 * seconds ** 2 };
});

export const THROWN_BALL: ChartContent = {
  version: 1,
  type: 'line',
  title: 'A ball thrown up',
  language: 'en',
  x: { name: 'Time', unit: 's', kind: 'number' },
  y: { name: 'Height', unit: 'm', kind: 'number' },
  series: [
    {
      name: 'Height',
      unit: 'm',
      points: HEIGHTS.map(({ seconds, metres }) => ({
        label: `${seconds}`,
        x: seconds,
        y: metres,
        text: `${metres}`,
      })),
    },
  ],
};
