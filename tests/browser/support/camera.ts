const SOURCE = 'http://cv.iptc.org/newscodes/digitalsourcetype';

/** A photo whose camera, place, owner, and uses its manifest states; edited with a model. */
export const cameraManifest = {
  title: 'Harbor at dawn',
  claim_generator_info: [{ name: 'Example Camera App', version: '3.1' }],
  assertions: [
    {
      label: 'c2pa.actions.v2',
      data: {
        allActionsIncluded: false,
        actions: [
          { action: 'c2pa.created', digitalSourceType: `${SOURCE}/digitalCapture` },
          { action: 'c2pa.color_adjustments' },
          {
            action: 'c2pa.edited',
            digitalSourceType: `${SOURCE}/compositeWithTrainedAlgorithmicMedia`,
            softwareAgent: { name: 'Example Fill', version: '2' },
          },
          { action: 'c2pa.cropped' },
          { action: 'c2pa.cropped' },
        ],
      },
    },
    {
      label: 'cawg.metadata',
      data: {
        '@context': {
          exif: 'http://ns.adobe.com/exif/1.0/',
          exifEX: 'http://cipa.jp/exif/1.0/',
          tiff: 'http://ns.adobe.com/tiff/1.0/',
          dc: 'http://purl.org/dc/elements/1.1/',
          Iptc4xmpCore: 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/',
        },
        'tiff:Make': 'Example',
        'tiff:Model': 'Example Z9',
        'exifEX:LensModel': '50mm f/1.8',
        'exifEX:BodySerialNumber': '00420042',
        'exif:ExposureTime': '1/125',
        'exif:FNumber': 2.8,
        'exifEX:PhotographicSensitivity': 400,
        'exif:FocalLength': '50/1',
        'exif:DateTimeOriginal': '2026:11:20 06:33:00',
        'exif:OffsetTimeOriginal': '+01:00',
        'exif:GPSLatitude': '46,57.1N',
        'exif:GPSLongitude': '7,26.8E',
        'dc:creator': ['Ada Example'],
        'Iptc4xmpCore:CreatorContactInfo': { 'Iptc4xmpCore:CiEmailWork': 'ada@example.org' },
      },
    },
    {
      label: 'cawg.training-mining',
      data: {
        entries: {
          'cawg.ai_generative_training': { use: 'notAllowed' },
          'cawg.data_mining': { use: 'constrained', constraint_info: 'Ask Ada first.' },
        },
      },
    },
    {
      label: 'c2pa.ai-disclosure',
      data: {
        modelType: 'c2pa.types.model',
        modelName: 'Example Fill Model',
        contentProfile: { humanOversightLevel: 'human_validated' },
      },
    },
  ],
};
