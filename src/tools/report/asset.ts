import type { FileFormat } from '../../c2pa/formats.ts';

/** A file that can be read: of a known format, not empty, not too large. */
export interface Asset {
  name: string;
  blob: File;
  format: FileFormat;
  from: Origin;
  /** The manifest store that lies beside it; what lies in it is not read then. */
  sidecar?: File;
}

export type Origin = 'file' | 'clipboard' | 'address';
