/** How often a bundle that did not arrive is asked for again, and how long the pause is before each. */
const PAUSES = [500, 2000] as const;

/** A bundle is loaded when what is in it is first shown; a network that stumbles gets two more tries. */
export async function loadWithRetry<Module>(
  load: () => Promise<Module>,
  pause: (milliseconds: number) => Promise<void> = (milliseconds) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
): Promise<Module> {
  for (const milliseconds of PAUSES) {
    try {
      return await load();
    } catch {
      await pause(milliseconds);
    }
  }
  return load();
}
