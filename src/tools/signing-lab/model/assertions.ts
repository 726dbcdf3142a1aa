import { entriesAt, isRecord, type JsonRecord, listAt, textAt } from '../../../c2pa/json.ts';

/** The data of the first assertion with this label; undefined if there's none. */
export function assertionData(definition: JsonRecord, label: string): JsonRecord | undefined {
  const found = listAt(definition, 'assertions').find((one) => textAt(one, 'label') === label);
  if (!isRecord(found)) return undefined;
  return isRecord(found.data) ? found.data : {};
}

/** The definition with this data in an assertion, or without the assertion. Everything else stays as it is. */
export function withAssertion(
  definition: JsonRecord,
  label: string,
  data: JsonRecord | undefined,
): JsonRecord {
  const assertions = listAt(definition, 'assertions');
  const old = assertions.find((one) => textAt(one, 'label') === label);
  const isEmpty = data === undefined || entriesAt(data).length === 0;
  if (isEmpty)
    return old ? { ...definition, assertions: assertions.filter((one) => one !== old) } : definition;
  const fresh = { label, ...(isRecord(old) && old), data };
  return {
    ...definition,
    assertions: old ? assertions.map((one) => (one === old ? fresh : one)) : [...assertions, fresh],
  };
}
