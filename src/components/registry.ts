import type { Vocabulary } from '../content/markdown/component.ts';
import { CodeBlock } from '../ui/CodeBlock.tsx';
import assistantSetup from './assistant-setup/index.ts';
import cards from './cards/index.ts';
import certificateClinic from './certificate-clinic/index.ts';
import certificateRules from './certificate-rules/index.ts';
import changes from './changes/index.ts';
import diagram from './diagram/index.ts';
import engineDifferences from './engine-differences/index.ts';
import errorIndex from './error-index/index.ts';
import example from './example/index.ts';
import exampleGallery from './example-gallery/index.ts';
import exampleReading from './example-reading/index.ts';
import exampleReport from './example-report/index.ts';
import glossary from './glossary/index.ts';
import inspector from './inspector/index.ts';
import iptcProperties from './iptc-properties/index.ts';
import iptcStructures from './iptc-structures/index.ts';
import jsonIndex from './json-index/index.ts';
import jsonObject from './json-object/index.ts';
import libraries from './libraries/index.ts';
import libraryNotes from './library-notes/index.ts';
import mediaFormats from './media-formats/index.ts';
import offlineUse from './offline-use/index.ts';
import packageManagers from './package-managers/index.ts';
import { Picture } from './picture/Picture.tsx';
import sample from './sample/index.ts';
import samples from './samples/index.ts';
import sandbox from './sandbox/index.ts';
import signingLab from './signing-lab/index.ts';
import softBindingAlgorithms from './soft-binding-algorithms/index.ts';
import states from './states/index.ts';
import statusCodes from './status-codes/index.ts';
import survivalMatrix from './survival-matrix/index.ts';
import taskIndex from './task-index/index.ts';
import { Term } from './term/Term.tsx';

/** Every component that authors can use, and the views for Markdown that needs one. */
export const vocabulary: Vocabulary = {
  components: [
    sample,
    samples,
    packageManagers,
    cards,
    diagram,
    softBindingAlgorithms,
    states,
    statusCodes,
    survivalMatrix,
    certificateClinic,
    certificateRules,
    iptcProperties,
    iptcStructures,
    jsonIndex,
    jsonObject,
    errorIndex,
    example,
    exampleGallery,
    exampleReading,
    exampleReport,
    taskIndex,
    glossary,
    inspector,
    signingLab,
    sandbox,
    engineDifferences,
    mediaFormats,
    libraries,
    libraryNotes,
    changes,
    assistantSetup,
    offlineUse,
  ],
  views: { CodeBlock, Picture, Term },
};
