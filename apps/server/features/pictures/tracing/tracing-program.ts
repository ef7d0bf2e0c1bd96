import { findUncontractedCode } from '@relievo/braille';
import type { PictureAnalysis, Simplification } from '@relievo/contracts/pictures';
import { LONGEST_DRAWING } from '@relievo/contracts/values';
import { createPreparedTranslator, writeLabelsInBraille } from '@relievo/convert/braille';
import {
  importDrafts,
  type Layout,
  type PictureReport,
  type PreparedPicture,
  preparePicture,
} from '@relievo/convert/formats';
import { ENGLISH_REPORTS, reportText } from '@relievo/convert/words';
import { listKeyWords } from '@relievo/graphic/figure';
import { type Drawing, walkLeaves } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import { findProfile, getProfile, type Profile } from '@relievo/graphic/profiles';
import { check } from '@relievo/graphic/rules';
import { writeDrawing } from '@relievo/graphic/svg';
import { canonicalise } from '@relievo/graphic/validation';
import { countOf } from '@relievo/words';
import type { TracedAnswer, TracingAnswer, TracingRequest } from './answer-rules.ts';

type Made = Exclude<TracingAnswer, TracedAnswer> | (TracedAnswer & { readonly drawing: string });

const UNREADABLE =
  'The file is damaged, or has more pixels than can be opened. Save it again in the program that made it, or make it smaller, then begin anew.';
const TOO_FULL =
  'It has more lines than a tactile sheet can hold. In the step Enhance, cut off what the lesson does not need or raise the size of the smallest detail.';

/** Prepares the picture by its recipe and traces it. What stands in the way is one sentence for a person. */
export async function tracePictureFile(
  bytes: Uint8Array,
  request: TracingRequest,
  layout: Layout = 'figure',
): Promise<Made> {
  const { name, language, recipe, paper, isUncontracted, braille } = request;
  const prepared = await preparePicture(bytes, recipe);
  if (!prepared) return { problem: UNREADABLE };
  const profile = findProfile(paper) ?? getProfile('swell-a4');
  const code = isUncontracted ? findUncontractedCode(language) : null;
  const translator = createPreparedTranslator(braille);
  const read = await importDrafts(
    { name, bytes: prepared.bytes },
    {
      profile,
      translate: translator.translate,
      isWholePicture: true,
      layout,
      ...(code === null ? {} : { table: code, isUncontracted }),
    },
  );
  if (!read.ok) return { problem: tell(read.problems[0]) };
  const [draft] = read.value;
  if (!draft?.picture) throw new Error('What was read is no picture.');
  const { drawing: laid, keySheets = [] } = draft.source;
  const key = listKeyWords(keySheets);
  // A figure has its words in braille.
  const labelled = layout === 'figure' ? laid : writeLabelsInBraille(laid, translator, code ?? undefined);
  const asked = translator.missing();
  if (asked.length > 0) return { asked: [...asked] };
  // A picture that is converted has one sheet.
  const drawing = canonicalise(key.length > 0 ? addToDescription(labelled, key) : labelled);
  const svg = writeDrawing(drawing);
  if (svg.length > LONGEST_DRAWING) return { problem: TOO_FULL };
  return {
    drawing: svg,
    analysis: analyse(prepared, draft.picture, drawing, profile),
    log: [
      ...(prepared.corners ? [PAGE_LAID_STRAIGHT] : []),
      ...logChanges(draft.changes),
      ...(key.length > 0 ? logChanges([KEY_IN_DESCRIPTION]) : []),
    ],
    corners: prepared.corners,
  };
}

const KEY_IN_DESCRIPTION: Change = { code: 'figure_key_in_description', parameters: {}, items: [] };

function addToDescription(drawing: Drawing, key: readonly string[]): Drawing {
  const words = `Key: ${key.join('; ')}.`;
  return {
    ...drawing,
    description: drawing.description === '' ? words : `${drawing.description}\n\n${words}`,
  };
}

const PAGE_LAID_STRAIGHT: Simplification = {
  code: 'picture_page_straightened',
  count: 1,
  message: tell({ code: 'picture_page_straightened', parameters: {} }),
};

function analyse(
  { width, height }: PreparedPicture,
  { seen, unread }: PictureReport,
  drawing: Drawing,
  profile: Profile,
): PictureAnalysis {
  const { kind, certainty, reasons, colors, complexity, density, touch, advice } = seen;
  const words = [...walkLeaves(drawing)].flatMap((item) =>
    item.kind === 'text' && item.print.trim() ? [item.print.trim().slice(0, LONGEST_WORDS)] : [],
  );
  const { lines, areas, marks, level } = complexity;
  return {
    width,
    height,
    kind,
    certainty,
    reasons: reasons.map(({ kind: _kind, weight: _weight, ...reason }) => reason),
    colors: colors.map(({ color, share }) => ({ color: toHex(color), share })),
    complexity: { lines, areas, marks, level },
    density,
    touch: {
      score: touch.score,
      level: touch.level,
      problems: touch.problems.map(({ cost: _cost, ...problem }) => problem),
    },
    advice,
    labels: countOf(words),
    words: words.slice(0, MOST_WORDS),
    unread,
    findings: countOf(check(drawing, profile)),
  };
}
const MOST_WORDS = 200;
const LONGEST_WORDS = 500;

function toHex(color: readonly number[]): string {
  return `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** What happened several times alike is one change, which says how often. */
function logChanges(changes: readonly Change[]): Simplification[] {
  return changes
    .slice(0, MOST_TOLD)
    .map((change) => ({ code: change.code, count: countTimes(change), message: tell(change) }));
}
const MOST_TOLD = 100;

function countTimes({ parameters }: Change): number {
  const { count } = parameters as { readonly count?: unknown };
  return typeof count === 'number' ? count : 1;
}

function tell({ code, parameters }: { readonly code: string; readonly parameters: object }): string {
  return reportText({ code, parameters }, ENGLISH_REPORTS).slice(0, 1000);
}
