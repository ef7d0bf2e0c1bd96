import { oc } from '@orpc/contract';
import { declarePublicOperation, declareSessionOperation } from '@relievo/contracts/operations';
import { expect, test } from 'vitest';
import { listOperations, methodsAt } from './route-table.ts';

const CONTRACT = {
  things: {
    list: declarePublicOperation('read').route({ method: 'GET', path: '/things' }),
    one: declarePublicOperation('read').route({ method: 'GET', path: '/things/{id}' }),
    change: declareSessionOperation('write').route({ method: 'PUT', path: '/things/{id}' }),
  },
};

test('an operation is found by its place in the contract, with what it declares', () => {
  const operations = listOperations(CONTRACT);
  expect(operations.map(({ name }) => name)).toEqual(['things.list', 'things.one', 'things.change']);
  expect(operations.map(({ meta }) => meta)).toEqual([
    { access: 'public', limit: 'read' },
    { access: 'public', limit: 'read' },
    { access: 'session', limit: 'write' },
  ]);
  expect(operations[2]?.errors).toContain('sign_in_required');
});

test.each([
  [
    'who may call it',
    oc.route({ method: 'GET', path: '/things' }),
    'things.list declares no access or no limit.',
  ],
  ['its route', declarePublicOperation('read'), 'things.list declares no route.'],
])('an operation that does not declare %s stops the start', (_, list, sentence) => {
  expect(() => listOperations({ things: { list } })).toThrow(sentence);
});

test('an address names the methods that it accepts', () => {
  const operations = listOperations(CONTRACT);
  expect(methodsAt('/api/things/7', operations)).toEqual(['GET', 'PUT']);
  expect(methodsAt('/api/things', operations)).toEqual(['GET']);
  expect(methodsAt('/api/things/7/parts', operations)).toEqual([]);
});
