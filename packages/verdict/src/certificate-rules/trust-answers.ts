/** `unknown` if this browser can't verify a signature that the result depends on. */
export interface SdkTrust {
  answer: 'trusted' | 'untrusted' | 'unknown';
  why: string;
}

/** Whether validators trust the signer, according to the C2PA rules and to the SDK. */
export interface Trust {
  /** Whether a trust list is selected; if not, both results assume that some list contains the root. */
  isListChosen: boolean;
  rules: SdkTrust;
  sdk: SdkTrust;
}
