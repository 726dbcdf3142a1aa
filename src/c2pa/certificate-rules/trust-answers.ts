/** `unknown` where this browser can't verify a signature that the answer depends on. */
export interface SdkTrust {
  answer: 'trusted' | 'untrusted' | 'unknown';
  why: string;
}

/** Whether validators trust the signer: what the C2PA rules say, and what the SDK says. */
export interface Trust {
  /** Whether a trust list is selected; if not, both answers suppose that some list has the root. */
  isListChosen: boolean;
  rules: SdkTrust;
  sdk: SdkTrust;
}
