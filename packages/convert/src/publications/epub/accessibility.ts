import { type Document, type Figure, walkBlocks, walkInlines } from '@relievo/document/model';
import { isDescribed } from '../html/write-figure.ts';

type Fact = readonly [property: string, value: string];

/**
 * The accessibility metadata, counted in the book itself (EPUB Accessibility 1.1, 2). Conformance is not claimed: a person has to
 * evaluate a book for that.
 */
export interface Accessibility {
  readonly facts: readonly Fact[];
  /** Figures of which nothing tells what they show. */
  readonly undescribed: number;
}

export function describeAccessibility(
  { blocks }: Document,
  describe: (figure: Figure) => string,
  isSpoken = false,
): Accessibility {
  const all = [...walkBlocks(blocks)].map(({ block }) => block);
  const inlines = [...walkInlines(blocks)];
  const figures = all.filter(
    (block) => block.kind === 'figure' && block.treatment !== 'decoration',
  ) as Figure[];
  const undescribed = figures.filter((figure) => !isDescribed(figure, describe(figure))).length;
  const hasFormula =
    all.some(({ kind }) => kind === 'formula') || inlines.some(({ kind }) => kind === 'formula');
  const hasPages =
    all.some(({ kind }) => kind === 'page-break') || inlines.some(({ kind }) => kind === 'page-break');
  const isVisual = figures.length > 0 || inlines.some(({ kind }) => kind === 'picture');
  const hasLong = figures.some((figure) => figure.description.long.length > 0 || describe(figure) !== '');
  const facts: readonly Fact[] = [
    ['schema:accessMode', 'textual'],
    ...(isVisual ? ([['schema:accessMode', 'visual']] as const) : []),
    ...(isSpoken ? ([['schema:accessMode', 'auditory']] as const) : []),
    ...(undescribed === 0 ? ([['schema:accessModeSufficient', 'textual']] as const) : []),
    ...(isVisual ? ([['schema:accessModeSufficient', 'textual,visual']] as const) : []),
    ...FEATURES.map((feature): Fact => ['schema:accessibilityFeature', feature]),
    ...(isVisual && undescribed === 0 ? [feature('alternativeText')] : []),
    ...(hasLong ? [feature('longDescription')] : []),
    ...(hasFormula ? [feature('MathML')] : []),
    ...(hasPages ? [feature('pageBreakMarkers'), feature('pageNavigation')] : []),
    ...(isSpoken ? [feature('synchronizedAudioText')] : []),
    ['schema:accessibilityHazard', isVisual ? 'unknown' : 'none'],
    ['schema:accessibilitySummary', summarise(figures.length, undescribed)],
  ];
  return { facts, undescribed };
}

const FEATURES = ['structuralNavigation', 'tableOfContents', 'readingOrder', 'displayTransformability'];

function feature(name: string): Fact {
  return ['schema:accessibilityFeature', name];
}

function summarise(figures: number, undescribed: number): string {
  if (figures === 0) return 'The publication is text with headings to go to. It has no figures.';
  const described = figures - undescribed;
  const count = figures === 1 ? 'It has one figure' : `It has ${figures} figures`;
  if (undescribed === 0)
    return `The publication is text with headings to go to. ${count}, described in words.`;
  if (described === 0)
    return `The publication is text with headings to go to. ${count}, and no one has described what is shown yet.`;
  return `The publication is text with headings to go to. ${count}, of which ${described} ${described === 1 ? 'is' : 'are'} described in words. No one has described the others yet.`;
}
