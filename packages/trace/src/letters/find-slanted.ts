import type { Component } from '../pixels/components.ts';
import { type Box, surround } from '../pixels/grid.ts';
import { type AreOneForm, groupInLines, isLetterSized } from './group-letters.ts';
import { measureTurned, type Slant } from './slant.ts';
import { splitRaised } from './split-raised.ts';

/** Letters of a slanted line, and where it runs. */
export interface SlantedGroup {
  readonly letters: readonly Component[];
  readonly slant: Slant;
}

/** The picture that the forms are of. */
interface Forms {
  readonly labels: Int32Array;
  readonly across: number;
  readonly areOneForm: AreOneForm;
  /** Pixels: letters are no higher. */
  readonly most: number;
}

/** Radians. Print that is nearer to level or to upright is that. */
const LEAST_SLANT = (12 * Math.PI) / 180;
/** Names at one axis are slanted alike: so many letters, in lines of so many, tell that forms are no drawing. */
const FEWEST_LETTERS = 8;
const SHORTEST = 3;

/** Slanted names below an axis, all at one angle; none where the forms tell no such angle. */
export function findSlanted(forms: readonly Component[], picture: Forms): readonly SlantedGroup[] {
  let best: readonly SlantedGroup[] = [];
  for (const rough of guessAngles(forms)) {
    const angle = levelLines(groupAt(forms, rough, picture), rough);
    if (!isSlanted(angle)) continue;
    const found = groupAt(forms, angle, picture);
    if (countLetters(found) > countLetters(best)) best = found;
  }
  return countLetters(best) >= FEWEST_LETTERS ? best : [];
}

function isSlanted(angle: number): boolean {
  return Math.abs(angle) >= LEAST_SLANT && Math.abs(angle) <= Math.PI / 2 - LEAST_SLANT;
}

function countLetters(groups: readonly SlantedGroup[]): number {
  return groups.reduce((sum, { letters }) => sum + letters.length, 0);
}

/** Bins of a half turn. */
const BINS = 60;
const MOST_GUESSES = 2;

/** Most letters have another one beside them in the direction of their line. */
function guessAngles(forms: readonly Component[]): readonly number[] {
  const bins = new Float64Array(BINS);
  for (const a of forms)
    for (const b of forms) {
      const [across, down] = [centerOf(b).x - centerOf(a).x, centerOf(b).y - centerOf(a).y];
      const size = Math.sqrt(a.box.width * a.box.height);
      const far = Math.hypot(across, down);
      if (across <= 0 || far < 0.4 * size || far > 1.5 * size) continue;
      const bin = Math.floor((Math.atan2(down, across) / Math.PI + 0.5) * BINS);
      bins[Math.min(BINS - 1, bin)] = (bins[bin] ?? 0) + 1;
    }
  const heights = [...bins].map((own, i) => own + ((bins[i - 1] ?? 0) + (bins[i + 1] ?? 0)) / 2);
  return heights
    .map((height, i) => ({ height, angle: ((i + 0.5) / BINS - 0.5) * Math.PI, i }))
    .filter(
      ({ height, angle, i }) =>
        height > 0 && height >= (heights[i - 1] ?? 0) && height >= (heights[i + 1] ?? 0) && isSlanted(angle),
    )
    .toSorted((a, b) => b.height - a.height)
    .slice(0, MOST_GUESSES)
    .map(({ angle }) => angle);
}

function centerOf({ box }: Component): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function groupAt(forms: readonly Component[], angle: number, picture: Forms): readonly SlantedGroup[] {
  const { labels, across, areOneForm, most } = picture;
  const turned = new Map(forms.map((one) => [one, measureTurned(one, labels, across, angle)]));
  const view = (one: Component): Box => turned.get(one) ?? one.box;
  const letters = forms.filter((one) => isLetterSized(one, most, view));
  const specks = forms.filter((one) => !letters.includes(one));
  return groupInLines(letters, view, areOneForm, specks)
    .filter((group) => group.length >= SHORTEST && splitRaised(group).length === 1)
    .map((group) => {
      const { x, y, width, height } = surround(group.map(view));
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const corner = { x: x * cos - y * sin, y: x * sin + y * cos };
      return { letters: group, slant: { angle, corner, long: width, high: height } };
    });
}

/** The angle at which the lines run, from the middles of their letters: longer lines tell it better. */
function levelLines(groups: readonly SlantedGroup[], angle: number): number {
  let [both, along] = [0, 0];
  for (const { letters } of groups) {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const places = letters.map(centerOf).map(({ x, y }) => ({ u: x * cos + y * sin, v: y * cos - x * sin }));
    const [u, v] = [mean(places.map((one) => one.u)), mean(places.map((one) => one.v))];
    for (const place of places) {
      both += (place.u - u) * (place.v - v);
      along += (place.u - u) ** 2;
    }
  }
  return along > 0 ? angle + Math.atan(both / along) : angle;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
