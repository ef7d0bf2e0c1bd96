import fc from 'fast-check';
import { choosePropertySeed } from './property-seed.ts';

// The run has chosen one seed for all its files (vitest.config.ts).
fc.configureGlobal({ seed: choosePropertySeed(process.env) });
