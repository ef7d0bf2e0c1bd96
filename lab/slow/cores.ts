/** Parses the cores that a process may run on from its status in /proc: "0-1,4" are 0, 1 and 4. */
export function parseCores(status: string): number[] {
  const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1] ?? '';
  return list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}

/** Chooses the cores of a machine that has one core less; a machine of one core keeps it. */
export function takeOneAway(cores: readonly number[]): readonly number[] {
  return cores.length > 1 ? cores.slice(0, -1) : cores;
}
