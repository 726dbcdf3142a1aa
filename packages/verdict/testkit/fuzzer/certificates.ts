import { bytes } from '../forger/bytes.ts';
import { forgerCredentials, honestSigner, type Signer } from '../forger/signer.ts';

/** A certificate with some bytes changed, truncated, or followed by others. */
function broken(random: () => number, der: Uint8Array): { der: Uint8Array<ArrayBuffer>; about: string } {
  const below = (limit: number) => Math.floor(random() * limit);
  const copy = Uint8Array.from(der);
  switch (below(5)) {
    case 0: {
      const length = below(der.length);
      return { der: copy.slice(0, length), about: `cut after ${length} bytes` };
    }
    case 1: {
      const length = 1 + below(3000);
      return { der: bytes(copy, new Uint8Array(length).fill(below(256))), about: `${length} bytes more` };
    }
    case 2: {
      // A length greater than the remaining bytes.
      const at = below(der.length - 4);
      copy.set([0x84, 0xff, 0xff, 0xff], at);
      return { der: copy, about: `a length of gigabytes at ${at}` };
    }
    default: {
      const places = Array.from({ length: 1 + below(6) }, () => below(der.length));
      for (const place of places) copy[place] = below(256);
      return { der: copy, about: `bytes ${places.join(', ')} changed` };
    }
  }
}

/**
 * Signs with a chain that contains a broken certificate, and with the matching key: the signature over the claim is
 * valid, so the code that reads certificates runs.
 */
export async function withBrokenCertificate(random: () => number): Promise<{ sign: Signer; about: string }> {
  const { privateKey, chain } = await forgerCredentials();
  const index = Math.floor(random() * chain.length);
  const found = chain[index];
  if (!found) throw new Error('a chain has certificates');
  const { der, about } = broken(random, found);
  const repeats = random() < 0.1 ? 1 + Math.floor(random() * 200) : 1;
  const forged = chain.flatMap((one, place) => (place === index ? Array(repeats).fill(der) : [one]));
  return {
    sign: honestSigner({ privateKey, chain: forged }),
    about: `certificate ${index}, ${repeats} times: ${about}`,
  };
}
