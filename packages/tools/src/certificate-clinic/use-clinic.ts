import { table } from 'virtual:certificate-rules';
import { MAX_GIVEN } from '@content-credentials/verdict/certificate-rules/chain';
import { type Diagnosis, diagnose } from '@content-credentials/verdict/certificate-rules/diagnosis';
import type {
  SigningAlgorithm,
  TrustedCertificates,
} from '@content-credentials/verdict/certificate-rules/finding';
import {
  diagnoseRequest,
  type RequestDiagnosis,
} from '@content-credentials/verdict/certificate-rules/request';
import { useEffect, useRef, useState } from 'react';
import { poolsOf, type TrustState } from '../report/trust.ts';
import { rememberedTrust, rememberTrust } from '../report/trust-memory.ts';
import { type Intake, intakeOfFile, intakeOfText, joinIntakes, lostParts } from './model/intake.ts';

/** Options for the check. */
export interface Options {
  /** `2026-11-20`; an empty string means now. */
  day: string;
  /** Undefined means the algorithm that fits the key. */
  algorithm?: SigningAlgorithm;
  trust: TrustState;
}

export interface Clinic {
  /** Undefined until there's input. */
  intake?: Intake;
  /** Undefined while the check runs, and if there's no certificate. */
  diagnosis?: Diagnosis;
  /** The result for a signing request, if there's no certificate. */
  request?: RequestDiagnosis;
  options: Options;
  /** A selected list couldn't be loaded. */
  trustProblem: boolean;
  setOptions(options: Options): void;
  takeFiles(files: readonly Blob[]): Promise<void>;
  takeText(text: string): void;
  clear(): void;
}

async function trustedBy(trust: TrustState): Promise<TrustedCertificates | undefined> {
  // A list for time stamps doesn't vouch for signers.
  const pools = (await poolsOf(trust)).filter(({ counts }) => counts.includes('signers'));
  if (pools.length === 0) return undefined;
  return {
    anchors: pools.flatMap(({ anchors }) => anchors),
    allowed: pools.flatMap(({ allowed }) => allowed),
  };
}

/** Noon, so that a certificate issued that day counts. */
const momentOf = (day: string): Date => {
  const chosen = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(chosen.getTime()) ? new Date() : chosen;
};

/** The clinic's state without its views: the input, the options, and the result. */
export function useClinic(): Clinic {
  const [intake, setIntake] = useState<Intake>();
  const [options, setOptions] = useState<Options>(() => ({ day: '', trust: rememberedTrust() }));
  const [diagnosis, setDiagnosis] = useState<Diagnosis>();
  const [request, setRequest] = useState<RequestDiagnosis>();
  const [trustProblem, setTrustProblem] = useState(false);
  const jobs = useRef(0);

  useEffect(() => {
    if (!intake || intake.certificates.length === 0) return;
    let isWanted = true;
    const { certificates, file, besides } = intake;
    const { day, algorithm } = options;
    const make = async () => {
      const trust = await trustedBy(options.trust).catch(() => null);
      if (!isWanted) return;
      setTrustProblem(trust === null);
      const question = {
        certificates,
        file,
        besides,
        lost: lostParts(intake),
        algorithm,
        when: momentOf(day),
        trust: trust ?? undefined,
      };
      const diagnosis = await diagnose(table, question);
      if (isWanted) setDiagnosis(diagnosis);
    };
    make();
    return () => {
      isWanted = false;
    };
  }, [intake, options]);

  useEffect(() => {
    const [first] = intake?.certificates.length === 0 ? intake.requests : [];
    if (!first) return;
    let isWanted = true;
    diagnoseRequest(table, first).then((diagnosis) => isWanted && setRequest(diagnosis));
    return () => {
      isWanted = false;
    };
  }, [intake]);

  const forget = () => {
    setDiagnosis(undefined);
    setRequest(undefined);
  };
  const take = (given: Intake) => {
    forget();
    setIntake(given);
  };

  return {
    intake,
    diagnosis,
    request,
    options,
    trustProblem,
    setOptions(next) {
      rememberTrust(next.trust);
      setOptions(next);
    },
    async takeFiles(files) {
      if (files.length === 0) return;
      jobs.current += 1;
      const job = jobs.current;
      const read = await Promise.all(files.slice(0, MAX_GIVEN + 1).map(intakeOfFile));
      if (job === jobs.current) take(joinIntakes(read));
    },
    takeText(text) {
      jobs.current += 1;
      take(joinIntakes([intakeOfText(text)]));
    },
    clear() {
      jobs.current += 1;
      forget();
      setIntake(undefined);
    },
  };
}
