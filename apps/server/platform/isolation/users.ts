/**
 * Numbers of users and groups that nothing on a Linux system is given: "unused" in the table of
 * https://systemd.io/UIDS-GIDS, and below 65,536, where a container's numbers end.
 */
const FIRST = 60_706;
const LAST = 61_183;

const taken = new Set<number>();

/**
 * A user that owns nothing, for one child alone. The system counts processes by user: of two children that were one user,
 * the first could begin so many that the second fails.
 */
export function takeUser(): number {
  const count = LAST - FIRST + 1;
  if (taken.size === count) throw new Error(`More than ${count} children cannot be kept apart.`);
  // Another server on this machine chooses as well, and knows nothing of ours.
  let user = FIRST + Math.floor(Math.random() * count);
  while (taken.has(user)) user = user === LAST ? FIRST : user + 1;
  taken.add(user);
  return user;
}

export function giveBackUser(user: number): void {
  taken.delete(user);
}
