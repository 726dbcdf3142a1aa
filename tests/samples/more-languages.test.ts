import { testLanguages } from './languages.ts';
import { sharedTest } from './runner/selection.ts';

testLanguages((language) => sharedTest(language) === 'tests/samples/more-languages.test.ts');
