/* Shows what the person chose to keep on this device, opened with the device's own key. It asks nobody for anything. */
const TOO_OLD = 30 * 24 * 60 * 60 * 1000;
const AGAIN_MS = 15_000;
/* The names of packages/mf-kit/src/offline-copy.ts. */
const PLACE = /^\/(ar\/)?admin(\/|$)/.test(location.pathname) ? 'desk' : 'portal';

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Works in a sealed store with its key; null when there is no such store. It is closed afterwards. */
async function inStore(name, work) {
  const known = (await indexedDB.databases?.()) ?? [{ name }];
  if (!known.some((database) => database.name === name)) return null;
  const database = await done(indexedDB.open(name, 1));
  const ask = (mode, request) => done(request(database.transaction('sealed', mode).objectStore('sealed')));
  try {
    const key = await ask('readonly', (store) => store.get('key'));
    return key ? await work(key, ask) : null;
  } finally {
    database.close();
  }
}

/** What was kept under a name; null when there is nothing, or it cannot be opened any more. */
const read = (database, name) =>
  inStore(database, async (key, ask) => {
    const sealed = await ask('readonly', (store) => store.get(name));
    if (!sealed) return null;
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, key, sealed.bytes);
    return JSON.parse(new TextDecoder().decode(text));
  });

const write = (database, name, value) =>
  inStore(database, async (key, ask) => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify(value));
    const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
    await ask('readwrite', (store) => store.put({ iv, bytes }, name));
    return true;
  });

async function kept() {
  const copy = await read('diwan-offline', PLACE);
  return copy && Date.now() - Date.parse(copy.at) < TOO_OLD ? copy : null;
}

function element(name, text, attributes = {}) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}

/** Puts what came of something among what waits to be sent, in place of what was noted of it before. */
async function note(noting, { subjectId, title }, outcome) {
  const waiting = (await read(noting.database, noting.list)) ?? [];
  const one = { key: crypto.randomUUID(), hearingId: subjectId, title, outcome };
  const noted = { ...one, notedAt: new Date().toISOString(), state: 'waiting' };
  const others = waiting.filter(({ hearingId }) => hearingId !== subjectId);
  return (await write(noting.database, noting.list, [...others, noted])) === true;
}

/** The choices of an entry: one press chooses, the second notes. */
function deeds(noting, of, noted) {
  const place = element('div');
  const say = (text) => place.replaceChildren(element('p', text, { role: 'status' }));
  const known = noting.choices.find(({ outcome }) => outcome === noted?.outcome);
  if (noted) {
    say(`${known?.noted ?? noted.outcome} ${noting.waiting}`);
    return place;
  }
  const group = element('div', '', { role: 'group', 'aria-label': noting.label });
  const confirm = element('button', '', { type: 'button', hidden: '' });
  let chosen = null;
  const buttons = noting.choices.map((choice) => {
    const button = element('button', choice.outcome, { type: 'button', 'aria-pressed': 'false' });
    button.addEventListener('click', () => {
      chosen = choice;
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
      confirm.textContent = choice.button;
      confirm.hidden = false;
    });
    return button;
  });
  confirm.addEventListener('click', () => {
    const { outcome, noted: done } = chosen;
    note(noting, of, outcome)
      .then((isKept) => say(isKept ? `${done} ${noting.waiting}` : noting.failed))
      .catch(() => say(noting.failed));
  });
  group.append(...buttons, confirm);
  place.append(group);
  return place;
}

function show(copy, waiting) {
  document.documentElement.lang = copy.language;
  document.documentElement.dir = copy.language === 'ar' ? 'rtl' : 'ltr';
  document.title = copy.title;
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Beirut' }).format(new Date());
  const list = element('ul');
  for (const { lines, note: of } of copy.entries) {
    const entry = element('li');
    const [first, ...more] = lines;
    entry.append(element('h2', first, { dir: 'auto' }), ...more.map((line) => element('p', line, { dir: 'auto' })));
    const noted = of && waiting.find(({ hearingId }) => hearingId === of.subjectId);
    if (of && copy.noting && (noted || of.from <= today)) entry.append(deeds(copy.noting, of, noted));
    list.append(entry);
  }
  const call = copy.phone && element('p', `${copy.phone.label} `);
  call?.append(element('a', copy.phone.text, { href: `tel:${copy.phone.number}`, dir: 'ltr' }));
  const again = element('a', copy.retry, { href: location.href });
  document
    .querySelector('main')
    .replaceChildren(
      element('h1', copy.title),
      element('p', copy.offline),
      element('p', copy.asOf),
      copy.entries.length > 0 ? list : element('p', copy.none),
      ...(call ? [call] : []),
      again,
    );
}

/* Where nothing was kept, too, the next try is of the page that was wanted. */
document.querySelector('a').href = location.href;
kept()
  .then(async (copy) => {
    if (!copy) return;
    show(copy, copy.noting ? ((await read(copy.noting.database, copy.noting.list)) ?? []) : []);
  })
  .catch(() => undefined);
addEventListener('online', () => location.reload());
/* Coverage that comes and goes: what a browser calls online may not have been, and it does not say so again. Nobody is interrupted. */
setInterval(() => {
  if (navigator.onLine && !document.querySelector('[aria-pressed="true"]')) location.reload();
}, AGAIN_MS);
