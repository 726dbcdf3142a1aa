// "Content Credentials" in the menu of each image. The state is shown at the extension's button.
import { read } from './read.js';

browser.runtime.onInstalled.addListener(() => {
  browser.contextMenus.create({ id: 'read', title: 'Content Credentials', contexts: ['image'] });
});

browser.contextMenus.onClicked.addListener(async ({ srcUrl }, tab) => {
  const say = (title, text) => {
    browser.action.setTitle({ tabId: tab.id, title });
    browser.action.setBadgeText({ tabId: tab.id, text });
  };
  try {
    const response = await fetch(srcUrl);
    const report = await read(await response.blob());
    if (report === null) return say('No Content Credentials', '–');
    const manifest = report.manifests[report.active_manifest];
    const signer = manifest.signature_info?.common_name ?? 'unknown';
    if (report.validation_state === 'Invalid') return say('Content Credentials: Invalid', '!');
    // Anyone can write any name into a certificate, so only a trusted signer gets a check mark.
    if (report.validation_state === 'Trusted')
      return say(`Content Credentials: Trusted, signed by ${signer}`, '✓');
    say(`Content Credentials: ${report.validation_state}, claimed signer (not verified): ${signer}`, '=');
  } catch {
    say('The image can’t be read', '?');
  }
});
