import type { OwnerTransaction } from '../../platform/database/transaction.ts';

/** One table with what belongs to it, or one function, in the words of PostgreSQL. */
export interface SchemaPart {
  readonly name: string;
  readonly statements: readonly string[];
}

export interface Policy {
  readonly table: string;
  readonly policy: string;
  readonly command: string;
  readonly roles: string;
  /** Whether one of the policies that only narrow what the others allow. */
  readonly narrows: boolean;
  readonly using: string | null;
  readonly check: string | null;
}

/** Partitions are left out: they have the columns of their table. */
const TABLES = `
  select c.oid, n.nspname || '.' || c.relname as name, c.relrowsecurity, c.relforcerowsecurity
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

const STATEMENTS = `
with tables as (${TABLES}), columns as (
  select attrelid, attnum, quote_ident(attname) || ' ' || format_type(atttypid, atttypmod)
    || case when attnotnull then ' not null' else '' end
    || case when attidentity <> '' then ' generated ' || case attidentity when 'a' then 'always' else 'by default' end || ' as identity'
            when attgenerated <> '' then ' generated always as (' || pg_get_expr(adbin, adrelid) || ') stored'
            when adbin is not null then ' default ' || pg_get_expr(adbin, adrelid)
            else '' end as line
  from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attnum > 0 and not attisdropped
), statements as (
  select name, 0 as place, '' as its, 'create table ' || name || E' (\\n  ' || string_agg(line, E',\\n  ' order by attnum) || E'\\n)' as statement
  from tables join columns on attrelid = oid group by name
  union all
  select name, 1, conname, 'alter table ' || name || ' add constraint ' || quote_ident(conname) || ' ' || pg_get_constraintdef(c.oid)
  from tables t join pg_constraint c on conrelid = t.oid where contype in ('c', 'f', 'p', 'u', 'x')
  union all
  select name, 2, i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid)
  from tables t join pg_index i on indrelid = t.oid
  where not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x'))
  union all
  select name, 3, tgname, pg_get_triggerdef(g.oid)
  from tables t join pg_trigger g on tgrelid = t.oid where not tgisinternal
  union all
  select name, 4, '', 'alter table ' || name || ' enable row level security' from tables where relrowsecurity
  union all
  select name, 5, '', 'alter table ' || name || ' force row level security' from tables where relforcerowsecurity
)
select name, array_agg(statement order by place, its collate "C") as statements from statements group by name order by name collate "C"`;

/** Functions of extensions are left out. */
const FUNCTIONS = `
select n.nspname || '.' || p.proname as name, array_agg(pg_get_functiondef(p.oid) order by pg_get_function_identity_arguments(p.oid) collate "C") as statements
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and p.prokind in ('f', 'p')
  and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
group by n.nspname, p.proname order by n.nspname || '.' || p.proname collate "C"`;

const POLICIES = `
select schemaname || '.' || tablename as "table", policyname as policy, lower(cmd) as command,
       array_to_string(array(select unnest(roles)::text order by 1), ', ') as roles, permissive <> 'PERMISSIVE' as narrows,
       qual as "using", with_check as "check"
from pg_policies order by schemaname || '.' || tablename collate "C", policyname collate "C"`;

export function readTables(tx: OwnerTransaction): Promise<SchemaPart[]> {
  return tx.query<SchemaPart & Record<string, unknown>>('', STATEMENTS);
}

export function readFunctions(tx: OwnerTransaction): Promise<SchemaPart[]> {
  return tx.query<SchemaPart & Record<string, unknown>>('', FUNCTIONS);
}

export function readPolicies(tx: OwnerTransaction): Promise<Policy[]> {
  return tx.query<Policy & Record<string, unknown>>('', POLICIES);
}
