/** A schema that readers can download. */
export interface SchemaFile {
  /** `manifest-definition.schema.json`. */
  file: string;
  root: string;
  title: string;
  /** Rejects keys that the SDK would silently drop: a fact with a misspelled key isn't signed. */
  strict: boolean;
}

/** All schemas. */
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
