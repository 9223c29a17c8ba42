/** The part of jest-axe that our specs use; the package brings no types. */
declare module 'jest-axe' {
  interface Violation {
    id: string;
    nodes: { html: string }[];
  }
  export function axe(root: Element): Promise<{ violations: Violation[] }>;
}
