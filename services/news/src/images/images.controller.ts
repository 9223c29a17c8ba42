import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { InputOf } from '@diwan/contracts/http/endpoint';
import { type LibraryImage, readImage, uploadImage } from '@diwan/contracts/site/images/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Endpoint, Input, readMultipart } from '@diwan/service-kit/http/endpoint';
import { Controller, Request, Response } from '@nestjs/common';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { ImageLibrary } from './image-library.js';

/** Bytes of the site's images. An id never changes its image, so browsers may keep it. */
@Controller()
export class ImagesController {
  constructor(private readonly images: ImageLibrary) {}

  @Endpoint(uploadImage)
  async upload(@Request() request: ExpressRequest): Promise<LibraryImage> {
    const { file } = await readMultipart(request, uploadImage);
    const id = await this.images.add(await buffer(file.stream));
    const image = (await this.images.describe([id])).get(id);
    if (!image) throw new DomainError('UNAVAILABLE');
    return image;
  }

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
