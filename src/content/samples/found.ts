import { z } from 'zod';

const states = z.enum(['Trusted', 'Valid', 'Invalid', 'none']);
const codes = z.array(z.string());

/**
 * What a neutral reader (@contentauth/c2pa-node) finds in a file, whichever language wrote it. An expectation lists
 * only the fields that matter; lists are compared as a whole.
 */
export const foundSchema = z
  .strictObject({
    /** False if the file must not exist. */
    exists: z.boolean(),
    /** The media type according to the first bytes. */
    type: z.string(),
    /** A file with the manifest store of an asset without one; it's read instead of the embedded store. */
    sidecar: z.string(),
    /** Without a trust anchor; `none` is a file without a manifest store. */
    state: states,
    /** With the root in test-certs as trust anchor. */
    trusted: states,
    title: z.string().nullable(),
    /** The signer's common name. */
    signer: z.string().nullable(),
    /** The claim generator's name. */
    generator: z.string().nullable(),
    /** The version of the Rust core that signed, as the claim says. */
    core: z.string().nullable(),
    /** Codes for the active manifest without a trust anchor, each once, in alphabetical order. */
    success: codes,
    informational: codes,
    failure: codes,
    /** Codes added by validating an ingredient. */
    ingredientFailure: codes,
    /** `c2pa.created digitalCreation`: the action and the last part of its source type, in order. */
    actions: codes,
    /** Labels of the assertions, in alphabetical order. */
    assertions: codes,
    /**
     * Labels of the assertions that the claim lists as created, as far as the reader reports them, in the same order.
     */
    created: codes,
    /** `parentOf photo.jpg`, in order. */
    ingredients: codes,
    /** Labels of redacted assertions. */
    redacted: codes,
    /** Number of manifests in the store. */
    manifests: z.number().int(),
    /** Address of a remote manifest in the file. */
    remote: z.string().nullable(),
    /** Whether the manifest store is in the file itself. */
    embedded: z.boolean(),
  })
  .partial();

export type Found = z.infer<typeof foundSchema>;
