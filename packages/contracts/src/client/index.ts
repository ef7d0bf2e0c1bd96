export { readAnswerShape } from './answer-shape.ts';
export { createClient, readRefusal, toRefusal } from './client.ts';
