import { createHash } from 'node:crypto';
import type { WholeDocument } from '@relievo/document/file';
import { type Problem, type Result, succeed } from '@relievo/graphic/model';
import { type Change, encodeUtf8 } from '@relievo/graphic/outputs';
import { type ArchiveFile, packArchive } from '../../documents/archive.ts';
import type { ConversionReports } from '../../words/reports.ts';
import { showFigures } from '../figures.ts';
import type { Publication, PublicationMeans, Published } from '../publication.ts';
import { PUBLICATIONS } from '../publications.ts';
import { writeReportPage, writeStartPage } from './pages.ts';
import { collectReport, type MadePublication } from './report.ts';

export const PACKAGE = { id: 'package', name: 'Package', mediaType: 'application/zip' } as const;

export interface PackagePlan {
  /** The changes that reading the file made. */
  readonly notes: readonly Change[];
  /** The publications that it holds; all of them if they are not chosen. */
  readonly chosen?: readonly Publication[];
  /** Called before each publication is made. */
  readonly onStep?: (name: string) => void;
}

/**
 * Makes one zip of a document for every reader: a folder for each publication, a page to begin at, a list of the files with their
 * sums, and a report of changes and losses. A publication that cannot be made keeps no other back.
 */
export async function packDocument(
  whole: WholeDocument,
  means: PublicationMeans,
  { notes, chosen = PUBLICATIONS, onStep }: PackagePlan,
): Promise<Result<Published>> {
  const made: MadePublication[] = [];
  for (const publication of chosen) {
    onStep?.(publication.id);
    made.push({ publication, result: await publication.make(whole, means) });
  }
  const { document } = whole;
  const report = collectReport(document, showFigures(document, means), { notes, made });
  const files: ListedFile[] = made.flatMap(({ publication: { id }, result }) =>
    result.ok
      ? result.value.files.map((file) => ({
          path: `${id}/${file.name}`,
          publication: id,
          mediaType: file.mediaType,
          bytes: file.bytes,
        }))
      : [],
  );
  const add = (path: string, mediaType: string, text: string): void => {
    files.push({ path, publication: null, mediaType, bytes: encodeUtf8(text) });
  };
  add('index.html', 'text/html', writeStartPage(document.metadata, made));
  add('report.html', 'text/html', writeReportPage(report));
  add('report.json', 'application/json', `${JSON.stringify(report, null, 2)}\n`);
  const listed = files.map(listFile);
  const { title, language } = document.metadata;
  const manifest = { title, language, date: means.settings.date, files: listed };
  const sums = listed.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');
  const archive: readonly ArchiveFile[] = [
    { name: 'manifest.json', bytes: encodeUtf8(`${JSON.stringify(manifest, null, 2)}\n`) },
    { name: 'checksums.sha256', bytes: encodeUtf8(sums) },
    ...files.map(({ path, bytes }) => ({ name: path, bytes })),
  ];
  return succeed({
    files: [{ name: 'package.zip', mediaType: PACKAGE.mediaType, bytes: packArchive(archive) }],
    changes: made.flatMap(({ publication: { id }, result }) =>
      result.ok ? result.value.changes : result.problems.map((problem) => reportNotMade(id, problem)),
    ),
  });
}

interface ListedFile {
  readonly path: string;
  /** It is null for the pages and lists of the package. */
  readonly publication: string | null;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

function listFile({ path, publication, mediaType, bytes }: ListedFile) {
  return {
    path,
    publication,
    mediaType,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

function reportNotMade(output: string, { code, parameters }: Problem): Change<ConversionReports> {
  return { code: 'output_not_made', parameters: { output, problem: { code, parameters } }, items: [] };
}
