export { createFromTemplate, TEMPLATE_NAMES, type TemplateName } from './templates.ts';
