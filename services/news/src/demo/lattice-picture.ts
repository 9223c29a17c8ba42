import sharp from 'sharp';

const WIDTH = 1200;
const HEIGHT = 675;
/** Half the width of a line, in pixels. */
const STROKE = 1.6;

type Colour = readonly [red: number, green: number, blue: number];
const SCHEMES: readonly { ground: Colour; line: Colour }[] = [
  { ground: [0x1f, 0x40, 0x37], line: [0xc9, 0xa4, 0x5c] },
  { ground: [0xf3, 0xf6, 0xf4], line: [0x1f, 0x40, 0x37] },
  { ground: [0x17, 0x21, 0x1e], line: [0x8a, 0x61, 0x16] },
  { ground: [0xe9, 0xe2, 0xd3], line: [0x1f, 0x40, 0x37] },
  { ground: [0x2b, 0x55, 0x4a], line: [0xd9, 0xc0, 0x8a] },
  { ground: [0xff, 0xff, 0xff], line: [0x8a, 0x61, 0x16] },
];

/**
 * A picture for a demo article: a lattice of eight-pointed stars as in carved-wood screens, computed here so that demo data need no stock
 * photographs. `variant` changes size, turn and colours.
 */
export function latticePicture(variant: number): Promise<Buffer> {
  const scheme = SCHEMES[variant % SCHEMES.length] ?? { ground: [255, 255, 255], line: [0, 0, 0] };
  const cell = 120 + (variant % 3) * 45;
  const turn = (variant % 2) * (Math.PI / 8);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const u = fold(x * cos - y * sin, cell);
      const v = fold(x * sin + y * cos, cell);
      const ink = Math.min(1, Math.max(0, STROKE + 0.5 - distanceToLine(u, v, cell / 2)));
      const at = (y * WIDTH + x) * 3;
      for (const [channel, ground] of scheme.ground.entries()) {
        pixels[at + channel] = ground + (scheme.line[channel as 0 | 1 | 2] - ground) * ink;
      }
    }
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();
}

/** Distance from the middle of the cell that the coordinate lies in. */
const fold = (value: number, cell: number): number => Math.abs(value - Math.round(value / cell) * cell);

/** How far a point of a cell is from the nearest line: two squares turned against each other and a ring in the middle. */
function distanceToLine(u: number, v: number, radius: number): number {
  const diamond = Math.abs(u + v - radius) / Math.SQRT2;
  const square = Math.abs(Math.max(u, v) - radius / Math.SQRT2);
  const ring = Math.abs(Math.hypot(u, v) - radius / 4);
  return Math.min(diamond, square, ring);
}
