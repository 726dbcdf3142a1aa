/** A claim to an address. */
export interface Claim {
  address: string;
  /** The file that makes the claim. */
  by: string;
}

/** A message for each address that two files claim. */
export function duplicateRoutes(claims: readonly Claim[]): Map<string, string> {
  const byAddress = Map.groupBy(claims, ({ address }) => address);
  return new Map(
    [...byAddress]
      .filter(([, group]) => group.length > 1)
      .map(([address, group]) => [
        address,
        `${group.map(({ by }) => by).join(' and ')} have the same address, ${address}; rename or remove one of them`,
      ]),
  );
}
