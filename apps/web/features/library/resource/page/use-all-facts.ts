import { useLingui } from '@lingui/react/macro';
import type { Resource } from '@relievo/contracts';
import { dayText } from '../../../../lib/date-text.ts';
import { fileSize } from '../../../../lib/file-size.ts';
import { valueName } from '../../words/filter-words.ts';
import type { Fact } from '../resource-facts.ts';

/** Everything that the page of a resource says about it, in the order in which people choose. */
export function useAllFacts(resource: Resource): readonly Fact[] {
  const { t, i18n } = useLingui();
  const words = (value: string | null) => value && valueName(value, i18n);
  const day = (time: string) => dayText(time) ?? t`Unknown date`;
  const added = day(resource.createdAt);
  const changed = day(resource.updatedAt);
  const number = (count: number) => i18n.number(count);
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [t`Category`, resource.category],
    [t`Subject`, words(resource.subject)],
    [t`Difficulty`, words(resource.difficultyLevel)],
    [t`Content type`, words(resource.contentType)],
    [t`Graphic type`, words(resource.graphicType)],
    [t`Language`, languageName(resource.language, i18n.locale)],
    [t`Format`, resource.format?.toUpperCase()],
    [t`Size`, resource.fileSize === null ? t`Unknown` : fileSize(resource.fileSize)],
    [t`Licence`, resource.licence],
    [t`Organization`, resource.organization?.name],
    [t`Added`, added],
    [t`Changed`, changed === added ? null : changed],
    [t`Version`, number(resource.version)],
    [t`Views`, number(resource.viewCount)],
    [t`Downloads`, number(resource.downloadCount)],
    [t`Rating`, resource.rating === null ? null : t`${number(resource.rating)} of 5`],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

/** The name of a language in the language of the interface; a code that is none stands as it is. */
function languageName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale === 'pseudo' ? 'en' : locale, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
