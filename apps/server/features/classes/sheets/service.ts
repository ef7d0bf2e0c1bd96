import type { PasswordSheet, SheetFormat } from '@relievo/contracts/classes';
import type { TextBlock } from '@relievo/convert/documents';
import type { Viewer } from '../../../platform/database/database.ts';
import { toPortableName } from '../../../platform/formats/portable-name.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import { printText } from '../../outputs/service.ts';
import type { ClassDependencies } from '../dependencies.ts';
import { findTaughtOrRefuse } from '../finding-service.ts';

const MEDIA: Readonly<Record<SheetFormat, { readonly profile: string; readonly type: string }>> = {
  pdf: { profile: 'swell-a4', type: 'application/pdf' },
  brf: { profile: 'embosser-6', type: 'text/plain' },
};

/** What was just made and is in the teacher's browser alone: it goes through here, and nothing of it is kept. */
export async function printPasswords(
  { database, clock }: ClassDependencies,
  person: Viewer,
  { id, ...sheet }: PasswordSheet & { readonly id: string },
): Promise<File> {
  await database.asUser(person, (tx) => findTaughtOrRefuse(tx, id));
  const { format, language, title } = sheet;
  const { profile, type } = MEDIA[format];
  // Words for children are spelt out: contractions come later than signing in.
  const bytes = await printText({
    format,
    profile,
    title,
    language,
    blocks: listBlocks(sheet),
    date: clock.now().toISOString().slice(0, 10),
  });
  if (!bytes) throw refuse('sheet_not_made');
  return new File([new Uint8Array(bytes)], `${toPortableName(title)}.${format}`, { type });
}

/** Each learner under a heading of their own, to be cut apart. */
function listBlocks({ learners, labels }: PasswordSheet): readonly TextBlock[] {
  return learners.flatMap(({ name, username, words }): readonly TextBlock[] => [
    { kind: 'heading', level: 2, text: name },
    { kind: 'paragraph', text: `${labels.username}: ${username}` },
    { kind: 'paragraph', text: `${labels.words}: ${words}` },
  ]);
}
