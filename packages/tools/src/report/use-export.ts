import { MANIFEST_STORE } from '@content-credentials/verdict/formats';
import type { Report } from '@content-credentials/verdict/report/report';
import { crJsonOf } from '@content-credentials/verdict/sdk/read';
import { type Allowed, NOTHING_ALLOWED } from '@content-credentials/verdict/sdk/settings';
import { useEffect, useRef, useState } from 'react';
import type { Asset } from '../intake/asset.ts';
import { problemOf } from '../intake/problem-of.ts';
import { meaningOf } from './codes.ts';
import { cardImage } from './export/card-image.ts';
import { reportDocument } from './export/document.ts';
import { documentHtml } from './export/html.ts';
import { type Inspection, inspectionOf } from './export/inspection.ts';
import { crJsonWith, reportJson } from './export/json.ts';
import { checkAddress } from './export/permalink.ts';
import { save, saveName } from './export/save.ts';
import { documentText } from './export/text.ts';
import { poolsOf, type TrustState, trustCredits, trustOf, trustTitles } from './trust.ts';

/** The data for an export, and the settings used to read it. */
export interface Exported {
  asset: Asset;
  report: Report;
  trust: TrustState;
  allowed?: Allowed;
  /** URL that the file was fetched from. */
  address?: string;
}

export type ExportKind = 'image' | 'text' | 'html' | 'json' | 'crjson';

/** The SDK's crJSON of a file, read with the same settings. */
export async function crJsonIn({ asset, trust, allowed = NOTHING_ALLOWED }: Exported, signal: AbortSignal) {
  const { sidecar, blob, format } = asset;
  const options = { trust: trustOf(await poolsOf(trust)), allowed, signal };
  return crJsonOf(sidecar ?? blob, sidecar ? MANIFEST_STORE : format.type, options);
}

/** Makes one kind of export from a report. Text is copied; the other kinds are saved. */
async function run(kind: ExportKind, exported: Exported, signal: AbortSignal): Promise<string> {
  const { asset, report, trust, address } = exported;
  const checkAt = checkAddress(address, location);
  if (kind === 'image') {
    save(await cardImage(asset, report, checkAt), 'image/png', saveName(asset.name, '.card.png'));
    return 'Saved';
  }
  const inspection: Inspection = await inspectionOf(
    asset,
    report,
    { trustLists: trustTitles(trust), credits: trustCredits(trust) },
    signal,
  );
  const content = () => reportDocument({ report, inspection, checkAt, meaningOf });
  switch (kind) {
    case 'text':
      await navigator.clipboard.writeText(documentText(content()));
      return 'Copied';
    case 'html':
      save(documentHtml(content(), asset.name), 'text/html', saveName(asset.name, '.html'));
      return 'Saved';
    case 'json':
      save(reportJson(report.raw, inspection), 'application/json', saveName(asset.name, '.json'));
      return 'Saved';
    case 'crjson':
      save(
        crJsonWith(await crJsonIn(exported, signal), inspection),
        'application/json',
        saveName(asset.name, '.crjson.json'),
      );
      return 'Saved';
  }
}

/** Exports a report, one kind at a time: hashing a large file takes a while. */
export function useExport(exported: Exported) {
  const [busy, setBusy] = useState<ExportKind>();
  const [announcement, setAnnouncement] = useState('');
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const start = async (kind: ExportKind) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setBusy(kind);
    setAnnouncement('Preparing the report…');
    const words = await run(kind, exported, controller.signal).catch((error: unknown) =>
      error instanceof DOMException && error.name === 'NotAllowedError'
        ? 'The browser blocked copying'
        : problemOf(error).title,
    );
    if (controller.signal.aborted) return;
    setBusy(undefined);
    setAnnouncement(words);
  };

  return { busy, announcement, start };
}
