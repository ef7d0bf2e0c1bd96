import { execFileSync } from 'node:child_process';
import type { Drawing } from '@relievo/graphic/model';
import { tactileview } from '@relievo/graphic/outputs';
import { decodePng, type Picture } from '@relievo/graphic/png';
import type { Profile } from '@relievo/graphic/profiles';
import { wordsOf } from '../../words/testing/words-of.ts';
import { findBytes } from './make.ts';

/** Another independent reader: librsvg draws our SVG, black as paper wants it. */
export function renderByRsvg(drawing: Drawing, profile: Profile, dpi: number): Picture {
  const input = findBytes(tactileview.make({ drawing }, profile));
  const options = ['-d', `${dpi}`, '-p', `${dpi}`, '-b', 'white'];
  const read = decodePng(
    Uint8Array.from(execFileSync('rsvg-convert', options, { input, maxBuffer: 1 << 28 })),
  );
  if (!read.ok) throw new Error(wordsOf(read.problems[0]));
  return read.value;
}
