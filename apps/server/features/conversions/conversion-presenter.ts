import type { Conversion } from '@relievo/contracts/uploads';
import { ENGLISH_FINDINGS } from '@relievo/graphic/rules/words';
import { tellIfKnown } from '@relievo/words';
import { thumbnailOf } from '../thumbnails/service.ts';
import type { ConversionRow, Report } from './repository.ts';

export function presentConversion(row: ConversionRow): Conversion {
  const { resource, report } = row;
  return {
    id: row.id,
    name: row.name,
    size: row.size,
    state: row.state,
    isConverted: row.is_converted,
    hasPages: row.media_type === 'application/pdf',
    problem: row.problem,
    notes: (report.notes ?? []).map(({ code, message }) => ({ code, message })),
    findings: presentFindings(report),
    charts: (report.charts ?? []).map(({ type, title, cells, group }) => ({
      type,
      title,
      rows: cells.length - 1,
      columns: (cells[0]?.length ?? 1) - (group === null ? 1 : 2),
    })),
    resource: resource && {
      id: resource.id,
      title: resource.title,
      language: resource.language,
      status: resource.status,
      isDraft: resource.is_draft,
      thumbnail: thumbnailOf(resource),
      mends: findWhatMends(row),
    },
    createdAt: row.created_at.toISOString(),
    begunAt: row.begun_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

/** A file that was converted has a drawing, but for a text. */
function findWhatMends({ resource, is_converted: isConverted }: ConversionRow): 'drawing' | 'chart' | null {
  if (!resource || !isConverted || resource.image_file_id === null) return null;
  return resource.is_chart ? 'chart' : 'drawing';
}

function presentFindings({ findings = [], profile = '' }: Report): Conversion['findings'] {
  return findings.map(({ severity, code, parameters }) => ({
    profile,
    severity,
    code,
    parameters,
    message: tellIfKnown({ code, parameters }, ENGLISH_FINDINGS) ?? code,
  }));
}
