import { Cancel, Content, Description, Portal, Root, Title } from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './button.js';
import { keepIf } from './dialog.js';
import { useFocusReturn } from './focus-return.js';
import { Notice } from './notice.js';
import { usePortalContainer } from './portal.js';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the item: `Delete "Invoice 2026-014"?` */
  title: ReactNode;
  /** What happens then, and whether it can be undone. */
  children: ReactNode;
  /** The verb itself, such as "Delete invoice". */
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'danger' | 'primary';
  /** The dialog stays open meanwhile; the caller closes it. */
  onConfirm: () => void;
  busy?: boolean;
  busyLabel?: string;
  /** Why it did not work. */
  error?: ReactNode;
}

/** Asks before something that cannot easily be undone. The focus starts on "cancel"; a press outside does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirmLabel, cancelLabel, tone = 'danger', onConfirm } = props;
  const container = usePortalContainer();
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal container={container}>
        <div className="ui-overlay" />
        {/* Said, so that the rest of the page is known to be out of reach: Radix hides it, its focus guards included. */}
        <Content {...useFocusReturn()} aria-modal="true" className="ui-dialog" onEscapeKeyDown={keepIf('dialog')}>
          <div className="ui-dialog__head">
            <Title className="ui-dialog__title">{title}</Title>
          </div>
          <div className="ui-dialog__body">
            <Description asChild>
              <div>{children}</div>
            </Description>
            {props.error && (
              <Notice tone="danger" role="alert" className="ui-dialog__error">
                {props.error}
              </Notice>
            )}
          </div>
          <div className="ui-dialog__foot">
            <Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </Cancel>
            <Button variant={tone} busy={props.busy} busyLabel={props.busyLabel} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Content>
      </Portal>
    </Root>
  );
}
