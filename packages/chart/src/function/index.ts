export { DEFAULT_DOMAIN, type Domain, tabulateFunction } from './tabulate.ts';
