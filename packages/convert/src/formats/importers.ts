import type { ReadOptions } from '@relievo/chart/table';
import { type Result, succeed } from '@relievo/graphic/model';
import { maxOf } from '@relievo/words';
import { docxImporter } from './docx/docx.ts';
import { dtbookImporter } from './dtbook/dtbook.ts';
import { epubImporter } from './epub/epub.ts';
import { htmlImporter } from './html/html.ts';
import {
  CONFIDENCES,
  type Confidence,
  type Importer,
  type InputFile,
  type OpenedFile,
  type Task,
} from './importer.ts';
import { latexImporter } from './latex/latex.ts';
import { markdownImporter } from './markdown/markdown.ts';
import { refuseFile } from './notes.ts';
import { odgImporter } from './opendocument/odg.ts';
import { odtImporter } from './opendocument/odt.ts';
import { odpImporter } from './opendocument/slides/odp.ts';
import { pdfImporter } from './pdf/pdf.ts';
import { traceEmbedded } from './picture/embedded/embedded-pictures.ts';
import { pictureImporter } from './picture/picture.ts';
import { pptxImporter } from './pptx/pptx.ts';
import { jsonImporter } from './sheets/json/json.ts';
import { odsImporter } from './sheets/ods/ods.ts';
import { xlsxImporter } from './sheets/xlsx/xlsx.ts';
import { svgImporter } from './svg/svg.ts';
import { tableImporter } from './table/table.ts';

/** Every way in. A new one is a file beside these and a line here. */
export const IMPORTERS: readonly Importer[] = [
  svgImporter,
  pdfImporter,
  docxImporter,
  odtImporter,
  odpImporter,
  odgImporter,
  pptxImporter,
  epubImporter,
  dtbookImporter,
  htmlImporter,
  pictureImporter,
  xlsxImporter,
  odsImporter,
  jsonImporter,
  latexImporter,
  markdownImporter,
  tableImporter,
];

/** So many bytes tell what a file is. */
const HEAD = 64_000;

export interface Candidate {
  readonly importer: Importer;
  readonly confidence: Confidence;
}

function endingOf(name: string): string {
  return name.toLowerCase().split('.').at(-1) ?? '';
}

/** Who may read these bytes, the surest first. The name decides only between those that are equally sure. */
export function findImporters({ name, bytes }: InputFile): readonly Candidate[] {
  const head = bytes.subarray(0, HEAD);
  const isNamed = ({ importer }: Candidate): number => (importer.endings.includes(endingOf(name)) ? 0 : 1);
  return IMPORTERS.flatMap((importer): readonly Candidate[] => {
    const confidence = importer.sniff(head, bytes);
    return confidence ? [{ importer, confidence }] : [];
  }).toSorted(
    (a, b) =>
      CONFIDENCES.indexOf(a.confidence) - CONFIDENCES.indexOf(b.confidence) || isNamed(a) - isNamed(b),
  );
}

const MEGABYTE = 1_000_000;

/** Opens a file with the importer that is surest of it. */
export async function openFile(
  file: InputFile,
  task: Task = {},
  reading: ReadOptions = {},
): Promise<Result<OpenedFile>> {
  task.signal?.throwIfAborted();
  if (file.bytes.length === 0) return refuseFile('file_empty');
  const [best] = findImporters(file);
  if (!best) return refuseFile('file_unknown', { kinds: listKnownEndings() });
  const { name, mostBytes } = best.importer;
  if (file.bytes.length > mostBytes)
    return refuseFile('file_too_large', {
      size: Math.round(file.bytes.length / MEGABYTE),
      kind: name,
      most: Math.round(mostBytes / MEGABYTE),
    });
  const opened = await best.importer.open(file, task, reading);
  return opened.ok ? succeed(traceEmbedded(opened.value)) : opened;
}

/** A file larger than this nothing reads: ask before it is read. */
export const MOST_BYTES = maxOf(IMPORTERS.map(({ mostBytes }) => mostBytes));

/** '.svg, .csv, .tsv' */
export function listKnownEndings(): string {
  return IMPORTERS.flatMap(({ endings }) => endings.map((ending) => `.${ending}`)).join(', ');
}
