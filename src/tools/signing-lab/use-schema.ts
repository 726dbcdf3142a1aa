import { settings } from 'virtual:provenance';
import { useEffect, useState } from 'react';
import { isRecord } from '../../c2pa/json.ts';
import type { JsonSchema } from './model/schema.ts';
import type { schemaFaults } from './model/schema-faults.ts';

export interface DefinitionSchema {
  schema: JsonSchema;
  /** Loaded with the schema: only readers who open the JSON need it. */
  faultsOf: typeof schemaFaults;
}

async function load(href: string): Promise<DefinitionSchema | undefined> {
  const [response, { schemaFaults: faultsOf }] = await Promise.all([
    fetch(href),
    import('./model/schema-faults.ts'),
  ]);
  const schema: unknown = response.ok ? await response.json() : undefined;
  return isRecord(schema) ? { schema, faultsOf } : undefined;
}

/** The published schema of a definition. Undefined until it's there, and on sites without one: it's only a help. */
export function useSchema(): DefinitionSchema | undefined {
  const [loaded, setLoaded] = useState<DefinitionSchema>();
  useEffect(() => {
    const { definitionSchema } = settings.lab;
    if (!definitionSchema) return;
    let isWanted = true;
    load(definitionSchema)
      .catch(() => undefined)
      .then((schema) => isWanted && setLoaded(schema));
    return () => {
      isWanted = false;
    };
  }, []);
  return loaded;
}
