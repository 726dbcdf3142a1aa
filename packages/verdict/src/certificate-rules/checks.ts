import {
  chainAuthorities,
  chainOrder,
  chainSignatures,
  chainValidity,
  onlyCertificates,
  revocation,
} from './chain-checks.ts';
import { chainFile } from './chain-file.ts';
import type { Check } from './finding.ts';
import { pss, signatureAlgorithm, subject, uniqueIds, validity, version3 } from './form.ts';
import {
  authorityKeyIdentifier,
  criticalExtensions,
  revocationAddress,
  subjectKeyIdentifier,
} from './identifiers.ts';
import { algorithm, key, keyPair } from './key.ts';
import { trustList } from './trust.ts';
import {
  digitalSignature,
  endEntity,
  exclusivePurposes,
  noCertSign,
  notAnyPurpose,
  purpose,
} from './usage.ts';

/**
 * The check of each rule in data/certificate-rules.json, by its id. Rules that only the conformance program has are
 * in `program.ts`.
 */
export const CHECKS: Readonly<Record<string, Check>> = {
  'version-3': version3,
  validity,
  'signature-algorithm': signatureAlgorithm,
  'pss-parameters': pss,
  key,
  'end-entity': endEntity,
  'unique-ids': uniqueIds,
  'digital-signature': digitalSignature,
  'no-cert-sign': noCertSign,
  purpose,
  'not-any-purpose': notAnyPurpose,
  'exclusive-purposes': exclusivePurposes,
  'authority-key-identifier': authorityKeyIdentifier,
  'subject-key-identifier': subjectKeyIdentifier,
  'critical-extensions': criticalExtensions,
  subject,
  algorithm,
  'key-pair': keyPair,
  'chain-file': chainFile,
  'only-certificates': onlyCertificates,
  chain: chainOrder,
  'chain-signatures': chainSignatures,
  'chain-authorities': chainAuthorities,
  'chain-validity': chainValidity,
  'trust-list': trustList,
  'revocation-address': revocationAddress,
  revocation,
};
