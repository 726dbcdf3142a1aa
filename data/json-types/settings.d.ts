// The settings of the Rust core as JSON, at 0.91.0 and 0.90.1. The published packages declare a part of them, in camel case.
// data/json-reference.json says which exist in only one of the two, and which (`since`) came later. tests/samples/json-reference.test.ts gives each one to both
// cores with a wrong type, which the core that has it must refuse.
export interface Settings {
  version?: integer;
  trust?: TrustSettings;
  cawg_trust?: TrustSettings;
  core?: CoreSettings;
  soft_binding?: SoftBindingSettings;
  verify?: VerifySettings;
  builder?: BuilderSettings;
  signer?: SignerSettings | null;
  cawg_x509_signer?: SignerSettings | null;
}

export interface TrustSettings {
  anchors?: TrustAnchorSettings[] | null;
  verify_trust_list?: boolean;
  trust_anchors?: string | null;
  user_anchors?: string | null;
  allowed_list?: string | null;
  trust_config?: string | null;
  use_default_ekus?: boolean;
}

export interface TrustAnchorSettings {
  trust_kind: 'manifest' | 'tsa' | 'cawg';
  trust_anchors: string;
  trust_uri?: string | null;
  trust_config?: string | null;
  allowed_list?: string | null;
  trusted_ica_issuers?: string[] | null;
}

export interface SoftBindingSettings {
  soft_binding_algorithms?: string[] | null;
}

export interface CoreSettings {
  merkle_tree_chunk_size_in_kb?: integer | null;
  merkle_tree_max_proofs?: integer;
  backing_store_memory_threshold_in_mb?: integer;
  decode_identity_assertions?: boolean;
  allowed_network_hosts?: string[] | null;
  allow_redirects?: boolean;
  prefer_compress_manifests?: boolean;
  max_decompressed_manifest_size_in_mb?: integer;
  time_stamp_request_attempts?: integer;
  time_stamp_request_timeout_in_ms?: integer;
  time_stamp_retry_delay_in_ms?: integer;
}

export interface VerifySettings {
  verify_after_reading?: boolean;
  verify_after_sign?: boolean;
  verify_after_sign_hash?: boolean;
  verify_trust?: boolean;
  verify_timestamp_trust?: boolean;
  ocsp_fetch?: boolean;
  ocsp_fetch_should_override?: boolean;
  remote_manifest_fetch?: boolean;
  max_manifest_response_size?: integer;
  skip_ingredient_conflict_resolution?: boolean;
  strict_v1_validation?: boolean;
}

export interface BuilderSettings {
  vendor?: string | null;
  claim_generator_info?: ClaimGeneratorInfoSettings | null;
  thumbnail?: ThumbnailSettings;
  actions?: ActionsSettings;
  certificate_status_fetch?: 'all' | 'active' | null;
  certificate_status_should_override?: boolean | null;
  intent?: BuilderIntent | null;
  created_assertion_labels?: string[] | null;
  prefer_box_hash?: boolean;
  generate_c2pa_archive?: boolean | null;
  auto_timestamp_assertion?: TimestampSettings;
  bmff_hash_exclude_free_and_skip_boxes?: boolean;
  ignore_ingredient_errors?: boolean;
}

export interface ClaimGeneratorInfoSettings {
  name: string;
  version?: string | null;
  icon?: ResourceRef | null;
  operating_system?: string | null;
}

export interface ThumbnailSettings {
  enabled?: boolean;
  ignore_errors?: boolean;
  long_edge?: integer;
  format?: 'png' | 'jpeg' | 'gif' | 'webp' | 'tiff' | null;
  prefer_smallest_format?: boolean;
  quality?: 'low' | 'medium' | 'high';
}

export interface ActionsSettings {
  all_actions_included?: boolean | null;
  auto_all_actions_included?: boolean;
  templates?: ActionTemplateSettings[] | null;
  actions?: ActionSettings[] | null;
  auto_created_action?: AutoActionSettings;
  auto_opened_action?: AutoActionSettings;
  auto_placed_action?: AutoActionSettings;
}

export interface AutoActionSettings {
  enabled?: boolean;
  source_type?: DigitalSourceType | null;
}

export interface ActionTemplateSettings {
  action: string;
  software_agent?: ClaimGeneratorInfoSettings | null;
  software_agent_index?: integer | null;
  source_type?: DigitalSourceType | null;
  icon?: ResourceRef | null;
  description?: string | null;
  template_parameters?: { [k: string]: unknown } | null;
}

export interface ActionSettings {
  action: string;
  when?: DateT | null;
  software_agent?: ClaimGeneratorInfoSettings | null;
  software_agent_index?: integer | null;
  changes?: RegionOfInterest[] | null;
  parameters?: ActionParameters | null;
  source_type?: DigitalSourceType | null;
  related?: Action[] | null;
  reason?: C2PaReason | null;
  description?: string | null;
}

export interface TimestampSettings {
  enabled?: boolean;
  skip_existing?: boolean;
  fetch_scope?: 'parent' | 'all';
}

export type SignerSettings = { local: LocalSignerSettings } | { remote: RemoteSignerSettings };

export interface LocalSignerSettings {
  alg: SigningAlgName;
  sign_cert: string;
  private_key: string;
  tsa_url?: string | null;
  referenced_assertions?: string[] | null;
  roles?: string[] | null;
}

export interface RemoteSignerSettings {
  url: string;
  alg: SigningAlgName;
  sign_cert: string;
  tsa_url?: string | null;
  referenced_assertions?: string[] | null;
  roles?: string[] | null;
}

export type SigningAlgName = 'es256' | 'es384' | 'es512' | 'ps256' | 'ps384' | 'ps512' | 'ed25519';
