import type { Finding } from '@relievo/graphic/rules';
import { formatFinding } from '@relievo/graphic/rules/words';

/** A finding with its sentence: people read the words, programs the code and its parameters. */
export type ToldFinding = Finding & { readonly message: string };

export function presentFinding(finding: Finding): ToldFinding {
  return {
    ...finding,
    message: formatFinding(finding),
  };
}
