import { copyFileSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Class } from '../classes.ts';
import { isSlides, type Job, type Maker, type Tools } from './maker.ts';

const TAGGED = 'pdf:writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"}}';
const UNTAGGED = 'pdf:writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"false"}}';
const PICTURES_ONLY: readonly Class[] = ['charts', 'alternatives', 'print pages'];
/** Pages of a PDF hold no MathML, and their notes lie at the foot. */
const OF_PAGES: readonly Class[] = [...PICTURES_ONLY, 'formulas'];

/** LibreOffice reads the files of other makers and writes them in its own way. */
export const OFFICE_MAKERS: readonly Maker[] = [
  // Formulas arrive only where LibreOffice Math is installed.
  convert('libreoffice-docx', 'office', 'docx', 'pandoc-docx', 'docx:MS Word 2007 XML', OF_PAGES),
  convert('libreoffice-odt', 'office', 'odt', 'docx-npm', 'odt', ['alternatives', 'print pages']),
  convert('libreoffice-tagged', 'tagged', 'pdf', 'pandoc-docx', TAGGED, OF_PAGES),
  convert('libreoffice-pdf', 'pdf', 'pdf', 'python-docx', UNTAGGED, OF_PAGES),
  { ...convert('libreoffice-odp', 'slides', 'odp', 'pptxgenjs', 'odp', ['alternatives']), suits: isSlides },
  { ...convert('libreoffice-slides', 'pdf', 'pdf', 'pptxgenjs', 'pdf', OF_PAGES), suits: isSlides },
];

function convert(
  id: string,
  medium: Maker['medium'],
  ending: string,
  from: string,
  to: string,
  without: readonly Class[],
): Maker {
  return {
    id,
    producer: 'LibreOffice',
    medium,
    ending,
    without,
    from,
    suits: (truth) => !isSlides(truth),
    make: (jobs, tools) => convertAll(jobs, to, tools),
  };
}

/** Converts all files in one run, since LibreOffice takes longer to begin than to convert. */
function convertAll(jobs: readonly Job[], to: string, { run, scratch }: Tools): void {
  const [source, made] = [join(scratch, 'source'), join(scratch, 'made')];
  for (const folder of [source, made]) mkdirSync(folder, { recursive: true });
  const copies = jobs.map((job) => {
    const copy = join(source, `${job.truth.name}${parse(job.from).ext}`);
    copyFileSync(job.from, copy);
    return copy;
  });
  const profile = `-env:UserInstallation=file://${join(scratch, 'profile')}`;
  run('soffice', [profile, '--headless', '--convert-to', to, '--outdir', made, ...copies]);
  for (const file of readdirSync(made)) {
    const job = jobs.find(({ truth }) => truth.name === parse(file).name);
    if (job) renameSync(join(made, file), job.out);
  }
}
