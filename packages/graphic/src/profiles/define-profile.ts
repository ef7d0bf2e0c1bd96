import { BRAILLE_STANDARDS, type BrailleStandard } from '@relievo/braille';
import { failure, type Problem, type Result, success } from '../model/result.ts';
import { contradictionIn } from './contradictions.ts';
import { EMBOSSER, PINS, SWELL, TOUCHSCREEN } from './limits.ts';
import { type Limits, MEDIA, type Medium, type Profile } from './profile.ts';

export const MEDIUM_LIMITS: Readonly<Record<Medium, Limits>> = {
  swell: SWELL,
  embosser: EMBOSSER,
  pins: PINS,
  touchscreen: TOUCHSCREEN,
};

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isLength = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 100_000;
const isCount = (value: unknown): value is number => isLength(value) && Number.isInteger(value) && value > 0;
const isBraille = (value: unknown): value is BrailleStandard =>
  typeof value === 'string' && Object.hasOwn(BRAILLE_STANDARDS, value);

const wrong = (message: string): Problem => ({ code: 'profile-invalid', message });

/**
 * A medium of the user's own, read from data: unknown fields are refused, limits left out are those
 * of the medium, and a profile that contradicts itself is one clear problem.
 */
export const defineProfile = (value: unknown): Result<Profile> => {
  if (!isFields(value)) return failure(wrong('A profile is an object with id, name, medium and sheet.'));
  const {
    id,
    name,
    medium,
    sheet,
    braille = 'nls-800',
    resolution = { type: 'continuous' },
    limits = {},
  } = value;
  const unknown = unknownField(value, ['id', 'name', 'medium', 'sheet', 'braille', 'resolution', 'limits']);
  if (unknown) return failure(wrong(`A profile has no field "${unknown}". Take it out or correct its name.`));
  if (typeof id !== 'string' || !/^[a-z0-9][a-z0-9.-]{0,63}$/.test(id))
    return failure(wrong('The profile needs an id of small letters, digits, dots and hyphens.'));
  if (typeof name !== 'string' || name.trim() === '') return failure(wrong('The profile needs a name.'));
  const known = MEDIA.find((one) => one === medium);
  if (!known) return failure(wrong(`The medium must be one of ${MEDIA.join(', ')}.`));
  if (
    !isFields(sheet) ||
    !isLength(sheet['width']) ||
    !isLength(sheet['height']) ||
    !isLength(sheet['margin'])
  )
    return failure(wrong('The sheet needs width, height and margin in millimetres, none below 0.'));
  if (!isBraille(braille))
    return failure(wrong(`Braille must be one of ${Object.keys(BRAILLE_STANDARDS).join(', ')}.`));
  const grain = readResolution(resolution);
  if (!grain)
    return failure(
      wrong(
        'The resolution must be continuous, dots (perInch, levels), cells (columns, rows, dots) or pins (columns, rows, pitch).',
      ),
    );
  const merged = mergeLimits(MEDIUM_LIMITS[known], limits);
  if (!merged.ok) return merged;
  const made: Profile = {
    id,
    name,
    medium: known,
    sheet: { width: sheet['width'], height: sheet['height'], margin: sheet['margin'] },
    braille,
    resolution: grain,
    limits: merged.value,
  };
  const contradiction = contradictionIn(made);
  return contradiction
    ? failure({ code: 'profile-contradicts-itself', message: contradiction })
    : success(made);
};

const unknownField = (fields: Fields, known: readonly string[]): string | undefined =>
  Object.keys(fields).find((key) => !known.includes(key));

const readResolution = (value: unknown): Profile['resolution'] | null => {
  if (!isFields(value)) return null;
  const { type, perInch, levels, columns, rows, dots, pitch } = value;
  if (type === 'continuous') return { type };
  if (type === 'dots' && isLength(perInch) && perInch > 0 && isCount(levels))
    return { type, perInch, levels };
  if (type === 'cells' && isCount(columns) && isCount(rows) && (dots === 6 || dots === 8))
    return { type, columns, rows, dots };
  if (type === 'pins' && isCount(columns) && isCount(rows) && isLength(pitch) && pitch > 0)
    return { type, columns, rows, pitch };
  return null;
};

/** The medium's limits are the pattern: same fields, numbers where it has numbers; null lifts a limit only where some medium has none. */
const mergeLimits = (base: Limits, given: unknown): Result<Limits> => {
  const merged: Record<string, unknown> = structuredCopy(base);
  const problem = mergeInto(merged, given, 'limits');
  if (problem) return failure(wrong(problem));
  return success(merged as Limits);
};

/** What a medium may be without. */
const OPTIONAL = new Set([
  'limits.margin',
  'limits.labelGap',
  'limits.labelClearance',
  'limits.mainLineWidth.max',
  'limits.helperWidth',
  'limits.raisedShare.min',
  'limits.divergingChord',
]);

const structuredCopy = (value: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      isFields(inner) ? structuredCopy(inner) : (inner as unknown),
    ]),
  );

const mergeInto = (target: Record<string, unknown>, given: unknown, at: string): string | null => {
  if (!isFields(given)) return `"${at}" must be an object.`;
  for (const [key, value] of Object.entries(given)) {
    const path = `${at}.${key}`;
    if (!Object.hasOwn(target, key)) return `There is no limit "${path}". Take it out or correct its name.`;
    const present = target[key];
    if (value === null && OPTIONAL.has(path)) target[key] = null;
    else if (isFields(present)) {
      const inner = mergeInto(present, value, path);
      if (inner) return inner;
    } else if (present === null && key === 'labelGap' && isFields(value)) {
      const fresh: Record<string, unknown> = { min: 0, max: 0 };
      const inner = mergeInto(fresh, value, path);
      if (inner) return inner;
      target[key] = fresh;
    } else if (isLength(value)) target[key] = value;
    else return `"${path}" must be a number, 0 or more${OPTIONAL.has(path) ? ', or null for no limit' : ''}.`;
  }
  return null;
};
