import { classNames } from './class-names.js';
import { Icon } from './icon.js';
import { Anchor, type AnchorProps, type RenderLink } from './link-context.js';
import { VisuallyHidden } from './visually-hidden.js';

export interface LinkProps extends AnchorProps {
  /** `underlined` in running text, `plain` in lists and footers, `arrow` to lead on. */
  look?: 'underlined' | 'plain' | 'arrow';
  /** Opens a new window; the text says so to screen readers, such as "opens in a new window". */
  newWindowLabel?: string;
  /** Draws the element instead, for a router's own link. */
  render?: RenderLink;
}

/** A text link. Pages of this site go through the router given to `LinkProvider`. */
export function Link({ look = 'underlined', newWindowLabel, render, className, children, ...rest }: LinkProps) {
  const props: AnchorProps = {
    ...rest,
    ...(newWindowLabel ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
    className: classNames('ui-link', look !== 'underlined' && `ui-link--${look}`, className),
    children: (
      <>
        {children}
        {look === 'arrow' && <Icon name="arrow" />}
        {newWindowLabel && (
          <>
            <Icon name="external" className="ui-link__window" />
            <VisuallyHidden> {newWindowLabel}</VisuallyHidden>
          </>
        )}
      </>
    ),
  };
  return render ? render(props) : <Anchor {...props} />;
}
