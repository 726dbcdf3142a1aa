import { testLanguages } from './languages.ts';
import { sharedTest } from './runner/test-files.ts';

testLanguages((language) => sharedTest(language) === 'tests/samples/every-language.test.ts');
