import { useLingui } from '@lingui/react/macro';
import { findLicence, type Resource } from '@relievo/contracts/library/resource';
import { formatDay } from '../../../lib/words/date-text.ts';
import { formatFileSize } from '../../../lib/words/file-size.ts';
import { nameLanguage, nameValue } from '../../listing/index.ts';

/** A fact may lead to a page of ours, or out of the product. */
export type FactLink =
  | { readonly to: string; readonly search?: Readonly<Record<string, string>> }
  | { readonly href: string };
export interface PageFact {
  readonly name: string;
  readonly value: string;
  readonly link: FactLink | null;
}

/** Everything that the page of a resource says about it, in the order in which people choose. */
export function useAllFacts(resource: Resource): readonly PageFact[] {
  const { t, i18n } = useLingui();
  const { authorId, category } = resource;
  const words = (value: string | null) => value && nameValue(value, i18n);
  const day = (time: string) => formatDay(time) ?? t`Unknown date`;
  const added = day(resource.createdAt);
  const changed = day(resource.updatedAt);
  const number = (count: number) => i18n.number(count);
  const licence = findLicence(resource.licence);
  const facts: readonly (readonly [string, string | null | undefined, (FactLink | null)?])[] = [
    [t`Author`, resource.authorName, authorId === null ? null : { to: `/user/${authorId}` }],
    [t`Category`, category, category ? { to: '/library', search: { tab: 'categories', category } } : null],
    [t`Subject`, words(resource.subject)],
    [t`Difficulty`, words(resource.difficultyLevel)],
    [t`Content type`, words(resource.contentType)],
    [t`Graphic type`, words(resource.graphicType)],
    [t`Language`, nameLanguage(resource.language, i18n.locale)],
    [t`Format`, resource.format?.toUpperCase()],
    [t`Size`, resource.fileSize === null ? t`Unknown` : formatFileSize(resource.fileSize)],
    [t`Licence`, licence?.name, licence?.address ? { href: licence.address } : null],
    [t`Organization`, resource.organization?.name],
    [t`Added`, added],
    [t`Changed`, changed === added ? null : changed],
    [t`Version`, number(resource.version)],
    [t`Views`, number(resource.viewCount)],
    [t`Downloads`, number(resource.downloadCount)],
    [t`Rating`, resource.rating === null ? null : t`${number(resource.rating)} of 5`],
  ];
  return facts.flatMap(([name, value, link = null]) => (value ? [{ name, value, link }] : []));
}
