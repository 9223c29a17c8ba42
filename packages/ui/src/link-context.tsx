import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

/** What a link component must accept: an anchor's attributes, with a destination. */
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href?: string | undefined;
  ref?: Ref<HTMLAnchorElement>;
}

/** How a caller draws the element itself, usually with a router's link; it must spread what it gets. */
export type RenderLink = (props: AnchorProps) => ReactNode;

const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

/** Makes every link of the design system inside use the application's router. Without it they are plain anchors. */
export function LinkProvider({ component, children }: { component: ComponentType<AnchorProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The bare link that all linking components draw: the provider's for pages of this site, an anchor for anything else. */
export function Anchor(props: AnchorProps) {
  const Routed = useContext(LinkContext);
  const Component = isInternal(props.href) && !props.target && props.download === undefined ? Routed : 'a';
  return <Component {...props} />;
}

const isInternal = (href: string | undefined) =>
  href?.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');
