import fc from 'fast-check';

/**
 * Properties are tried with the same values in every run, so that a change is judged by what it changes and not by
 * chance. `npm run probe -- properties` looks for values that nobody has tried yet.
 */
const { PROPERTY_SEED: given } = process.env;
fc.configureGlobal({ seed: given === undefined ? 20_26 : Number(given) });
