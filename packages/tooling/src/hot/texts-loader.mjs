/** Makes a module of texts one that changes in the open page: its object stays the same, and React draws everything again. */
export default function hotTexts(source) {
  const latest = this.resourcePath.endsWith('.json')
    ? `const latest = ${source};`
    : source.replace('export default ', 'const latest = ');
  return `${latest}
const texts = module.hot.data?.texts ?? {};
for (const key of Object.keys(texts)) delete texts[key];
Object.assign(texts, latest);
module.hot.dispose((data) => { data.texts = texts; });
module.hot.accept();
if (module.hot.data) diwanDoor.drawAgain();
export default texts;
`;
}
