// Short facts from a reader's report, for a page that shows them. `manifest` is one of `store.manifests`.
// These functions work on JSON and don't need the library.

// #region find
/** Data of all assertions of a type. A version and a number may follow the name: `c2pa.actions.v2__1`. */
export function assertionsOf(manifest, kind) {
  const isOne = ({ label }) => label.startsWith(kind) && /^(\.v\d+)?(__\d+)?$/.test(label.slice(kind.length));
  return (manifest.assertions ?? []).filter(isOne).map(({ data }) => data);
}

/** All actions in order, with the software that performed them. */
export function actionsOf(manifest) {
  return assertionsOf(manifest, 'c2pa.actions').flatMap(({ actions = [], softwareAgents = [] }) =>
    actions.map((action) => {
      const agent = action.softwareAgent ?? softwareAgents[action.softwareAgentIndex];
      return {
        name: action.action,
        type: lastPart(action.digitalSourceType),
        software: agent?.name ?? agent,
      };
    }),
  );
}

/** Source types are URIs; the last part is the name. */
const lastPart = (address) => address?.split('/').at(-1);
// #endregion find

// #region software
export function softwareOf({ claim_generator_info: infos, claim_generator: old }) {
  const [info] = infos ?? [];
  if (info?.name) return [info.name, info.version].filter(Boolean).join(' ');
  return old?.split(' ')[0].replace('/', ' ').replaceAll('_', ' ') ?? null; // claims from before 2024
}
// #endregion software

// #region generative
const GENERATIVE = ['trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia'];

export const generativeOf = (manifest) => actionsOf(manifest).filter(({ type }) => GENERATIVE.includes(type));
// #endregion generative

// #region training
/** What the owner allows machines to do: `{ ai_generative_training: 'notAllowed' }`. Empty if nothing is stated. */
export function trainingOf(manifest) {
  const [assertion] = [
    ...assertionsOf(manifest, 'cawg.training-mining'),
    ...assertionsOf(manifest, 'c2pa.training-mining'),
  ];
  const entries = Object.entries(assertion?.entries ?? {});
  return Object.fromEntries(entries.map(([key, { use }]) => [key.replace(/^(cawg|c2pa)\./, ''), use]));
}
// #endregion training

// #region authors
/** Names that someone typed into a CreativeWork assertion. Deprecated and never verified. */
export const authorsOf = (manifest) =>
  assertionsOf(manifest, 'stds.schema-org.CreativeWork').flatMap(({ author = [] }) => author);
// #endregion authors
