/** Milliseconds of this process's own work since it was made: other programs on the machine do not count. */
export function createCpuTimer(): () => number {
  const started = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
}
