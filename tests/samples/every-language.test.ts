import { sharedTest } from '../../scripts/lib/samples/test-files.ts';
import { testLanguages } from './languages.ts';

testLanguages((language) => sharedTest(language) === 'tests/samples/every-language.test.ts');
