import { describeAccessibility, listMakeable, type Resource } from '@relievo/contracts/library/resource';
import type { Database, Viewer } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import { cardOf } from '../card-presenter.ts';
import { presentFinding } from './finding-presenter.ts';
import { findOutputs, findResource, type OutputRow, type ResourceRow, recordLook } from './repository.ts';

/** A resource for whoever may see it. Where an administrator looks into what is private to others, that is kept. */
export function readResource(
  { database }: { readonly database: Database },
  viewer: Viewer,
  id: string,
): Promise<Resource> {
  return database.asUser(viewer, async (tx) => {
    const row = await findResource(tx, id);
    if (!row) throw refuse('not_found');
    if (row.is_looked_into) await recordLook(tx, id);
    return toResource(row, await findOutputs(tx, id, row.version));
  });
}

function toResource(row: ResourceRow, outputs: readonly OutputRow[]): Resource {
  const card = cardOf(row);
  const own = card.format === null ? [] : [{ format: card.format, profile: '', size: card.fileSize }];
  const made = outputs.map(({ format, profile, size }) => ({ format, profile, size: Number(size) }));
  return {
    ...card,
    name: row.name,
    licence: row.licence,
    version: row.version,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    organization: row.organization,
    isOwn: row.is_own,
    files: [...own, ...made],
    authorId: row.author_id,
    knownFlaws: row.known_flaws,
    simplifications: row.simplifications,
    accessibility: describeAccessibility({
      ...card,
      hasPicture: card.thumbnail !== null,
      hasChartData: row.has_chart_data,
      outputs,
      makeable: listMakeable(row.is_drawing, row.impossible).map(({ id }) => id),
      findings: outputs.flatMap(({ profile, findings }) =>
        (findings ?? []).map((finding) => ({ profile, ...presentFinding(finding) })),
      ),
    }),
  };
}
