import type { StandingFinding } from '@relievo/contracts/library/resource';
import type { Simplification } from '@relievo/contracts/pictures';
import type { AppTransaction } from '../../../platform/database/database.ts';
import { CARD, type CardRow, LIBRARY } from '../repository.ts';

export type ResourceRow = CardRow & {
  name: string;
  licence: string;
  version: number;
  submitted_at: Date | null;
  updated_at: Date;
  organization: { id: string; name: string } | null;
  is_own: boolean;
  author_id: string | null;
  known_flaws: string;
  has_chart_data: boolean;
  simplifications: Simplification[];
  /** Seen for no other reason than that an administrator looks. */
  is_looked_into: boolean;
};

/** Nothing where the viewer may not see it, and where there is no such resource. */
export async function findResource(tx: AppTransaction, id: string): Promise<ResourceRow | undefined> {
  const rows = await tx.query<ResourceRow>(
    'resource',
    `select ${CARD}, r.name, r.licence, r.version, r.submitted_at, r.updated_at, r.known_flaws,
       r.conversion_metadata ? 'chart_content' as has_chart_data,
       coalesce(r.conversion_metadata -> 'simplifications', '[]') as simplifications,
       (select p.user_id from profiles p where p.user_id = r.submitted_by) as author_id,
       (select json_build_object('id', o.id, 'name', o.name) from organizations o where o.id = r.organization_id)
         as organization,
       r.submitted_by is not distinct from (select app_uid()) and r.submitted_by is not null as is_own,
       (select app_is_admin())
         and r.submitted_by is distinct from (select app_uid())
         and not (r.visibility = 'public' and r.status = 'approved')
         and not (r.visibility = 'organization' and r.organization_id = any ((select app_org_ids())::uuid[]))
         as is_looked_into
     from resources r where r.id = $1`,
    [id],
  );
  return rows[0];
}

/** What a rule found, as a code with parameters; as a sentence where the output was made before findings had codes. */
export type KeptFinding =
  | Pick<StandingFinding, 'severity' | 'code' | 'parameters'>
  | Pick<StandingFinding, 'severity' | 'message'>;

/** An output may be several files; what is told of it stands with each of them. */
export interface OutputRow {
  format: string;
  profile: string;
  size: string;
  /** What the rules found in it when it was made, where they looked. */
  findings: KeptFinding[] | null;
}

/** The outputs of the version that is shown, as far as the viewer may have them. */
export function findOutputs(tx: AppTransaction, id: string, version: number): Promise<OutputRow[]> {
  return tx.query<OutputRow>(
    'resource-outputs',
    `select o.format, o.profile, sum(f.size) as size, (array_agg(o.report -> 'findings'))[1] as findings
     from outputs o join files f on f.id = o.file_id
     where o.resource_id = $1 and o.version = $2 and o.variant = '{}' group by o.format, o.profile order by o.format, o.profile`,
    [id, version],
  );
}

export async function recordLook(tx: AppTransaction, id: string): Promise<void> {
  await tx.query(
    'resource-look',
    `insert into audit_log (action, subject_type, subject_id) values ('resource.read', 'resource', $1)`,
    [id],
  );
}

/** What decides which other resources are near. */
export interface Kinship {
  category_key: string | null;
  filter_bits: number;
  tags: string[];
}

/** Nothing where the viewer may not see the resource. */
export async function findKinship(tx: AppTransaction, id: string): Promise<Kinship | undefined> {
  const rows = await tx.query<Kinship>(
    'resource-kinship',
    'select r.category_key, r.filter_bits, r.tags from resources r where r.id = $1',
    [id],
  );
  return rows[0];
}

/**
 * The nearest of the latest ones: a hundred of the category and, of the five hundred latest of all, those with a
 * subject in common. Both are read from an index that ends there, however large the library is.
 */
export function findRelated(
  tx: AppTransaction,
  { id, category_key: category, tags, subjects, limit }: Kinship & RelatedTo,
): Promise<CardRow[]> {
  return tx.query<CardRow>(
    'resource-related',
    `with near as (
       (select r.id, r.filter_bits, true as same from resources r
        where r.category_key = $2 and ${LIBRARY} order by r.created_at desc, r.id desc limit 100)
       union all
       (select latest.id, latest.filter_bits, false from (
          select r.id, r.filter_bits, r.category_key from resources r
          where ${LIBRARY} order by r.created_at desc, r.id desc limit 500) latest
        where latest.filter_bits & $3::int <> 0 and latest.category_key is distinct from $2))
     select ${CARD} from near join resources r using (id)
     where r.id <> $1
     order by cardinality(array(select unnest(r.tags) intersect select unnest($4::text[])))
       + case when near.same then 2 else 0 end + case when near.filter_bits & $3::int <> 0 then 1 else 0 end desc,
       r.popularity_score desc, r.id desc
     limit $5`,
    [id, category, subjects, tags, limit],
  );
}

interface RelatedTo {
  readonly id: string;
  readonly subjects: number;
  readonly limit: number;
}
