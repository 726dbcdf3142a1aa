import type { Behavior } from '../behavior.ts';
import { announcement } from './announcement.ts';
import { certificateClinic } from './certificate-clinic.ts';
import { code } from './code.ts';
import { inspector } from './inspector.ts';
import { javaScriptOff } from './javascript-off.ts';
import { leaving } from './leaving.ts';
import { menu } from './menu.ts';
import { print } from './print.ts';
import { reading } from './reading.ts';
import { sandbox } from './sandbox.ts';
import { search } from './search.ts';
import { sidebar } from './sidebar.ts';
import { signingLab } from './signing-lab.ts';
import { smallWindows } from './small-windows.ts';
import { tableOfContents } from './table-of-contents.ts';
import { tools } from './tools.ts';
import { wrongAddresses } from './wrong-addresses.ts';

/** What must work in every engine, one topic per file. */
export const behaviors: readonly Behavior[] = [
  ...reading,
  ...print,
  ...leaving,
  ...menu,
  ...sidebar,
  ...tableOfContents,
  ...search,
  ...code,
  ...announcement,
  ...wrongAddresses,
  ...smallWindows,
  ...tools,
  ...inspector,
  ...signingLab,
  ...certificateClinic,
  ...sandbox,
];

/** The same in a browser that doesn't run page scripts. */
export const withoutScript: readonly Behavior[] = javaScriptOff;
