import { sharedTest } from '../../scripts/lib/samples/test-files.ts';
import { testLanguages } from './languages.ts';

testLanguages((language) => sharedTest(language) === 'tests/samples/more-languages.test.ts');
