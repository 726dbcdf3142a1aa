import type { ReadFailure } from '@content-credentials/verdict/sdk/read-error';

/** Why a file wasn't read, and what to do about it. */
export const READ: Readonly<Record<ReadFailure, { title: string; text: string }>> = {
  damaged: {
    title: 'This file is damaged',
    text: 'The SDK found a broken structure in the file or in its manifest store, and stopped. Nothing was verified. Get the file again from its source.',
  },
  manifest: {
    title: 'The credentials in this file can’t be read',
    text: 'The file has a manifest store, but a part of it isn’t what the SDK expects, so the SDK stopped. Nothing was verified. If you signed this file, check it with the tool that wrote it.',
  },
  'several stores': {
    title: 'This file has more than one set of Content Credentials',
    text: 'The standard allows only one manifest store in a file, so the SDK stopped. Different tools could show different ones. That happens with a careless tool, or when someone adds credentials to a file that already has some. Nothing was verified.',
  },
  'unread store': {
    title: 'The Content Credentials in this file can’t be read',
    text: 'The file has a place for Content Credentials, but what’s there can’t be read. It was damaged or changed, or a tool wrote it incorrectly. Nothing was verified. Get the file again from its source.',
  },
  removed: {
    title: 'This file’s Content Credentials are gone',
    text: 'Its metadata still names them. A program that saves a copy often keeps the metadata and drops the credentials. Nothing was verified. To see them, get the original file from its source.',
  },
  prerelease: {
    title: 'These Content Credentials are too old to be read',
    text: 'They follow a draft from before C2PA 1.0, which current SDKs don’t read. Nothing was verified, and that says nothing about the file. If you need to know where it comes from, ask its publisher.',
  },
  unsupported: {
    title: 'The SDK doesn’t read this file',
    text: 'Its first bytes match a supported format, but the SDK doesn’t recognize the rest. The file might be cut off, or use a variant that the SDK doesn’t support.',
  },
  lookup: {
    title: 'The manifest couldn’t be fetched',
    text: 'Its host didn’t answer, refused the request, or doesn’t allow other sites to read its files (CORS). Nothing was checked, so this says nothing about the file.',
  },
  gone: {
    title: 'The browser can’t open this file anymore',
    text: 'It was moved, deleted, or changed after you chose it. Choose it again.',
  },
  memory: {
    title: 'This file needs too much memory',
    text: 'Reading it took more memory than the browser allows, so the reader was restarted. You can read other files. Try this one with C2PA Tool on your own computer.',
  },
  crashed: {
    title: 'The reader crashed on this file',
    text: 'The SDK hit an internal error and was restarted. You can read other files. Nothing was verified in this one.',
  },
  timeout: {
    title: 'The reader didn’t respond',
    text: 'Reading took too long, so the reader was restarted. You can read other files. Nothing was verified in this one.',
  },
  limit: {
    title: 'This file takes too long to read',
    text: 'Nothing was verified. You can read other files. If the file comes from a source that you trust, read it with C2PA Tool.',
  },
  lost: {
    title: 'Reading was interrupted',
    text: 'The reader was restarted because of another file.',
  },
  stopped: { title: 'Stopped', text: 'You stopped reading this file.' },
  unknown: {
    title: 'The SDK couldn’t read this file',
    text: 'It stopped with a message that this page doesn’t recognize. Nothing was verified.',
  },
};

/** Reading the same bytes again gives the same answer. */
export const FINAL: readonly ReadFailure[] = [
  'unread store',
  'several stores',
  'damaged',
  'manifest',
  'removed',
  'prerelease',
  'unsupported',
  'limit',
  'unknown',
];
