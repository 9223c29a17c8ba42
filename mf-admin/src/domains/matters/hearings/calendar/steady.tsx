import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Frames of one height after which nothing measures itself any more. */
const STILL_FRAMES = 3;

/** Unseen until its height stays the same: what measures itself while it is drawn would jump under the reader's eyes. */
export function Steady({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isSteady, setSteady] = useState(false);
  useEffect(() => {
    let height = -1;
    let still = 0;
    let frame = requestAnimationFrame(function look() {
      const now = box.current?.offsetHeight ?? 0;
      still = now === height ? still + 1 : 0;
      height = now;
      if (still === STILL_FRAMES) setSteady(true);
      else frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={box} className={isSteady ? undefined : 'opacity-0'} aria-busy={!isSteady}>
      {children}
    </div>
  );
}
