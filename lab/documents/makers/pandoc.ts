import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Class } from '../classes.ts';
import type { Medium } from '../corpus-file.ts';
import type { Truth } from '../truth.ts';
import { isRightToLeft, isSlides, type Job, type Maker, type Tools } from './maker.ts';
import { type PandocForm, writePandoc } from './write-pandoc.ts';

interface Form {
  readonly id: string;
  readonly medium: Medium;
  readonly ending: string;
  readonly words: readonly string[];
  readonly form: PandocForm;
  readonly without?: readonly Class[];
  readonly suits?: (truth: Truth) => boolean;
}

const PLAIN: PandocForm = { pictures: 'png', takesHtml: false };
const WITH_HTML: PandocForm = { pictures: 'png', takesHtml: true };

const FORMS: readonly Form[] = [
  { id: 'pandoc-docx', medium: 'office', ending: 'docx', words: [], form: PLAIN },
  {
    id: 'pandoc-odt',
    medium: 'office',
    ending: 'odt',
    words: [],
    form: PLAIN,
    // Pandoc writes only the first of several header rows.
    suits: ({ name }) => name !== 'table-spans',
  },
  { id: 'pandoc-epub3', medium: 'web', ending: 'epub', words: ['-t', 'epub3', '--mathml'], form: WITH_HTML },
  {
    id: 'pandoc-epub2',
    medium: 'web',
    ending: 'epub',
    words: ['-t', 'epub2'],
    form: PLAIN,
    // EPUB 2 has no MathML: Pandoc writes formulas as text.
    without: ['formulas'],
    suits: (truth) => !JSON.stringify(truth).includes('"latex"'),
  },
  {
    id: 'pandoc-html',
    medium: 'web',
    ending: 'html',
    words: ['--mathml', '--self-contained'],
    form: WITH_HTML,
  },
  {
    id: 'pandoc-markdown',
    medium: 'web',
    ending: 'md',
    words: ['-t', 'markdown-smart-simple_tables-multiline_tables-grid_tables+pipe_tables', '--wrap', 'none'],
    form: PLAIN,
    // A file of Markdown names its pictures by their addresses, which are not fetched.
    without: ['figures', 'captions', 'print pages'],
    suits: (truth) => truth.name !== 'table-spans',
  },
  {
    id: 'pandoc-latex',
    medium: 'web',
    ending: 'tex',
    words: ['-t', 'latex-smart'],
    form: PLAIN,
    without: ['figures'],
    suits: (truth) => !isRightToLeft(truth),
  },
];

export const PANDOC_MAKERS: readonly Maker[] = [
  ...FORMS.map(
    ({ id, medium, ending, words, form, without = [], suits }): Maker => ({
      id,
      producer: 'Pandoc',
      medium,
      ending,
      // Pandoc writes the caption of a picture as its alternative text, and a chart as a picture.
      without: ['alternatives', 'charts', ...(form.takesHtml ? [] : (['print pages'] as const)), ...without],
      suits: (truth) => !isSlides(truth) && (suits?.(truth) ?? true),
      make: (jobs, tools) => {
        for (const job of jobs) runPandoc(job, tools, form, words);
      },
    }),
  ),
  {
    id: 'pandoc-pptx',
    producer: 'Pandoc',
    medium: 'slides',
    ending: 'pptx',
    without: ['alternatives', 'charts'],
    suits: isSlides,
    make: (jobs, tools) => {
      for (const job of jobs) runPandoc(job, tools, PLAIN, ['--slide-level', '2']);
    },
  },
];

function runPandoc(job: Job, { run }: Tools, form: PandocForm, words: readonly string[]): void {
  const source = join(job.folder, 'pandoc.json');
  writeFileSync(source, writePandoc(job.truth, form));
  run(
    'pandoc',
    ['-f', 'json', source, '-s', '-M', `pagetitle=${job.truth.name}`, ...words, '-o', job.out],
    job.folder,
  );
}

/** Writes the text of a truth in HTML without head, for pages that others print. */
export function writeHtmlBody(
  { truth, folder }: Job,
  { run }: Tools,
  form: PandocForm,
  math: readonly string[],
): string {
  const source = join(folder, 'body.json');
  writeFileSync(source, writePandoc(truth, form));
  return run('pandoc', ['-f', 'json', source, '-t', 'html', ...math], folder);
}
