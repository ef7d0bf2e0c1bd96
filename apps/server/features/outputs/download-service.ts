import { isUuid } from '@relievo/contracts/operations';
import type { AppTransaction, Database } from '../../platform/database/database.ts';
import type { Download, DownloadRequest, DownloadRoute } from '../../platform/http/files/downloads.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readResource } from '../library/service.ts';
import { recordVisit, type VisitDependencies } from '../visits/service.ts';
import { nameOf } from './file-rules.ts';
import { type FileRow, findOutput, findOwnFile } from './repository.ts';
import { findOrWritePage, findReadText } from './text-service.ts';

export type DownloadDependencies = VisitDependencies & {
  readonly database: Database;
  readonly storage: Storage;
};

type Find = (tx: AppTransaction, params: DownloadRequest['params']) => Promise<FileRow | undefined>;

function parseIdentifier(text: string | undefined): string {
  if (text === undefined || !isUuid(text)) throw refuse('not_found');
  return text;
}

const selectOwnFile: Find = (tx, { id }) => findOwnFile(tx, parseIdentifier(id), 'source');
const selectPicture: Find = (tx, { id }) => findOwnFile(tx, parseIdentifier(id), 'picture');
const selectOutput: Find = async (tx, { id, output: outputId }) => {
  const found = await findOutput(tx, parseIdentifier(id), parseIdentifier(outputId));
  return found && { ...found, name: nameOf(found) };
};

type Answer = DownloadRoute['answer'];

/**
 * A file that is shown in its page was seen with it. One that is saved is a download, however many parts it comes in,
 * and where an administrator takes what is private to others, that is kept.
 */
function createCountedAnswer(dependencies: DownloadDependencies, find: Find): Answer {
  return async (request) => {
    const file = await openDownload(dependencies, request, find);
    if (!request.isBeginning || request.isShown) return file;
    const id = parseIdentifier(request.params['id']);
    await readResource(dependencies, await request.context.viewer(), id);
    await recordVisit(dependencies, request.context, id, 'download');
    return file;
  };
}

async function openDownload(
  { database, storage }: DownloadDependencies,
  { context, params }: DownloadRequest,
  find: Find,
): Promise<Download> {
  const file = await database.asUser(await context.viewer(), (tx) => find(tx, params));
  if (!file) throw refuse('not_found');
  const { sha256, size, media_type: mediaType, name, title } = file;
  return { sha256, size, mediaType, name: name || title, open: () => storage.read(sha256) };
}

/** What is not there, may not be seen, or is paid for by others, is not there. */
export function answerOwnFile(dependencies: DownloadDependencies): Answer {
  return createCountedAnswer(dependencies, selectOwnFile);
}

export function answerOutput(dependencies: DownloadDependencies): Answer {
  return createCountedAnswer(dependencies, selectOutput);
}

export function answerPicture(dependencies: DownloadDependencies): Answer {
  return (request) => openDownload(dependencies, request, selectPicture);
}

/** It is read on the page of its resource, and nobody counts that. */
export function answerText({ database, storage }: DownloadDependencies): Answer {
  return async ({ context, params }) => {
    const id = parseIdentifier(params['id']);
    const text = await database.asUser(await context.viewer(), (tx) => findReadText(tx, id));
    const file = text && (await findOrWritePage(text));
    if (!file) throw refuse('not_found');
    const { sha256, size, media_type: mediaType, name } = file;
    const open = 'open' in file ? file.open : () => storage.read(sha256);
    return { sha256, size, mediaType, name, open };
  };
}
