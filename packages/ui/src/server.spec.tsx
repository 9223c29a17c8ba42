import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Accordion } from './accordion.js';
import { Breadcrumbs } from './breadcrumbs.js';
import { Button } from './button.js';
import { Card } from './card.js';
import { Checkbox } from './checkbox.js';
import { Combobox } from './combobox.js';
import { BankingDrawing } from './drawings/banking.js';
import { ScreenPattern } from './drawings/screen-pattern.js';
import { EmptyState } from './empty-state.js';
import { Field } from './field.js';
import { Link } from './link.js';
import { NativeSelect } from './native-select.js';
import { Pagination } from './pagination.js';
import { Section } from './section.js';
import { Skeleton } from './skeleton.js';
import { TextArea } from './text-area.js';
import { TextInput } from './text-input.js';
import { Toaster } from './toaster.js';

/** What public pages are made of; they have 150 KB for all their scripts. */
const LIGHT_MODULES = [
  'accordion',
  'badge',
  'bidi',
  'breadcrumbs',
  'button',
  'card',
  'checkbox',
  'combobox',
  'disclosure',
  'empty-state',
  'error-state',
  'error-summary',
  'field',
  'icon',
  'link',
  'link-context',
  'native-select',
  'notice',
  'otp-input',
  'pagination',
  'radio-group',
  'section',
  'skeleton',
  'text-area',
  'text-input',
  'toaster',
  'visually-hidden',
  ...readdirSync(path.join(import.meta.dirname, 'drawings')).map((file) => `drawings/${file.replace(/\.tsx?$/, '')}`),
];

/** Packages that a module of this folder loads at run time, directly or through others of ours. */
function packagesOf(module: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(module)) return found;
  seen.add(module);
  const base = path.join(import.meta.dirname, module);
  const source = read(`${base}.tsx`) ?? read(`${base}.ts`);
  if (source === undefined) throw new Error(`No module ${module}`);
  for (const [, kind, from = ''] of source.matchAll(/^import (type )?[^;]*? from '([^']+)';/gm)) {
    if (kind) continue;
    if (!from.startsWith('.')) found.add(from);
    else
      for (const other of packagesOf(path.join(path.dirname(module), from.replace(/\.js$/, '')), seen))
        found.add(other);
  }
  return found;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

const PAGE: [string, ReactNode, string][] = [
  ['accordion', <Accordion key="a" items={[{ id: 'cost', summary: 'Cost?', content: 'Free.' }]} />, 'Free.'],
  [
    'breadcrumbs',
    <Breadcrumbs key="b" label="Way" items={[{ label: 'Home', href: '/' }, { label: 'News' }]} />,
    'href="/"',
  ],
  [
    'button',
    <Button key="b" busy busyLabel="Sending">
      Send
    </Button>,
    'Send',
  ],
  ['card', <Card key="c" title="Tax" href="/tax" />, 'href="/tax"'],
  ['checkbox', <Checkbox key="c" name="terms" label="I accept" />, 'name="terms"'],
  [
    'combobox',
    <Combobox
      key="c"
      name="country"
      value="LB"
      onChange={() => {}}
      options={[{ value: 'LB', label: 'Lebanon' }]}
      texts={{ placeholder: '', search: '', empty: '' }}
    />,
    'Lebanon',
  ],
  ['empty state', <EmptyState key="e" title="No news yet" />, 'No news yet'],
  [
    'field',
    <Field key="f" label="Name">
      <TextInput name="name" />
    </Field>,
    'name="name"',
  ],
  ['text area', <TextArea key="t" name="matter" />, 'name="matter"'],
  ['select', <NativeSelect key="n" name="area" options={[{ value: 'tax', label: 'Tax' }]} />, 'value="tax"'],
  [
    'link',
    <Link key="l" href="/x" look="arrow">
      All
    </Link>,
    'href="/x"',
  ],
  [
    'pagination',
    <Pagination
      key="p"
      label="Pages"
      page={2}
      pageCount={9}
      hrefFor={(page) => `?page=${page}`}
      texts={{ previous: 'Back', next: 'On', page: String }}
    />,
    'href="?page=9"',
  ],
  ['section', <Section key="s" title="Tax" surface="cedar" backdrop={<ScreenPattern />} />, '<pattern'],
  ['skeleton', <Skeleton key="s" label="Loading" />, 'Loading'],
  ['drawing', <BankingDrawing key="d" title="Banking" />, 'aria-label="Banking"'],
  ['toaster', <Toaster key="t" label="Notifications" closeLabel="Close" />, 'aria-label="Notifications"'],
];

describe('on the server', () => {
  it.each(PAGE)('%s renders without a browser', (_name, element, expected) => {
    expect(renderToString(element)).toContain(expected);
  });

  it('writes no inline styles, which the content policy would refuse', () => {
    expect(renderToString(PAGE.map(([, element]) => element))).not.toContain('style=');
  });

  it('keeps the text of closed panels in the HTML, not hidden by an attribute', () => {
    const html = renderToString(PAGE[0]?.[1]);
    expect(html).toContain('Free.');
    expect(html).not.toMatch(/\shidden[\s=>]/);
  });

  it.each(LIGHT_MODULES)('%s loads nothing but React', (module) => {
    const heavy = [...packagesOf(module)].filter((name) => !/^react(\/|$)/.test(name));
    expect(heavy).toEqual([]);
  });

  it('would notice a module that loads more', () => {
    expect([...packagesOf('menu')]).toContain('radix-ui/dropdown-menu');
    expect([...packagesOf('confirm-dialog')]).toContain('radix-ui/alert-dialog');
  });
});
