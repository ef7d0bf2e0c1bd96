import type { WholeDocument } from '@relievo/document/file';
import { checkDocument } from '@relievo/document/rules';
import { formatDocumentFinding } from '@relievo/document/words';

type Finding = ReturnType<typeof checkDocument>[number] & { readonly message: string };

/** Lists what readers of a document would stumble over, each with its sentence. */
export function listDocumentFindings({ document }: WholeDocument): readonly Finding[] {
  return checkDocument(document).map((finding) => ({ ...finding, message: formatDocumentFinding(finding) }));
}
