import type { Document, Figure } from '@relievo/document/model';
import type { Problem, Result } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import { ENGLISH_REPORTS } from '../../words/en.ts';
import { reportText } from '../../words/report-text.ts';
import type { ShownFigure } from '../figures.ts';
import type { Publication, Published } from '../publication.ts';
import { listPages, type ReportedPage } from './report-pages.ts';

export interface MadePublication {
  readonly publication: Publication;
  readonly result: Result<Published>;
}

interface ReportEntry {
  readonly code: string;
  readonly parameters: object;
  readonly message: string;
}

/** Names the changes and losses on the way from the file to the package. */
export interface PackageReport {
  readonly title: string;
  readonly language: string;
  /** Reading the file changed or lost these. */
  readonly reading: readonly ReportEntry[];
  /** Pages are those of the print, in the order of reading. */
  readonly pages: readonly (Omit<ReportedPage, 'findings'> & { readonly findings: readonly ReportEntry[] })[];
  readonly publications: readonly {
    readonly id: string;
    readonly name: string;
    readonly files: readonly string[];
    readonly changes: readonly ReportEntry[];
    readonly problems: readonly ReportEntry[];
  }[];
}

export interface ReportSources {
  readonly notes: readonly Change[];
  readonly made: readonly MadePublication[];
}

export function collectReport(
  document: Document,
  shown: ReadonlyMap<Figure['id'], ShownFigure>,
  { notes, made }: ReportSources,
): PackageReport {
  const { title, language } = document.metadata;
  return {
    title,
    language,
    reading: notes.filter(({ code }) => !OF_TEXT_ALONE.has(code)).map(addWords),
    pages: listPages(document, shown).map(({ findings, ...page }) => ({
      ...page,
      findings: findings.map(addWords),
    })),
    publications: made.map(({ publication: { id, name }, result }) => ({
      id,
      name,
      files: result.ok ? result.value.files.map((file) => `${id}/${file.name}`) : [],
      changes: result.ok ? result.value.changes.map(addWords) : [],
      problems: result.ok ? [] : result.problems.map(addWords),
    })),
  };
}

/** These are true of the outputs that are made of the text alone, and not of a document with its figures. */
const OF_TEXT_ALONE: ReadonlySet<string> = new Set(['picture_in_words', 'formula_kept', 'formula_as_text']);

function addWords({ code, parameters }: Problem): ReportEntry {
  return { code, parameters, message: reportText({ code, parameters }, ENGLISH_REPORTS) };
}
