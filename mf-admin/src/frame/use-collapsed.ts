import { useState } from 'react';

/** A preference of this browser, about nobody. */
const KEY = 'diwan-desk-rail';

const read = () => {
  try {
    return localStorage.getItem(KEY) === 'narrow';
  } catch {
    // Storage is switched off: so is remembering.
    return false;
  }
};

/** Whether the navigation at the side is folded to its icons, remembered by the browser. */
export function useCollapsed(): [boolean, () => void] {
  const [collapsed, setCollapsed] = useState(read);
  const toggle = () => {
    setCollapsed(!collapsed);
    try {
      localStorage.setItem(KEY, collapsed ? 'wide' : 'narrow');
    } catch {
      return;
    }
  };
  return [collapsed, toggle];
}
