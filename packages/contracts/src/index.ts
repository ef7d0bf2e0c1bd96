export { contract, contractWithSetup } from './contract.ts';
