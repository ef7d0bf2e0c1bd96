import { JUDGED_SEARCHES } from '../../apps/server/features/starter/testing/judged-searches.ts';
import { averageOf, type Measured } from '../../apps/server/features/starter/testing/measure-search.ts';

interface Compared {
  /** With the first search that is named pressed where nothing was found. */
  readonly ours: readonly Measured[];
  readonly first: readonly Measured[];
  readonly postgres: readonly Measured[];
}

function writeShare(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function writeAverages(name: string, measured: readonly Measured[]): string {
  const none = measured.filter(({ shown }) => shown.length === 0).length;
  return `| ${name} | ${writeShare(averageOf(measured, 'precision'))} | ${writeShare(averageOf(measured, 'found'))} | ${none} |`;
}

function countRight(text: string, shown: readonly string[]): string {
  const right = JUDGED_SEARCHES.get(text) ?? [];
  return `${shown.filter((name) => right.includes(name)).length} of ${shown.length}`;
}

/** docs/search.md: what does not change stands here, every figure comes from the comparison. */
export function writeSearchPage({ ours, first, postgres }: Compared, resources: number): string {
  const rows = ours.map(({ text, shown }, place) => {
    const isMeant = first[place]?.shown.length === 0 && shown.length > 0;
    const right = JUDGED_SEARCHES.get(text)?.length ?? 0;
    return `| ${text} | ${right} | ${countRight(text, shown)}${isMeant ? ' (did you mean)' : ''} | ${countRight(text, postgres[place]?.shown ?? [])} |`;
  });
  return `# Search

How a search finds what somebody means, and how well it does. This page is written by \`npm run lab -- search\`; \`npm test\` asks the same sixty searches.

## What a search forgives

- **Forms.** \`triangles\` finds "triangle", \`Häuser\` finds "Haus": words of one stem in the language of each resource (thirty languages by PostgreSQL's Snowball stemmers).
- **Parts.** \`synth\` finds "photosynthesis".
- **Order and small words.** All words have to be found, in any order; "the" and "of" need not be.
- **Terms of the field.** \`circle graph\` finds "pie chart": each line of [a list](../apps/server/features/library/search/synonym-data.ts) finds what any of its terms finds.
- **Authors.** \`Tomas Berg\` finds what Tomas Berg published.
- **Wrong letters.** A search that finds nothing names up to three that do, with how many they find: words of the library with one wrong letter (two from six letters on) in place of those that it does not know, or the search without one of its words. Each was looked for by whoever asks, under the same filters.

The best match comes first: titles with the search as typed, titles with forms of its words, titles with parts of words, then words elsewhere, then parts of words elsewhere; the popular ones first among equals. Where nothing is searched for, the newest come first. A total is exact up to 10,000. [0134](decisions/0134-search-forgives.md) and [0135](decisions/0135-searches-are-counted-to-ten-thousand.md) say why and how.

## Sixty searches, judged

The rows are the ${resources} published resources of the starter library, the right answers were [judged by hand](../apps/server/features/starter/testing/judged-searches.ts). Beside us stands PostgreSQL's own text search on the same rows: English stems, the title weighed before category, subject and tags, and those before description and author, by \`ts_rank\`. It is not told the terms of the field and names no corrections; our list of terms was written with a library like this one in view.

*Precision* is how much of the first five is right, *found* how much of what could be right among five is there. A search that shows nothing counts as 0 in both.

| | precision of the first five | found | searches without an answer |
|---|---|---|---|
${writeAverages('Relievo, with the first "did you mean" pressed', ours)}
${writeAverages('Relievo, as it answers first', first)}
${writeAverages('PostgreSQL text search', postgres)}

## Each of them

Right answers there are, and of the first five shown how many are right.

| search | right answers | Relievo | PostgreSQL |
|---|---|---|---|
${rows.join('\n')}
`;
}
