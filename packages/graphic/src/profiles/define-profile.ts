import { BRAILLE_STANDARDS, type BrailleStandard } from '@relievo/braille';
import { fail, type Problem, type Refuse, type Result, succeed } from '../model/result.ts';
import { findContradiction } from './contradictions.ts';
import { EMBOSSER, PINS, SWELL, TOUCHSCREEN } from './limits.ts';
import { type Limits, MEDIA, type Medium, type Profile } from './profile.ts';
import type { ProfileReports } from './reports.ts';

export const MEDIUM_LIMITS: Readonly<Record<Medium, Limits>> = {
  swell: SWELL,
  embosser: EMBOSSER,
  pins: PINS,
  touchscreen: TOUCHSCREEN,
};

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 100_000;
}
function isCount(value: unknown): value is number {
  return isLength(value) && Number.isInteger(value) && value > 0;
}
function isBraille(value: unknown): value is BrailleStandard {
  return typeof value === 'string' && Object.hasOwn(BRAILLE_STANDARDS, value);
}

const refuse: Refuse<ProfileReports> = fail;

/**
 * A medium of the user's own, read from data: unknown fields are refused, limits left out are those
 * of the medium, and a profile that contradicts itself is one clear problem.
 */
export function defineProfile(value: unknown): Result<Profile> {
  if (!isFields(value)) return refuse({ code: 'profile_not_object', parameters: {} });
  const {
    id,
    name,
    medium,
    sheet,
    braille = 'nls-800',
    resolution = { type: 'continuous' },
    limits = {},
  } = value;
  const unknown = findUnknownField(value, [
    'id',
    'name',
    'medium',
    'sheet',
    'braille',
    'resolution',
    'limits',
  ]);
  if (unknown) return refuse({ code: 'profile_field_unknown', parameters: { field: unknown } });
  if (typeof id !== 'string' || !/^[a-z0-9][a-z0-9.-]{0,63}$/.test(id))
    return refuse({ code: 'profile_id_not_valid', parameters: {} });
  if (typeof name !== 'string' || name.trim() === '')
    return refuse({ code: 'profile_name_missing', parameters: {} });
  const known = MEDIA.find((one) => one === medium);
  if (!known) return refuse({ code: 'profile_medium_unknown', parameters: { known: MEDIA } });
  if (
    !isFields(sheet) ||
    !isLength(sheet['width']) ||
    !isLength(sheet['height']) ||
    !isLength(sheet['margin'])
  )
    return refuse({ code: 'profile_sheet_not_valid', parameters: {} });
  if (!isBraille(braille))
    return refuse({ code: 'profile_braille_unknown', parameters: { known: Object.keys(BRAILLE_STANDARDS) } });
  const grain = readResolution(resolution);
  if (!grain) return refuse({ code: 'profile_resolution_not_valid', parameters: {} });
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
  const contradiction = findContradiction(made);
  return contradiction ? refuse(contradiction) : succeed(made);
}

function findUnknownField(fields: Fields, known: readonly string[]): string | undefined {
  return Object.keys(fields).find((key) => !known.includes(key));
}

function readResolution(value: unknown): Profile['resolution'] | null {
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
}

/** The medium's limits are the pattern: same fields, numbers where it has numbers; null lifts a limit only where some medium has none. */
function mergeLimits(base: Limits, given: unknown): Result<Limits> {
  const merged: Record<string, unknown> = copyStructure(base);
  const problem = mergeInto(merged, given, 'limits');
  if (problem) return refuse(problem);
  return succeed(merged as unknown as Limits);
}

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

function copyStructure(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      isFields(inner) ? copyStructure(inner) : (inner as unknown),
    ]),
  );
}

function mergeInto(
  target: Record<string, unknown>,
  given: unknown,
  at: string,
): Problem<ProfileReports> | null {
  if (!isFields(given)) return { code: 'profile_limit_not_object', parameters: { path: at } };
  for (const [key, value] of Object.entries(given)) {
    const path = `${at}.${key}`;
    if (!Object.hasOwn(target, key)) return { code: 'profile_limit_unknown', parameters: { path } };
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
    else return { code: 'profile_limit_not_number', parameters: { path, mayBeNull: OPTIONAL.has(path) } };
  }
  return null;
}
