import type { ComponentProps } from 'react';
import { classNames } from './class-names.js';

/** A name or title of unknown script, kept from rearranging the sentence around it. */
export function Isolate(props: ComponentProps<'bdi'>) {
  return <bdi {...props} />;
}

/** Phone numbers, case numbers, e-mail addresses, amounts: read left to right in every language, digits of equal width. */
export function Ltr({ className, ...rest }: ComponentProps<'bdi'>) {
  return <bdi dir="ltr" {...rest} className={classNames('ui-ltr', className)} />;
}
