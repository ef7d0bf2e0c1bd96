import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/chromium.ts';
import type { Class } from '../classes.ts';
import { holdsFormula, isRightToLeft, isSlides, type Job, type Maker, type Tools } from './maker.ts';
import { writeHtmlBody } from './pandoc.ts';

/** A printed page shows no alternative text and no numbers behind a chart, and Pandoc's notes are a list at its end. */
const OF_PAGES: readonly Class[] = ['alternatives', 'charts', 'formulas', 'notes'];

const BASE = `body{font:12pt/1.4 "DejaVu Serif",serif;margin:0} img{max-width:12cm} figure{margin:1em 0}
table{border-collapse:collapse;margin:1em 0} th,td{border:1px solid #444;padding:2px 8px;text-align:start}
.box{border:2px solid #333;padding:4px 10px;margin:1em 0} .line-block{white-space:pre-line}`;
const SCHOOL = `body{font:11pt/1.35 "DejaVu Sans",sans-serif;margin:0;color:#123} h1{color:#a30;font-size:22pt} h2{border-bottom:2px solid #a30;font-size:15pt}
h3{font-size:12.5pt;font-style:italic} img{max-width:10cm;display:block;margin:auto} figcaption,caption{font-size:9pt;font-style:italic}
table{border-collapse:collapse;margin:1em auto} th{background:#fde} th,td{padding:3px 10px;border-bottom:1px solid #a30;text-align:start}
.box{background:#eef6ff;border-left:6px solid #06c;padding:6px 12px} .line-block{white-space:pre-line;margin-left:2em}`;
const COLUMNS = `${BASE} body{columns:2;column-gap:10mm;font-size:10pt;text-align:justify;hyphens:auto} h1{column-span:all} img{max-width:100%}`;

const HEAD = '<div style="font-size:8px;width:100%;text-align:center">School of the North, grade 7</div>';
const FOOT = '<div style="font-size:8px;width:100%;text-align:center"><span class="pageNumber"></span></div>';

export const PAGE_MAKERS: readonly Maker[] = [
  {
    id: 'chromium-tagged',
    producer: 'Chromium',
    medium: 'tagged',
    ending: 'pdf',
    without: OF_PAGES,
    suits: (truth) => !isSlides(truth),
    numbersPages: true,
    make: (jobs, tools) => print(jobs, tools, BASE, { tagged: true, numbered: true }),
  },
  {
    id: 'chromium-school',
    producer: 'Chromium',
    medium: 'pdf',
    ending: 'pdf',
    without: [...OF_PAGES, 'print pages'],
    suits: (truth) => !isSlides(truth) && truth.columns === 1 && !holdsFormula(truth),
    make: (jobs, tools) => print(jobs, tools, SCHOOL, { tagged: false, numbered: false }),
  },
  {
    id: 'chromium-columns',
    producer: 'Chromium',
    medium: 'pdf',
    ending: 'pdf',
    without: OF_PAGES,
    suits: (truth) => truth.columns === 2 || truth.name === 'chapter-journey',
    numbersPages: true,
    make: (jobs, tools) => print(jobs, tools, COLUMNS, { tagged: false, numbered: true }),
  },
  {
    id: 'weasyprint',
    producer: 'WeasyPrint',
    medium: 'pdf',
    ending: 'pdf',
    without: OF_PAGES,
    suits: (truth) => !isSlides(truth) && !holdsFormula(truth),
    numbersPages: true,
    make: (jobs, tools) => {
      const rule = '@page{size:A4;margin:22mm;@bottom-center{content:counter(page);font-size:9pt}}';
      for (const job of jobs) {
        const page = writePage(job, tools, `${rule}${BASE}`);
        tools.run('weasyprint', [page, job.out], job.folder);
      }
    },
  },
];

function writePage(job: Job, tools: Tools, style: string): string {
  const body = writeHtmlBody(job, tools, { pictures: 'svg', takesHtml: false }, ['--mathml']);
  const direction = isRightToLeft(job.truth) ? 'rtl' : 'ltr';
  const path = join(job.folder, 'page.html');
  writeFileSync(
    path,
    `<!doctype html><html lang="${job.truth.language}" dir="${direction}"><head><meta charset="utf-8"><title>${job.truth.name}</title><style>${style}</style></head><body>${body}</body></html>`,
  );
  return path;
}

async function print(
  jobs: readonly Job[],
  tools: Tools,
  style: string,
  { tagged, numbered }: { readonly tagged: boolean; readonly numbered: boolean },
): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('Chromium is not installed.');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    for (const job of jobs) {
      await page.goto(`file://${writePage(job, tools, style)}`);
      await page.pdf({
        path: job.out,
        format: 'A4',
        margin: { top: '22mm', bottom: '22mm', left: '22mm', right: '22mm' },
        tagged,
        printBackground: true,
        displayHeaderFooter: numbered,
        headerTemplate: HEAD,
        footerTemplate: FOOT,
      });
    }
  } finally {
    await browser.close();
  }
}
