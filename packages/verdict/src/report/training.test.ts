import { expect, test } from 'vitest';
import { disclosuresOf } from './disclosure.ts';
import { trainingOf } from './training.ts';

test('choices of CAWG and of the older C2PA assertion', () => {
  const cawg = {
    label: 'cawg.training-mining',
    data: {
      entries: {
        'cawg.ai_generative_training': { use: 'notAllowed' },
        'cawg.data_mining': { use: 'constrained', constraint_info: 'Ask us first' },
      },
    },
  };
  const old = {
    label: 'c2pa.training-mining',
    data: { entries: { 'c2pa.ai_inference': { use: 'allowed' }, 'org.example.other': { use: 'sometimes' } } },
  };
  expect(trainingOf([cawg, old])).toEqual([
    { use: 'Training of generative models', choice: 'notAllowed', terms: undefined },
    { use: 'Data mining', choice: 'constrained', terms: 'Ask us first' },
    { use: 'Use as input of a model', choice: 'allowed', terms: undefined },
    { use: 'org.example.other', choice: 'unknown', terms: undefined },
  ]);
});

test('odd entries say nothing, and a name by inheritance is only a name', () => {
  for (const entries of [null, [], 'x', 7, undefined])
    expect(trainingOf([{ label: 'cawg.training-mining', data: { entries } }])).toEqual([]);
  const odd = { 'cawg.constructor': null };
  expect(trainingOf([{ label: 'cawg.training-mining', data: { entries: odd } }])).toEqual([
    { use: 'cawg.constructor', choice: 'unknown', terms: undefined },
  ]);
});

test('an AI disclosure names the model and how far people took part', () => {
  const data = {
    modelType: 'c2pa.types.model.huggingface.transformers',
    modelName: 'Llama',
    modelIdentifier: 'pkg:huggingface/meta-llama/Llama-2-70b-chat-hf@main',
    contentProfile: { humanOversightLevel: 'human_validated' },
    scientificDomain: ['cs.AI', 'physics.optics'],
  };
  expect(disclosuresOf([{ label: 'c2pa.ai-disclosure', data }])).toEqual([
    {
      type: 'c2pa.types.model.huggingface.transformers',
      name: 'Llama',
      identifier: 'pkg:huggingface/meta-llama/Llama-2-70b-chat-hf@main',
      oversight: { value: 'human_validated', words: 'A person reviewed and approved the output' },
      domain: 'cs.AI, physics.optics',
    },
  ]);
  const [odd] = disclosuresOf([{ label: 'c2pa.ai-disclosure__1', data: 7 }]);
  expect(odd).toEqual({});
  const [own] = disclosuresOf([
    { label: 'c2pa.ai-disclosure', data: { contentProfile: { humanOversightLevel: 'toString' } } },
  ]);
  expect(own?.oversight).toEqual({ value: 'toString', words: undefined });
});
