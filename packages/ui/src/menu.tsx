import { Content, Item, Portal, Root, Separator, Trigger } from 'radix-ui/dropdown-menu';
import { Fragment, type ReactNode } from 'react';
import { Button, type ButtonProps } from './button.js';
import { useDirection } from './direction.js';
import { Icon } from './icon.js';
import type { IconName } from './icon-paths.js';
import { Anchor, type AnchorProps } from './link-context.js';
import { usePortalContainer } from './portal.js';

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: IconName;
  onSelect?: () => void;
  /** Goes somewhere instead. */
  href?: string;
  danger?: boolean;
  disabled?: boolean;
  /** A hairline above. */
  separated?: boolean;
}

export interface MenuProps {
  /** Name of the button; for row actions it names the row, such as `Actions for invoice 2026-014`. */
  label: string;
  items: readonly MenuItem[];
  /** The label is written on the button, instead of three dots standing for it. */
  showLabel?: boolean;
  icon?: IconName;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  align?: 'start' | 'end';
}

/** Actions behind one button; arrows, letters and Escape work. Not modal: the page behind stays alive. */
export function Menu({ label, items, showLabel = false, align = 'end', ...look }: MenuProps) {
  const container = usePortalContainer();
  const { icon = showLabel ? undefined : 'dots', variant = showLabel ? 'secondary' : 'quiet', size = 'small' } = look;
  return (
    <Root modal={false} dir={useDirection()}>
      <Trigger asChild>
        <Button variant={variant} size={size} iconOnly={!showLabel} icon={icon}>
          {label}
          {showLabel && <Icon name="chevron-down" />}
        </Button>
      </Trigger>
      <Portal container={container}>
        <Content className="ui-menu" align={align} sideOffset={4} collisionPadding={8}>
          {items.map((item) => (
            <Fragment key={item.id}>
              {item.separated && <Separator className="ui-menu__separator" />}
              <Item
                className="ui-menu__item"
                data-danger={item.danger || undefined}
                disabled={item.disabled}
                onSelect={() => item.onSelect?.()}
                asChild={item.href !== undefined}
              >
                {item.href === undefined ? <ItemContent item={item} /> : <ItemLink item={item} />}
              </Item>
            </Fragment>
          ))}
        </Content>
      </Portal>
    </Root>
  );
}

function ItemContent({ item }: { item: MenuItem }) {
  return (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span>{item.label}</span>
    </>
  );
}

/** `slotted` is what the menu hands to the element that stands in for its item. */
function ItemLink({ item, ...slotted }: { item: MenuItem } & AnchorProps) {
  return (
    <Anchor {...slotted} href={item.href}>
      <ItemContent item={item} />
    </Anchor>
  );
}
