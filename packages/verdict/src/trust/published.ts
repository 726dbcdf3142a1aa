import { at, listAt, textAt } from '../json.ts';
import type { Certificate } from '../x509/certificate.ts';
import { parseCertificate } from '../x509/certificate.ts';
import { fromBase64, parsePem } from '../x509/pem.ts';

/** A trust list as its publisher provides it. */
export interface PublishedList {
  /** `2026-08-05`; undefined for PEM, which doesn't say. */
  issued?: string;
  certificates: Certificate[];
}

/** The only status of a service whose certificates count; a withdrawn one has another. */
const TRUSTED = /\/trusted$/;

const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}/.test(text ?? '');

/**
 * The certificates in a list of trusted entities (LoTE).
 * @throws Error if it isn't one, or if a certificate can't be read
 * @see https://www.etsi.org/deliver/etsi_ts/119600_119699/119602/
 */
function fromEntities(json: unknown): PublishedList {
  const issued = textAt(json, 'LoTE', 'ListAndSchemeInformation', 'ListIssueDateTime');
  if (!isDay(issued)) throw new Error('the list doesn’t say when it was issued');
  const services = listAt(json, 'LoTE', 'TrustedEntitiesList')
    .flatMap((entity) => listAt(entity, 'TrustedEntityServices'))
    .map((service) => at(service, 'ServiceInformation'))
    .filter((service) => TRUSTED.test(textAt(service, 'ServiceStatus') ?? ''));
  const texts = services.flatMap((service) =>
    listAt(service, 'ServiceDigitalIdentity', 'X509Certificates').map((one) => textAt(one, 'val') ?? ''),
  );
  const certificates = texts.map((text, index) => {
    try {
      return parseCertificate(fromBase64(text));
    } catch (cause) {
      throw new Error(`certificate ${index + 1} of ${texts.length} can’t be read`, { cause });
    }
  });
  if (certificates.length === 0) throw new Error('the list contains no trusted certificate');
  return { issued: issued.slice(0, 10), certificates };
}

/**
 * Reads a published trust list: a list of trusted entities as JSON, or certificates as PEM.
 * @throws Error that says what's wrong with it, in the publisher's terms
 */
export function publishedList(text: string): PublishedList {
  if (!text.trimStart().startsWith('{')) return { certificates: parsePem(text) };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Error('the file is cut off or isn’t JSON', { cause });
  }
  return fromEntities(json);
}
