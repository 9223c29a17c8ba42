import { Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { usePortalContainer } from './portal.js';

export interface TooltipProps {
  /** A few words. Nothing that is needed to do the task: phones do not hover. */
  content: ReactNode;
  /** One element that can have the focus. */
  children: ReactElement;
}

/** A few words about a control, on hover and focus; Escape hides them. */
export function Tooltip({ content, children }: TooltipProps) {
  const container = usePortalContainer();
  return (
    <Provider delayDuration={400}>
      <Root>
        <Trigger asChild>{children}</Trigger>
        <Portal container={container}>
          <Content className="ui-tooltip" sideOffset={6} collisionPadding={8}>
            {content}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
