/** Five bills of two clients (`c`) over two years, for pipelines. */
export const bills = [
  { _id: 1, c: 'a', v: 10, y: 2025 },
  { _id: 2, c: 'b', v: 20, y: 2025 },
  { _id: 3, c: 'a', v: 30, y: 2026 },
  { _id: 4, c: 'b', v: 40, y: 2026 },
  { _id: 5, c: 'a', v: 50, y: 2026 },
];
