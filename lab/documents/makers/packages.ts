import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Class } from '../classes.ts';
import type { Medium } from '../corpus-file.ts';
import type { Truth } from '../truth.ts';
import { holdsFormula, isRightToLeft, isSlides, type Job, type Maker, type Tools } from './maker.ts';
import { writeHtmlBody } from './pandoc.ts';

const SCRIPTS = join(import.meta.dirname, '../scripts');
/** The Python of the system, to which Debian adds python-docx and ReportLab. */
const PYTHON = '/usr/bin/python3';
const OF_PAGES: readonly Class[] = ['alternatives', 'charts', 'formulas', 'notes', 'marks'];

/** Packages of npm that `lab -- documents` loads from the folder of the corpus. */
export const PACKAGES = 'docx@9.15.2 pptxgenjs@4.0.1 epub-gen-memory@1.1.2 pdfkit@0.20.2 jszip@3.10.1';

export const PACKAGE_MAKERS: readonly Maker[] = [
  {
    ...script('docx-npm', 'docx', 'office', 'docx', ['print pages'], isPlain),
  },
  // It writes neither notes nor links.
  script(
    'python-docx',
    'python-docx',
    'office',
    'docx',
    ['print pages', 'notes', 'charts'],
    (truth) => isPlain(truth) && !isRightToLeft(truth),
  ),
  script('pptxgenjs', 'pptxgenjs', 'slides', 'pptx', ['marks', 'print pages'], isSlides),
  script('pdfkit', 'PDFKit', 'pdf', 'pdf', [...OF_PAGES, 'print pages'], isForPages),
  { ...script('reportlab', 'ReportLab', 'pdf', 'pdf', OF_PAGES, isForPages), numbersPages: true },
  {
    ...script(
      'epub-gen',
      'epub-gen',
      'web',
      'epub',
      ['alternatives', 'charts', 'figures', 'captions', 'notes'],
      (truth) =>
        isPlain(truth) &&
        !JSON.stringify(truth).includes('"alt"') &&
        !JSON.stringify(truth).includes('"chart"'),
    ),
    make: (jobs, tools) => {
      for (const job of jobs)
        writeFileSync(
          join(job.folder, 'body.html'),
          writeHtmlBody(job, tools, { pictures: 'png', takesHtml: false }, []),
        );
      runScript('epub-gen', jobs, tools);
    },
  },
];

function isPlain(truth: Truth): boolean {
  return !isSlides(truth) && !holdsFormula(truth);
}

function isForPages(truth: Truth): boolean {
  return isPlain(truth) && !isRightToLeft(truth);
}

function script(
  id: string,
  producer: string,
  medium: Medium,
  ending: string,
  without: readonly Class[],
  suits: Maker['suits'],
): Maker {
  return { id, producer, medium, ending, without, suits, make: (jobs, tools) => runScript(id, jobs, tools) };
}

function runScript(id: string, jobs: readonly Job[], { run, scratch, packages }: Tools): void {
  const file = join(scratch, `${id}.json`);
  writeFileSync(file, JSON.stringify({ packages, jobs }));
  const python = PYTHON_SCRIPTS[id];
  if (python === undefined) run(process.execPath, [join(SCRIPTS, `${id}.js`), file]);
  else run(PYTHON, [join(SCRIPTS, python), file]);
}

const PYTHON_SCRIPTS: Readonly<Record<string, string>> = {
  'python-docx': 'python_docx_maker.py',
  reportlab: 'reportlab_maker.py',
};
