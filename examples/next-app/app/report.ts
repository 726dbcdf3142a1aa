// The parts of the libraries' reports that we use. Every text in them comes from whoever signed the file.

export interface Report {
  active_manifest?: string | null;
  manifests?: Record<string, Manifest>;
  validation_state?: string | null;
  validation_results?: {
    activeManifest?: { success?: { code: string }[]; failure: { code: string }[] } | null;
  } | null;
}

export interface Manifest {
  title?: string | null;
  signature_info?: { common_name?: string | null; time?: string | null } | null;
  assertions?: { label: string; data?: unknown }[] | null;
  ingredients?: { active_manifest?: string | null; relationship?: string | null }[] | null;
}
