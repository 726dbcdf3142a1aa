/** What a command that became a lab prints under its old name: `node labs/renamed.ts bench`. Goes with the next release. */
const [lab = ''] = process.argv.slice(2);
console.error(`This command has a new name: npm run lab -- ${lab}`);
process.exitCode = 2;
