import type { ChartTruth, Form } from '../../shared/truth.ts';

export const PGFPLOTS_FORMS: readonly Form[] = [
  'bar',
  'lying',
  'grouped',
  'stacked',
  'line',
  'lines',
  'points',
  'log',
];

/** Writes a page of LaTeX with the chart alone. */
export function writePgfplotsPage(
  { form, title, x, y, series, rows, look, legend }: ChartTruth,
  colors: readonly string[],
): string {
  const named = ['bar', 'lying', 'grouped', 'stacked'].includes(form);
  const lying = form === 'lying';
  const clean = (text: string): string => text.replaceAll('%', '\\%');
  const names = rows.map(([name]) => String(name)).join(',');
  const bar = lying ? 'xbar' : form === 'stacked' ? 'ybar stacked' : 'ybar';
  const options = [
    `title={${clean(title)}}`,
    `xlabel={${clean(lying ? y : x)}}`,
    `ylabel={${clean(lying ? x : y)}}`,
    `width=${(look.width / 50).toFixed(1)}cm`,
    `height=${(look.height / 50).toFixed(1)}cm`,
    ...(named
      ? [
          bar,
          `symbolic ${lying ? 'y' : 'x'} coords={${names}}`,
          `${lying ? 'y' : 'x'}tick=data`,
          lying ? 'xmin=0' : 'ymin=0',
        ]
      : ['x tick label style={/pgf/number format/1000 sep=}']),
    ...(look.grid ? [lying ? 'xmajorgrids' : 'ymajorgrids'] : []),
    ...(form === 'log' ? ['ymode=log'] : []),
    ...(legend === 'bottom'
      ? ['legend style={at={(0.5,-0.2)},anchor=north,legend columns=-1}']
      : ['legend pos=outer north east']),
  ];
  const plots = series.map((name, at) => {
    const points = rows
      .map((row) => (lying ? `(${row[at + 1]},${row[0]})` : `(${row[0]},${row[at + 1]})`))
      .join(' ');
    const style = named
      ? `fill=c${at}`
      : form === 'points'
        ? `only marks,c${at}`
        : `c${at},thick${look.values ? ',mark=*' : ''}`;
    return `\\addplot[${style}] coordinates {${points}};${series.length > 1 ? `\\addlegendentry{${clean(name)}}` : ''}`;
  });
  return [
    '\\documentclass{article}',
    '\\pagestyle{empty}',
    '\\usepackage{pgfplots}',
    '\\pgfplotsset{compat=1.16}',
    ...colors.map((color, at) => `\\definecolor{c${at}}{HTML}{${color.slice(1).toUpperCase()}}`),
    '\\begin{document}\\noindent\\begin{tikzpicture}',
    `\\begin{axis}[${options.join(',')}]`,
    ...plots,
    '\\end{axis}\\end{tikzpicture}\\end{document}',
  ].join('\n');
}
