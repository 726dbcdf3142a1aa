import { expect, test } from 'vitest';
import { statementsOf, withoutDisclosure, withStatements } from './statements.ts';

const labels = (definition: unknown) =>
  (definition as { assertions?: Array<{ label: string }> }).assertions?.map(({ label }) => label);

test('what the form writes, it reads, and an empty field leaves nothing behind', () => {
  const statements = {
    author: 'A. Photographer',
    rights: 'All rights reserved',
    training: 'notAllowed',
    disclosure: { model: 'Example Model', oversight: 'prompt_guided' },
  } as const;
  const written = withStatements({ title: 'x' }, statements);
  expect(statementsOf(written)).toEqual(statements);
  expect(labels(written)).toEqual(['cawg.metadata', 'cawg.training-mining', 'c2pa.ai-disclosure']);
  const empty = withStatements(written, { author: '', rights: '', training: '', disclosure: undefined });
  expect(labels(empty)).toEqual([]);
  expect(statementsOf(empty)).toEqual({ author: '', rights: '', training: '' });
});

test('what the form does not show stays as it is', () => {
  const definition = {
    assertions: [
      {
        label: 'cawg.metadata',
        created: true,
        data: { '@context': { x: 'y' }, 'x:z': 1, 'dc:creator': ['A', 'B'] },
      },
      { label: 'c2pa.ai-disclosure', data: { modelType: 'com.example.model', contentProfile: { other: 1 } } },
    ],
  };
  const next = withStatements(definition, { author: 'C', disclosure: { model: 'M', oversight: '' } });
  expect(next.assertions).toEqual([
    {
      label: 'cawg.metadata',
      created: true,
      data: {
        '@context': { x: 'y', dc: 'http://purl.org/dc/elements/1.1/' },
        'x:z': 1,
        'dc:creator': ['C'],
      },
    },
    {
      label: 'c2pa.ai-disclosure',
      data: { modelType: 'com.example.model', contentProfile: { other: 1 }, modelName: 'M' },
    },
  ]);
});

test('different answers about training stay until the reader chooses one', () => {
  const definition = {
    assertions: [
      {
        label: 'cawg.training-mining',
        data: {
          entries: { 'cawg.data_mining': { use: 'allowed' }, 'cawg.ai_training': { use: 'notAllowed' } },
        },
      },
    ],
  };
  expect(statementsOf(definition).training).toBe('mixed');
  expect(withStatements(definition, { training: 'mixed' })).toEqual(definition);
  expect(statementsOf(withStatements(definition, { training: 'allowed' })).training).toBe('allowed');
});

test('without a disclosure, nothing is taken away', () => {
  expect(withoutDisclosure({ title: 'x' })).toEqual({ title: 'x' });
  const disclosed = withStatements({}, { disclosure: { model: '', oversight: '' } });
  expect(withoutDisclosure(disclosed).assertions).toEqual([]);
});

test.each([null, 5, 'x', [], { data: 5 }, { label: 'cawg.metadata' }, { label: 'cawg.metadata', data: 'x' }])(
  'an assertion %o does not throw',
  (assertion) => {
    const written = withStatements({ assertions: [assertion] }, { author: 'A' });
    expect(statementsOf(written).author).toBe('A');
  },
);
