/** A file that takes too much to read. Its message is for whoever reads the file, and names the limit. */
export class OverLimit extends Error {
  override name = 'OverLimit';
}
