import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import type { readDemoInbox } from '@diwan/contracts/messages/demo-inbox/http';
import { escapeMarkup } from '../site/escape.js';

type DemoMessages = ResponseOf<typeof readDemoInbox>;

/** A member of the demo's staff with the code that their authenticator shows. */
export interface ShownCode {
  name: string;
  phone: string;
  code: string;
}

/** The page's only script: copies a code at a press. */
export const COPYING =
  "document.addEventListener('click',function(e){var b=e.target.closest('[data-copy]');if(b)navigator.clipboard.writeText(b.dataset.copy).then(function(){b.textContent='Copied'})})";

/** The demo inbox as a page. */
export function inboxPage(messages: DemoMessages, codes: readonly ShownCode[], styles: readonly string[]): string {
  const staff = codes.map(
    ({ name, phone, code }) =>
      `<tr><th scope="row">${escapeMarkup(name)}</th><td><bdi dir="ltr">${phone}</bdi></td><td><code>${code}</code> ${copyButton(name, code)}</td></tr>`,
  );
  const rows = messages.map((message) => {
    const facts = [message.template, message.status, message.createdAt].map(escapeMarkup).join(' · ');
    return [
      `<li class="ui-card"><p class="ui-eyebrow"><bdi dir="ltr">${escapeMarkup(message.to)}</bdi> · ${facts}</p>`,
      `<p class="shell-inbox__body" lang="${message.language}" dir="auto">${escapeMarkup(message.body)}</p></li>`,
    ].join('');
  });
  return [
    '<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><title>Demo inbox</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...styles.map((file) => `<link rel="stylesheet" href="/assets/shell/${file}">`),
    '</head><body><main class="ui-section ui-section--compact"><div class="ui-section__inner"><h1>Demo inbox</h1>',
    '<p class="ui-section__lead">Messages that this demo would have sent. Reload to see new ones.</p>',
    '<h2>Authenticator of the staff</h2>',
    '<p>The second factor of the demo staff. A code works once and for about a minute; reload for the next one.</p>',
    `<table class="ui-table"><thead><tr><th scope="col">Name</th><th scope="col">Phone</th><th scope="col">Code</th></tr></thead><tbody>${staff.join('')}</tbody></table>`,
    '<h2>Messages</h2>',
    `<ul class="shell-inbox">${rows.join('') || '<li>No messages yet.</li>'}</ul></div></main><script>${COPYING}</script></body></html>`,
  ].join('');
}

const copyButton = (name: string, code: string) =>
  `<button type="button" class="ui-button ui-button--secondary ui-button--small" data-copy="${code}" aria-label="Copy the code of ${escapeMarkup(name)}">Copy</button>`;
