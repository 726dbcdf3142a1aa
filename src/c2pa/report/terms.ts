/** Actions of C2PA 2.4 in plain words; the exact name is shown beside. */
export const ACTION_WORDS: Readonly<Record<string, string>> = {
  'c2pa.addedText': 'Text was added',
  'c2pa.adjustedColor': 'Colours were adjusted',
  'c2pa.changedSpeed': 'The speed was changed',
  'c2pa.color_adjustments': 'Colours were adjusted',
  'c2pa.converted': 'Converted to another format',
  'c2pa.created': 'Created',
  'c2pa.cropped': 'Cropped',
  'c2pa.deleted': 'A part was deleted',
  'c2pa.drawing': 'Drawn on',
  'c2pa.dubbed': 'Dubbed',
  'c2pa.edited': 'Edited',
  'c2pa.edited.metadata': 'Metadata was edited',
  'c2pa.enhanced': 'Enhanced',
  'c2pa.filtered': 'A filter was applied',
  'c2pa.opened': 'Opened for editing',
  'c2pa.orientation': 'Turned',
  'c2pa.placed': 'An ingredient was placed in it',
  'c2pa.published': 'Published',
  'c2pa.redacted': 'A statement was redacted',
  'c2pa.removed': 'An ingredient was removed',
  'c2pa.repackaged': 'Repackaged, content unchanged',
  'c2pa.resized': 'Resized',
  'c2pa.resized.proportional': 'Resized in proportion',
  'c2pa.transcoded': 'Transcoded',
  'c2pa.translated': 'Translated',
  'c2pa.trimmed': 'Trimmed',
  'c2pa.unknown': 'Something was done that the signer does not know',
  'c2pa.watermarked': 'A watermark was embedded',
  'c2pa.watermarked.bound': 'A watermark that points here was embedded',
  'c2pa.watermarked.unbound': 'A watermark was embedded',
};

/** Digital source types of IPTC and C2PA, by the last part of their address. */
export const SOURCE_WORDS: Readonly<Record<string, string>> = {
  algorithmicallyEnhanced: 'enhanced by an algorithm',
  algorithmicMedia: 'made by an algorithm, not a trained model',
  composite: 'composed of several sources',
  compositeCapture: 'composed of captures',
  compositeSynthetic: 'composed, with a synthetic part',
  compositeWithTrainedAlgorithmicMedia: 'edited with a generative model',
  computationalCapture: 'captured, with computation',
  dataDrivenMedia: 'drawn from data',
  digitalArt: 'drawn by a person with digital tools',
  digitalCapture: 'captured by a camera or recorder',
  digitalCreation: 'made by a person with digital tools',
  empty: 'empty at first',
  humanEdits: 'edited by a person',
  minorHumanEdits: 'edited a little by a person',
  negativeFilm: 'scanned from a negative',
  positiveFilm: 'scanned from film',
  print: 'scanned from a print',
  screenCapture: 'captured from a screen',
  softwareImage: 'drawn by software',
  trainedAlgorithmicData: 'data made by a trained model',
  trainedAlgorithmicMedia: 'made by a generative model',
  virtualRecording: 'recorded from a virtual event',
};

/** Words for a digital source type, when its address is one of a vocabulary that we know. */
export function sourceWords(address: string): string | undefined {
  const known =
    /^https?:\/\/(?:cv\.iptc\.org\/newscodes\/digitalsourcetype|c2pa\.org\/digitalsourcetype)\/(\w+)$/;
  const name = known.exec(address)?.[1];
  return name !== undefined && Object.hasOwn(SOURCE_WORDS, name) ? SOURCE_WORDS[name] : undefined;
}
