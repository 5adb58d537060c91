/** A vendor turns away our key, or knows nothing of what the settings name: trying again changes nothing until the owner mends it. */
export class AccountRefused extends Error {
  override readonly name = "AccountRefused";
  constructor(vendor: string, status: number) {
    super(`${vendor} refuses our account or list: status ${status}`);
  }
}
