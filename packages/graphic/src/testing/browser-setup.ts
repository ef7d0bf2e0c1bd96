import type { TestProject } from 'vitest/node';
import { pictureDigests } from './pictures.ts';

declare module 'vitest' {
  interface ProvidedContext {
    serverDigests: Readonly<Record<string, string>>;
  }
}

/** Runs in Node before the browser tests: what the server makes of the same drawing. */
export function setup(project: TestProject): void {
  project.provide('serverDigests', pictureDigests());
}
