/** A program of a sample that did something else than its task expects. */
export interface Failure {
  task: string;
  language: string;
  /** The program, from the project's folder. */
  file: string;
  /** What ran: the program's name and its arguments. */
  command: string;
  /** What is wrong, as the rest of a sentence that starts with the command: `ended with exit code 1`. */
  problem: string;
  /** The file that says what was expected, from the project's folder. */
  expectation: string;
  /** What to do if the program is right. */
  otherwise: string;
}

/** What a failing sample says before its difference is shown: what failed, where that's written down, and the fix. */
export function failureText(failure: Failure): string {
  const { task, language, file, command, problem, expectation, otherwise } = failure;
  return [
    `${file}: \`${command}\` ${problem}`,
    `  task:     ${task}, in ${language}`,
    `  expected: ${expectation}`,
    `  fix:      correct the program; ${otherwise}`,
    `  again:    npm run samples -- --task ${task} --language ${language}`,
    '',
  ].join('\n');
}
