import type { Studio } from '@relievo/contracts/people';
import type { AppTransaction } from '../../platform/database/database.ts';
import { beginOutput } from './beginning-service.ts';
import { nameOf } from './file-rules.ts';
import { findOutputs, findRequest, findResourceFiles, type Wanted } from './repository.ts';
import { variantFor } from './variant-rules.ts';

/** A form of a resource as somebody else reads it. */
export interface OutputOfReader {
  readonly id: string;
  readonly format: string;
  readonly profile: string;
  readonly studio: Studio;
}

export interface Standing {
  readonly state: 'ready' | 'waiting' | 'failed';
  /** Why it could not be made. */
  readonly problem: string;
  readonly files: readonly { readonly name: string; readonly sha256: string; readonly size: number }[];
}

const NOT_MADE = 'Nothing can be made of this resource in the form that this person reads.';

/** How it stands with it, for whoever prepares it for them; made first where that is wanted and has not been. */
export async function readForReader(
  tx: AppTransaction,
  { id, format, profile, studio }: OutputOfReader,
  { makes }: { readonly makes: boolean },
): Promise<Standing> {
  const resource = await findResourceFiles(tx, id);
  if (!resource?.may_have || !resource.can_be_made) return { state: 'failed', problem: NOT_MADE, files: [] };
  const variant = variantFor(format, studio);
  const made = (await findOutputs(tx, id, { [format]: variant })).filter(
    (row) => row.format === format && row.profile === profile,
  );
  if (made.length > 0) {
    const files = made.map((row) => ({ name: nameOf(row), sha256: row.sha256, size: row.size }));
    return { state: 'ready', problem: '', files };
  }
  const wanted: Wanted = { resourceId: id, version: resource.version, format, profile, variant };
  const request = makes ? await beginOutput(tx, wanted) : await findRequest(tx, wanted);
  if (request?.state === 'failed' || request?.state === 'impossible')
    return { state: 'failed', problem: request.problem || NOT_MADE, files: [] };
  return { state: 'waiting', problem: '', files: [] };
}
