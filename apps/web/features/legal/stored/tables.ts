import { ACCOUNT_TABLES } from './account-tables.ts';
import { CONTENT_TABLES } from './content-tables.ts';
import type { DeclaredTables } from './declared.ts';
import { ORGANIZATION_TABLES } from './organization-tables.ts';
import { UPKEEP_TABLES } from './upkeep-tables.ts';

export const STORED_TABLES: DeclaredTables = {
  ...ACCOUNT_TABLES,
  ...CONTENT_TABLES,
  ...ORGANIZATION_TABLES,
  ...UPKEEP_TABLES,
};
