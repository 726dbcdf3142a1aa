import { z } from 'zod';

const states = z.enum(['Trusted', 'Valid', 'Invalid', 'none']);
const codes = z.array(z.string());

/**
 * What one neutral reader (@contentauth/c2pa-node) finds in a file, whichever language wrote it. An expectation names
 * the fields that matter; lists are compared whole.
 */
export const foundSchema = z
  .strictObject({
    /** False when the file must not be there. */
    exists: z.boolean(),
    /** The media type that the first bytes tell. */
    type: z.string(),
    /** A file with the manifest store, for an asset that carries none: read instead of what is embedded. */
    sidecar: z.string(),
    /** Without a trust anchor; `none` is a file without a manifest store. */
    state: states,
    /** With the root of test-certs as trust anchor. */
    trusted: states,
    title: z.string().nullable(),
    /** Common name of the signer. */
    signer: z.string().nullable(),
    /** Name of the claim generator. */
    generator: z.string().nullable(),
    /** Codes of the active manifest without a trust anchor: each once, in the order of the alphabet. */
    success: codes,
    informational: codes,
    failure: codes,
    /** Codes that validating an ingredient added. */
    ingredientFailure: codes,
    /** `c2pa.created digitalCreation`: the action and the last part of its source type, in order. */
    actions: codes,
    /** Labels of the assertions, in the order of the alphabet. */
    assertions: codes,
    /** Labels of the assertions that the claim lists as created, as far as the reader reports it; the same order. */
    created: codes,
    /** `parentOf photo.jpg`, in order. */
    ingredients: codes,
    /** Labels of redacted assertions. */
    redacted: codes,
    /** Number of manifests in the store. */
    manifests: z.number().int(),
    /** Address of a remote manifest that the file names. */
    remote: z.string().nullable(),
    /** Whether the manifest store is in the file itself. */
    embedded: z.boolean(),
  })
  .partial();

export type Found = z.infer<typeof foundSchema>;
