import type { KnownChart } from '../../../packages/convert/src/formats/testing/known-charts.ts';
import type { Mark, Scene } from '../known.ts';
import { drawChartSvg } from './svg-chart.ts';

/** A scene as a page of a browser. */
export function writeScenePage({ marks, texts }: Scene): string {
  const parts = [
    ...marks.map(writeMark),
    ...texts.map(({ at, text }) => `<text x="${at[0]}" y="${at[1]}" font-size="4">${escapeXml(text)}</text>`),
  ];
  return writePage(`viewBox="0 0 160 120"`, parts.join(''));
}

export function writeChartPage(chart: KnownChart): string {
  return writePage('viewBox="0 0 640 480"', drawChartSvg(chart));
}

function writePage(box: string, content: string): string {
  return `<!DOCTYPE html><meta charset="utf-8"><style>@page{size:160mm 120mm;margin:0}body{margin:0}svg{display:block;width:160mm;height:120mm;font-family:sans-serif}</style><svg xmlns="http://www.w3.org/2000/svg" ${box}>${content}</svg>`;
}

function writeMark(mark: Mark): string {
  const look = `fill="${mark.fill ?? 'none'}" stroke="${mark.color ?? '#000000'}" stroke-width="${mark.width ?? 0.5}"${mark.dashed ? ' stroke-dasharray="2 1.5"' : ''}`;
  if (mark.kind === 'rect')
    return `<rect x="${mark.at[0]}" y="${mark.at[1]}" width="${mark.size[0]}" height="${mark.size[1]}" ${look}/>`;
  if (mark.kind === 'circle') return `<circle cx="${mark.at[0]}" cy="${mark.at[1]}" r="${mark.r}" ${look}/>`;
  const places = mark.points.map((point) => point.join(' '));
  const [start, ...others] = places;
  const path =
    mark.kind === 'curve'
      ? `M${start}C${others.join(' ')}`
      : `M${places.join('L')}${mark.kind === 'polygon' ? 'Z' : ''}`;
  return `<path d="${path}" ${look}/>`;
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
