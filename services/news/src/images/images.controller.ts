import { pipeline } from 'node:stream/promises';
import type { InputOf } from '@diwan/contracts/http/endpoint';
import { readImage } from '@diwan/contracts/http/news';
import { Endpoint, Input } from '@diwan/service-kit/endpoint';
import { Controller, Response } from '@nestjs/common';
import type { Response as ExpressResponse } from 'express';
import { ImageLibrary } from './image-library.js';

/** Bytes of the site's images. An id never changes its image, so browsers may keep it. */
@Controller()
export class ImagesController {
  constructor(private readonly images: ImageLibrary) {}

  @Endpoint(readImage)
  async read(@Input() { params }: InputOf<typeof readImage>, @Response() response: ExpressResponse): Promise<void> {
    const { stream, size } = await this.images.read(params.id, params.file);
    response.set({
      'Content-Type': params.file.endsWith('.webp') ? 'image/webp' : 'image/jpeg',
      'Content-Length': String(size),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    });
    await pipeline(stream, response);
  }
}
