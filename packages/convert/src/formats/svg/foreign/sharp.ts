import type Sharp from 'sharp';

/**
 * sharp is native code, which a child process that only makes outputs may not load: it is loaded when there is a
 * picture to read.
 */
export const loadSharp = async (): Promise<typeof Sharp> => (await import('sharp')).default;
