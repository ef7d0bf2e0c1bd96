import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Class } from '../classes.ts';
import { holdsSpans, isRightToLeft, isSlides, type Job, type Maker, type Tools } from './maker.ts';
import { writePandoc } from './write-pandoc.ts';

const OF_PAGES: readonly Class[] = ['alternatives', 'charts', 'formulas', 'marks'];

const ONE_COLUMN = String.raw`\documentclass[11pt,a4paper]{article}`;
const TWO_COLUMNS = String.raw`\documentclass[10pt,a4paper,twocolumn]{article}`;
const PACKAGES = String.raw`
\usepackage[utf8]{inputenc}
\usepackage{amsmath,amssymb,graphicx,booktabs,longtable,array,calc,float,fancyhdr}
\usepackage[hidelinks]{hyperref}
\setcounter{secnumdepth}{0}
\floatplacement{figure}{H}
\makeatletter\renewcommand{\fnum@figure}{}\renewcommand{\fnum@table}{}
\long\def\@makecaption#1#2{\vskip 6pt\begin{center}\small #2\end{center}}\makeatother
\let\foreignlanguage\relax\newcommand{\foreignlanguage}[2]{#2}
\DeclareUnicodeCharacter{00AB}{\ensuremath{\ll}}\DeclareUnicodeCharacter{00BB}{\ensuremath{\gg}}
\providecommand{\tightlist}{\setlength{\itemsep}{0pt}\setlength{\parskip}{0pt}}
\setkeys{Gin}{width=0.7\linewidth}
\pagestyle{fancy}\fancyhf{}\fancyhead[C]{Reader for schools}\fancyfoot[C]{\thepage}
\begin{document}
`;

export const TYPESETTING_MAKERS: readonly Maker[] = [
  {
    id: 'pdftex',
    producer: 'pdfTeX',
    medium: 'pdf',
    ending: 'pdf',
    without: OF_PAGES,
    // Tables that break over pages cannot be set in two columns.
    suits: (truth) => !isSlides(truth) && !isRightToLeft(truth) && !holdsSpans(truth),
    numbersPages: true,
    make: (jobs, tools) => {
      for (const job of jobs) typeset(job, tools);
    },
  },
  {
    id: 'groff',
    producer: 'groff',
    medium: 'pdf',
    ending: 'pdf',
    // Its macros set headings of all levels in one size; pictures need a form of file that is left out here.
    without: [...OF_PAGES, 'headings', 'figures', 'captions'],
    suits: (truth) =>
      !isSlides(truth) &&
      !isRightToLeft(truth) &&
      !holdsSpans(truth) &&
      !JSON.stringify(truth).includes('"latex"'),
    numbersPages: true,
    make: (jobs, tools) => {
      for (const job of jobs) {
        const source = join(job.folder, 'source.ms');
        const parts = job.truth.blocks.filter(({ kind }) => kind !== 'figure' && kind !== 'chart');
        writeFileSync(
          join(job.folder, 'groff.json'),
          writePandoc({ ...job.truth, blocks: parts }, { pictures: 'png', takesHtml: false }),
        );
        tools.run('pandoc', ['-f', 'json', 'groff.json', '-s', '-t', 'ms', '-o', source], job.folder);
        const commands = `groff -k -t -ms -Tpdf source.ms > made.pdf`;
        tools.run('sh', ['-c', commands], job.folder);
        copyFileSync(join(job.folder, 'made.pdf'), job.out);
      }
    },
  },
];

function typeset({ truth, folder, out }: Job, { run }: Tools): void {
  writeFileSync(join(folder, 'tex.json'), writePandoc(truth, { pictures: 'png', takesHtml: false }));
  const body = run('pandoc', ['-f', 'json', 'tex.json', '-t', 'latex-smart'], folder);
  const head = truth.columns === 2 ? TWO_COLUMNS : ONE_COLUMN;
  writeFileSync(join(folder, 'made.tex'), `${head}${PACKAGES}${body}\n\\end{document}\n`);
  // References and long tables settle in the second run.
  for (let at = 0; at < 2; at += 1)
    run('pdflatex', ['-interaction=batchmode', '-halt-on-error', 'made.tex'], folder);
  copyFileSync(join(folder, 'made.pdf'), out);
}
