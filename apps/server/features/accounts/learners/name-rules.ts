/** Tries are counted under it, so that they are those of no address. */
export function nameTries(username: string): string {
  return `learner:${username.normalize('NFKC').toLowerCase()}`;
}
