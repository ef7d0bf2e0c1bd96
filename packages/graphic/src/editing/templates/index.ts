export { createFromParts, type Template } from './read-templates.ts';
export { findTemplates, TEMPLATE_GROUPS } from './sheet-templates.ts';
export { createFromTemplate, TEMPLATE_NAMES, type TemplateName } from './templates.ts';
