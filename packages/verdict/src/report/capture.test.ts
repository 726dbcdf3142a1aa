import { expect, test } from 'vitest';
import { captureIn, captureOf } from './capture.ts';
import { reportOf } from './report.ts';

const metadata = (data: object, label = 'c2pa.metadata') => ({ label, data });

test('camera, lens, exposure, and time', () => {
  expect(
    captureOf([
      metadata({
        'tiff:Make': 'Example',
        'tiff:Model': 'Example Z9',
        'exifEX:LensMake': 'Other',
        'exifEX:LensModel': '50mm f/1.8',
        'exif:ExposureTime': '1/125',
        'exif:FNumber': [28, 10],
        'exifEX:PhotographicSensitivity': 400,
        'exif:FocalLength': '50/1',
        'exif:DateTimeOriginal': '2026:11:20 22:33:00',
        'exif:OffsetTimeOriginal': '+01:00',
      }),
    ]),
  ).toEqual({
    camera: 'Example Z9',
    lens: 'Other 50mm f/1.8',
    exposure: '1/125 s, f/2.8, ISO 400, 50 mm',
    time: '2026-11-20 22:33:00 +01:00',
  });
});

test('old Exif assertions, with the names of that time', () => {
  const old = { 'exif:Make': 'Example', 'exif:Model': 'X1', 'exif:ISOSpeedRatings': { '@list': [100] } };
  expect(captureOf([metadata(old, 'stds.exif')])).toEqual({ camera: 'Example X1', exposure: 'ISO 100' });
});

test.each([
  [2.5, '2.5 s'],
  [0.5, '0.5 s'],
  ['1/8000', '1/8000 s'],
  [0, undefined],
  [-1, undefined],
  ['1/0', undefined],
])('an exposure of %j', (time, expected) =>
  expect(captureOf([metadata({ 'exif:ExposureTime': time })]).exposure).toBe(expected),
);

test('values that are no text or number say nothing', () => {
  for (const value of [null, {}, [], [[]], { '@list': {} }, ''])
    expect(captureOf([metadata({ 'tiff:Model': value, 'exif:FNumber': value })]).camera).toBeUndefined();
  expect(captureOf([metadata({ 'tiff:Model': 'x' }, 'c2pa.actions')])).toEqual({});
});

test('details of an earlier version count, and a component’s don’t', () => {
  const camera = { assertions: [metadata({ 'tiff:Model': 'X1' })] };
  const file = (relationship: string) =>
    reportOf(
      {
        report: {
          active_manifest: 'now',
          manifests: {
            now: { ingredients: [{ title: 'before.jpg', relationship, active_manifest: 'before' }] },
            before: camera,
          },
        },
        pictures: new Map(),
      },
      'alone',
    );
  expect(captureIn(file('parentOf'))).toEqual({ capture: { camera: 'X1' }, from: 'before.jpg' });
  expect(captureIn(file('componentOf'))).toBeUndefined();
});
