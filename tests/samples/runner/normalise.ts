/**
 * Replaces everything that's new in every run (identifiers, dates, hashes, serial numbers, sizes), so that two
 * outputs can be compared. Text stays text: apply it to both a sample's output and the expected file.
 */
export function withoutChanging(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '<uuid>')
    .replaceAll(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})/g, '<date>')
    .replaceAll(/("cert_serial_number": ")\d+(")/g, '$1<serial>$2')
    .replaceAll(/\b\d+ bytes\b/g, '<size> bytes')
    .replaceAll(/("hash": ")[A-Za-z0-9+/=]{40,}(")/g, '$1<hash>$2');
}
