import { toInputIssues } from '@relievo/contracts/issues';
import { DOCUMENT_PATHS, exportQuery, feedQuery, listQuery } from '@relievo/contracts/library/files';
import type { z } from 'zod';
import type { DocumentRoute } from '../../platform/http/files/documents.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { exportList, followList, type LibraryFilesDependencies } from './service.ts';

export function createLibraryDocuments(dependencies: LibraryFilesDependencies): readonly DocumentRoute[] {
  return [
    {
      path: DOCUMENT_PATHS.export,
      limit: 'costly',
      answer: async ({ context, parameters }) => {
        const query = parseQuery(exportQuery, parameters);
        const personal = query.list === 'ownContent' || query.list === 'organization';
        return exportList(dependencies, personal ? await context.signedIn() : await context.viewer(), query);
      },
    },
    {
      path: DOCUMENT_PATHS.feed,
      limit: 'read',
      answer: ({ parameters }) => followList(dependencies, parseQuery(feedQuery, parameters)),
    },
  ];
}

function parseQuery<Query extends z.ZodType>(schema: Query, parameters: URLSearchParams): z.infer<Query> {
  const read = schema.safeParse(listQuery(parameters));
  if (read.success) return read.data;
  throw refuse('invalid_input', { issues: toInputIssues(read.error.issues) });
}
