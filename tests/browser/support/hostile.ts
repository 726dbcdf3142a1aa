/** Titles, names, and labels that would do harm if they were treated as markup, and too much of everything. */
export const evil = '<img src=x onerror="window.harmed=1"><script>window.harmed=1</script>';
const unseen = '\u202egpj.exe\u200b\u0000';

function deep(levels: number): object {
  let value: object = { end: 'of nesting' };
  for (let level = 0; level < levels; level += 1) value = { n: value };
  return value;
}

/** An attacker's manifest definition. */
export const hostileManifest = {
  title: evil + unseen + 'A'.repeat(1_000_000),
  claim_generator_info: [{ name: evil + unseen, version: 'javascript:window.harmed=1' }],
  assertions: [
    { label: `org.example.${'x'.repeat(300)}`, data: { text: evil } },
    { label: 'org.example.deep', data: deep(90) },
    { label: 'org.example.wide', data: { list: Array.from({ length: 20_000 }, (_, index) => index) } },
    {
      label: 'org.example.links',
      data: {
        bad: 'javascript:window.harmed=1',
        data: 'data:text/html,x',
        good: 'https://example.org/x',
        [evil]: evil,
      },
    },
    {
      label: 'c2pa.actions.v2',
      data: {
        actions: [
          {
            action: 'c2pa.created',
            digitalSourceType: 'javascript:window.harmed=1',
            description: evil + unseen,
          },
          { action: `org.example.${evil}` },
        ],
      },
    },
  ],
};
