import { FileRefusal } from './file-refusal.js';
import { decodeImage } from './image-decoder.js';

const QUALITY = 92;

/**
 * Decodes every pixel of an image and writes it anew, upright and without its metadata (place, camera, whatever else was put beside
 * the pixels), in the format it had. A damaged, oversized or disguised one is refused.
 */
export async function inspectImage(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const { format } = await decodeImage(bytes).metadata();
    const upright = decodeImage(bytes).autoOrient();
    if (format === 'jpeg') return await upright.jpeg({ quality: QUALITY }).toBuffer();
    if (format === 'webp') return await upright.webp({ quality: QUALITY }).toBuffer();
    return await upright.png().toBuffer();
  } catch (cause) {
    const tooLarge = cause instanceof Error && /pixel limit/i.test(cause.message);
    throw new FileRefusal(
      'FILE_REFUSED',
      tooLarge ? 'The image has more than 40 million pixels.' : 'The image is damaged and cannot be decoded.',
    );
  }
}
