import type { ExportFormat } from '@relievo/contracts/library/files';
import type { ResourceCard } from '@relievo/contracts/library/resource';
import { escapeBibtex, writeBibtexEntry } from '../../platform/formats/bibtex.ts';
import { BYTE_ORDER_MARK, writeCsvLine } from '../../platform/formats/csv.ts';
import { writeRisEntry } from '../../platform/formats/ris.ts';

/** How a list is written: what comes first, and what of each resource. */
export interface ReferenceFormat {
  readonly mediaType: string;
  readonly ending: string;
  readonly head: string;
  readonly entry: (resource: ResourceCard, address: string) => string;
}

export const REFERENCE_FORMATS: Readonly<Record<ExportFormat, ReferenceFormat>> = {
  csv: {
    mediaType: 'text/csv',
    ending: 'csv',
    head: `${BYTE_ORDER_MARK}${writeCsvLine(['Title', 'Description', 'Category', 'Subject', 'Level', 'Content type', 'Graphic type', 'Tags', 'Author', 'Paid', 'Created', 'Views', 'Downloads', 'Address'])}`,
    entry: (resource, address) =>
      writeCsvLine([
        resource.title,
        resource.description,
        resource.category,
        resource.subject,
        resource.difficultyLevel,
        resource.contentType,
        resource.graphicType,
        resource.tags.join('; '),
        resource.authorName,
        resource.isPremium,
        resource.createdAt,
        resource.viewCount,
        resource.downloadCount,
        address,
      ]),
  },
  ris: {
    mediaType: 'application/x-research-info-systems',
    ending: 'ris',
    head: '',
    entry: (resource, address) =>
      writeRisEntry('GEN', [
        ['ID', resource.id],
        ['TI', resource.title],
        ['AU', resource.authorName],
        ['PY', resource.createdAt.slice(0, 4)],
        ['DA', resource.createdAt.slice(0, 10).replaceAll('-', '/')],
        ['AB', resource.description],
        ...[resource.category ?? '', ...resource.tags].map((word) => ['KW', word] as const),
        ['UR', address],
        ['PB', 'Relievo'],
      ]),
  },
  bibtex: {
    mediaType: 'application/x-bibtex',
    ending: 'bib',
    head: '',
    entry: (resource, address) =>
      writeBibtexEntry(`relievo-${resource.id}`, {
        // Braces within keep capitals as they are, and a name with "and" in it one name.
        title: `{${escapeBibtex(resource.title)}}`,
        author: resource.authorName && `{${escapeBibtex(resource.authorName)}}`,
        year: resource.createdAt.slice(0, 4),
        date: resource.createdAt.slice(0, 10),
        abstract: escapeBibtex(resource.description),
        keywords: escapeBibtex(
          [resource.category ?? '', ...resource.tags]
            .filter(Boolean)
            .map((word) => word.replaceAll(',', ' '))
            .join(', '),
        ),
        publisher: 'Relievo',
        url: address,
      }),
  },
};
