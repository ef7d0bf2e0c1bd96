import type { BrailleCodeId, BrailleText } from '@relievo/braille';
import type { Item, Line, Play, Role, ShapeItem, Texture } from '../../model/drawing.ts';
import type { Geometry, Matrix, Point, PointSymbol, Segment } from '../../model/geometry.ts';
import { SYMBOL_SIZES } from '../../set/symbol-sizes.ts';
import type { Side } from '../edit.ts';
import { DEFAULT_LINE, DEFAULT_PRINT_SIZE, DEFAULT_ROLES } from './defaults.ts';

/** The first words of a line, each for one kind of thing. */
export const THINGS = ['rectangle', 'ellipse', 'path', 'symbol', 'text', 'group', 'picture'] as const;
export type Thing = (typeof THINGS)[number];

export interface SubpathDraft {
  readonly start: Point;
  readonly segments: Segment[];
  closed: boolean;
}

export interface Beside {
  readonly of: string;
  readonly side: Side;
  readonly gap: number;
  readonly isCentred: boolean;
}

/** What a line has said of its thing so far. */
export interface Draft {
  id?: string;
  name?: string;
  description?: string;
  role?: Role;
  height?: number;
  link?: string;
  locked?: boolean;
  at?: Point;
  size?: Point;
  center?: Point;
  radii?: Point;
  angle?: number;
  symbol?: PointSymbol;
  readonly subpaths: SubpathDraft[];
  line?: Line | null;
  texture?: Texture | null;
  color?: string;
  print?: string;
  printSize?: number;
  labels?: string;
  braille?: BrailleText;
  code?: BrailleCodeId;
  png?: string;
  placement?: Matrix;
  plays?: Play;
  beside?: Beside;
}

const ORIGIN: Point = { x: 0, y: 0 };

/** The thing that a line has told of; what it did not say is as usual. */
export function itemOf(thing: Thing, draft: Draft, id: string, inner: readonly Item[]): Item {
  const kind = kindOfThing(thing);
  const base = {
    id,
    role: draft.role ?? DEFAULT_ROLES[kind],
    name: draft.name ?? '',
    description: draft.description ?? '',
    ...(draft.plays ? { plays: draft.plays } : {}),
    ...(draft.link === undefined ? {} : { link: draft.link }),
    ...(draft.locked ? { locked: true } : {}),
  };
  const height = draft.height ?? 1;
  switch (kind) {
    case 'group':
      return { kind, ...base, items: inner };
    case 'image':
      return {
        kind,
        ...base,
        png: draft.png ?? '',
        placement: draft.placement ?? [1, 0, 0, 1, 0, 0],
        height,
      };
    case 'text':
      return {
        kind,
        ...base,
        at: draft.at ?? ORIGIN,
        print: draft.print ?? '',
        printSize: draft.printSize ?? DEFAULT_PRINT_SIZE,
        braille: draft.braille ?? null,
        ...(draft.code === undefined ? {} : { code: draft.code }),
        height,
        ...(draft.labels === undefined ? {} : { labels: draft.labels }),
      };
    case 'shape': {
      const geometry = geometryOf(thing, draft);
      const shape: ShapeItem = {
        kind,
        ...base,
        geometry,
        line: draft.line === undefined ? (thing === 'symbol' ? null : DEFAULT_LINE) : draft.line,
        texture: draft.texture ?? null,
        height,
        ...(draft.color === undefined ? {} : { color: draft.color }),
      };
      return shape;
    }
  }
}

function kindOfThing(thing: Thing): Item['kind'] {
  if (thing === 'text' || thing === 'group') return thing;
  return thing === 'picture' ? 'image' : 'shape';
}

function geometryOf(thing: Thing, draft: Draft): Geometry {
  const { at = ORIGIN, size, radii } = draft;
  switch (thing) {
    case 'rectangle':
      return { type: 'rect', x: at.x, y: at.y, width: size?.x ?? 40, height: size?.y ?? 30 };
    case 'ellipse': {
      const { x: rx, y: ry } = radii ?? { x: 20, y: 15 };
      return { type: 'ellipse', center: draft.center ?? ORIGIN, rx, ry, angle: draft.angle ?? 0 };
    }
    case 'symbol':
      return { type: 'symbol', symbol: draft.symbol ?? 'disc', at, size: size?.x ?? SYMBOL_SIZES.swell };
    default:
      return { type: 'path', subpaths: draft.subpaths };
  }
}
