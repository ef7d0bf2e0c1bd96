import type { EllipseGeometry, Geometry, ShapeItem, Subpath } from '@relievo/graphic/model';
import { SYMBOL_SIZES } from '@relievo/graphic/set';
import type { Area } from '@relievo/trace/areas';
import type { Course } from '@relievo/trace/curves';
import type { Traced, TracedLine, TracedMark } from '@relievo/trace/picture';
import type { Point } from '@relievo/trace/pixels';
import type { TexturePicker } from '../svg/foreign/texture-picker.ts';
import { settleWidths } from './line-widths.ts';

/** Where pixels of the picture lie on the sheet. */
export interface Placing {
  readonly x: number;
  readonly y: number;
  /** Millimetres of a pixel. */
  readonly scale: number;
}

/** Millimetres, of an outline that nobody drew. */
const OUTLINE = 1;
/** An area on which no texture has room is felt by being solid. */
const NO_ROOM = 12;

/** What was traced as items of a drawing: areas below, lines above them, marks on top. */
export function toItems(
  { areas, lines, marks }: Traced,
  placing: Placing,
  textures: TexturePicker,
): readonly ShapeItem[] {
  return settleWidths([
    ...areas.map((area, i) => toArea(area, `area-${i + 1}`, placing, textures)),
    ...lines.map((line, i) => toLine(line, `line-${i + 1}`, placing)),
    ...marks.map((mark, i) => toMark(mark, `mark-${i + 1}`, placing)),
  ]);
}

const BARE = { kind: 'shape', name: '', description: '', height: 1 } as const;

function toArea(area: Area, id: string, placing: Placing, textures: TexturePicker): ShapeItem {
  const [red, green, blue] = area.color;
  const size = Math.min(area.box.width, area.box.height) * placing.scale;
  const texture = size < NO_ROOM ? 'solid' : textures.forColor([red, green, blue]);
  return {
    ...BARE,
    id,
    role: 'area',
    geometry: joinEdges(area.edges, placing),
    line: { style: 'solid', width: OUTLINE },
    texture,
    color: toHex(area.color),
  };
}

function toLine({ course, width, style }: TracedLine, id: string, placing: Placing): ShapeItem {
  return {
    ...BARE,
    id,
    role: 'outline',
    geometry: toGeometry(course, placing),
    line: { style, width: width * placing.scale },
    texture: null,
  };
}

function toMark({ center }: TracedMark, id: string, placing: Placing): ShapeItem {
  return {
    ...BARE,
    id,
    role: 'symbol',
    geometry: { type: 'symbol', symbol: 'disc', at: place(center, placing), size: SYMBOL_SIZES.swell },
    line: null,
    texture: 'solid',
  };
}

function place({ x, y }: Point, { x: left, y: top, scale }: Placing): Point {
  return { x: left + x * scale, y: top + y * scale };
}

function toGeometry(course: Course, placing: Placing): Geometry {
  if (course.kind === 'path') return { type: 'path', subpaths: [toSubpath(course, placing)] };
  return toEllipse(course, placing);
}

function toEllipse(round: Exclude<Course, { kind: 'path' }>, placing: Placing): EllipseGeometry {
  const center = place(round.center, placing);
  const { scale } = placing;
  if (round.kind === 'circle')
    return { type: 'ellipse', center, rx: round.radius * scale, ry: round.radius * scale, angle: 0 };
  return {
    type: 'ellipse',
    center,
    rx: round.rx * scale,
    ry: round.ry * scale,
    angle: (round.angle * 180) / Math.PI,
  };
}

/** An area without holes keeps its form; with holes it is one path of all its edges. */
function joinEdges(edges: readonly Course[], placing: Placing): Geometry {
  const [only] = edges;
  if (only && edges.length === 1) return toGeometry(only, placing);
  return { type: 'path', subpaths: edges.map((edge) => toSubpath(toPathCourse(edge), placing)) };
}

type PathCourse = Extract<Course, { kind: 'path' }>;

function toSubpath({ start, pieces, closed }: PathCourse, placing: Placing): Subpath {
  return {
    start: place(start, placing),
    segments: pieces.map(({ to, control }) =>
      control
        ? { to: place(to, placing), control: [place(control[0], placing), place(control[1], placing)] }
        : { to: place(to, placing) },
    ),
    closed,
  };
}

/** Four cubics follow a quarter of a circle each to within 0.03 % of its radius. */
const QUARTER = 0.5523;

function toPathCourse(course: Course): PathCourse {
  if (course.kind === 'path') return course;
  const { center } = course;
  const [rx, ry, angle] =
    course.kind === 'circle' ? [course.radius, course.radius, 0] : [course.rx, course.ry, course.angle];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (u: number, v: number): Point => ({
    x: center.x + u * rx * cos - v * ry * sin,
    y: center.y + u * rx * sin + v * ry * cos,
  });
  const quarter = ([u, v]: readonly [number, number], [p, q]: readonly [number, number]) => ({
    control: [at(u + p * QUARTER, v + q * QUARTER), at(p + u * QUARTER, q + v * QUARTER)] as const,
    to: at(p, q),
  });
  const corners = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, 0],
  ] as const;
  return {
    kind: 'path',
    start: at(1, 0),
    pieces: corners.slice(1).map((corner, i) => quarter(corners[i] ?? corner, corner)),
    closed: true,
  };
}

function toHex(color: readonly number[]): string {
  return `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
