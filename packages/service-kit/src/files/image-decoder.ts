import sharp, { type Sharp } from 'sharp';

// Only the loaders of accepted types stay open: libvips would also open SVG, TIFF, GIF and more (SEC-07).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.concurrency(1);

/** Most pixels an image may have: 40 million; a small file can unpack to far more. */
const MAX_PIXELS = 40e6;

/** Opens an image with strict limits: first frame only, any decoding error is an error, 10 s of work. */
export function decodeImage(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false }).timeout({ seconds: 10 });
}
