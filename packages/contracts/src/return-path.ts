import { z } from 'zod';

/**
 * A place on our own site to come back to. Two slashes, backslashes and dots between slashes could be read as
 * another host by one of the programs on the way, so they are refused instead of being interpreted.
 */
const OWN_PLACE =
  /^\/(?!auth(?:[/?#]|$))(?!\/)(?:(?!\/\/|\/\.{1,2}(?:[/?#]|$))[^?#\\\p{Cc}])*(?:[?#][^\\\p{Cc}]*)?$/iu;

export const returnPath = z.string().max(2000).regex(OWN_PLACE, 'The way back must be a path of this site');

/** The wanted place where it is one of ours, else home. */
export function ownPlace(wanted: string | null | undefined): string {
  return returnPath.safeParse(wanted).data ?? '/';
}
