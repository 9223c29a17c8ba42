import type { ArticleSummary } from '@diwan/contracts/site/articles/http';
import { readImage } from '@diwan/contracts/site/images/http';
import { apiPath } from '@diwan/mf-kit';

type Image = NonNullable<ArticleSummary['image']>;

type Stored = Pick<Image, 'id' | 'widths'>;

const address = (image: Stored, width: number, type: 'webp' | 'jpg' = 'webp') =>
  apiPath(readImage, { params: { id: image.id, file: `${width}.${type}` } });

/** Path of the widest version, for link previews and structured data: as JPEG, which every preview reads. */
export const widestImage = (image: Stored): string => address(image, Math.max(...image.widths), 'jpg');

/** A picture as previews of links want it. */
export const previewOf = (image: Image) => {
  const width = Math.max(...image.widths);
  return { path: widestImage(image), width, height: Math.round((image.height * width) / image.width), alt: image.alt };
};

export interface ArticleImageProps {
  image: Image;
  /** As in HTML: how wide it is drawn at which screen width. */
  sizes: string;
  /** Loaded when it comes into sight; not for the picture at the head of a page. */
  lazy?: boolean;
  className?: string;
}

/** A stored image in the width the screen needs, with its room kept. */
export function ArticleImage({ image, sizes, lazy = false, className }: ArticleImageProps) {
  return (
    <img
      src={address(image, image.widths.find((width) => width >= 640) ?? Math.max(...image.widths))}
      srcSet={image.widths.map((width) => `${address(image, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
      className={className}
    />
  );
}
