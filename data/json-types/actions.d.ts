// Data of the assertion c2pa.actions.v2. The published types declare one action, and not the list it stands in.
export interface ActionsAssertion {
  actions: Action[];
  allActionsIncluded?: boolean | null;
  softwareAgents?: ClaimGeneratorInfo[] | null;
  templates?: ActionTemplate[] | null;
  metadata?: AssertionMetadata | null;
}

export interface ActionTemplate {
  action: string;
  softwareAgent?: ClaimGeneratorInfo | null;
  softwareAgentIndex?: integer | null;
  digitalSourceType?: DigitalSourceType | null;
  icon?: UriOrResource | null;
  description?: string | null;
  templateParameters?: { [k: string]: unknown } | null;
}
