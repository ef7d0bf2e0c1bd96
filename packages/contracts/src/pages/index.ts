export { HELP_TOPICS, type HelpTopicId } from './help-topics.ts';
export { findPage, PAGE_TIERS, type PagePath } from './pages.ts';
