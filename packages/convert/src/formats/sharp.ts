import type Sharp from 'sharp';

/**
 * sharp is native code, which a child process that only makes outputs may not load: it is loaded when there is a
 * picture to read.
 */
export async function loadSharp(): Promise<typeof Sharp> {
  return (await import('sharp')).default;
}
