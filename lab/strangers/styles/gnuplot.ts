import type { ChartTruth, Form } from '../../shared/truth.ts';

export const GNUPLOT_FORMS: readonly Form[] = [
  'bar',
  'grouped',
  'stacked',
  'line',
  'lines',
  'dates',
  'log',
  'points',
  'histogram',
  'box',
];

/** Writes a program for gnuplot; the lines that set terminal and file come before it. */
export function writeGnuplotBody(
  { form, title, x, y, series, rows, legend, look }: ChartTruth,
  colors: readonly string[],
): string {
  const table = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? `"${cell}"` : cell)).join(' '),
  );
  const many = series.length > 1 && form !== 'box';
  const bars = form === 'bar' || form === 'grouped' || form === 'stacked';
  const place = {
    right: 'outside right',
    left: 'inside left top',
    top: 'outside top center horizontal',
    bottom: 'outside bottom center horizontal',
    none: '',
  };
  const lines = [
    `$data << EOD`,
    ...table,
    'EOD',
    `set title "${title}"`,
    `set xlabel "${x}"`,
    `set ylabel "${y}"`,
    many ? `set key ${place[legend]}` : 'unset key',
    ...(look.grid ? ['set grid ytics'] : []),
    ...colors.map((color, at) => `set linetype ${at + 1} lc rgb "${color}" lw 2`),
  ];
  if (bars)
    lines.push(
      `set style data histograms`,
      `set style histogram ${form === 'stacked' ? 'rowstacked' : 'clustered gap 1'}`,
      'set style fill solid 0.8 border -1',
      'set boxwidth 0.9 relative',
      'set yrange [0:*]',
      `plot ${series.map((name, at) => `$data using ${at + 2}:xtic(1) title "${name}"`).join(', ')}`,
    );
  else if (form === 'histogram')
    lines.push(
      'set style fill solid 0.6 border -1',
      'set yrange [0:*]',
      'plot $data using (($1+$2)/2):3:($2-$1) with boxes',
    );
  else if (form === 'box')
    lines.push(
      'set style fill empty',
      `set xrange [-0.7:${rows.length - 0.3}]`,
      'set boxwidth 0.5',
      'plot $data using 0:3:2:6:5:xtic(1) with candlesticks whiskerbars, $data using 0:4:4:4:4 with candlesticks lt -1',
    );
  else if (form === 'dates')
    lines.push(
      'set xdata time',
      'set timefmt "%Y-%m-%d"',
      'set format x "%b %y"',
      'plot $data using (strptime("%Y-%m-%d",strcol(1))):2 with lines',
    );
  else {
    if (form === 'log') lines.push('set logscale y');
    const how = form === 'points' ? 'points pt 7' : look.values || form === 'log' ? 'linespoints' : 'lines';
    lines.push(
      `plot ${series.map((name, at) => `$data using 1:${at + 2} with ${how} title "${name}"`).join(', ')}`,
    );
  }
  return `${lines.join('\n')}\n`;
}
