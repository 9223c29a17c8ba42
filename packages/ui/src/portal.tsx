import { createContext, type HTMLAttributes, type ReactNode, useContext, useState } from 'react';

const PortalContext = createContext<HTMLElement | null>(null);

/**
 * Gives dialogs, sheets, menus and tooltips inside it a place of their own at the end of the area, with the given
 * attributes. A remote passes its mark (`data-mf`), without which its scoped utilities would not reach them.
 */
export function PortalRoot({ children, ...attributes }: { children: ReactNode } & HTMLAttributes<HTMLDivElement>) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <PortalContext value={container}>
      {children}
      <div {...attributes} ref={setContainer} />
    </PortalContext>
  );
}

/** Where overlays go; `undefined` is the end of the body. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContext) ?? undefined;
}
