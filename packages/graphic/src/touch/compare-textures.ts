import { minOf } from '@relievo/words';
import { TEXTURES, type Texture } from '../model/drawing.ts';
import type { Medium } from '../profiles/profile.ts';
import { paintTexture } from '../raster/texture/paint-texture.ts';
import { TEXTURE_ORDER } from '../set/texture-order.ts';
import { compareSpectra, type Feel, feelOf } from './spectrum.ts';

/** Told apart: at least half of what repeats in one does not repeat in the other, or one is fuller by half. */
export const TOLD_APART = 0.5;

/** A square of dots, of pins, or of millimetres (about what a fingertip resolves) where there is no grid. */
const PATCH = 64;

const feels = new Map<string, Feel>();

function computeFeel(texture: Texture, medium: Medium): Feel {
  const key = `${medium} ${texture}`;
  const known = feels.get(key);
  if (known) return known;
  const feel = feelOf(paintTexture(texture, medium, PATCH));
  feels.set(key, feel);
  return feel;
}

/** 0 the same to 1 nothing in common, measured on the raised dots of the medium itself. */
export function compareTextures(a: Texture, b: Texture, medium: Medium): number {
  return compareSpectra(computeFeel(a, medium), computeFeel(b, medium));
}

/** Whether two textures may touch or lie near each other and still be told apart. */
export function mayStandBeside(a: Texture, b: Texture, medium: Medium): boolean {
  return compareTextures(a, b, medium) >= TOLD_APART;
}

/** The textures that a medium can show, best first, so that the first few of the list always go together. */
export function listTexturesFor(medium: Medium): readonly Texture[] {
  return TEXTURE_ORDER[medium];
}

/** Feels what fingers would feel, one texture at a time, before anybody compares them: it takes a while. */
export function* feelAhead(medium: Medium): Generator<void, void, undefined> {
  for (const texture of TEXTURES) {
    computeFeel(texture, medium);
    yield;
  }
}

/** Each is the one that differs most from all before it. */
export function chooseApart(medium: Medium): readonly Texture[] {
  const chosen: Texture[] = ['lines-rising'];
  const nearest = (texture: Texture): number =>
    minOf(chosen.map((other) => compareTextures(texture, other, medium)));
  const left = new Set<Texture>(TEXTURES.filter((texture) => texture !== 'lines-rising'));
  while (left.size > 0) {
    const next = [...left].reduce((best, texture) => (nearest(texture) > nearest(best) ? texture : best));
    if (nearest(next) < TOLD_APART) break;
    chosen.push(next);
    left.delete(next);
  }
  return chosen;
}
