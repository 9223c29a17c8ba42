import { FileRefusal } from './file-refusal.js';
import { decodeImage } from './image-decoder.js';

/** Decodes every pixel of an image, so that a damaged, oversized or disguised one is refused. */
export async function inspectImage(bytes: Uint8Array): Promise<void> {
  try {
    await decodeImage(bytes).stats();
  } catch (cause) {
    const tooLarge = cause instanceof Error && /pixel limit/i.test(cause.message);
    throw new FileRefusal(
      'FILE_REFUSED',
      tooLarge ? 'The image has more than 40 million pixels.' : 'The image is damaged and cannot be decoded.',
    );
  }
}
