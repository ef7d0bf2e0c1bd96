/** No browser carries a longer way back than this. */
export const PLACE_LENGTH = 2000;

/**
 * A place on our own site to come back to. Two slashes, backslashes and dots between slashes could be read as
 * another host by one of the programs on the way, so they are refused instead of being interpreted.
 */
export const OWN_PLACE =
  /^\/(?!auth(?:[/?#]|$))(?!\/)(?:(?!\/\/|\/\.{1,2}(?:[/?#]|$))[^?#\\\p{Cc}])*(?:[?#][^\\\p{Cc}]*)?$/iu;

/** The wanted place where it is one of ours, else home. */
export function toOwnPlace(wanted: string | null | undefined): string {
  return wanted && wanted.length <= PLACE_LENGTH && OWN_PLACE.test(wanted) ? wanted : '/';
}
