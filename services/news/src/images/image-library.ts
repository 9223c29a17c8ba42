import { Readable } from 'node:stream';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import sharp, { type Sharp } from 'sharp';
import type { ImageRecord } from './image.schema.js';

// Only the loaders of accepted types stay open: libvips would also open SVG, TIFF, GIF and more (SEC-07).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

/** Widths that pages ask for, in pixels; none larger than the original is made. */
const WIDTHS = [400, 800, 1200];
const MAX_PIXELS = 40_000_000;
const MAX_BYTES = 5 * 1024 * 1024;

/** What pages need to show an image without shifting. */
export interface DescribedImage {
  id: string;
  width: number;
  height: number;
  widths: number[];
}

/** Images of the site, re-encoded without metadata into a few widths. */
@Injectable()
export class ImageLibrary {
  constructor(
    @InjectModel('Image') private readonly images: Model<ImageRecord>,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
  ) {}

  /** Stores an image given as bytes. Throws FILE_REFUSED when it cannot be decoded or is too large. */
  async add(bytes: Buffer): Promise<string> {
    if (bytes.byteLength > MAX_BYTES) throw new DomainError('PAYLOAD_TOO_LARGE');
    const original = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false }).rotate();
    const size = await original.metadata().catch(refused);
    const { autoOrient } = size;
    const widths = [...new Set(WIDTHS.map((width) => Math.min(width, autoOrient.width)))];
    const _id = new Types.ObjectId();
    for (const width of widths) {
      const resized = original.clone().resize({ width });
      await this.put(_id, `${width}.webp`, await decoded(resized.clone().webp({ quality: 78 })));
      await this.put(_id, `${width}.jpg`, await decoded(resized.jpeg({ quality: 78, mozjpeg: true })));
    }
    await this.images.create({ _id, width: autoOrient.width, height: autoOrient.height, widths });
    return _id.toHexString();
  }

  /** Sizes of several images by id; unknown ones are left out. */
  async describe(ids: readonly string[]): Promise<Map<string, DescribedImage>> {
    if (ids.length === 0) return new Map();
    const records = await this.images.find({ _id: trusted({ $in: [...ids] }) }).lean<ImageRecord[]>();
    return new Map(
      records.map(({ _id, width, height, widths }) => [
        _id.toHexString(),
        { id: _id.toHexString(), width, height, widths },
      ]),
    );
  }

  /** The bytes of one width, `800.webp`. Throws NOT_FOUND for a width that is not kept. */
  async read(id: string, file: string): Promise<{ stream: Readable; size: number }> {
    const image = await this.images.findById(id).lean<ImageRecord>();
    if (!image?.widths.includes(Number.parseInt(file, 10))) throw new DomainError('NOT_FOUND');
    const key = keyOf(image._id, file);
    const [{ size }, stream] = await Promise.all([this.store.stat(key), this.store.get(key)]);
    return { stream, size };
  }

  private async put(id: Types.ObjectId, file: string, bytes: Buffer): Promise<void> {
    await this.store.put(keyOf(id, file), Readable.from([bytes]), { maxBytes: MAX_BYTES });
  }
}

/** The head of a file may be sound and its pixels not: a broken image is the sender's fault wherever it breaks. */
const decoded = (image: Sharp): Promise<Buffer> => image.toBuffer().catch(refused);

function refused(cause: unknown): never {
  throw new DomainError('FILE_REFUSED', { cause });
}

const keyOf = (id: Types.ObjectId, file: string): string => `images/${id.toHexString()}/${file}`;
