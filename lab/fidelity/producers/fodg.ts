import { maxOf, minOf } from '@relievo/words';
import type { Mark, Scene } from '../known.ts';
import { escapeXml } from './svg.ts';

const NAMESPACES = ['office', 'style', 'text', 'table', 'draw']
  .map(
    (name) =>
      `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name === 'draw' ? 'drawing' : name}:1.0"`,
  )
  .join(' ');
const COMPATIBLE = ['fo:xsl-fo', 'svg:svg']
  .map((one) => one.split(':'))
  .map(([name, long]) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${long}-compatible:1.0"`)
  .join(' ');

/** A scene as a drawing of LibreOffice, in OpenDocument as one file (OASIS OpenDocument 1.2, 3.1.2). */
export function writeFodg({ marks, texts }: Scene): string {
  const styles = marks.map(
    (mark, at) =>
      `<style:style style:name="m${at}" style:family="graphic"><style:graphic-properties draw:stroke="${mark.dashed ? 'dash" draw:stroke-dash="d' : 'solid'}" svg:stroke-width="${mark.width ?? 0.5}mm" svg:stroke-color="${mark.color ?? '#000000'}" draw:fill="${mark.fill ? `solid" draw:fill-color="${mark.fill}` : 'none'}"/></style:style>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${NAMESPACES} ${COMPATIBLE} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.graphics">
<office:styles><draw:stroke-dash draw:name="d" draw:style="rect" draw:dots1="1" draw:dots1-length="2mm" draw:distance="1.5mm"/></office:styles>
<office:automatic-styles><style:page-layout style:name="p"><style:page-layout-properties fo:page-width="160mm" fo:page-height="120mm" fo:margin="0mm"/></style:page-layout>
<style:style style:name="t" style:family="graphic"><style:graphic-properties draw:stroke="none" draw:fill="none" fo:padding="0mm" draw:auto-grow-width="true" draw:auto-grow-height="true"/></style:style>
<style:style style:name="w" style:family="text"><style:text-properties fo:font-size="11pt" fo:font-family="'DejaVu Sans'"/></style:style>${styles.join('')}</office:automatic-styles>
<office:master-styles><style:master-page style:name="M" style:page-layout-name="p"/></office:master-styles>
<office:body><office:drawing><draw:page draw:name="1" draw:master-page-name="M">
${[...marks.map(writeMark), ...texts.map(writeText)].join('\n')}
</draw:page></office:drawing></office:body></office:document>
`;
}

function writeMark(mark: Mark, at: number): string {
  const style = `draw:style-name="m${at}"`;
  if (mark.kind === 'rect')
    return `<draw:rect ${style} svg:x="${mark.at[0]}mm" svg:y="${mark.at[1]}mm" svg:width="${mark.size[0]}mm" svg:height="${mark.size[1]}mm"/>`;
  if (mark.kind === 'circle')
    return `<draw:circle ${style} svg:x="${mark.at[0] - mark.r}mm" svg:y="${mark.at[1] - mark.r}mm" svg:width="${2 * mark.r}mm" svg:height="${2 * mark.r}mm"/>`;
  // The box of a path is that of its points, in hundredths of a millimetre.
  const flat = mark.kind === 'curve' ? sampleCurve(mark.points) : mark.points;
  const [xs, ys] = [flat.map(([x]) => x), flat.map(([, y]) => y)];
  const [left, top] = [minOf(xs), minOf(ys)];
  const [width, height] = [maxOf(xs) - left, maxOf(ys) - top];
  const places = flat.map(([x, y]) => `${Math.round((x - left) * 100)} ${Math.round((y - top) * 100)}`);
  return `<draw:path ${style} svg:x="${left}mm" svg:y="${top}mm" svg:width="${width}mm" svg:height="${height}mm" svg:viewBox="0 0 ${Math.round(width * 100)} ${Math.round(height * 100)}" svg:d="M${places.join('L')}${mark.kind === 'polygon' ? 'Z' : ''}"/>`;
}

function writeText({ at, text }: Scene['texts'][number]): string {
  return `<draw:frame draw:style-name="t" svg:x="${at[0]}mm" svg:y="${at[1] - 3.6}mm" svg:width="60mm" svg:height="5mm"><draw:text-box><text:p><text:span text:style-name="w">${escapeXml(text)}</text:span></text:p></draw:text-box></draw:frame>`;
}

type Place = readonly [number, number];

function sampleCurve(points: readonly Place[], steps = 40): readonly Place[] {
  return Array.from({ length: steps + 1 }, (_, at) => {
    const t = at / steps;
    const along = (axis: 0 | 1): number =>
      [1, 3, 3, 1].reduce(
        (sum, times, index) =>
          sum + times * (1 - t) ** (3 - index) * t ** index * (points[index]?.[axis] ?? 0),
        0,
      );
    return [along(0), along(1)] as const;
  });
}
