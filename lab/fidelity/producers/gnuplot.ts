import type { KnownChart } from '../../../packages/convert/src/formats/testing/known-charts.ts';

/** A chart as gnuplot draws it by cairo; pies are not of its kinds. */
export function writeGnuplot(chart: KnownChart, path: string): string | null {
  const { kind, title, x, y, lying, log, dates } = chart;
  // Lying bars would have to be built of boxes by hand.
  if (kind === 'pie' || lying) return null;
  return [
    'set terminal pdfcairo size 16cm,12cm font "Sans,11"',
    `set output ${JSON.stringify(path)}`,
    `set title ${JSON.stringify(title)}`,
    `set xlabel ${JSON.stringify(x)}`,
    `set ylabel ${JSON.stringify(y)}`,
    ...(log ? ['set logscale y'] : []),
    ...(dates ? listDateSettings(chart) : []),
    // Its own place for the legend lies on the last point.
    ...(kind === 'scatter' ? ['set key left top'] : []),
    ...(kind === 'bar' ? listBarSettings(chart) : []),
    `$rows << END\n${chart.rows.map((row) => row.join(' ')).join('\n')}\nEND`,
    writePlot(chart),
    '',
  ].join('\n');
}

/** Its own ticks of months stand up to half a day beside their dates. */
function listDateSettings({ rows }: KnownChart): readonly string[] {
  const days = rows.map(([day]) => `"${day}"`).join(', ');
  return [
    'set xdata time',
    'set timefmt "%Y-%m-%d"',
    'set format x "%Y-%m-%d"',
    `set xtics (${days}) rotate by -45`,
  ];
}

function listBarSettings({ stacked }: KnownChart): readonly string[] {
  return [
    'set style data histograms',
    `set style histogram ${stacked ? 'rowstacked' : 'clustered gap 1'}`,
    'set style fill solid 0.6 border -1',
    'set boxwidth 0.8',
    'set yrange [0:*]',
  ];
}

function writePlot({ kind, header, rows, labelled }: KnownChart): string {
  const isOne = header.length === 2;
  const name = (at: number) => (isOne ? 'notitle' : `title ${JSON.stringify(header[at])}`);
  if (kind === 'bar') {
    const bars = header.slice(1).map((_, at) => `$rows using ${at + 2}:xtic(1) ${name(at + 1)}`);
    const labels = labelled ? ['$rows using 0:2:2 with labels offset 0,0.7 notitle'] : [];
    return `plot ${[...bars, ...labels].join(', ')}`;
  }
  if (kind === 'line')
    return `plot ${header
      .slice(1)
      .map((_, at) => `$rows using 1:${at + 2} with linespoints ${name(at + 1)}`)
      .join(', ')}`;
  const groups = [...new Set(rows.map((row) => `${row[2]}`))];
  return `plot ${groups
    .map(
      (group) =>
        `$rows using 1:(strcol(3) eq ${JSON.stringify(group)} ? $2 : NaN) with points pt 7 ps 0.8 title ${JSON.stringify(group)}`,
    )
    .join(', ')}`;
}
