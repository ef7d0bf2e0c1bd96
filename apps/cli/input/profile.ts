import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineProfile, findProfile, getProfile, PROFILES, type Profile } from '@relievo/graphic/profiles';
import { BadInput } from '../io.ts';
import { badInput } from '../output/told.ts';

const USUAL = 'swell-a4';

/** A profile of ours by name, or one of the person's own from a file. */
export function readProfile(folder: string, given: string | undefined): Profile {
  if (given === undefined) return getProfile(USUAL);
  const known = findProfile(given);
  if (known) return known;
  if (!given.endsWith('.json'))
    throw new BadInput(
      'unknown_profile',
      `There is no profile “${given.slice(0, 80)}”. Choose one of ${PROFILES.map(({ id }) => id).join(', ')}, or a file that ends in .json.`,
    );
  const made = defineProfile(parseProfile(resolve(folder, given), given));
  if (!made.ok) throw badInput(made.problems[0]);
  return made.value;
}

function parseProfile(path: string, given: string): unknown {
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new BadInput('no_such_file', `The profile ${given} cannot be read. Check its name.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput('bad_json', `The profile ${given} is not JSON. Correct it, or use one of ours.`);
  }
}
