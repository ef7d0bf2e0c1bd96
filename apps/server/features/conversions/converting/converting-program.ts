import { findUncontractedCode, type Translator } from '@relievo/braille';
import { chartContent } from '@relievo/contracts/library/files';
import { foundChart, MOST_FOUND_CHARTS } from '@relievo/contracts/uploads';
import { DEFAULT_SETTINGS, type Source } from '@relievo/convert';
import { createPreparedTranslator } from '@relievo/convert/braille';
import { type ImportedDraft, importDrafts, type PageSlice, showPages } from '@relievo/convert/formats';
import { writeDocumentFile, writeReadingPage } from '@relievo/convert/publications';
import { ENGLISH_REPORTS, reportText } from '@relievo/convert/words';
import { findProfile, type Profile } from '@relievo/graphic/profiles';
import { check } from '@relievo/graphic/rules';
import { writeDrawing } from '@relievo/graphic/svg';
import { canonicalise } from '@relievo/graphic/validation';
import { nameWithoutEnding } from '../name-rules.ts';
import type {
  Converted,
  ConvertedDraft,
  ConvertingAnswer,
  ConvertingRequest,
  PagesAnswer,
} from './answer-rules.ts';
import { summariseText } from './summary-rules.ts';

export type FileToConvert = ConvertingRequest & { readonly bytes: Uint8Array };

type MadeDraft = ConvertedDraft & {
  readonly drawing: string | null;
  readonly document: MadeDocument | null;
};

interface MadeDocument {
  readonly file: Uint8Array;
  readonly readingPage: string;
}

type Made = Exclude<ConvertingAnswer, Converted> | { readonly drafts: readonly MadeDraft[] };

const KEPT = 100;
/** A table says nothing of its language. */
const TABLES_IN = 'en';
/** Pictures of a document that are drawn for touch. Each takes seconds, and a slow machine several times as many. */
const MAX_PICTURES = 8;
const LONGEST_TITLE = 300;
const LONGEST_WORDS = 5000;

/** Reads the file, and makes its drafts: drawings, charts and texts. What stands in the way is one sentence for a person. */
export async function convertFile(
  { name, paper, pages, isUncontracted, bytes, braille }: FileToConvert,
  onStep: (name: string) => void,
): Promise<Made> {
  const profile = profileOf(paper);
  const code = isUncontracted ? findUncontractedCode(TABLES_IN) : null;
  const translator = createPreparedTranslator(braille);
  onStep('reading');
  const read = await importDrafts(
    { name, bytes },
    {
      profile,
      translate: translator.translate,
      charts: 'both',
      documents: 'whole',
      drawsFigures: MAX_PICTURES,
      ...(pages === undefined ? {} : { pages }),
      ...(code === null ? {} : { table: code, isUncontracted }),
    },
  );
  const unwritten = translator.missing();
  if (unwritten.length > 0) return { asked: [...unwritten] };
  if (!read.ok) return { problem: tell(read.problems[0]) };
  onStep('checking');
  const [first] = read.value;
  if (first?.source.undrawn && !first.source.text) return { problem: tell(first.source.undrawn) };
  const drafts: MadeDraft[] = [];
  for (const draft of read.value.flatMap(withKeys))
    drafts.push({ ...makeDraft(draft, name, profile), ...(await makeDocument(draft, translator)) });
  const asked = translator.missing();
  return asked.length > 0 ? { asked: [...asked] } : { drafts };
}

/** Makes the files of a document: the one that publications are made of, and the page on which it is read. */
async function makeDocument(
  { source, document }: ImportedDraft,
  translator: Translator,
): Promise<Pick<MadeDraft, 'isDocument' | 'document'>> {
  if (!source.text || !document) return { isDocument: false, document: null };
  const formulas = source.formulas?.flatMap((one) => one.formulas) ?? [];
  const spoken = new Map(formulas.map((formula) => [formula.mathml, formula.spoken ?? undefined]));
  const readingPage = await writeReadingPage(document, { translator, settings: DEFAULT_SETTINGS }, (mathml) =>
    spoken.get(mathml),
  );
  return { isDocument: true, document: { file: writeDocumentFile(document), readingPage } };
}

/** Returns the draft and its key: a draft holds one sheet, so a key on further sheets comes as drafts. */
function withKeys(draft: ImportedDraft): readonly ImportedDraft[] {
  const { keySheets = [], drawing, chart } = draft.source;
  if (chart || keySheets.length === 0) return [draft];
  const title = drawing.title.trim();
  const keys = keySheets.map(
    (key): ImportedDraft => ({
      source: { drawing: { ...key, title: `${title}: key` } },
      changes: [{ code: 'figure_key_apart', parameters: { title }, items: [] }],
      pages: draft.pages,
    }),
  );
  return [draft, ...keys];
}

/** The pages of a document, small. */
export async function showPagesOf(name: string, bytes: Uint8Array, slice: PageSlice): Promise<PagesAnswer> {
  const shown = await showPages({ name, bytes }, slice);
  if (!shown.ok) return { problem: tell(shown.problems[0]) };
  const { total, pages } = shown.value;
  return {
    total,
    pages: pages.map(({ picture, ...page }) => ({
      ...page,
      picture: Buffer.from(picture).toString('base64'),
    })),
  };
}

function makeDraft(
  { source, changes, pages, charts = [] }: ImportedDraft,
  name: string,
  profile: Profile,
): Omit<MadeDraft, 'isDocument' | 'document'> {
  const drawing = source.text ? null : canonicalise(source.drawing);
  return {
    ...describeSource(source, name),
    text: source.text
      ? {
          version: 1,
          blocks: source.text.map((block) => ({ ...block })) as never,
          ...(source.formulas && { formulas: source.formulas as never }),
        }
      : null,
    pages: [...pages],
    notes: changes.slice(0, KEPT).map(tell),
    profile: profile.id,
    findings: !drawing
      ? []
      : check(drawing, profile, KEPT)
          .slice(0, KEPT)
          .map(({ rule, severity, code, parameters }) => ({
            rule,
            severity,
            code,
            parameters: { ...parameters },
          })),
    charts: charts
      .flatMap((chart) => {
        const kept = foundChart.safeParse(chart);
        return kept.success ? [kept.data] : [];
      })
      .slice(0, MOST_FOUND_CHARTS),
    drawing: drawing && writeDrawing(drawing),
  };
}

function profileOf(paper: string): Profile {
  const profile = findProfile(paper);
  if (!profile) throw new Error(`There is no profile ${paper}.`);
  return profile;
}

function describeSource(source: Source, name: string) {
  const { drawing, description, chart: made } = source;
  const words = (description || drawing.description || summariseText(source)).trim();
  const [first = ''] = words.split(/\n[^\S\n]*\n\s*/);
  const chart = chartContent.safeParse(made);
  return {
    title: (drawing.title.trim() || nameWithoutEnding(name)).slice(0, LONGEST_TITLE),
    description: words.slice(0, LONGEST_WORDS),
    altText: made ? first.slice(0, LONGEST_WORDS) : '',
    language: drawing.language,
    chart: chart.success ? chart.data : null,
  };
}

function tell({ code, parameters }: { readonly code: string; readonly parameters: object }) {
  return { code, message: reportText({ code, parameters }, ENGLISH_REPORTS).slice(0, 2000) };
}
