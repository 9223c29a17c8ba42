import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

export interface ModalProps {
  className?: string;
  title: string;
  /** What a wish to close it means, such as Escape; nothing where people have to decide. */
  onEscape?: () => void;
  children: ReactNode;
}

/** A dialog of the shell over everything, also over the dialogs of an area: the browser's own, since those of an area know nothing of it. */
export function Modal({ className = '', title, onEscape, children }: ModalProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it goes, so that the focus returns to where it was.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  const close = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onEscape?.();
  };
  return (
    <dialog
      ref={dialog}
      className={`shell-idle ${className}`}
      aria-labelledby={titleId}
      onCancel={close}
      // A dialog behind takes the browser's own answer to Escape.
      onKeyDown={(event) => event.key === 'Escape' && close(event)}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
