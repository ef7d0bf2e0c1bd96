export { createClient, readRefusal, toRefusal } from './client.ts';
