// Stands first in every page of `npm run dev`: hears of new builds, hands them to the bundles, shows what does not compile.
(() => {
  /** What the page was made of. */
  const builds = new Map(Object.entries(JSON.parse(document.currentScript.dataset.builds)));
  const takers = new Map();
  const faults = new Map();

  function hear({ bundle, hash, errors }) {
    faults.set(bundle, errors);
    showFaults([...faults.values()].flat());
    if (errors.length > 0 || builds.get(bundle) === hash) return;
    builds.set(bundle, hash);
    // Newer code does not fit what the server has drawn: React would make the page anew, without what was typed before it woke.
    if (isAsleep() || takers.size === 0) reload();
    else takers.get(bundle)?.(hash);
  }

  let awake = false;
  document.addEventListener('awake', () => {
    awake = true;
  });
  /** The server has drawn the page, and React has not taken it over (`wake.ts`). */
  const isAsleep = () => !awake && document.getElementById('wake') !== null;

  /** What is typed into a page that React has not woken is in its fields only: a reload takes it along. */
  const TYPED = 'diwan-typed';
  const kept = JSON.parse(sessionStorage.getItem(TYPED) ?? '{}');
  // Not sooner: a page may be reloaded before it is complete.
  addEventListener('load', () => sessionStorage.removeItem(TYPED));
  let typed = kept.path === location.pathname ? kept.typed : [];
  const fields = () =>
    [...document.querySelectorAll('input, textarea, select')].filter(
      ({ name, type }) => name && !['hidden', 'password', 'file', 'submit'].includes(type),
    );
  const remember = () => {
    typed = fields().map(({ name, value, checked }) => ({ name, value, checked }));
  };
  // At once: by the time of the reload a page whose code did not arrive may have no fields.
  addEventListener('input', remember, true);

  let reloading = false;
  function reload() {
    reloading = true;
    location.reload();
  }
  // The page reloads by itself, too, where its code could not be had.
  addEventListener('pagehide', () => {
    if (reloading || isAsleep()) sessionStorage.setItem(TYPED, JSON.stringify({ path: location.pathname, typed }));
  });

  document.addEventListener('DOMContentLoaded', () => {
    for (const [at, field] of fields().entries()) {
      const { name, value, checked } = typed[at] ?? {};
      if (name === field.name) Object.assign(field, { value, checked });
    }
  });

  function connect() {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/__dev/builds`);
    socket.onmessage = ({ data }) => hear(JSON.parse(data));
    // `npm run dev` was ended; it may start again.
    socket.onclose = () => setTimeout(connect, 1000);
  }
  connect();

  function showFaults(texts) {
    document.getElementById('diwan-faults')?.remove();
    if (texts.length === 0) return;
    const sheet = document.createElement('pre');
    sheet.id = 'diwan-faults';
    sheet.textContent = texts.join('\n\n');
    Object.assign(sheet.style, {
      position: 'fixed',
      inset: '0',
      margin: '0',
      padding: '2rem',
      overflow: 'auto',
      zIndex: '2147483647',
      direction: 'ltr',
      textAlign: 'left',
      whiteSpace: 'pre-wrap',
      font: '14px/1.5 monospace',
      background: '#1b1b1bf2',
      color: '#ffb4a9',
    });
    document.body.append(sheet);
  }

  /** Of each bundle: newest type of an edited component. They know their own components only, and React asks one of them. */
  const families = new Set();
  const roots = new Map();
  /** Families of what is drawn again although it was not edited. */
  const unedited = new WeakMap();
  let drawingAgain = false;
  let drawing = 0;

  function familyOf(type) {
    for (const of of families) {
      const family = of(type);
      if (family !== undefined) return family;
    }
    // A class is never drawn again with its state: React would make it, and all below, anew.
    if (!drawingAgain || typeof type !== 'function' || type.prototype?.isReactComponent) return unedited.get(type);
    const family = unedited.get(type) ?? { current: type };
    unedited.set(type, family);
    // Drawn with the same properties, only another function may have another result.
    if (family.drawing !== drawing) Object.assign(family, { drawing, current: (...given) => type(...given) });
    return family;
  }

  // React tells whoever is here first about its roots; each bundle's refresh runtime listens in (their bundles come after React).
  const renderers = new Map();
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      const { setRefreshHandler } = renderer;
      renderer.setRefreshHandler = (handler) => {
        if (handler) families.add(handler);
        setRefreshHandler(familyOf);
      };
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot(id, root) {
      roots.set(root, id);
    },
    onCommitFiberUnmount() {},
  };

  window.diwanDoor = {
    reload,
    onBuild(bundle, take) {
      takers.set(bundle, take);
      take(builds.get(bundle));
    },
    lookAgain() {
      for (const [bundle, take] of takers) take(builds.get(bundle));
    },
    /** Draws all components with the state they have. */
    drawAgain() {
      drawingAgain = true;
      drawing += 1;
      for (const [root, id] of roots) {
        const renderer = renderers.get(id);
        renderer.setRefreshHandler(null);
        renderer.scheduleRefresh(root, { staleFamilies: new Set(), updatedFamilies: { has: () => true } });
      }
      drawingAgain = false;
    },
  };
})();
