/**
 * @jest-environment jsdom
 */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './combobox.js';
import { Field } from './field.js';

const COUNTRIES = [
  { value: 'AE', label: 'United Arab Emirates', keywords: ['+971', 'الإمارات'] },
  { value: 'FR', label: 'France', keywords: ['+33', 'فرنسا'] },
  { value: 'CI', label: 'Côte d’Ivoire', keywords: ['+225'] },
  { value: 'LB', label: 'Lebanon', keywords: ['+961', 'لُبنان'] },
];
const TEXTS = {
  placeholder: 'Choose a country',
  search: 'Search countries...',
  empty: 'No country found.',
  results: (count: number) => `${count} results`,
};

function Example({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <Field label="Country" required error="Choose one">
        <Combobox name="country" options={COUNTRIES} value={value} onChange={setValue} texts={TEXTS} />
      </Field>
      <button type="button">Next</button>
    </>
  );
}

function setup(initial = '') {
  const { container } = render(<Example initial={initial} />);
  return {
    user: userEvent.setup(),
    trigger: () => screen.getByRole('combobox', { name: /^Country/ }),
    search: () => screen.getByRole('combobox', { name: 'Search countries...' }) as HTMLInputElement,
    options: () => screen.queryAllByRole('option').map((option) => option.textContent),
    posted: () => container.querySelector<HTMLInputElement>('input[name="country"]')?.value,
    active: () =>
      document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent,
  };
}

describe('Combobox', () => {
  afterEach(cleanup);

  it('is wired to its field and closed at first', () => {
    const { trigger } = setup();
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    expect(trigger().getAttribute('aria-invalid')).toBe('true');
    expect(trigger().getAttribute('aria-required')).toBe('true');
    expect(trigger().textContent).toBe('Choose a country');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is opened, searched and answered by the keyboard alone', async () => {
    const { user, trigger, search, options, posted, active } = setup();
    await user.tab();
    expect(document.activeElement).toBe(trigger());
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(search());
    expect(options()).toHaveLength(4);

    await user.keyboard('an');
    expect(options()).toEqual(['France', 'Lebanon']);
    expect(screen.getByRole('status').textContent).toBe('2 results');
    expect(active()).toBe('France');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Lebanon');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('France');
    await user.keyboard('{ArrowUp}{Enter}');

    expect(posted()).toBe('LB');
    expect(trigger().textContent).toBe('Lebanon');
    expect(document.activeElement).toBe(trigger());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it.each([
    ['cote d', 'Côte d’Ivoire'],
    ['961', 'Lebanon'],
    ['لبنان', 'Lebanon'],
    ['الامارات', 'United Arab Emirates'],
    ['٩٦١', 'Lebanon'],
  ])('finds by accents left out, codes and Arabic: %s', async (typed, expected) => {
    const { user, trigger, search, options } = setup();
    await user.click(trigger());
    await user.type(search(), typed);
    expect(options()).toEqual([expected]);
  });

  it('says when nothing matches, and Enter then chooses nothing', async () => {
    const { user, trigger, options, posted } = setup('FR');
    await user.click(trigger());
    await user.keyboard('zzz');
    expect(options()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('No country found.');
    await user.keyboard('{Enter}');
    expect(posted()).toBe('FR');
  });

  it('starts at what is chosen; Escape changes nothing and gives the focus back', async () => {
    const { user, trigger, posted, active } = setup('LB');
    await user.click(trigger());
    expect(active()).toBe('Lebanon');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Lebanon');
    await user.keyboard('{ArrowUp}{Escape}');
    expect(posted()).toBe('LB');
    expect(document.activeElement).toBe(trigger());
  });

  it('closes when the focus leaves', async () => {
    const { user, trigger } = setup();
    await user.click(trigger());
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('takes the option that is pressed', async () => {
    const { user, trigger, posted } = setup();
    await user.click(trigger());
    await user.click(screen.getByRole('option', { name: 'France' }));
    expect(posted()).toBe('FR');
  });

  it('leaves the search to a caller who searches on a server', async () => {
    const searches: string[] = [];
    render(
      <Combobox
        options={[{ value: 'LB', label: 'Lebanon' }]}
        value=""
        onChange={() => undefined}
        onSearch={(query) => searches.push(query)}
        texts={{ placeholder: 'Choose', search: 'Search', empty: 'None' }}
      />,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('combobox', { expanded: false }));
    await user.keyboard('03');
    expect(searches).toEqual(['', '0', '03']);
    expect(screen.getByRole('option').textContent).toBe('Lebanon');
  });
});
