/** Something can't run on this machine. That isn't a failure; the summary lists the reason. */
export class LeftOut extends Error {
  override name = 'LeftOut';
}
