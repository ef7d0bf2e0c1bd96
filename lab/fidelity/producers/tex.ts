import type { KnownChart } from '../../../packages/convert/src/formats/testing/known-charts.ts';
import type { Mark, Scene } from '../known.ts';

/** A scene as TikZ draws it. */
export function writeTikz({ marks, texts }: Scene): string {
  const parts = [
    '\\useasboundingbox (0,0) rectangle (160,120);',
    ...marks.map(writeMark),
    ...texts.map(
      ({ at, text }) => `\\node[anchor=base west, inner sep=0pt] at (${at.join()}) {${escapeTex(text)}};`,
    ),
  ];
  return writeDocument(`\\begin{tikzpicture}[x=1mm,y=-1mm]\n${parts.join('\n')}\n\\end{tikzpicture}`);
}

function writeMark(mark: Mark): string {
  const look = [
    `line width=${mark.width ?? 0.5}mm`,
    `draw={rgb,255:${writeColor(mark.color ?? '#000000')}}`,
    ...(mark.fill ? [`fill={rgb,255:${writeColor(mark.fill)}}`] : []),
    ...(mark.dashed ? ['dashed'] : []),
  ];
  return `\\path[${look.join(', ')}] ${writePath(mark)};`;
}

function writePath(mark: Mark): string {
  if (mark.kind === 'rect')
    return `(${mark.at.join()}) rectangle (${mark.at[0] + mark.size[0]},${mark.at[1] + mark.size[1]})`;
  if (mark.kind === 'circle') return `(${mark.at.join()}) circle[radius=${mark.r}mm]`;
  const places = mark.points.map((point) => `(${point.join()})`);
  if (mark.kind === 'curve') return `${places[0]} .. controls ${places[1]} and ${places[2]} .. ${places[3]}`;
  return places.join(' -- ') + (mark.kind === 'polygon' ? ' -- cycle' : '');
}

function writeColor(color: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `red,${parts[0]};green,${parts[1]};blue,${parts[2]}`;
}

/** A chart as PGFPlots draws it; pies are not of its kinds. */
export function writePgfplots(chart: KnownChart): string | null {
  if (chart.kind === 'pie') return null;
  const { title, x, y, kind, rows, lying, log, dates } = chart;
  const names = rows.map(([name]) => `${name}`);
  const options = [
    'width=13cm, height=9cm',
    `title={${escapeTex(title)}}, xlabel={${escapeTex(lying ? y : x)}}, ylabel={${escapeTex(lying ? x : y)}}`,
    ...(kind === 'bar' ? writeBarOptions(chart, names) : []),
    ...(log ? ['ymode=log'] : []),
    ...(dates ? ['date coordinates in=x, xticklabel style={rotate=45, anchor=north east}'] : []),
    ...(kind === 'line' ? ['legend pos=north west'] : ['legend pos=north east']),
  ];
  return writeDocument(
    `\\kern5mm\\begin{tikzpicture}\\begin{axis}[${options.join(', ')}]\n${writePlots(chart).join('\n')}\n\\end{axis}\\end{tikzpicture}`,
    `\\usepackage{pgfplots}\\usepgfplotslibrary{dateplot}\\pgfplotsset{compat=1.18}`,
  );
}

function writeBarOptions({ lying, stacked, labelled }: KnownChart, names: readonly string[]): string[] {
  const [along, across] = lying ? ['y', 'x'] : ['x', 'y'];
  return [
    stacked ? 'ybar stacked' : `${across}bar`,
    `symbolic ${along} coords={${names.join()}}, ${along}tick=data`,
    `${across}min=0, enlarge ${along} limits=0.15`,
    ...(labelled ? ['nodes near coords'] : []),
  ];
}

function writePlots({ kind, header, rows, lying, dates }: KnownChart): string[] {
  if (kind === 'scatter') {
    const groups = [...new Set(rows.map((row) => `${row[2]}`))];
    return groups.flatMap((group) => [
      `\\addplot+[only marks] coordinates {${rows
        .filter((row) => row[2] === group)
        .map((row) => `(${row[0]},${row[1]})`)
        .join(' ')}};`,
      `\\addlegendentry{${group}}`,
    ]);
  }
  return header
    .slice(1)
    .flatMap((name, at) => [
      `\\addplot${kind === 'line' ? `+[${dates ? '' : 'mark=none'}]` : '+'} coordinates {${rows
        .map((row) => (lying ? `(${row[at + 1]},${row[0]})` : `(${row[0]},${row[at + 1]})`))
        .join(' ')}};`,
      ...(header.length > 2 ? [`\\addlegendentry{${name}}`] : []),
    ]);
}

/** A page of 160 x 120 mm with the picture in its corner. */
function writeDocument(body: string, more = '\\usepackage{tikz}'): string {
  return `\\documentclass{article}
\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{lmodern}\\renewcommand{\\familydefault}{\\sfdefault}
${more}
\\begin{document}
\\pdfpagewidth=160mm \\pdfpageheight=120mm \\hoffset=-1in \\voffset=-1in
\\shipout\\hbox{${body}}
\\end{document}
`;
}

function escapeTex(text: string): string {
  return text.replaceAll(/[&%#_]/g, (character) => `\\${character}`);
}
