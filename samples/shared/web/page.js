// Shared by the writing samples: the file inputs, one button, a report, and links to save the results.
// Save it next to the sample.
export const fileOf = (id) => document.getElementById(id).files[0];

/** Runs `work` when the button is pressed, and shows its text or its error. */
export function onButton(work) {
  const report = document.getElementById('report');
  document.querySelector('button').addEventListener('click', async () => {
    report.ariaBusy = 'true';
    report.textContent = await work().catch((error) => `error: ${error.message}`);
    report.ariaBusy = 'false';
  });
}

export function offer(bytes, name, type) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.textContent = `Save ${name}`;
  document.body.append(link);
}
