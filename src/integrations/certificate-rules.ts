import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { ClinicTable } from '../c2pa/certificate-rules/table.ts';
import { certificateRules } from '../content/data/certificate-rules.ts';
import { virtualModule } from './configuration.ts';

/**
 * The parts of data/certificate-rules.json that the certificate clinic shows; a site without the file doesn't have
 * rules.
 */
export function clinicTable(sourceDir: string): ClinicTable {
  if (!existsSync(join(sourceDir, 'data/certificate-rules.json')))
    return { sdk: '', specification: '', program: '', commands: {}, rules: [] };
  const { sdk, specification, program, commands, rules, address } = certificateRules(sourceDir);
  return {
    sdk,
    specification,
    program,
    commands,
    rules: rules.map((rule) => ({
      id: rule.id,
      rule: rule.rule,
      why: rule.why,
      about: rule.about,
      since: rule.since,
      clause: rule.clause && { title: rule.clause.title, href: address + rule.clause.anchor },
      programAsks: rule.program?.asks,
      mend: rule.mend,
      seen: rule.sdk?.seen ?? [],
    })),
  };
}

/** Provides the clinic's rules as `virtual:certificate-rules`. */
export const certificateRulesModule = (sourceDir: string): AstroIntegration => ({
  name: 'certificate-rules',
  hooks: {
    'astro:config:setup'({ updateConfig }) {
      const plugin = virtualModule('virtual:certificate-rules', { table: clinicTable(sourceDir) });
      updateConfig({ vite: { plugins: [plugin] } });
    },
  },
});
