import { findUncontractedCode } from '@relievo/braille';
import type { PasswordSheet, SheetFormat } from '@relievo/contracts';
import {
  createOutputs,
  createTextSource,
  DEFAULT_SETTINGS,
  flite,
  type OpenedBraille,
  openBraille,
  openSpeech,
  type TextBlock,
} from '@relievo/convert';
import { findProfile } from '@relievo/graphic';
import type { Viewer } from '../../../platform/database/database.ts';
import { toPortableName } from '../../../platform/formats/portable-name.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { ClassDependencies } from '../dependencies.ts';
import { findTaughtOrRefuse } from '../finding-service.ts';

const MEDIA: Readonly<Record<SheetFormat, { readonly profile: string; readonly type: string }>> = {
  pdf: { profile: 'swell-a4', type: 'application/pdf' },
  brf: { profile: 'embosser-6', type: 'text/plain' },
};

/** In which words are spelt out where their language has no braille code here: its letters are read as these. */
const USUAL_LANGUAGE = 'en';

let opened: OpenedBraille | undefined;

/** What was just made and is in the teacher's browser alone: it goes through here, and nothing of it is kept. */
export async function printPasswords(
  { database, clock }: ClassDependencies,
  person: Viewer,
  { id, ...sheet }: PasswordSheet & { readonly id: string },
): Promise<File> {
  await database.asUser(person, (tx) => findTaughtOrRefuse(tx, id));
  const { format, language, title } = sheet;
  const { profile: medium, type } = MEDIA[format];
  const profile = findProfile(medium);
  // Words for children are spelt out: contractions come later than signing in.
  const code = findUncontractedCode(language) ?? findUncontractedCode(USUAL_LANGUAGE);
  if (!profile || code === null) throw refuse('sheet_not_made');
  opened ??= openBraille();
  const outputs = createOutputs(
    { translator: opened, speech: openSpeech([flite]) },
    { ...DEFAULT_SETTINGS, table: code, date: clock.now().toISOString().slice(0, 10) },
  );
  const source = createTextSource({
    title,
    language,
    blocks: listBlocks(sheet),
  });
  const made = await outputs[format].make(source, profile);
  const bytes = made.ok ? made.value.files[0]?.bytes : undefined;
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
