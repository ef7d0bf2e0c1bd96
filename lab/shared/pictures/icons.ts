import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Point } from '@relievo/graphic/model';
import { parsePath } from '@relievo/graphic/svg';
import { drawRound, type Subject } from './subject.ts';

const FOLDER = join(import.meta.dirname, '../../../node_modules/lucide-react/dist/esm/icons');
/** Icons are drawn in a square of 24 units. */
const SIZE = 24;
const SCALE = 4.4;
const [LEFT, TOP] = [80 - (SIZE / 2) * SCALE, 60 - (SIZE / 2) * SCALE];

type Attributes = Readonly<Record<string, string>>;

interface IconFile {
  readonly __iconData: { readonly node: readonly (readonly [string, Attributes])[] };
}

/** Icons of Lucide, evenly from the whole alphabet. */
export async function collectIcons(count: number): Promise<readonly Subject[]> {
  const files = globSync('*.mjs', { cwd: FOLDER })
    .filter((file) => readFileSync(join(FOLDER, file), 'utf8').includes('__iconData = {'))
    .toSorted();
  const icons: Subject[] = [];
  for (let at = 0; at < count; at++) {
    const file = files[Math.floor((at * files.length) / count)] ?? '';
    const { __iconData: icon } = (await import(pathToFileURL(join(FOLDER, file)).href)) as IconFile;
    const nodes = icon.node;
    icons.push({
      name: file.replace('.mjs', ''),
      kind: 'icon',
      lines: nodes.flatMap(([tag, attributes]) => moveToSheet(writePath(tag, attributes))),
      areas: [],
      words: [],
    });
  }
  return icons;
}

function writePath(tag: string, attributes: Attributes): string {
  const value = (name: string): number => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'path':
      return attributes['d'] ?? '';
    case 'circle':
      return drawRound(value('cx'), value('cy'), value('r'));
    case 'ellipse':
      return drawRound(value('cx'), value('cy'), value('rx'), value('ry'));
    case 'line':
      return `M${value('x1')} ${value('y1')}L${value('x2')} ${value('y2')}`;
    case 'rect':
      return drawRoundedBox(value('x'), value('y'), value('width'), value('height'), value('rx'));
    case 'polyline':
      return `M${attributes['points'] ?? ''}`;
    default:
      return `M${attributes['points'] ?? ''}Z`;
  }
}

function drawRoundedBox(x: number, y: number, width: number, height: number, r: number): string {
  if (r === 0) return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
  const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}Z`;
}

/** A path in units of the icon as one on the sheet. */
function moveToSheet(d: string): readonly string[] {
  const path = parsePath(d);
  if (!path.ok) return [];
  const place = ({ x, y }: Point): string =>
    `${(LEFT + x * SCALE).toFixed(3)} ${(TOP + y * SCALE).toFixed(3)}`;
  return path.value.map(({ start, segments, closed }) => {
    const pieces = segments.map(({ to, control }) =>
      control ? `C${place(control[0])} ${place(control[1])} ${place(to)}` : `L${place(to)}`,
    );
    return `M${place(start)}${pieces.join('')}${closed ? 'Z' : ''}`;
  });
}
