import { Close, Content, Description, Portal, Root, Title } from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import { useFocusReturn } from './focus-return.js';
import { Icon } from './icon.js';
import { usePortalContainer } from './portal.js';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence below the title, read with it. */
  description?: ReactNode;
  /** Name of the button that closes, such as "Close". */
  closeLabel: string;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  size?: 'medium' | 'large';
  /** Only its buttons close it: for what cannot be shown again. */
  stays?: boolean;
  children?: ReactNode;
}

/** For decisions. Keeps the focus inside, gives it back on closing; Escape and a press outside close it. */
export function Dialog({ size = 'medium', ...props }: DialogProps) {
  return <ModalFrame {...props} className={classNames('ui-dialog', size === 'large' && 'ui-dialog--large')} />;
}

/** Where somebody who opens a form begins; files are chosen by a button. */
const FIRST_FIELD =
  '.ui-dialog__body :is(input:not([type="hidden"], [type="file"]), select, textarea, .ui-file-drop__zone button):not(:disabled)';

/** What dialogs and sheets share. A form begins at its first field. Radix's own overlay injects a style element, which the content policy forbids: ours does not. */
export function ModalFrame(props: Omit<DialogProps, 'size'> & { className: string }) {
  const { open, onOpenChange, title, description, closeLabel, footer, className, stays = false, children } = props;
  const container = usePortalContainer();
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
  const begin = (event: Event) => {
    onOpenAutoFocus();
    const content = event.currentTarget instanceof Element ? event.currentTarget : null;
    const field = content?.querySelector<HTMLElement>(FIRST_FIELD);
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal container={container}>
        <div className="ui-overlay" />
        <Content
          aria-modal="true"
          onOpenAutoFocus={begin}
          onCloseAutoFocus={onCloseAutoFocus}
          className={className}
          onEscapeKeyDown={stays ? keep : keepIf('[data-own-escape], dialog')}
          onPointerDownOutside={stays ? keep : keepIf('.ui-toaster, dialog')}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="ui-dialog__head">
            <div>
              <Title className="ui-dialog__title">{title}</Title>
              {description && <Description className="ui-dialog__description">{description}</Description>}
            </div>
            <Close className="ui-button ui-button--quiet ui-button--icon-only" aria-label={closeLabel}>
              <Icon name="close" />
            </Close>
          </div>
          {children && <div className="ui-dialog__body">{children}</div>}
          {footer && <div className="ui-dialog__foot">{footer}</div>}
        </Content>
      </Portal>
    </Root>
  );
}

const keep = (event: Event) => event.preventDefault();

/** Keeps a frame open for what happens in `selector`: a list that Escape closes first, a toast above the page, a dialog of the browser's above all. */
export const keepIf = (selector: string) => (event: Event) => {
  const origin = event instanceof CustomEvent ? event.detail.originalEvent.target : event.target;
  if (origin instanceof Element && origin.closest(selector)) event.preventDefault();
};
