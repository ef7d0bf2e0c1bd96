import type { Point } from '@relievo/graphic/model';
import { findDecimal, readTickNumber } from './axes/tick-values.ts';
import { type Legend, nameOfColor } from './legend.ts';
import type { Extent } from './marks.ts';
import { roundMeasured, writeValue } from './round-value.ts';
import type { Pie, Wedge } from './wedges.ts';
import type { Label } from './words.ts';

export interface PieTable {
  readonly rows: readonly (readonly [name: string, value: string])[];
  readonly unit: string;
  /** Whether the values are shares of the circle, because no words say them. */
  readonly isMeasured: boolean;
}

/** How far a value in words may be from what is measured, of the whole. */
const AGREES = 0.01;

/** A class of a school, such as 3A, looks like a number with a unit. */
const CLASS = /^\d{1,2}\p{Lu}$/u;

/** Every wedge by its name; null where one has none. */
export function tabulatePie(pie: Pie, labels: readonly Label[], legend: Legend): PieTable | null {
  const decimal = findDecimal(labels.map(({ text }) => text));
  const near = labels.filter(
    (label) => !legend.labels.has(label) && distanceTo(pie.center, label.box) < 1.5 * pie.radius,
  );
  const parts = near.map((label) => ({
    label,
    ...splitValue(label.text, (text) =>
      CLASS.test(text) ? null : (readTickNumber(text, decimal)?.value ?? null),
    ),
  }));
  const names = pie.wedges.map(({ color }) => nameOfColor(legend, color));
  const isNamedByLegend = names.every((name) => name !== null);
  const words = assign(
    pie,
    parts.filter(({ name }) => name !== ''),
  );
  const numbers = assign(
    pie,
    parts.filter(({ value }) => value !== null),
  );
  const values = readValues(
    pie,
    pie.wedges.map((wedge) => numbers.get(wedge)?.value ?? null),
  );
  const rows: [string, string][] = [];
  for (const [at, wedge] of pie.wedges.entries()) {
    const name = isNamedByLegend ? names[at] : words.get(wedge)?.name;
    if (!name) return null;
    rows.push([name, values.written[at] ?? '']);
  }
  if (new Set(rows.map(([name]) => name)).size < rows.length) return null;
  return { rows, unit: values.unit, isMeasured: values.isMeasured };
}

interface Part {
  readonly label: Label;
  readonly name: string;
  readonly value: number | null;
}

/** 'Cats 30 %' holds both. */
function splitValue(text: string, read: (text: string) => number | null): Omit<Part, 'label'> {
  const whole = read(text);
  if (whole !== null) return { name: '', value: whole };
  const found = /(?<=[^\s,;:(–-])[\s,;:(–-]+(\d[\d.,]{0,30}\s?%?)\)?$/u.exec(text);
  const value = found ? read(found[1] ?? '') : null;
  return value === null ? { name: text, value: null } : { name: text.slice(0, found?.index), value };
}

/** Each label belongs to the wedge that it stands at, in it or outside of it. */
function assign(pie: Pie, parts: readonly Part[]): ReadonlyMap<Wedge, Part> {
  const pairs = pie.wedges
    .flatMap((wedge) =>
      parts.map((part) => ({
        wedge,
        part,
        off: Math.min(...[0.6, 1.1].map((far) => distanceTo(placeIn(pie, wedge, far), part.label.box))),
      })),
    )
    .toSorted((a, b) => a.off - b.off);
  const found = new Map<Wedge, Part>();
  const used = new Set<Part>();
  for (const { wedge, part, off } of pairs) {
    if (found.has(wedge) || used.has(part) || off > 0.6 * pie.radius) continue;
    found.set(wedge, part);
    used.add(part);
  }
  return found;
}

function placeIn({ center, radius }: Pie, { middle }: Wedge, far: number): Point {
  return { x: center.x + Math.cos(middle) * radius * far, y: center.y + Math.sin(middle) * radius * far };
}

function distanceTo({ x, y }: Point, { left, right, top, bottom }: Extent): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** Values in words where they agree with the wedges, else their shares. */
function readValues(
  { wedges }: Pie,
  said: readonly (number | null)[],
): Pick<PieTable, 'unit' | 'isMeasured'> & { readonly written: readonly string[] } {
  const sum = said.reduce<number>((all, value) => all + (value ?? 0), 0);
  const doAgree = (whole: number): boolean =>
    said.every((value, at) => value !== null && Math.abs(value / whole - (wedges[at]?.share ?? 0)) <= AGREES);
  if (doAgree(100)) return { written: said.map((value) => `${value}`), unit: '%', isMeasured: false };
  if (sum > 0 && doAgree(sum))
    return { written: said.map((value) => `${value}`), unit: '', isMeasured: false };
  return {
    written: wedges.map(({ share }) => writeValue(roundMeasured(share * 100, 100))),
    unit: '%',
    isMeasured: true,
  };
}

/** Millimetres by which the edges of a drawing may be beside their place. */
const EDGE = 0.15;

/** Says how far a share may be off, in percent: both of its edges are measured at the rim. */
export function boundOfShare({ radius }: Pie, blur: number): number {
  return Number(Math.max(0.1, (200 * (EDGE + blur)) / (2 * Math.PI * radius)).toPrecision(2));
}
