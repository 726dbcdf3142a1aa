/** A schema that readers download. */
export interface SchemaFile {
  /** `manifest-definition.schema.json`. */
  file: string;
  root: string;
  title: string;
  /** Refuses keys that the SDK would drop without a word: a misspelt key is a fact that is not signed. */
  strict: boolean;
}

/** All of them. */
export const SCHEMA_FILES: readonly SchemaFile[] = [
  {
    file: 'manifest-definition.schema.json',
    root: 'ManifestDefinition',
    title: 'C2PA manifest definition',
    strict: true,
  },
  { file: 'reader-report.schema.json', root: 'Reader', title: 'C2PA reader report', strict: false },
  { file: 'settings.schema.json', root: 'Settings', title: 'C2PA SDK settings', strict: true },
];
