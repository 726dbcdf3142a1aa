import { Reader } from '@contentauth/c2pa-node';

const reader = await Reader.fromAsset({ path: 'created.jpg' });
const report = reader.json();
console.log(report.validation_state);
