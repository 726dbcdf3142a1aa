/** A sample program that didn't do what its task expects. */
export interface Failure {
  task: string;
  language: string;
  /** The program, relative to the project's folder. */
  file: string;
  /** What ran: the program's name and its arguments. */
  command: string;
  /** What's wrong, to complete a sentence that starts with the command: `ended with exit code 1`. */
  problem: string;
  /** The file with the expected result, relative to the project's folder. */
  expectation: string;
  /** What to do if the program is correct. */
  otherwise: string;
}

/** The message of a failing sample, shown before the difference: what failed, where that's specified, and the fix. */
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
