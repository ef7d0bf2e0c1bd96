import { z } from 'zod';

const manifest = z.object({
  outputs: z.array(
    z.object({ name: z.string(), profile: z.string(), problems: z.array(z.object({ message: z.string() })) }),
  ),
});

/** What a zip of every form says of itself: which medium each form is for, and why some are not in it. */
export type Manifest = z.infer<typeof manifest>;

export function parseManifest(bytes: Uint8Array): Manifest {
  return manifest.parse(JSON.parse(new TextDecoder().decode(bytes)));
}
