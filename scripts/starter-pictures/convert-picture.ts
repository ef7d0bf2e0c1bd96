import { EMPTY_PICTURE_WORK, type Simplification } from '@relievo/contracts/pictures';
import {
  createBundledEngine,
  openBraille,
  type TranslatedTexts,
  translateTexts,
} from '@relievo/convert/braille';
import { flatten, pointToPolyline } from '@relievo/graphic/geometry';
import { type Drawing, mapItems, type Point, type ShapeItem, walkLeaves } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { check, type Finding, repair } from '@relievo/graphic/rules';
import { formatFinding } from '@relievo/graphic/rules/words';
import { readDrawing } from '@relievo/graphic/svg';
import { canonicalise } from '@relievo/graphic/validation';
import { minOf } from '@relievo/words';
import { tracePictureFile } from '../../apps/server/features/pictures/tracing/tracing-program.ts';
import type { PicturePart, StarterPicture } from './words.ts';

const PAPER = getProfile('swell-a4');
/** Words are read, then written in braille; nothing is asked for a third time. */
const MOST_TRACINGS = 3;

export interface ConvertedPicture {
  readonly drawing: Drawing;
  /** What was changed on the way, as the converter keeps it with a resource. */
  readonly log: readonly Simplification[];
}

/** A picture as the converter leaves it to a teacher who repairs all and names the parts. */
export async function convertPicture(picture: StarterPicture, bytes: Uint8Array): Promise<ConvertedPicture> {
  const traced = await trace(picture, bytes);
  const findings = check(traced.drawing, PAPER);
  const mended = repair(
    traced.drawing,
    findings.filter(({ repairable }) => repairable),
    PAPER,
  );
  const named = picture.parts.reduce(nameParts, mended.drawing);
  const count = [...walkLeaves(named)].filter(({ name }) => name !== '').length;
  return {
    drawing: canonicalise({
      ...named,
      id: picture.name,
      title: picture.title,
      description: picture.description,
    }),
    log: [...traced.log, ...tallyRepairs(mended.repaired), { code: 'named', count, message: NAMED }],
  };
}
const NAMED = 'Parts were given names by hand.';

async function trace({ name }: StarterPicture, bytes: Uint8Array): Promise<ConvertedPicture> {
  const translator = openBraille(createBundledEngine());
  let braille: TranslatedTexts = { engine: '', texts: [] };
  for (let tracing = 0; tracing < MOST_TRACINGS; tracing += 1) {
    // Parts are named by their places on the sheet, so the picture stays where it was painted.
    const made = await tracePictureFile(
      bytes,
      {
        name: `${name}.png`,
        language: 'en',
        recipe: EMPTY_PICTURE_WORK.recipe,
        paper: PAPER.id,
        isUncontracted: false,
        braille,
      },
      'source',
    );
    if ('problem' in made) throw new Error(`${name}: ${made.problem}`);
    if ('asked' in made) {
      const more = translateTexts(translator, made.asked);
      braille = { engine: more.engine, texts: [...braille.texts, ...more.texts] };
      continue;
    }
    const read = readDrawing(made.drawing);
    if (!read.ok) throw new Error(`${name}: what was traced cannot be read.`);
    return { drawing: read.value, log: made.log };
  }
  throw new Error(`${name}: its words ask for braille again and again.`);
}

/** Millimetres: the picture fills the sheet within its margins. */
const MARGIN = PAPER.sheet.margin;

/** The part that lies nearest to each place. */
function nameParts(drawing: Drawing, { name, description, at }: PicturePart): Drawing {
  const shapes = [...walkLeaves(drawing)].filter((item): item is ShapeItem => item.kind === 'shape');
  const ids = new Set(at.map(([x, y]) => findNearest(shapes, { x: x + MARGIN, y: y + MARGIN }).id));
  return mapItems(drawing, (item) => (ids.has(item.id) ? { ...item, name, description } : item));
}

function findNearest(shapes: readonly ShapeItem[], place: Point): ShapeItem {
  const away = ({ geometry }: ShapeItem): number =>
    minOf(flatten(geometry, 0.05).map((line) => pointToPolyline(place, line)));
  const [nearest] = shapes.toSorted((a, b) => away(a) - away(b));
  if (!nearest) throw new Error('Nothing was traced.');
  return nearest;
}

/** The same repair of several parts is told once, with how often. */
function tallyRepairs(findings: readonly Finding[]): readonly Simplification[] {
  const messages = findings.map((finding) => `Repaired: ${formatFinding(finding)}`.slice(0, 1000));
  return [...new Set(messages)].map((message) => ({
    code: 'repaired',
    count: messages.filter((one) => one === message).length,
    message,
  }));
}
