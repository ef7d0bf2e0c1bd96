import type { GroupItem, Item, Line, Role } from '../../model/drawing.ts';
import type { Point } from '../../model/geometry.ts';
import { createArrow, createPolyline } from './shapes.ts';

// The grid is the lowest line, ticks are between it and the axis (TU Dresden quality criteria).

const GRID_LINE: Line = { style: 'solid', width: 0.7 };
const TICK_LINE: Line = { style: 'solid', width: 1 };
const TICK_LENGTH = 10;

/** A straight line from which things are measured; it ends in an arrow where it counts on. */
export function createAxis(from: Point, to: Point): Item | null {
  const arrow = createArrow(from, to);
  return arrow && { ...arrow, role: 'axis' };
}

/** Lines across and down, so many millimetres apart; those of the border are among them. */
export function createGrid({ x, y }: Point, columns: number, rows: number, pitch: number): GroupItem {
  const [width, height] = [columns * pitch, rows * pitch];
  const across = Array.from({ length: rows + 1 }, (_, row): Line2 => {
    const at = y + row * pitch;
    return [
      { x, y: at },
      { x: x + width, y: at },
    ];
  });
  const down = Array.from({ length: columns + 1 }, (_, column): Line2 => {
    const at = x + column * pitch;
    return [
      { x: at, y },
      { x: at, y: y + height },
    ];
  });
  return createLines('grid', [...across, ...down], GRID_LINE);
}

/** A line with so many steps and a tick at each, its first and its last among them. */
export function createNumberLine({ x, y }: Point, steps: number, pitch: number): GroupItem {
  const line: Line2 = [
    { x: x - pitch / 2, y },
    { x: x + (steps + 0.5) * pitch, y },
  ];
  const ticks = Array.from({ length: steps + 1 }, (_, step): Line2 => {
    const at = x + step * pitch;
    return [
      { x: at, y: y - TICK_LENGTH / 2 },
      { x: at, y: y + TICK_LENGTH / 2 },
    ];
  });
  const group = createLines('tick', ticks, TICK_LINE);
  const axis = createPolyline(line, false);
  return {
    ...group,
    role: 'axis',
    items: [...(axis ? [{ ...axis, role: 'axis' as const }] : []), ...group.items],
  };
}

type Line2 = readonly [Point, Point];

function createLines(role: Role, lines: readonly Line2[], line: Line): GroupItem {
  const items = lines.flatMap((points) => {
    const made = createPolyline(points, false);
    return made ? [{ ...made, role, line }] : [];
  });
  return { kind: 'group', id: `${role}-1`, role, name: '', description: '', items };
}
