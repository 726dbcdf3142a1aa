import { textAt } from '../json.ts';

/** Statuses about the comparison with a file's bytes (C2PA 2.4, §15.12). */
const ABOUT_BYTES = /^assertion\.(?:dataHash|bmffHash|boxesHash|collectionHash|multiAssetHash)\./;

/** Codes that say whether a signer is trusted, and nothing about the file. */
const ABOUT_TRUST: readonly string[] = ['signingCredential.untrusted'];

/** Who found a status that isn't the SDK's; reports from the SDK never have this key. */
export const FOUND_BY = 'foundBy';

/** The code of a validation status (C2PA 2.4, §15.2); an empty string if it has none. */
export const codeOf = (status: unknown): string => textAt(status, 'code') ?? '';

/** Whether a status is about the comparison with a file's bytes. */
export const isAboutBytes = (status: unknown): boolean => ABOUT_BYTES.test(codeOf(status));

/** Whether a status says only that a signer isn't trusted. */
export const isAboutTrust = ({ code }: { code: string }): boolean => ABOUT_TRUST.includes(code);
