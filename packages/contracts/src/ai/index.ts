export { type AiSettings, type AiTest, providerKey } from './ai.ts';
export { cutTo, FACTS_LENGTH, MEANING_LENGTH, PROPOSAL_LENGTH } from './proposal.ts';
