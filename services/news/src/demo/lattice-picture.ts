import sharp from 'sharp';

const WIDTH = 1200;
const HEIGHT = 675;
const GROUNDS = ['#1F4037', '#F3F6F4', '#17211E', '#E9E2D3', '#2B554A', '#FFFFFF'];
const LINES = ['#C9A45C', '#1F4037', '#8A6116', '#1F4037', '#D9C08A', '#8A6116'];

/**
 * A picture for a demo article: a lattice of eight-pointed stars as in carved-wood screens, drawn here so that demo data need no stock
 * photographs. `variant` changes size, turn and colours.
 */
export function latticePicture(variant: number): Promise<Buffer> {
  const cell = 110 + (variant % 3) * 45;
  const columns = Math.ceil(WIDTH / cell) + 1;
  const rows = Math.ceil(HEIGHT / cell) + 1;
  const stars = Array.from({ length: columns * rows }, (_, index) => {
    const x = (index % columns) * cell;
    const y = Math.floor(index / columns) * cell;
    return star(x, y, cell / 2);
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${GROUNDS[variant % GROUNDS.length]}"/>
    <g transform="rotate(${(variant % 2) * 22.5} ${WIDTH / 2} ${HEIGHT / 2}) scale(1.1)" fill="none" stroke="${LINES[variant % LINES.length]}" stroke-width="3">${stars.join('')}</g>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Two squares turned against each other and the cross between neighbours. */
function star(x: number, y: number, radius: number): string {
  const corners = (turn: number) =>
    Array.from({ length: 4 }, (_, index) => {
      const angle = (Math.PI / 2) * index + turn;
      return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
    }).join(' ');
  return `<polygon points="${corners(0)}"/><polygon points="${corners(Math.PI / 4)}"/><circle cx="${x}" cy="${y}" r="${(radius / 5).toFixed(1)}"/>`;
}
