/**
 * Decides which trust list vouches for a file's signer, without the SDK.
 *
 * Signers count only below an anchor of a list for signers, and time stamps only below one of a list for time stamps.
 * Core 0.90 (c2pa-node 0.8.0, c2pa-web 0.13.1) has one setting for both, so it would let a time-stamping authority vouch
 * for a signer. It also doesn't check whether the issuers in a chain are CAs.
 *
 *     const pools = trustLists.map(poolOf);
 *     // Give pemOf(pools) to the SDK as its trust anchors, then:
 *     const { report, vouchers } = await judgeTrust(sdkReport, store, pools);
 *
 * `report` is the SDK's report without the trust that it shouldn't have given. `vouchers` names the lists.
 *
 * The file is made from `src/c2pa/trust` of this documentation site with `npm run hash-coverage`; change it there.
 */
// json.ts

/** Whether a value is an object but not an array. */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object's own property, or undefined, also for values that aren't objects and for inherited names. */
function at(value, ...path) {
  let here = value;
  for (const key of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined;
    here = here[key];
  }
  return here;
}

/** The text at a path; a number becomes text, and anything else is left out. */
function textAt(value, ...path) {
  const found = at(value, ...path);
  if (typeof found === 'number' || typeof found === 'boolean') return String(found);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** The list at a path, or an empty one. */
function listAt(value, ...path) {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** The entries of the object at a path, or none. */
function entriesAt(value, ...path) {
  const found = at(value, ...path);
  return isRecord(found) ? Object.entries(found) : [];
}

// x509/der.ts

/** Reads one value. @throws Error if the bytes aren't DER */
function readDer(bytes, from = 0) {
  const tag = bytes[from];
  let length = bytes[from + 1];
  if (tag === undefined || length === undefined) throw new Error('the data ends too early');
  if ((tag & 0x1f) === 0x1f) throw new Error('a tag of more than one byte');
  let start = from + 2;
  if (length >= 0x80) {
    const size = length & 0x7f;
    if (size === 0 || size > 4) throw new Error('a length that DER does not allow');
    length = 0;
    for (let index = 0; index < size; index += 1) length = length * 256 + (bytes[start + index] ?? 0);
    start += size;
  }
  if (start + length > bytes.length) throw new Error('the data ends too early');
  return { tag, value: bytes.subarray(start, start + length), raw: bytes.subarray(from, start + length) };
}

/** The values inside a constructed one. @throws Error if they aren't DER, or there are more than in any certificate */
function children({ value }) {
  const found = [];
  for (let place = 0; place < value.length; ) {
    const next = readDer(value, place);
    found.push(next);
    place += next.raw.length;
    if (found.length > 1000) throw new Error('too many values');
  }
  return found;
}

/** More than any object identifier that a certificate needs. */
const MAX_OID_BYTES = 100;

/**
 * An OBJECT IDENTIFIER in dotted form: `1.2.840.113549.1.1.11`. Bytes that aren't one become a text that equals no
 * identifier: a reader that ignored the rest would take a malformed identifier for a known one.
 * @see https://www.itu.int/rec/T-REC-X.690-202102-I/en clause 8.19
 */
function oid({ value }) {
  const numbers = [];
  let number = 0n;
  let isComplete = true;
  for (const byte of value.subarray(0, MAX_OID_BYTES)) {
    // A number in more bytes than it needs.
    if (isComplete && byte === 0x80) return notAnOid(value);
    number = number * 128n + BigInt(byte & 0x7f);
    isComplete = (byte & 0x80) === 0;
    if (!isComplete) continue;
    numbers.push(number);
    number = 0n;
  }
  const [first, ...rest] = numbers;
  if (first === undefined || !isComplete || value.length > MAX_OID_BYTES) return notAnOid(value);
  const root = first < 80n ? first / 40n : 2n;
  return [root, first - root * 40n, ...rest].join('.');
}

const notAnOid = (value) => `not an OID (${hex(value.subarray(0, 16))})`;

/** Text in any of the string types that certificates use. A byte order mark is a character like any other. */
function derText({ tag, value }) {
  // BMPString; the others are UTF-8, a subset of it, or conventionally Latin-1.
  if (tag === 0x1e) return new TextDecoder('utf-16be', { ignoreBOM: true }).decode(value);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(value);
  } catch {
    return new TextDecoder('latin1').decode(value);
  }
}

const TIMES = {
  23: /^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z$/,
  24: /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z$/,
};

/**
 * A UTCTime or GeneralizedTime in the only forms that certificates allow.
 * @returns undefined if it isn't one, or no such day or time exists
 * @see https://www.rfc-editor.org/rfc/rfc5280.html#section-4.1.2.5
 */
function derTime({ tag, value }) {
  const match = TIMES[tag]?.exec(String.fromCharCode(...value.subarray(0, 20)));
  if (!match) return undefined;
  const [, year = '', month, day, hour, minute, second] = match;
  const full = year.length === 4 ? year : `${Number(year) < 50 ? 20 : 19}${year}`;
  const written = `${full}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const time = new Date(written);
  // `Date` turns February 30 into March 2, and 24:00 into the next day.
  return Number.isNaN(time.getTime()) || time.toISOString() !== written ? undefined : time;
}

/** Bytes as hexadecimal digits. @param between the separator between two bytes */
const hex = (bytes, between = '') =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(between);

// x509/names.ts
/** Object identifiers in signers' certificates, with their common names. */
const ATTRIBUTE_NAMES = {
  '2.5.4.3': 'CN',
  '2.5.4.5': 'serialNumber',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.97': 'organizationIdentifier',
  '1.2.840.113549.1.9.1': 'email',
};

/** Extended key usages that the rules for signers refer to. */
const PURPOSE = {
  any: '2.5.29.37.0',
  email: '1.3.6.1.5.5.7.3.4',
  timeStamping: '1.3.6.1.5.5.7.3.8',
  ocsp: '1.3.6.1.5.5.7.3.9',
  documents: '1.3.6.1.5.5.7.3.36',
  microsoft: '1.3.6.1.4.1.311.76.59.1.9',
  claims: '1.3.6.1.4.1.62558.2.1',
};

const PURPOSE_NAMES = {
  [PURPOSE.email]: 'email protection',
  [PURPOSE.timeStamping]: 'time-stamping',
  [PURPOSE.ocsp]: 'OCSP signing',
  [PURPOSE.documents]: 'document signing',
  [PURPOSE.microsoft]: 'C2PA signing (Microsoft)',
  [PURPOSE.claims]: 'C2PA claim signing',
  '1.3.6.1.5.5.7.3.1': 'TLS server',
  '1.3.6.1.5.5.7.3.2': 'TLS client',
  [PURPOSE.any]: 'any',
};

const SIGNATURE_NAMES = {
  '1.2.840.113549.1.1.11': 'RSA with SHA-256',
  '1.2.840.113549.1.1.12': 'RSA with SHA-384',
  '1.2.840.113549.1.1.13': 'RSA with SHA-512',
  '1.2.840.113549.1.1.10': 'RSASSA-PSS',
  '1.2.840.10045.4.3.2': 'ECDSA with SHA-256',
  '1.2.840.10045.4.3.3': 'ECDSA with SHA-384',
  '1.2.840.10045.4.3.4': 'ECDSA with SHA-512',
  '1.3.101.112': 'Ed25519',
};

const KEY_NAMES = {
  '1.2.840.113549.1.1.1': 'RSA',
  '1.2.840.113549.1.1.10': 'RSA (PSS)',
  '1.2.840.10045.2.1': 'EC',
  '1.3.101.112': 'Ed25519',
};

const CURVE_NAMES = {
  '1.2.840.10045.3.1.7': 'P-256',
  '1.3.132.0.34': 'P-384',
  '1.3.132.0.35': 'P-521',
};

/** Bits of the key usage extension, in order. */
const USAGE_NAMES = [
  'digitalSignature',
  'nonRepudiation',
  'keyEncipherment',
  'dataEncipherment',
  'keyAgreement',
  'keyCertSign',
  'cRLSign',
  'encipherOnly',
  'decipherOnly',
];

// x509/extensions.ts

const EXTENSION = {
  subjectKeyIdentifier: '2.5.29.14',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  extendedKeyUsage: '2.5.29.37',
  authorityInformation: '1.3.6.1.5.5.7.1.1',
};

/**
 * The extensions in a certificate's body.
 * @throws Error if the list isn't DER
 * @see https://www.rfc-editor.org/rfc/rfc5280.html#section-4.2
 */
function extensionsOf(fields) {
  const holder = fields.find(({ tag }) => tag === 0xa3);
  const list = holder && children(holder)[0];
  return list ? extensionList(list) : [];
}

/** The extensions in a list. @throws Error if it isn't DER */
function extensionList(list) {
  return children(list).flatMap((extension) => {
    const parts = children(extension);
    const [id, flag] = parts;
    const content = parts.at(-1);
    if (!id || content?.tag !== 0x04) return [];
    return [{ id: oid(id), isCritical: isTrue(flag), value: content.value }];
  });
}

const isTrue = (value) => value?.tag === 0x01 && value.value[0] !== 0;

/** An extension's content, or nothing, because an untrusted certificate can contain anything. */
function contentOf(extensions, id) {
  const extension = extensions.find((one) => one.id === id);
  try {
    return extension && readDer(extension.value);
  } catch {
    return undefined;
  }
}

/** The values in an extension's content; none if it can't be parsed. */
function partsOf$1(extensions, id) {
  const content = contentOf(extensions, id);
  try {
    return content?.tag === 0x30 ? children(content) : [];
  } catch {
    return [];
  }
}

/**
 * Whether it can issue certificates, and how many CAs can be below it.
 * @see https://www.rfc-editor.org/rfc/rfc5280.html#section-4.2.1.9
 */
function basicConstraints(extensions) {
  const [flag, length] = partsOf$1(extensions, EXTENSION.basicConstraints);
  const isAuthority = isTrue(flag);
  const pathLength =
    isAuthority && length?.tag === 0x02 && length.value.length <= 2
      ? Number(`0x${hex(length.value)}`)
      : undefined;
  return { isAuthority, pathLength };
}

/**
 * Names of the set bits.
 * @see https://www.rfc-editor.org/rfc/rfc5280.html#section-4.2.1.3
 */
function keyUsages(extensions) {
  const bits = contentOf(extensions, EXTENSION.keyUsage);
  if (bits?.tag !== 0x03) return [];
  return USAGE_NAMES.filter(
    (_, index) => ((bits.value[1 + (index >> 3)] ?? 0) & (0x80 >> (index & 7))) !== 0,
  );
}

/**
 * Object identifiers of the purposes.
 * @see https://www.rfc-editor.org/rfc/rfc5280.html#section-4.2.1.12
 */
const purposeIds = (extensions) => partsOf$1(extensions, EXTENSION.extendedKeyUsage).map(oid);

// x509/certificate.ts

const NO_CERTIFICATE = 'this is not a certificate';

function nameOf(sequence) {
  return children(sequence).flatMap((set) =>
    children(set).flatMap((pair) => {
      const [attribute, value] = children(pair);
      if (!attribute || !value) return [];
      const number = oid(attribute);
      return [[ATTRIBUTE_NAMES[number] ?? number, derText(value)]];
    }),
  );
}

function algorithmOf(sequence) {
  const [id, parameters] = children(sequence);
  if (!id) throw new Error(NO_CERTIFICATE);
  return { id: oid(id), parameters };
}

function publicKeyOf(info) {
  const [sequence, value] = children(info);
  if (!sequence || !value) throw new Error(NO_CERTIFICATE);
  const algorithm = algorithmOf(sequence);
  const name = KEY_NAMES[algorithm.id] ?? '';
  const key = { algorithm, info: info.raw };
  if (name === 'EC')
    return algorithm.parameters?.tag === 0x06 ? { ...key, curve: oid(algorithm.parameters) } : key;
  if (!name.startsWith('RSA')) return key;
  const [modulus] = children(readDer(value.value, 1));
  if (!modulus) return key;
  const zeros = Math.max(
    0,
    modulus.value.findIndex((byte) => byte !== 0),
  );
  const first = modulus.value[zeros] ?? 0;
  return { ...key, bits: (modulus.value.length - zeros) * 8 - (Math.clz32(first) - 24) };
}

function keyText({ algorithm, curve, bits }) {
  const name = KEY_NAMES[algorithm.id] ?? algorithm.id;
  if (curve !== undefined) return `${name}, ${CURVE_NAMES[curve] ?? curve}`;
  return bits === undefined ? name : `${name}, ${bits} bits`;
}

/**
 * Parses a certificate from DER.
 * @throws Error if it isn't one
 * @see https://www.rfc-editor.org/rfc/rfc5280.html#section-4.1
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#x509_certificates
 */
function parseCertificate(der) {
  const [body, outer, bits] = children(readDer(der));
  if (!body || !outer || bits?.tag !== 0x03) throw new Error(NO_CERTIFICATE);
  const fields = children(body);
  // Certificates of version 1 omit the version.
  const isVersionSaid = fields[0]?.tag === 0xa0;
  const [serial, algorithm, issuer, validity, subject, key] = isVersionSaid ? fields.slice(1) : fields;
  if (serial?.tag !== 0x02 || !algorithm || !issuer || !validity || !subject || !key)
    throw new Error(NO_CERTIFICATE);
  const [version] = isVersionSaid && fields[0] ? children(fields[0]) : [];
  const [from, to] = children(validity);
  const signatureAlgorithm = algorithmOf(outer);
  const publicKey = publicKeyOf(key);
  const extensions = extensionsOf(fields);
  const [subjectDer, issuerDer] = [hex(subject.raw), hex(issuer.raw)];
  return {
    der,
    version: (version?.value.at(-1) ?? 0) + 1,
    subject: nameOf(subject),
    issuer: nameOf(issuer),
    subjectDer,
    issuerDer,
    serial: hex(serial.value),
    notBefore: from && derTime(from),
    notAfter: to && derTime(to),
    key: keyText(publicKey),
    publicKey,
    signature: SIGNATURE_NAMES[signatureAlgorithm.id] ?? signatureAlgorithm.id,
    signatureAlgorithm,
    signatureValue: bits.value.subarray(1),
    body: body.raw,
    extensions,
    ...basicConstraints(extensions),
    usages: keyUsages(extensions),
    purposes: purposeIds(extensions).map((id) => PURPOSE_NAMES[id] ?? id),
    hasUniqueIds: fields.some(({ tag }) => tag === 0x81 || tag === 0x82),
    isSelfIssued: issuerDer === subjectDer,
  };
}

/** A display name: the common name, the organization, or whatever there is. */
const shortName = (name) =>
  (name.find(([key]) => key === 'CN') ?? name.find(([key]) => key === 'O') ?? name[0])?.[1] ??
  'without a name';

/** The bytes of base64. @throws Error if it's invalid */
const fromBase64 = (text) => Uint8Array.from(atob(text.replace(/\s+/g, '')), (char) => char.charCodeAt(0));

const toBase64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** A certificate as PEM, ending with a line break. */
const toPem = ({ der }) =>
  `-----BEGIN CERTIFICATE-----\n${toBase64(der).replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`;

/** Codes that say whether a signer is trusted, and nothing about the file. */
const ABOUT_TRUST = ['signingCredential.untrusted'];

/** Who found a status that isn't the SDK's; reports from the SDK never have this key. */
const FOUND_BY = 'foundBy';

/** The code of a validation status (C2PA 2.4, §15.2); an empty string if it has none. */
const codeOf = (status) => textAt(status, 'code') ?? '';

/** Whether a status says only that a signer isn't trusted. */
const isAboutTrust = ({ code }) => ABOUT_TRUST.includes(code);

// report/sdk-state.ts

/**
 * Whether the signer of the claim is trusted; the same code is used for an identity's signer.
 * @param active the statuses of the active manifest, as `{ success, informational, failure }`
 */
const isSignerTrusted = (active) =>
  listAt(active, 'success').some(
    (status) =>
      codeOf(status) === 'signingCredential.trusted' &&
      (textAt(status, 'url') ?? '').endsWith('/c2pa.signature'),
  );

/**
 * The state that follows from statuses, by the SDK's rule (`ValidationResults::validation_state` of c2pa-rs 0.90).
 * @param active the statuses of the active manifest
 * @param deltas those of each ingredient
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_validation_states
 */
function stateOf(active, deltas) {
  const has = (code) => listAt(active, 'success').some((status) => codeOf(status) === code);
  const failures = [active, ...deltas].flatMap((one) => listAt(one, 'failure').map(codeOf));
  const isValid =
    has('claimSignature.validated') &&
    has('claimSignature.insideValidity') &&
    failures.every((code) => isAboutTrust({ code }));
  if (!isValid) return 'Invalid';
  return isSignerTrusted(active) && failures.length === 0 ? 'Trusted' : 'Valid';
}

// trust/apply.ts

const labelIn = (url) => /^self#jumbf=\/?c2pa\/([^/]+)\//.exec(url)?.[1];

const found = (code, url, explanation) => ({
  code,
  url,
  explanation,
  [FOUND_BY]: 'page',
});

/** Old claims (version 1) didn't need a trusted time stamp, so their certificates may have expired. */
const isOldClaim = (report, label) => textAt(report, 'manifests', label, 'claim_version') === '1';

/** The statuses of a manifest or ingredient, with this page's decision about trust. */
function decided(report, results, { vouchers, stamped, outdated }) {
  if (!isRecord(results)) return results;
  const failure = [...listAt(results, 'failure')];
  const informational = [...listAt(results, 'informational')];
  const expire = (url, label) => {
    const isSaid = failure.some(
      (status) => codeOf(status) === 'signingCredential.expired' && textAt(status, 'url') === url,
    );
    if (!isSaid && outdated.has(label) && !isOldClaim(report, label))
      failure.push(
        found(
          'signingCredential.expired',
          url,
          'The certificate isn’t valid now, and the time stamp isn’t by an authority on a list for time stamps.',
        ),
      );
  };
  const success = listAt(results, 'success').filter((status) => {
    const code = codeOf(status);
    const url = textAt(status, 'url') ?? '';
    const label = labelIn(url) ?? '';
    if (code === 'claimSignature.insideValidity') expire(url, label);
    if (code === 'signingCredential.trusted') {
      if (vouchers.has(url) && !outdated.has(label)) return true;
      failure.push(
        found(
          'signingCredential.untrusted',
          url,
          'No list for signers vouches for this certificate: the SDK judges signers and time stamps with the same certificates.',
        ),
      );
      return false;
    }
    if (code === 'timeStamp.trusted' && !stamped.has(label)) {
      informational.push(
        found('timeStamp.untrusted', url, 'The time-stamping authority isn’t on a list for time stamps.'),
      );
      return false;
    }
    return true;
  });
  return { ...results, success, informational, failure };
}

/**
 * A report with this page's decision about who is trusted. It takes trust away, and never adds any: what the SDK
 * doesn't trust stays untrusted.
 * @param report of the SDK
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_validation_states
 */
function withTrust(report, findings) {
  const results = at(report, 'validation_results');
  if (!isRecord(report) || !isRecord(results)) return withoutTrusted(report);
  const activeManifest = decided(report, at(results, 'activeManifest'), findings);
  const deltas = listAt(results, 'ingredientDeltas').map((delta) =>
    isRecord(delta)
      ? { ...delta, validationDeltas: decided(report, at(delta, 'validationDeltas'), findings) }
      : delta,
  );
  const said = textAt(report, 'validation_state');
  const state = stateOf(
    activeManifest,
    deltas.map((delta) => at(delta, 'validationDeltas')),
  );
  const hasExpired = [activeManifest, ...deltas.map((delta) => at(delta, 'validationDeltas'))].some((one) =>
    listAt(one, 'failure').some(
      (status) => codeOf(status) === 'signingCredential.expired' && textAt(status, FOUND_BY) === 'page',
    ),
  );
  const worse = hasExpired ? 'Invalid' : said === 'Trusted' && state !== 'Trusted' ? 'Valid' : said;
  return {
    ...report,
    validation_results: {
      ...results,
      activeManifest,
      ...(deltas.length > 0 && { ingredientDeltas: deltas }),
    },
    ...(worse !== undefined && { validation_state: worse }),
  };
}

/** A report without results can't say why a signer is trusted. */
const withoutTrusted = (report) =>
  isRecord(report) && textAt(report, 'validation_state') === 'Trusted'
    ? { ...report, validation_state: 'Valid' }
    : report;

// certificate-rules/same.ts

/** Whether two byte strings are equal. */
const sameBytes = (one, other) =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/** Whether a list contains exactly this certificate. */
const includesCertificate = (list, { der }) => list.some((one) => sameBytes(one.der, der));

// certificate-rules/identifiers.ts

/** Extensions that the SDK recognizes; it rejects any other critical extension. */
const KNOWN = [
  ...['14', '15', '17', '19', '20', '21', '24', '30', '31', '32', '33', '35', '36', '37', '54'].map(
    (last) => `2.5.29.${last}`,
  ),
  EXTENSION.authorityInformation,
  '2.16.840.1.113730.1.1',
];

/** Object identifiers of the critical extensions that aren't recognized here. */
const unknownCritical = ({ extensions }) =>
  extensions.filter(({ id, isCritical }) => isCritical && !KNOWN.includes(id)).map(({ id }) => id);

/** Extensions that limit what a CA can issue, and that aren't evaluated here. */
const LIMITS = {
  '2.5.29.30': 'name constraints',
  '2.5.29.33': 'policy mappings',
  '2.5.29.36': 'policy constraints',
  '2.5.29.54': 'inhibit any policy',
};

/** A CA's limits that only complete path validation can check (RFC 5280, section 6). */
const undecided = ({ extensions }) => extensions.flatMap(({ id }) => LIMITS[id] ?? []);

// certificate-rules/pss.ts

/** Object identifiers of the hashes that RSASSA-PSS can use here, with their Web Crypto names. */
const HASHES = {
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};

/** The parameters of RSASSA-PSS (RFC 8017, A.2.3). @returns undefined if there are none, or they can't be parsed */
function pssParameters(parameters) {
  if (parameters?.tag !== 0x30) return undefined;
  try {
    const fields = children(parameters);
    const field = (tag) => {
      const holder = fields.find((one) => one.tag === tag);
      return holder && children(holder)[0];
    };
    const hash = field(0xa0);
    const mask = field(0xa1);
    const [hashId] = hash ? children(hash) : [];
    const maskParameters = mask && children(mask)[1];
    const [maskHash] = maskParameters ? children(maskParameters) : [];
    const salt = field(0xa2);
    return {
      hash: hashId && oid(hashId),
      maskHash: maskHash && oid(maskHash),
      // The default of the standard.
      saltLength: salt && salt.value.length <= 2 ? Number(`0x${hex(salt.value) || '0'}`) : 20,
    };
  } catch {
    return undefined;
  }
}

// certificate-rules/verify-signature.ts

const RSA = {
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
};
const ECDSA = {
  '1.2.840.10045.4.3.2': 'SHA-256',
  '1.2.840.10045.4.3.3': 'SHA-384',
  '1.2.840.10045.4.3.4': 'SHA-512',
};
const CURVES = {
  '1.2.840.10045.3.1.7': ['P-256', 32],
  '1.3.132.0.34': ['P-384', 48],
  '1.3.132.0.35': ['P-521', 66],
};
const PSS = '1.2.840.113549.1.1.10';
const ED25519 = '1.3.101.112';

/** How to verify a signature with Web Crypto; undefined if it can't. */
function methodOf({ signatureAlgorithm: { id, parameters } }, { curve = '' }) {
  const rsa = RSA[id];
  const ecdsa = ECDSA[id];
  const [namedCurve, half] = CURVES[curve] ?? [];
  let method;
  if (rsa) {
    const name = 'RSASSA-PKCS1-v1_5';
    method = { key: { name, hash: rsa }, verify: { name } };
  } else if (ecdsa && namedCurve) {
    method = { key: { name: 'ECDSA', namedCurve }, verify: { name: 'ECDSA', hash: ecdsa }, half };
  } else if (id === PSS) {
    const { hash = '', saltLength } = pssParameters(parameters) ?? {};
    const name = HASHES[hash];
    if (name && saltLength !== undefined)
      method = { key: { name: 'RSA-PSS', hash: name }, verify: { name: 'RSA-PSS', saltLength } };
  } else if (id === ED25519) {
    method = { key: { name: 'Ed25519' }, verify: { name: 'Ed25519' } };
  }
  return method;
}

/** An ECDSA signature in Web Crypto's format: both numbers at full length. Certificates have them in DER. */
function fixedLength(signature, half) {
  const numbers = children(readDer(signature)).map(({ value }) => {
    const zeros = value.findIndex((byte) => byte !== 0);
    return value.subarray(zeros === -1 ? value.length : zeros);
  });
  const fits = numbers.length === 2 && numbers.every(({ length }) => length <= half);
  if (!fits) return undefined;
  const joined = new Uint8Array(2 * half);
  for (const [index, number] of numbers.entries()) joined.set(number, (index + 1) * half - number.length);
  return joined;
}

/** Whether a key's holder signed a certificate. Never throws. */
async function signatureState(certificate, issuer) {
  const method = methodOf(certificate, issuer);
  // A page that isn't served securely doesn't have Web Crypto.
  const { subtle } = globalThis.crypto ?? {};
  if (!method || !subtle) return 'unknown';
  let key;
  try {
    key = await subtle.importKey('spki', new Uint8Array(issuer.info), method.key, false, ['verify']);
  } catch {
    return 'unknown';
  }
  try {
    const { signatureValue } = certificate;
    const signature = method.half ? fixedLength(signatureValue, method.half) : new Uint8Array(signatureValue);
    if (!signature) return 'bad';
    const isGood = await subtle.verify(method.verify, key, signature, new Uint8Array(certificate.body));
    return isGood ? 'good' : 'bad';
  } catch {
    return 'bad';
  }
}

// trust/path.ts

/** Signatures to verify for one path; a file can hold many certificates of the same name. */
const MAX_TRIES = 60;
const MAX_LENGTH = 10;

const SERVICES = [PURPOSE.timeStamping, PURPOSE.ocsp];

/** Whether a certificate's purposes allow it to sign claims, or time stamps. */
function isMeantFor({ extensions }, counts) {
  const purposes = purposeIds(extensions);
  return counts === 'signers'
    ? purposes.length > 0 && !purposes.some((id) => SERVICES.includes(id))
    : purposes.includes(PURPOSE.timeStamping);
}

/** Whether a CA's own purposes, if it has any, include what's below it. */
function mayVouchFor({ extensions }, counts) {
  const purposes = purposeIds(extensions);
  if (purposes.length === 0 || purposes.includes(PURPOSE.any)) return true;
  return counts === 'signers'
    ? purposes.some((id) => !SERVICES.includes(id))
    : purposes.includes(PURPOSE.timeStamping);
}

const hasRoom = ({ isAuthority, pathLength }, below) =>
  isAuthority && (pathLength === undefined || pathLength >= below);

/** Whether a CA between signer and anchor may issue what's below it. A limit that isn't evaluated here is a no. */
const isIssuer = (one, below, when) =>
  hasRoom(one, below) &&
  one.usages.includes('keyCertSign') &&
  one.notBefore !== undefined &&
  one.notAfter !== undefined &&
  one.notBefore <= when &&
  when <= one.notAfter &&
  unknownCritical(one).length === 0 &&
  undecided(one).length === 0;

/**
 * The trust anchor above a certificate, by the rules of path validation: each issuer is a CA that may issue what's below
 * it, and its signature is verified here. The SDK checks signatures only, so the holder of any certificate below an
 * anchor could issue more. An anchor's own validity period isn't part of the path (RFC 5280, section 6.1.1).
 * @param others certificates that came with it, in any order
 * @param when the time of a trusted time stamp, or now
 * @returns undefined also if this engine can't verify a signature
 * @see https://www.rfc-editor.org/rfc/rfc5280.html#section-6
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_certificate_trust_chain
 */
async function anchorAbove(leaf, others, anchors, counts, when) {
  let tries = MAX_TRIES;
  const signed = async (certificate, issuer) => {
    if (issuer.subjectDer !== certificate.issuerDer || tries <= 0) return false;
    tries -= 1;
    return (await signatureState(certificate, issuer.publicKey)) === 'good';
  };
  async function above(one, path) {
    const below = path.length - 1;
    for (const anchor of anchors)
      if (hasRoom(anchor, below) && mayVouchFor(anchor, counts) && (await signed(one, anchor))) return anchor;
    if (path.length >= MAX_LENGTH) return undefined;
    for (const issuer of others) {
      if (path.some(({ der }) => sameBytes(der, issuer.der))) continue;
      if (!isIssuer(issuer, below, when) || !mayVouchFor(issuer, counts)) continue;
      if (!(await signed(one, issuer))) continue;
      const found = await above(issuer, [...path, issuer]);
      if (found) return found;
    }
    return undefined;
  }
  if (leaf.isAuthority || !isMeantFor(leaf, counts)) return undefined;
  return above(leaf, [leaf]);
}

// cbor/decode.ts

/** Deeper than any C2PA structure, so that hostile input can't exhaust the stack. */
const MAX_DEPTH = 32;
const MAX_ITEMS = 10_000;
const BREAK = 0xff;

/**
 * Decodes one CBOR value.
 *
 * Two readers must never see different values, so anything that RFC 8949 calls invalid is rejected: a duplicate key
 * in a map, text or a chunk of text that isn't UTF-8, a length beyond the end. Integers beyond 2^53 stay bigints.
 * @throws Error when the bytes aren't CBOR, or use a CBOR feature that C2PA doesn't
 * @see https://www.rfc-editor.org/rfc/rfc8949.html#section-3
 * @see https://www.rfc-editor.org/rfc/rfc8949.html#section-3.2.3
 * @see https://www.rfc-editor.org/rfc/rfc8949.html#section-5.6
 */
function decodeCbor(bytes, { isWhole = false, maxItems = MAX_ITEMS, isWithoutFloats = false } = {}) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let place = 0;
  let items = 0;

  function argument(info) {
    if (info < 24) return info;
    const size = { 24: 1, 25: 2, 26: 4, 27: 8 }[info];
    if (size === undefined) throw new Error('a length of unknown size');
    place += size;
    if (size === 1) return view.getUint8(place - 1);
    if (size === 2) return view.getUint16(place - 2);
    if (size === 4) return view.getUint32(place - 4);
    const long = view.getBigUint64(place - 8);
    return long <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(long) : long;
  }

  function take(length) {
    if (length > bytes.length - place) throw new Error('the data ends too early');
    place += Number(length);
    return bytes.subarray(place - Number(length), place);
  }

  function isAtBreak() {
    if (view.getUint8(place) !== BREAK) return false;
    place += 1;
    return true;
  }

  /** The chunks of an indefinite-length string: definite-length strings of the same type. */
  function* chunks(major) {
    while (!isAtBreak()) {
      const head = view.getUint8(place);
      place += 1;
      if (head >> 5 !== major || (head & 31) === 31) throw new Error('a chunk of another kind');
      yield take(argument(head & 31));
    }
  }

  /** Each chunk is text of its own: a character can't begin in one and end in the next. */
  function chunkedText() {
    let whole = '';
    for (const chunk of chunks(3)) whole += text.decode(chunk);
    return whole;
  }

  function chunkedBytes() {
    const start = place;
    let size = 0;
    for (const chunk of chunks(2)) size += chunk.length;
    place = start;
    const whole = new Uint8Array(size);
    size = 0;
    for (const chunk of chunks(2)) {
      whole.set(chunk, size);
      size += chunk.length;
    }
    return whole;
  }

  function simple(info) {
    if (info === 25 || (isWithoutFloats && (info === 26 || info === 27)))
      throw new Error('a number that is not whole');
    if (info === 26 || info === 27) {
      const size = info === 26 ? 4 : 8;
      place += size;
      return size === 4 ? view.getFloat32(place - 4) : view.getFloat64(place - 8);
    }
    if (info < 20 || info > 23) throw new Error('a simple value that C2PA does not use');
    return { 20: false, 21: true, 22: null }[info];
  }

  /** @param size number of entries, or undefined for a collection that ends with a break */
  function* entries(size) {
    if (size !== undefined && size > maxItems) throw new Error('too many items');
    for (let index = 0; size === undefined ? !isAtBreak() : index < size; index += 1) yield index;
  }

  function mapOf(size, depth) {
    const map = new Map();
    for (const _ of entries(size)) {
      const key = value(depth + 1);
      if (typeof key === 'object' && key !== null) throw new Error('a key that is not a number or text');
      if (map.has(key)) throw new Error(`the key ${String(key).slice(0, 40)} occurs twice`);
      map.set(key, value(depth + 1));
    }
    return map;
  }

  function value(depth) {
    items += 1;
    if (depth > MAX_DEPTH || items > maxItems) throw new Error('too deep or too long');
    const head = view.getUint8(place);
    place += 1;
    const major = head >> 5;
    const info = head & 31;
    if (major === 7) return simple(info);
    if (info === 31 && major === 2) return chunkedBytes();
    if (info === 31 && major === 3) return chunkedText();
    const size = info === 31 && (major === 4 || major === 5) ? undefined : argument(info);
    if (major === 4) {
      const list = [];
      for (const _ of entries(size)) list.push(value(depth + 1));
      return list;
    }
    if (major === 5) return mapOf(size, depth);
    if (size === undefined) throw new Error('a length of unknown size');
    if (major === 0) return size;
    if (major === 1) return typeof size === 'bigint' ? -1n - size : -1 - size;
    if (major === 2) return take(size);
    if (major === 3) return text.decode(take(size));
    return value(depth + 1);
  }

  const decoded = value(0);
  if (isWhole && place !== bytes.length) throw new Error('bytes follow the value');
  return decoded;
}

// jumbf.ts

/** `c2pa` and related types begin with their name and end like this (C2PA 2.4, §11.1.4). */
const typeUuid = (name) =>
  `${[...name].map((letter) => letter.charCodeAt(0).toString(16)).join('')}00110010800000aa00389b71`;

const MAX_BOXES = 20_000;

/** The boxes in a range, up to the first that doesn't fit. */
function* boxes(bytes, from, to) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let start = from; start + 8 <= to && count < MAX_BOXES; count += 1) {
    const short = view.getUint32(start);
    const isLong = short === 1 && start + 16 <= to;
    const size = isLong ? Number(view.getBigUint64(start + 8)) : short === 0 ? to - start : short;
    const head = isLong ? 16 : 8;
    if (size < head || start + size > to) return;
    const type = String.fromCharCode(...bytes.subarray(start + 4, start + 8));
    yield { type, start, from: start + head, to: start + size };
    start += size;
  }
}

/** The boxes in a range. @throws Error unless they fill it to the last byte: another reader might see more in a gap */
function wholeBoxes(bytes, { from, to }) {
  const all = [...boxes(bytes, from, to)];
  if ((all.at(-1)?.to ?? from) !== to) throw new Error('bytes that are not part of any box');
  return all;
}

/** Reads the description box at the start of a superbox. @returns undefined without one, or without a label */
function superbox(bytes, box) {
  if (box.type !== 'jumb') return undefined;
  const [description] = boxes(bytes, box.from, box.to);
  if (description?.type !== 'jumd') return undefined;
  const toggles = description.from + 16;
  if (toggles >= description.to || ((bytes[toggles] ?? 0) & 2) === 0) return undefined;
  const end = bytes.indexOf(0, toggles + 1);
  if (end < 0 || end >= description.to) return undefined;
  const uuid = Array.from(bytes.subarray(description.from, toggles), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const label = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(toggles + 1, end));
  return { ...box, label, uuid };
}

/** The superboxes in a range, up to the first box that doesn't fit. */
const superboxes = (bytes, { from, to }) =>
  [...boxes(bytes, from, to)].flatMap((box) => superbox(bytes, box) ?? []);

/** The CBOR content box of a superbox. */
function cborOf(bytes, { from, to }) {
  for (const box of boxes(bytes, from, to)) if (box.type === 'cbor') return bytes.subarray(box.from, box.to);
  return undefined;
}

/**
 * The CBOR of a box in a manifest.
 * @param path labels, starting below the manifest: `['c2pa.signature']`
 */
function cborAt(store, manifest, path) {
  let box;
  for (const label of ['c2pa', manifest, ...path]) {
    box = superboxes(store, box ?? { from: 0, to: store.length }).find((one) => one.label === label);
    if (!box) return undefined;
  }
  return box && cborOf(store, box);
}

// coverage/faults.ts

/**
 * The clauses of C2PA 2.4 that files are checked against: section, and its anchor in
 * https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html
 */
const CLAUSES = {
  '10.3.2.1': '_adding_assertions_and_redactions',
  '11.1.4.2': '_manifest_store',
  13.1: '_hashing',
  15.4: '_determining_the_hashing_algorithm',
  '15.10.1': '_validate_the_correct_assertions_for_the_type_of_manifest',
  '15.10.3': '_assertion_validation',
  15.12: '_validate_the_assets_content',
  '15.12.1.1': '_validating_a_data_hash',
  '15.12.2': '_validating_a_bmff_hash',
  '15.12.2.1': '_non_fragmented_asset_using_merkle_tree',
  '15.12.3': '_validating_a_general_box_hash',
  '18.6.2': 'bmff-hash-computation',
  'A.5.3': '_box_containing_the_manifest',
  'A.5.6': '_exclusion_list_requirements',
};

/** A rule that the file breaks, as the outcome of a check. @param spans bytes that the hash should cover and doesn't */
const fault = (code, section, message, spans = []) => ({
  fault: { code, message, clause: { section, anchor: CLAUSES[section] }, spans: [...spans] },
});

/** Ends a check early: something inside a file breaks a rule or can't be checked. */
class Refused extends Error {
  name = 'Refused';
  outcome;

  constructor(outcome) {
    super('fault' in outcome ? outcome.fault.message : outcome.unknown);
    this.outcome = outcome;
  }
}

/** The file breaks a rule. Thrown where continuing makes no sense; takes the arguments of `fault`. */
const broken = (...what) => new Refused(fault(...what));

/** The value of a key in a map; undefined if it isn't a map. */
const field = (value, key) => (value instanceof Map ? value.get(key) : undefined);

/** Ends the check, because the store could be read in two ways. @throws Refused always */
function malformed(what) {
  throw broken('claim.hardBindings.missing', '15.12', `The manifest store can't be read safely: ${what}.`);
}

/** The children of a box by label. @throws Refused when two have the same one: readers could pick different ones */
function byLabel(store, parent, what) {
  let all;
  try {
    all = wholeBoxes(store, parent).flatMap((box) => superbox(store, box) ?? []);
  } catch {
    return malformed(`the ${what} holds bytes that aren't part of any box`);
  }
  const found = new Map();
  for (const one of all) {
    if (found.has(one.label)) malformed(`the ${what} holds two boxes called ${one.label}`);
    found.set(one.label, one);
  }
  return found;
}

/** The manifests of a store, in order; the last is the active one (C2PA 2.4, §15.5). */
function manifestsOf(store) {
  const [root, ...others] = superboxes(store, { from: 0, to: store.length }).filter(
    ({ label }) => label === 'c2pa',
  );
  if (!root || root.uuid !== typeUuid('c2pa')) return malformed('it has no box called c2pa');
  if (others.length > 0) malformed('it holds two boxes called c2pa');
  return byLabel(store, root, 'manifest store');
}

// trust/signature.ts

const SIGNATURE = 'c2pa.signature';
const ASSERTIONS = 'c2pa.assertions';
const TIME_STAMP = /^c2pa\.time-stamp(?:__\d+)?$/;

const listOf = (value) => (Array.isArray(value) ? value : []);
const isBytes = (value) => value instanceof Uint8Array;

/** The only child with a label. @throws Error if there are several, because two readers could pick different ones */
function onlyChild(store, parent, label) {
  const [found, ...more] = wholeBoxes(store, parent)
    .flatMap((box) => superbox(store, box) ?? [])
    .filter((one) => one.label === label);
  if (more.length > 0) throw new Error(`two boxes called ${label}`);
  return found;
}

function onlyCbor(store, box) {
  const [found, ...more] = [...boxes(store, box.from, box.to)].filter(({ type }) => type === 'cbor');
  if (!found || more.length > 0) throw new Error('not exactly one CBOR box');
  return store.subarray(found.from, found.to);
}

/** The chain in a COSE_Sign1's headers. @throws Error unless there's exactly one, wherever a reader looks */
function onlyChain(headers) {
  const all = headers.flatMap((header) =>
    header instanceof Map ? [header.get(33), header.get('x5chain')].filter((one) => one !== undefined) : [],
  );
  const [found] = all;
  if (all.length !== 1) throw new Error('not exactly one certificate chain');
  const parts = isBytes(found) ? [found] : listOf(found);
  return parts.map((one) => {
    if (!isBytes(one)) throw new Error('a certificate that isn’t bytes');
    return parseCertificate(one);
  });
}

/** The tokens in a signature's unprotected header (C2PA 2.4, §10.3.2.5). @throws Error if there are several */
function ownTokens(open) {
  const found = [field(open, 'sigTst2'), field(open, 'sigTst')].filter((one) => one !== undefined);
  const tokens = found.flatMap((one) => listOf(field(one, 'tstTokens'))).map((one) => field(one, 'val'));
  if (tokens.length > 1 || !tokens.every(isBytes)) throw new Error('not exactly one time stamp');
  return tokens;
}

/** The tokens for a manifest in the time-stamp assertions of the store (C2PA 2.4, §18.17). */
function assertedTokens(store, manifest) {
  return [...manifestsOf(store).values()].flatMap((box) => {
    const assertions = onlyChild(store, box, ASSERTIONS);
    if (!assertions) return [];
    return wholeBoxes(store, assertions)
      .flatMap((one) => superbox(store, one) ?? [])
      .filter(({ label }) => TIME_STAMP.test(label))
      .flatMap((one) => field(decodeCbor(onlyCbor(store, one)), manifest) ?? [])
      .filter(isBytes);
  });
}

const partsOf = (cose) => {
  const sign1 = decodeCbor(cose, { isWhole: true });
  if (!Array.isArray(sign1) || sign1.length !== 4) throw new Error('this is not a COSE_Sign1');
  const [wrapped, open] = sign1;
  const covered = isBytes(wrapped) && wrapped.length > 0 ? decodeCbor(wrapped, { isWhole: true }) : undefined;
  return { headers: [covered, open], open };
};

/**
 * The certificates and time stamps of a manifest's signature. The SDK verified the signature with the certificate that
 * it found, so this accepts only a store in which every reader finds the same one.
 * @returns undefined if the store, or the signature, can be read in two ways; never throws
 */
function claimSignature(store, manifest) {
  try {
    const box = manifestsOf(store).get(manifest);
    const signature = box && onlyChild(store, box, SIGNATURE);
    if (!signature) return undefined;
    const { headers, open } = partsOf(onlyCbor(store, signature));
    return {
      chain: onlyChain(headers),
      tokens: [...ownTokens(open), ...assertedTokens(store, manifest)],
    };
  } catch {
    return undefined;
  }
}

/** The same for an identity that was signed with a certificate (CAWG Identity Assertion 1.2, §8.2). */
function identitySignature(store, manifest, label) {
  try {
    manifestsOf(store);
    const bytes = cborAt(store, manifest, [ASSERTIONS, label]);
    const signature = bytes && field(decodeCbor(bytes, { isWhole: true }), 'signature');
    if (!isBytes(signature)) return undefined;
    const { headers, open } = partsOf(signature);
    return { chain: onlyChain(headers), tokens: ownTokens(open) };
  } catch {
    return undefined;
  }
}

// trust/time-stamp.ts

const SIGNED_DATA = '1.2.840.113549.1.7.2';

/** The SignedData in a token, or in the response of an authority, which old claims contain. */
function signedData(bytes) {
  const outer = children(readDer(bytes));
  const [type, content] = outer[0]?.tag === 0x06 ? outer : outer[1] ? children(outer[1]) : [];
  if (type?.tag !== 0x06 || oid(type) !== SIGNED_DATA || content?.tag !== 0xa0) return undefined;
  return children(content)[0];
}

/** Whether a SignerInfo names this certificate, by issuer and serial number or by key identifier. */
function isNamed(id, { serial, issuerDer, extensions }) {
  if (id.tag === 0x80) {
    const key = contentOf(extensions, EXTENSION.subjectKeyIdentifier);
    return key !== undefined && hex(key.value) === hex(id.value);
  }
  const [issuer, number] = children(id);
  return issuer !== undefined && hex(issuer.raw) === issuerDer && hex(number?.value ?? id.value) === serial;
}

/**
 * The certificates of a time-stamp token (RFC 3161). A token with more than one signer, or whose signer could be more
 * than one certificate, counts as unreadable: two readers could pick different ones.
 * @returns undefined if it can't be read; never throws
 * @see https://www.rfc-editor.org/rfc/rfc3161.html#section-2.4.2
 * @see https://www.rfc-editor.org/rfc/rfc5652.html#section-5
 */
function stampChain(token) {
  try {
    const data = signedData(token);
    const fields = data ? children(data) : [];
    const certificates = fields
      .filter(({ tag }) => tag === 0xa0)
      .flatMap(children)
      .map(({ raw }) => parseCertificate(raw));
    const last = fields.at(-1);
    const [info, ...more] = last?.tag === 0x31 ? children(last) : [];
    const [, id] = info ? children(info) : [];
    const named = id ? certificates.filter((one) => isNamed(id, one)) : [];
    const [signer] = named;
    if (!signer || named.length > 1 || more.length > 0) return undefined;
    return { signer, others: certificates.filter((one) => one !== signer) };
  } catch {
    return undefined;
  }
}

// trust/find-trust.ts

/** Without a check of ours, nothing is trusted. */
const NOTHING_FOUND = {
  vouchers: new Map(),
  stamped: new Set(),
  outdated: new Set(),
};

/** A file has a few manifests; a hostile one can have thousands. Those beyond aren't trusted. */
const MAX_MANIFESTS = 100;
const MAX_IDENTITIES = 20;

const certificatesFor = (pools, counts) =>
  pools.filter((pool) => pool.counts.includes(counts)).flatMap(({ anchors }) => anchors);

const isCurrent = ({ notBefore, notAfter }, when) =>
  notBefore !== undefined && notAfter !== undefined && notBefore <= when && when <= notAfter;

/** Whether every time stamp of a signature is by an authority on a list for time stamps, and there's at least one. */
async function isStamped(tokens, pools, when) {
  const anchors = certificatesFor(pools, 'time stamps');
  if (tokens.length === 0 || anchors.length === 0) return false;
  for (const token of tokens) {
    const chain = stampChain(token);
    const anchor = chain && (await anchorAbove(chain.signer, chain.others, anchors, 'time stamps', when));
    if (!anchor) return false;
  }
  return true;
}

/** The lists for signers that vouch for a chain. */
async function vouchersFor([leaf, ...others], pools, when) {
  const found = [];
  if (!leaf) return found;
  for (const { title, issued, isFrozen = false, counts, anchors, allowed } of pools) {
    if (!counts.includes('signers')) continue;
    const anchor = includesCertificate(allowed, leaf)
      ? leaf
      : await anchorAbove(leaf, others, anchors, 'signers', when);
    if (anchor) found.push({ title, ...(issued && { issued }), isFrozen, anchor: shortName(anchor.subject) });
  }
  return found;
}

/**
 * Decides which trust lists vouch for the signatures in a file. Core 0.90 has one pool of anchors for signers and time
 * stamps, so with both lists, it would let a time-stamping CA vouch for a signer, and accept the time stamp of a CA that
 * isn't on the list for time stamps.
 * @param pools the lists that the SDK also got
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_trust_lists
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#time-stamp-authorities
 */
async function findTrust({ report, store }, pools, now = new Date()) {
  if (!store) return NOTHING_FOUND;
  const vouchers = new Map();
  const stamped = new Set();
  const outdated = new Set();

  /** Whether its time stamp counts, and who vouches for it at that time. */
  const judge = async ({ chain, tokens }, address, time) => {
    const stampTime = time === undefined ? undefined : new Date(time);
    const hasStamp =
      stampTime !== undefined &&
      !Number.isNaN(stampTime.getTime()) &&
      (await isStamped(tokens, pools, stampTime));
    const lists = await vouchersFor(chain, pools, hasStamp ? stampTime : now);
    if (lists.length > 0) vouchers.set(address, lists);
    return hasStamp;
  };

  for (const [label, manifest] of entriesAt(report, 'manifests').slice(0, MAX_MANIFESTS)) {
    const parts = claimSignature(store, label);
    const [leaf] = parts?.chain ?? [];
    if (parts && leaf) {
      const address = `self#jumbf=/c2pa/${label}/c2pa.signature`;
      const hasStamp = await judge(parts, address, textAt(manifest, 'signature_info', 'time'));
      if (hasStamp) stamped.add(label);
      else if (!isCurrent(leaf, now)) outdated.add(label);
    } else outdated.add(label);
    const identities = listAt(manifest, 'assertions')
      .flatMap((assertion) => textAt(assertion, 'label') ?? [])
      .filter((name) => name.startsWith('cawg.identity'));
    for (const name of identities.slice(0, MAX_IDENTITIES)) {
      const signature = identitySignature(store, label, name);
      if (signature) await judge(signature, `self#jumbf=/c2pa/${label}/c2pa.assertions/${name}`, undefined);
    }
  }
  return { vouchers, stamped, outdated };
}

// trust/index.ts

/** Reads a list's certificates. @throws Error if one can't be read */
const poolOf = ({ title, issued, counts, certificates }) => ({
  title,
  issued,
  counts: [counts],
  anchors: certificates.map(({ der }) => parseCertificate(fromBase64(der))),
  allowed: [],
});

/** The certificates of all lists as PEM, for the SDK's setting of trust anchors. It has only one for both kinds. */
const pemOf = (pools) => pools.flatMap(({ anchors }) => anchors.map(toPem)).join('');

/**
 * Takes away the trust that the SDK gave with the wrong list or by an incomplete check of the chain. It never adds any.
 * @param report of the SDK, which got the certificates of the same lists
 * @param store the manifest store
 */
async function judgeTrust(report, store, pools) {
  const findings = await findTrust({ report, store }, pools);
  const judged = withTrust(report, findings);
  const isTrusted = textAt(judged, 'validation_state') === 'Trusted';
  const signature = `self#jumbf=/c2pa/${textAt(report, 'active_manifest')}/c2pa.signature`;
  return { report: judged, vouchers: isTrusted ? (findings.vouchers.get(signature) ?? []) : [] };
}

export { judgeTrust, pemOf, poolOf };
