import { settings } from 'virtual:provenance';
import { useEffect, useState } from 'react';
import type { DefinitionSchema } from './model/schema-faults.ts';

/** The published schema of a definition. Undefined until it's there, and on sites without one: it's only a help. */
export function useSchema(): DefinitionSchema | undefined {
  const [loaded, setLoaded] = useState<DefinitionSchema>();
  useEffect(() => {
    const { definitionSchema } = settings.lab;
    if (!definitionSchema) return;
    let isWanted = true;
    // The check is loaded with the schema: only readers who open the JSON need it.
    import('./model/schema-faults.ts')
      .then(({ loadDefinitionSchema }) => loadDefinitionSchema(definitionSchema))
      .catch(() => undefined)
      .then((schema) => isWanted && setLoaded(schema));
    return () => {
      isWanted = false;
    };
  }, []);
  return loaded;
}
