export { createGraph, type GraphPlace } from './create-graph.ts';
