import { expect, test } from 'vitest';
import { findEndpointProblem } from './endpoint-problem.ts';

test.each(['https://api.openai.com/v1', 'https://8.8.8.8/v1', 'https://ai.example.org:8443'])(
  '%s is allowed as a public endpoint',
  (endpoint) => {
    expect(findEndpointProblem(endpoint, false)).toBeUndefined();
  },
);

test.each([
  'http://127.0.0.1:11434/v1',
  'http://localhost:11434/v1',
  'https://localhost./v1',
  'https://10.0.0.8/v1',
  'https://[::1]/v1',
  'https://[fd12::1]/v1',
  'https://2130706433/v1',
  'https://0177.1/v1',
  'http://192.168.1.20:8080/v1',
])("%s is allowed only when it is named as one's own", (endpoint) => {
  expect(findEndpointProblem(endpoint, false)).toMatch(/AI_LOCAL=yes$/);
  expect(findEndpointProblem(endpoint, true)).toBeUndefined();
});

test.each(['https://169.254.169.254/v1', 'http://0.0.0.0/v1', 'https://[fe80::1]/v1', 'https://[::]/v1'])(
  '%s is never allowed',
  (endpoint) => {
    for (const isLocal of [true, false])
      expect(findEndpointProblem(endpoint, isLocal)).toMatch(/never called$/);
  },
);

test('a foreign server without encryption is refused', () => {
  expect(findEndpointProblem('http://api.example.org/v1', false)).toMatch(/^must begin with https/);
  expect(findEndpointProblem('http://ollama:11434/v1', true)).toBeUndefined();
});

test.each([
  'https://me:secret@ai.example.org/v1',
  'https://ai.example.org/v1?key=secret',
  'https://ai.example.org/v1#x',
])('%s is refused because of parts that an endpoint cannot have', (endpoint) => {
  expect(findEndpointProblem(endpoint, false)).toMatch(/^must be a host and a path/);
});
