import { useLingui } from '@lingui/react/macro';
import type { ResourceCard } from '@relievo/contracts/library/resource';
import { formatDay } from '../../../lib/words/date-text.ts';
import { formatFileSize } from '../../../lib/words/file-size.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** What is known of a resource beside its title and description, each with its name. */
export function useResourceFacts(resource: ResourceCard): readonly Fact[] {
  const { t } = useLingui();
  const fact = (name: string, value: string | null | undefined): Fact[] => (value ? [{ name, value }] : []);
  const added = formatDay(resource.createdAt) ?? t`Unknown date`;
  const size = resource.fileSize === null ? t`Unknown` : formatFileSize(resource.fileSize);
  return [
    ...fact(t`Author`, resource.authorName),
    ...fact(t`Subject`, resource.subject),
    ...fact(t`Format`, resource.format?.toUpperCase()),
    ...fact(t`Size`, size),
    ...fact(t`Added`, added),
    ...fact(t`Views`, String(resource.viewCount)),
    ...fact(t`Downloads`, String(resource.downloadCount)),
  ];
}
