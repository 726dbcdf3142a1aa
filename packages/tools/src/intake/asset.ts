import type { FileFormat } from '@content-credentials/verdict/formats';

/** A readable file: of a known format, not empty, and not too large. */
export interface Asset {
  name: string;
  blob: File;
  format: FileFormat;
  from: Origin;
  /** The sidecar next to the file. If it's set, the file's embedded manifest store isn't read. */
  sidecar?: File;
}

export type Origin = 'file' | 'clipboard' | 'address';
